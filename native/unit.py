"""The sources as one unit for Cython: the same statements under C types, with every width written out.

Python's integers have no width. Compiled ones have 64 bits as soon as they are read, shifted or kept in a
local variable, whatever the width of the field they come from; only storing them makes them narrow. Divisions
round down as in Python, and Cython refuses what would need a Python object, since no function holds the GIL.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from textwrap import indent

from native.sources import Fields, Function, NotCompilable, Sources
from native.subset import BY_HAND, body_of, check
from native.types import FLOAT, INT, Type, common, field_type, type_of

HEAD = '''# cython: language_level=3, infer_types=False, cdivision=False, boundscheck=False, wraparound=False
# cython: warn.maybe_uninitialized=True, freethreading_compatible=True
"""The rules and the bots of Farebox, compiled."""
from cpython.buffer cimport PyBUF_ND, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer
from cython cimport address
from libc.math cimport sqrt
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t
from libc.string cimport memcpy
cdef extern from *:
    """
    static inline int64_t lowest_bit(int64_t mask) { return __builtin_ctzll((unsigned long long)mask); }
    static inline int64_t count_bits(int64_t mask) { return __builtin_popcountll((unsigned long long)mask); }
    """
    int64_t lowest_bit(int64_t mask) noexcept nogil
    int64_t count_bits(int64_t mask) noexcept nogil
    int64_t wide "(int64_t)" (int64_t number) noexcept nogil
    int64_t whole "(int64_t)" (double number) noexcept nogil
cdef void* memory_of(array, Py_ssize_t size, int64_t* length, int64_t* width) except NULL:
    cdef Py_buffer view
    PyObject_GetBuffer(array, &view, PyBUF_ND | PyBUF_WRITABLE)
    length[0] = view.shape[0]
    width[0] = view.shape[view.ndim - 1]
    PyBuffer_Release(&view)  # the caller holds the array until the call returns
    if view.itemsize != size:
        raise TypeError(f"items of {view.itemsize} bytes instead of {size}")
    return view.buf
'''
COPY = """cdef inline void copy_state(State* target, State* source) noexcept nogil:
    memcpy(target, source, sizeof(State))"""
SMALL = 1 << 31


class Translator(ast.NodeTransformer):
    """Rewrites the body of one function for Cython, and finds the types of its local variables."""

    def __init__(self, function: Function, sources: Sources) -> None:
        self.function = function
        self.sources = sources
        self.results = {other.node.name: other.node.returns for other in sources.functions}
        self.names: dict[str, Type] = {a.arg: type_of(a.annotation) for a in function.node.args.args}
        self.parameters = dict(self.names)

    def locals(self) -> dict[str, Type]:
        """The local variables, found since the body was translated."""
        return {name: kind for name, kind in self.names.items() if name not in self.parameters}

    def refuse(self, node: ast.AST, sentence: str) -> NotCompilable:
        """The error for a node."""
        line = getattr(node, "lineno", self.function.node.lineno)
        return NotCompilable(f"{self.function.path}:{line}: `{ast.unparse(node)}` {sentence}")

    # What type an expression of the source has.

    def kind(self, node: ast.expr) -> Type:
        """The type of an expression."""
        if isinstance(node, ast.Name):
            return self.kind_of_name(node)
        if isinstance(node, ast.Attribute):
            return self.kind_of_field(node)
        if isinstance(node, ast.Subscript):
            return self.kind_of_element(node)
        if isinstance(node, ast.Constant):
            return FLOAT if isinstance(node.value, float) else INT
        if isinstance(node, ast.Call):
            return self.kind_of_call(node)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div):
            return FLOAT
        if isinstance(node, ast.Compare):
            return INT
        parts = [part for part in ast.iter_child_nodes(node) if isinstance(part, ast.expr)]
        parts = [node.body, node.orelse] if isinstance(node, ast.IfExp) else parts
        return common(self.kind(part) for part in parts)

    def kind_of_name(self, node: ast.Name) -> Type:
        """The type of a variable or of a constant."""
        if node.id in self.names:
            return self.names[node.id]
        if node.id in self.sources.constants:
            value = self.sources.constants[node.id]
            number = FLOAT if has_float(value) else INT
            return number._replace(shape=(len(value),)) if isinstance(value, tuple) else number
        raise self.refuse(node, "is no number, variable or constant that compiled code knows")

    def kind_of_field(self, node: ast.Attribute) -> Type:
        """The type of a record's field."""
        record = self.kind(node.value)
        fields = self.sources.records.get(record.name, {})
        if node.attr not in fields:
            raise self.refuse(node, "is no field of a record")
        return field_type(fields[node.attr])

    def kind_of_element(self, node: ast.Subscript) -> Type:
        """The type of an element of an array."""
        array = self.kind(node.value)
        if not array.shape:
            raise self.refuse(node, "indexes what is no array")
        return array.element()

    def kind_of_call(self, node: ast.Call) -> Type:
        """The type of a function's result."""
        name = ast.unparse(node.func)
        if name in ("min", "max"):
            return common(self.kind(argument) for argument in node.args)
        if name in ("len", "int", "lowest_bit", "count_bits"):
            return INT
        return FLOAT if name == "sqrt" else type_of(self.results[name])

    # What is written for Cython.

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """A field; its number is widened when it is read."""
        kind = self.kind(node)
        self.generic_visit(node)
        return read(node, kind)

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """An element; of an array that was passed, its place."""
        array, kind = self.kind(node.value), self.kind(node)
        self.generic_visit(node)
        base, index = ast.unparse(node.value), ast.unparse(node.slice)
        if array.has_length():
            place = index if array.is_record else f"({index}) * {base}.width"
            return parsed(f"address({base}.at[{place}])")
        return read(node, kind)

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """A variable or a constant, which must be known."""
        if isinstance(node.ctx, ast.Load):
            self.kind_of_name(node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """A call; `len` and `int` are written out."""
        node.args = [self.visit(argument) for argument in node.args]
        name = ast.unparse(node.func)
        if name == "len":
            return parsed(f"{ast.unparse(node.args[0])}.length")
        return called("whole", *node.args) if name == "int" else node

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        """A number; a large one would be taken for one of 32 bits where a C long is that short."""
        large = type(node.value) is int and abs(node.value) >= SMALL
        return called("wide", node) if large else node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        """An operation; a constant that is shifted gets 64 bits first."""
        self.generic_visit(node)
        if isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Constant):
            node.left = called("wide", node.left)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.stmt:
        """An assignment, which may declare a local variable."""
        target = node.targets[0]
        if isinstance(target, ast.Tuple):
            assert isinstance(node.value, ast.Tuple)
            for name, value in zip(target.elts, node.value.elts, strict=True):
                self.declare(name, self.kind(value))
        else:
            self.declare(target, self.kind(node.value))
        self.generic_visit(node)
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.stmt:
        """`x += 1` as `x = x + 1`, so that a narrow field is widened before anything is done with it."""
        if isinstance(node.target, ast.Name):
            self.generic_visit(node)
            return node
        read_back = ast.parse(ast.unparse(node.target), mode="eval").body
        whole = ast.Assign([node.target], ast.BinOp(read_back, node.op, node.value), lineno=node.lineno)
        return self.visit_Assign(whole)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        """An assignment that says its type."""
        assert node.value is not None
        self.declare(node.target, type_of(node.annotation))
        return self.visit_Assign(ast.Assign([node.target], node.value, lineno=node.lineno))

    def visit_For(self, node: ast.For) -> ast.stmt:
        """A loop over numbers."""
        self.declare(node.target, INT)
        self.generic_visit(node)
        return node

    def declare(self, target: ast.expr, kind: Type) -> None:
        """Note the type of a local variable: numbers have 64 bits, whatever they are read from."""
        if not isinstance(target, ast.Name):
            return
        kind = INT if kind.is_number() and kind != FLOAT else kind
        known = self.names.setdefault(target.id, kind)
        if known != kind and not (known == FLOAT and kind == INT):
            raise self.refuse(target, "is a number here and something else before; use two names")


def has_float(value: object) -> bool:
    """Whether a constant is a float, or a row of floats."""
    return any(isinstance(number, float) for number in (value if isinstance(value, tuple) else (value,)))


def parsed(text: str) -> ast.expr:
    """An expression from its text."""
    return ast.parse(text, mode="eval").body


def called(name: str, *arguments: ast.expr) -> ast.expr:
    """A call."""
    return ast.Call(ast.Name(name), list(arguments), [])


def read(node: ast.Attribute | ast.Subscript, kind: Type) -> ast.expr:
    """A place in memory; if it is read and narrow, what lies there with 64 bits."""
    narrow = kind.is_number() and kind not in (INT, FLOAT)
    return called("wide", node) if narrow and isinstance(node.ctx, ast.Load) else node


def write_unit(sources: Sources) -> str:
    """The text for Cython."""
    check(sources)
    lines = [
        HEAD,
        f"SOURCES = {sources.hashes!r}",
        *records(sources.records),
        "SIZES = {" + ", ".join(f"{name!r}: sizeof({name})" for name in sources.records) + "}",
        *([COPY] if "State" in sources.records else []),
        *constants(sources),
    ]
    for function in sources.functions:
        if function.node.name not in BY_HAND:
            lines += definition(function, sources)
    return "\n".join(lines) + "\n"


def records(found: dict[str, Fields]) -> Iterator[str]:
    """The records, and arrays of records, grids and rows as they are passed in."""
    for number in ("int64_t", "double"):
        yield array_of(number)
    for name, fields in found.items():
        yield f"ctypedef struct {name}:"
        for field, spec in fields.items():
            kind = field_type(spec)
            yield f"    {kind.name} {field}" + "".join(f"[{number}]" for number in kind.shape)
        yield array_of(name)


def array_of(name: str) -> str:
    """An array that is passed together with its length."""
    return f"ctypedef struct {name}s:\n    {name}* at\n    int64_t length, width"


def constants(sources: Sources) -> Iterator[str]:
    """Numbers and rows of numbers, which the C compiler folds."""
    for name, value in sources.constants.items():
        kind = "double" if has_float(value) else "int64_t"
        row = f"[{len(value)}]" if isinstance(value, tuple) else ""
        text = "{" + ", ".join(map(repr, value)) + "}" if isinstance(value, tuple) else repr(value)
        yield (
            f'cdef extern from *:\n    """\n    static const {kind} {name}{row} = {text};\n    """\n'
            f"    {kind} {name}{row}"
        )


def definition(function: Function, sources: Sources) -> Iterator[str]:
    """A function for C and, if it is an entry point, one for Python that calls it without the GIL."""
    node, translator = function.node, Translator(function, sources)
    body = "\n".join(ast.unparse(translator.visit(line)) for line in body_of(node))
    result = type_of(node.returns).c()
    entry = node.name in sources.entry_points
    name = f"c_{node.name}" if entry else node.name
    parameters = ", ".join(f"{kind.c()} {word}" for word, kind in translator.parameters.items())
    yield f"# {function.path}:{node.lineno}"
    yield f"cdef inline {result} {name}({parameters}) noexcept nogil:"
    yield from (f"    cdef {kind.c()} {word}" for word, kind in translator.locals().items())
    yield indent(body, "    ")
    if entry:
        yield from entry_point(node, translator.parameters, result)


def entry_point(node: ast.FunctionDef, parameters: dict[str, Type], result: str) -> Iterator[str]:
    """A function for Python: it takes numbers and NumPy arrays, and refuses items of another size."""
    numbers = {word: kind.c() for word, kind in parameters.items() if kind.is_number()}
    heads = (f"{numbers[word]} {word}" if word in numbers else word for word in parameters)
    yield f"def {node.name}({', '.join(heads)}):"
    yield "    cdef int64_t length = 0, width = 0"
    if result != "void":
        yield f"    cdef {result} result"
    for word, kind in parameters.items():
        if kind.is_number():
            continue
        yield f"    cdef {kind.c()} c_{word}"
        if kind.has_length():
            place = f"memory_of({word}, sizeof({kind.name}), &c_{word}.length, &c_{word}.width)"
            yield f"    c_{word}.at = <{kind.name}*>{place}"
        else:
            yield f"    c_{word} = <{kind.name}*>memory_of({word}, sizeof({kind.name}), &length, &width)"
    for index in (word.arg for word in node.args.args if ast.unparse(word.annotation or word) == "Index"):
        yield f"    if not 0 <= {index} < c_games.length:\n        raise IndexError({index})"
    passed = ", ".join(word if word in numbers else f"c_{word}" for word in parameters)
    call = f"c_{node.name}({passed})"
    yield f"    with nogil:\n        {call if result == 'void' else f'result = {call}'}"
    if result != "void":
        yield "    return result"
