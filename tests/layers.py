"""The guard of the layers: what a module uses, and what of that it may not use."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

PACKAGE = "farebox"

# A layer imports only what stands above it here; two on one line do not know each other.
ORDER = (
    ("errors", "version"),
    ("locales",),
    ("cities",),
    ("rules", "drawing"),
    ("engine",),
    ("game",),
    ("bots",),
    ("arena", "server"),
    ("learning", "playtesting"),
    ("cli",),
    ("__main__",),
)
RANKS = {layer: rank for rank, layers in enumerate(ORDER) for layer in layers}
OUTSIDE = ("server", "cli", "__main__")

# The rules are plain Python: they run where nothing is installed, and are compiled unchanged.
NOT_IN_RULES = ("numpy", "cython")

CLOCK = ("time", "datetime")
DISK = (
    "builtins.open", "glob", "importlib.resources", "io", "os", "pathlib", "shutil", "sqlite3", "tempfile",
)  # fmt: skip
NETWORK = ("asyncio", "http", "socket", "socketserver", "ssl", "subprocess", "urllib")
CHANCE = ("random", "secrets", "uuid", "numpy.random")
WORLD = CLOCK + DISK + NETWORK + CHANCE

# Classes that carry their own seed, and names that only say a type.
HARMLESS = ("random.Random", "numpy.random.Generator", "numpy.random.PCG64", "numpy.random.SeedSequence")

BUILTINS = {"open": "builtins.open", "__import__": "builtins.__import__"}
IMPORTERS = ("builtins.__import__", "importlib.import_module")


class Exemption(NamedTuple):
    """What one module may use of the world, and why."""

    uses: tuple[str, ...]
    reason: str


EXEMPTIONS = {
    "farebox.cities.load": Exemption(("importlib.resources",), "reads the cities of the package"),
    "farebox.cities.guides": Exemption(("importlib.resources",), "reads the guided games of the package"),
    "farebox.cities.artwork": Exemption(("importlib.resources",), "reads themes and icons"),
    "farebox.cities.checks.artwork": Exemption(("importlib.resources",), "reads themes and icons"),
    "farebox.cities.checks.partial_city": Exemption(("importlib.resources",), "names the type of a folder"),
    "farebox.cities.checks.source": Exemption(("pathlib", "importlib.resources"), "reads city files"),
    "farebox.cities.check": Exemption(("importlib.resources",), "names the type of a folder"),
    "farebox.drawing.city_files": Exemption(("pathlib", "importlib.resources"), "reads city files"),
    "farebox.locales": Exemption(("importlib.resources",), "reads the catalogues of texts"),
    "farebox.locales.rules_page": Exemption(("importlib.resources",), "reads the sections of the rules page"),
    "farebox.engine.native": Exemption(("pathlib", "os"), "looks whether the extension fits the sources"),
    "farebox.game.records": Exemption(("pathlib", "os"), "saves and loads record files"),
    "farebox.bots.own": Exemption(("pathlib",), "loads bots from Python files"),
    "farebox.bots.weights": Exemption(("pathlib", "importlib.resources"), "reads the weights of nets"),
    "farebox.arena.files": Exemption(("pathlib",), "saves and loads the files of matches"),
    "farebox.arena.joining": Exemption(("os", "socket", "tempfile"), "joins a cluster"),
    "farebox.arena.match": Exemption(("pathlib",), "keeps a match in a file"),
    "farebox.arena.play": Exemption(("os",), "counts cores"),
    "farebox.arena.simulation": Exemption(("pathlib",), "keeps the records of its games in a folder"),
    "farebox.learning.checkpoints": Exemption(("pathlib",), "keeps a training in a file"),
    "farebox.playtesting.progress": Exemption(("pathlib",), "keeps a playtest in a file"),
    "farebox.playtesting.run": Exemption(("pathlib",), "continues a playtest from a file"),
    "farebox.playtesting.report": Exemption(("pathlib",), "keeps a playtest in a file"),
    "farebox.playtesting.yardsticks": Exemption(("importlib.resources",), "reads the measured yardsticks"),
    "farebox.bots.external": Exemption(("pathlib.PurePath",), "takes paths apart; touches no disk"),
    "farebox.bots.process": Exemption(
        ("os", "shutil", "subprocess"),
        "an external bot is a process with time limits",
    ),
}


def within(name: str, roots: Iterable[str]) -> bool:
    """Whether a dotted name is one of the roots or lies below one."""
    return any(name == root or name.startswith(f"{root}.") for root in roots)


def layer_of(module: str) -> str:
    """The layer of a module of the package; the package itself is its own, outermost face."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else PACKAGE


def breaches(module: str, uses: Iterable[str]) -> list[str]:
    """Why a module may not use what it uses, one line a breach; none is as it should be."""
    layer = layer_of(module)
    found = []
    for name in sorted(set(uses)):
        if within(name, [PACKAGE]):
            found += layer_breaches(module, layer, name)
        elif layer == "rules" and within(name, NOT_IN_RULES):
            found.append(f"{module} uses {name}: the rules are plain Python")
        elif layer not in (*OUTSIDE, PACKAGE) and touches_world(module, name):
            found.append(f"{module} uses {name}: clock, disk, network and chance come in as arguments")
    return found


def layer_breaches(module: str, layer: str, name: str) -> list[str]:
    """The breach, if any, of a module that uses a name of the package."""
    if layer == PACKAGE:
        return []
    target = layer_of(name)
    if target not in RANKS or layer not in RANKS:
        return [f"{module} uses {name}: not in a known layer"]
    if target == layer or RANKS[target] < RANKS[layer]:
        return []
    return [f"{module} uses {name}: {layer} stands before {target}"]


def touches_world(module: str, name: str) -> bool:
    """Whether a name reaches clock, disk, network or chance without an exemption for the module."""
    exempt = EXEMPTIONS[module].uses if module in EXEMPTIONS else ()
    return within(name, WORLD) and not within(name, (*HARMLESS, *exempt))


def module_name(source: Path, file: Path) -> str:
    """The dotted name of a file below the source folder."""
    parts = file.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules(source: Path) -> dict[str, Path]:
    """Every module below a source folder."""
    return {module_name(source, file): file for file in sorted(source.rglob("*.py"))}


def uses_of(source: Path, file: Path) -> set[str]:
    """Every dotted name that a file imports, reaches through an import or opens as a file."""
    name = module_name(source, file)
    package = name if file.name == "__init__.py" else name.rpartition(".")[0]
    nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    imports = [found for node in nodes for found in imported(node, package)]
    known = BUILTINS | {local: meaning for local, meaning, _ in imports}
    inner = {id(node.value) for node in nodes if isinstance(node, ast.Attribute)}
    outermost = [node for node in nodes if id(node) not in inner]
    return {use for *_, use in imports} | {use for node in outermost for use in reached(node, known)}


class Import(NamedTuple):
    """One name bound by an import: the local name, what it means, and what was imported for it."""

    local: str
    meaning: str
    use: str


def imported(node: ast.AST, package: str) -> Iterator[Import]:
    """What an import statement binds, with relative imports resolved."""
    if isinstance(node, ast.Import):
        for alias in node.names:
            top = alias.name.partition(".")[0]
            yield Import(alias.asname or top, alias.name if alias.asname else top, alias.name)
    if isinstance(node, ast.ImportFrom):
        base = package.rsplit(".", node.level - 1)[0] if node.level else ""
        origin = ".".join(part for part in (base, node.module) if part)
        for alias in node.names:
            name = f"{origin}.{alias.name}"
            yield Import(alias.asname or alias.name, name, name)


def reached(node: ast.AST, known: dict[str, str]) -> Iterator[str]:
    """The dotted name behind `alias.name.name`, or the one that a call imports by a text."""
    if isinstance(node, ast.Name | ast.Attribute) and (name := dotted(node, known)):
        yield name
    if isinstance(node, ast.Call) and dotted(node.func, known) in IMPORTERS:
        yield from (str(argument.value) for argument in node.args if isinstance(argument, ast.Constant))


def dotted(node: ast.expr, known: dict[str, str]) -> str:
    """The dotted name of an expression that starts at an imported name, or nothing."""
    if isinstance(node, ast.Name):
        return known.get(node.id, "")
    if isinstance(node, ast.Attribute) and (base := dotted(node.value, known)):
        return f"{base}.{node.attr}"
    return ""
