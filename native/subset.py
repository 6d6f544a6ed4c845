"""The subset of Python that can be compiled; whatever else is used is refused by file, line and sentence."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from native.sources import Function, NotCompilable, Sources

OBJECTS = "makes a Python object; use a record's fields or an array that the caller passes"
RAISES = "raises, which compiled code cannot; return a number and let the caller refuse"
TEXT = "is text; compiled code knows numbers only"
SCOPES = "has no place in compiled code; write a plain function"
REFUSED: dict[type[ast.AST], str] = {
    **dict.fromkeys((ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp), f"{OBJECTS}, in a loop"),
    **dict.fromkeys((ast.List, ast.Dict, ast.Set), OBJECTS),
    **dict.fromkeys((ast.JoinedStr, ast.FormattedValue), TEXT),
    **dict.fromkeys((ast.Raise, ast.Assert, ast.Try, ast.TryStar), RAISES),
    **dict.fromkeys((ast.Lambda, ast.FunctionDef, ast.ClassDef, ast.AsyncFunctionDef), SCOPES),
    **dict.fromkeys((ast.Global, ast.Nonlocal, ast.Import, ast.ImportFrom, ast.Delete, ast.With), SCOPES),
    **dict.fromkeys((ast.Yield, ast.YieldFrom, ast.Await), SCOPES),
    ast.Slice: "is a slice, which makes a Python object; copy in a loop",
    ast.NamedExpr: "assigns inside an expression; write two statements",
    ast.Match: "is a match statement; write if and elif",
    ast.Starred: "unpacks with *; name what is passed",
    ast.Pow: "is a power; multiply, or shift for powers of two",
    ast.MatMult: "is a matrix product; write the loops",
    ast.Is: "compares identity; compare numbers with ==",
    ast.IsNot: "compares identity; compare numbers with !=",
}
ALLOWED = (
    ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Expr, ast.If, ast.While, ast.For, ast.Return,
    ast.Break, ast.Continue, ast.Pass, ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp,
    ast.Call, ast.Attribute, ast.Subscript, ast.Name, ast.Constant, ast.Tuple,
    ast.operator, ast.unaryop, ast.boolop, ast.cmpop, ast.expr_context,
)  # fmt: skip
READING = (ast.Attribute, ast.Subscript, ast.Call)
# What the unit has in C instead of what the interpreter runs.
BY_HAND = ("lowest_bit", "count_bits", "copy_state")
BUILTINS = ("range", "len", "min", "max", "int", "sqrt")


def check(sources: Sources) -> None:
    """Refuse the sources, with every reason at once, unless all of them can be compiled."""
    found = [
        reason
        for function in sources.functions
        if function.node.name not in BY_HAND
        for reason in complaints(function, sources)
    ]
    found += same_names(sources.functions)
    found += disorders(sources.functions)
    if found:
        raise NotCompilable("\n".join(found))


def complaint(function: Function, node: ast.AST, sentence: str) -> str:
    """Where something stands, and what is wrong with it."""
    line = getattr(node, "lineno", function.node.lineno)
    return f"{function.path}:{line}: {sentence}"


def complaints(function: Function, sources: Sources) -> Iterator[str]:
    """Why one function cannot be compiled."""
    node = function.node
    yield from signature_complaints(function)
    known = {other.node.name for other in sources.functions} | {*BUILTINS, *BY_HAND}
    for statement in body_of(node):
        for part in ast.walk(statement):
            if sentence := sentence_for(part, known):
                place = part if isinstance(part, ast.expr | ast.stmt) else statement
                source = ast.unparse(place).partition("\n")[0]
                yield complaint(function, place, f"`{source}` {sentence}")


def body_of(node: ast.FunctionDef) -> list[ast.stmt]:
    """The statements of a function after its docstring."""
    return node.body[1:] if ast.get_docstring(node) is not None else node.body


def signature_complaints(function: Function) -> Iterator[str]:
    """What is wrong with a function's head."""
    node, arguments = function.node, function.node.args
    if (
        node.decorator_list
        or arguments.vararg
        or arguments.kwarg
        or arguments.kwonlyargs
        or arguments.defaults
    ):
        yield complaint(function, node, f"`{node.name}` may have plain parameters only, without defaults")
    if node.returns is None or any(parameter.annotation is None for parameter in arguments.args):
        yield complaint(function, node, f"`{node.name}` must say the types of its parameters and its result")


def sentence_for(part: ast.AST, known: set[str]) -> str | None:
    """What is wrong with a part of a function, if anything is."""
    if type(part) in REFUSED:
        return REFUSED[type(part)]
    if not isinstance(part, ALLOWED):
        return "cannot be compiled"
    if isinstance(part, ast.Constant) and not isinstance(part.value, int | float):
        return TEXT if isinstance(part.value, str) else "is no number"
    if isinstance(part, ast.Assign) and len(part.targets) > 1:
        return "assigns to two names; write two statements"
    if isinstance(part, ast.For) and (part.orelse or not is_range(part.iter)):
        return "must loop over range(...); index the array with the number"
    if isinstance(part, ast.Compare):
        return comparison_sentence(part)
    return call_sentence(part, known) if isinstance(part, ast.Call) else None


def is_range(node: ast.expr) -> bool:
    """Whether an expression is a call of `range`."""
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "range"


def comparison_sentence(node: ast.Compare) -> str | None:
    """`in` needs a tuple, which becomes a few comparisons."""
    for operator, right in zip(node.ops, node.comparators, strict=True):
        if isinstance(operator, ast.In | ast.NotIn) and not isinstance(right, ast.Tuple):
            return "looks into an array; write a loop, or list the numbers in a tuple"
    return None


def call_sentence(node: ast.Call, known: set[str]) -> str | None:
    """A call goes by position to a function that is compiled, too."""
    if not isinstance(node.func, ast.Name):
        return "calls a method; write a function"
    if node.keywords:
        return "passes an argument by name; pass it by position"
    if node.func.id not in known:
        return f"calls {node.func.id}, which is not compiled"
    return None


def same_names(functions: list[Function]) -> Iterator[str]:
    """Functions of all modules share one unit, so a name belongs to one of them."""
    first: dict[str, Function] = {}
    for function in functions:
        other = first.setdefault(function.node.name, function)
        if other is not function:
            sentence = f"`{function.node.name}` is also the name of a function in {other.path}; rename one"
            yield complaint(function, function.node, sentence)


def calls(node: ast.AST) -> set[str]:
    """The names of the functions that are called somewhere in a node."""
    return {ast.unparse(part.func) for part in ast.walk(node) if isinstance(part, ast.Call)}


def writers(functions: list[Function]) -> set[str]:
    """The functions that write to memory, themselves or through what they call."""
    stored = (ast.Attribute, ast.Subscript)
    found = {"copy_state"} | {
        function.node.name
        for function in functions
        for part in ast.walk(function.node)
        if isinstance(part, stored) and isinstance(part.ctx, ast.Store)
    }
    called = {function.node.name: calls(function.node) for function in functions}
    while more := {name for name, names in called.items() if names & found} - found:
        found |= more
    return found


def disorders(functions: list[Function]) -> Iterator[str]:
    """Operands that read what another operand may write: Python goes from left to right, C as it likes."""
    writing = writers(functions)
    ordered = (ast.BinOp, ast.Compare, ast.Call, ast.AugAssign, ast.Assign)
    for function in functions:
        for node in ast.walk(function.node):
            if isinstance(node, ordered) and is_disorderly(node, writing):
                sentence = f"`{ast.unparse(node)}` depends on which side goes first; write two statements"
                yield complaint(function, node, sentence)


def is_disorderly(node: ast.AST, writing: set[str]) -> bool:
    """Whether one operand may write while another one reads memory."""
    sides = [part for side in ast.iter_child_nodes(node) for part in operands(node, side)]
    reading = sum(any(isinstance(part, READING) for part in ast.walk(side)) for side in sides)
    return reading > 1 and any(calls(side) & writing for side in sides)


def operands(node: ast.AST, side: ast.AST) -> list[ast.expr]:
    """A side of an operation; of the target of an assignment only what says where it is."""
    if isinstance(node, ast.Assign) and side in node.targets:
        return [part.slice for part in ast.walk(side) if isinstance(part, ast.Subscript)]
    return [side] if isinstance(side, ast.expr) else []
