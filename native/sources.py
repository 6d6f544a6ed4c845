"""The sources of the extension: which modules, their functions, constants and records."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

# Their functions are compiled, those of `kernels` and `decide` as entry points; styles of bots are added.
COMPILED = (
    "rules/codes.py",
    "rules/bits.py",
    "rules/randomness.py",
    "rules/twins.py",
    "rules/cards.py",
    "rules/tickets.py",
    "rules/bonuses.py",
    "rules/scoring.py",
    "rules/turns.py",
    "rules/setup.py",
    "rules/legal.py",
    "rules/apply.py",
    "engine/kernels.py",
    "bots/arithmetic.py",
    "bots/kinds.py",
    "bots/planner_profiles.py",
    "bots/planning.py",
    "bots/concealment.py",
    "bots/determinization.py",
    "bots/gains.py",
    "bots/manners.py",
    "bots/trace.py",
    "bots/choice.py",
    "bots/profile_selection.py",
    "bots/rollouts.py",
    "bots/net.py",
    "bots/public_inputs.py",
    "bots/own_inputs.py",
    "bots/inputs.py",
    "bots/afterstates.py",
    "bots/leaf.py",
    "bots/sequential_halving.py",
    "bots/ismcts.py",
    "bots/learned.py",
    "bots/decide.py",
    "bots/outlook.py",
    "learning/self_play.py",
)
# These are read only for their constants and records.
TABLES = ("cities/schema.py", "rules/state.py", "rules/board.py", "bots/styles.py", "bots/workspace.py")
ENTRY_POINTS = "ENTRY_POINTS"
# The table of styles, and the functions whose bodies become one call for each of them.
STYLES_PATH, STYLES = "bots/styles.py", "STYLES"
DISPATCHED = {"style_prepare": "prepare", "style_score": "score"}

# A field is a number of bits, or the name of a float type, and a shape.
Field = tuple[int | str, tuple[int, ...]]
Fields = dict[str, Field]


class NotCompilable(Exception):
    """Compiled sources use what cannot be compiled, or what C would take otherwise than Python."""


class Function(NamedTuple):
    """A function to compile, and where it stands."""

    path: str
    node: ast.FunctionDef


class Sources(NamedTuple):
    """Everything that the extension is made of."""

    functions: list[Function]
    constants: dict[str, int | float | tuple[int | float, ...]]
    records: dict[str, Fields]
    entry_points: frozenset[str]
    hashes: dict[str, str]


class Module:
    """A parsed source file, and the values of its constants."""

    def __init__(self, package: Path, path: str) -> None:
        self.path = path
        text = (package / path).read_bytes()
        self.hash = hashlib.sha256(text).hexdigest()
        self.body = ast.parse(text, path).body
        self.values: dict[str, Any] = {}
        self.records: dict[str, str] = {}

    def read_values(self, known: dict[str, Module]) -> None:
        """Find the values of the constants; those of imported modules are known already."""
        names: dict[str, Any] = {}
        for node in self.body:
            if isinstance(node, ast.ImportFrom):
                names |= imported_values(node, known)
            for name, value in assigned(node):
                try:
                    code = compile(ast.Expression(value), self.path, "eval")
                    names[name] = self.values[name] = eval(code, {"__builtins__": {}}, names)
                except (NameError, TypeError, AttributeError):
                    continue  # not a constant of numbers; compiled code that uses it is refused
            if isinstance(node, ast.ClassDef) and (table := slots_of(node)):
                self.records[node.name] = table

    def functions(self) -> Iterator[Function]:
        """The functions that the module defines."""
        return (Function(self.path, node) for node in self.body if isinstance(node, ast.FunctionDef))


def imported_values(node: ast.ImportFrom, known: dict[str, Module]) -> dict[str, Any]:
    """The constants that an import brings."""
    path = (node.module or "").removeprefix("farebox.").replace(".", "/")
    inner = {alias.name: known.get(f"{path}/{alias.name}.py") for alias in node.names}
    modules = {name: Namespace(module.values) for name, module in inner.items() if module}
    module = known.get(f"{path}.py")
    values = module.values if module else {}
    return modules | {
        alias.asname or alias.name: values[alias.name] for alias in node.names if alias.name in values
    }


class Namespace:
    """A module as an expression sees it."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)


def assigned(node: ast.stmt) -> Iterator[tuple[str, ast.expr]]:
    """The constant, in capitals, that a statement sets."""
    target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
    value = getattr(node, "value", None)
    if isinstance(target, ast.Name) and target.id.isupper() and value is not None:
        yield target.id, value


def slots_of(node: ast.ClassDef) -> str | None:
    """The table of fields that a record's class takes its slots from."""
    for line in node.body:
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "__slots__":
            return ast.unparse(line.value).removeprefix("tuple(").removesuffix(")")
    return None


def is_number_or_row(value: object) -> bool:
    """Whether a value is a number or a tuple of numbers."""
    row = value if isinstance(value, tuple) else (value,)
    return all(isinstance(number, int | float) for number in row)


def styles_of(package: Path) -> tuple[str, ...]:
    """The styles of bots, as their files and functions are called."""
    table = Module(package, STYLES_PATH)
    table.read_values({})
    return tuple(name.replace("-", "_") for name in table.values[STYLES])


def compiled_paths(package: Path) -> tuple[str, ...]:
    """The modules whose functions are compiled."""
    return (*COMPILED, *(f"bots/{style}.py" for style in styles_of(package)))


def dispatched(function: Function, styles: Sequence[str]) -> Function:
    """A function that takes the place of a style last, as a ladder of calls to the styles' own functions."""
    node = function.node
    *words, style = (argument.arg for argument in node.args.args)
    result = "" if ast.unparse(node.returns or node) == "None" else "return "
    lines = [f"def {node.name}():"]
    for number, name in enumerate(styles):
        call = f"{name}_{DISPATCHED[node.name]}({', '.join(words)})"
        lines.append(f"    {'elif' if number else 'if'} {style} == {number}:\n        {result}{call}")
    lines += ["    return 0"] if result else []
    [written] = ast.parse("\n".join(lines)).body
    assert isinstance(written, ast.FunctionDef)
    node.body = written.body
    return function


def read_sources(
    package: Path, compiled: Sequence[str] | None = None, tables: Sequence[str] = TABLES
) -> Sources:
    """Parse every source of the extension."""
    styles = styles_of(package) if compiled is None else ()
    compiled = compiled_paths(package) if compiled is None else compiled
    known = {path: Module(package, path) for path in (*tables, *compiled)}
    for _ in range(2):  # a table may import from a module that stands after it
        for module in known.values():
            module.read_values(known)
    records = {
        name: module.values[table] for module in known.values() for name, table in module.records.items()
    }
    entries = {name for module in known.values() for name in module.values.get(ENTRY_POINTS, ())}
    functions = [
        dispatched(function, styles) if function.node.name in DISPATCHED else function
        for path in compiled
        for function in known[path].functions()
    ]
    hashes = {path: module.hash for path, module in known.items()}
    return Sources(functions, constants_of(known), records, frozenset(entries), hashes)


def constants_of(known: dict[str, Module]) -> dict[str, Any]:
    """The numbers and rows of numbers; a name has one value in all modules, since they become one unit."""
    found: dict[str, Any] = {}
    first: dict[str, str] = {}
    for module in known.values():
        for name, value in module.values.items():
            if not is_number_or_row(value):
                continue
            first.setdefault(name, module.path)
            if found.setdefault(name, value) != value:
                raise NotCompilable(f"{module.path}: {name} has another value in {first[name]}; rename one")
    return found
