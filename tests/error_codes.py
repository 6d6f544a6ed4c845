"""The errors that the source can raise: their codes and facts, read from its text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from farebox import errors

SOURCE = Path(__file__).parents[1] / "src" / "farebox"
ERRORS = {
    name
    for name, value in vars(errors).items()
    if isinstance(value, type) and issubclass(value, errors.FareboxError)
}


def raised_errors(*folders: str) -> dict[str, set[frozenset[str]]]:
    """The codes in the modules of some folders, each with the sets of facts it comes with."""
    found: dict[str, set[frozenset[str]]] = {}
    for folder in folders:
        for file in sorted((SOURCE / folder).rglob("*.py")):
            for code, facts in errors_in(ast.parse(file.read_text(encoding="utf-8"))):
                found.setdefault(code, set()).add(facts)
    return found


def errors_in(tree: ast.Module) -> Iterator[tuple[str, frozenset[str]]]:
    """The errors of a module; a code may also be given to a function that makes the error."""
    makers = dict(error_makers(tree))
    for call in calls(tree):
        name = called(call)
        if name in ERRORS:
            facts = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
            yield from ((code, facts) for code in texts(call.args[0]))
        elif name in makers:
            yield from ((code, makers[name]) for argument in call.args for code in texts(argument))


def error_makers(tree: ast.Module) -> Iterator[tuple[str, frozenset[str]]]:
    """The functions that get the code of an error as an argument, with the facts they add."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and "code" in [argument.arg for argument in node.args.args]:
            for call in calls(node):
                if called(call) in ERRORS and isinstance(call.args[0], ast.Name):
                    yield node.name, frozenset(keyword.arg for keyword in call.keywords if keyword.arg)


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def texts(argument: ast.expr) -> Iterator[str]:
    """The texts an argument may have."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    if isinstance(argument, ast.IfExp):
        yield from texts(argument.body)
        yield from texts(argument.orelse)
