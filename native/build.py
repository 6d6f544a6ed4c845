"""Building the extension: Cython makes one C file of the sources, a C compiler makes the extension of it."""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from native.ready import COMPILERS, FAILED, NO_COMPILER, NO_HEADERS
from native.sources import NotCompilable, read_sources
from native.unit import write_unit

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "farebox"
PLACE = "engine"
MODULE = "_native"
# Python 3.11: the first whose stable ABI has the buffer protocol.
STABLE_ABI = ("-DPy_LIMITED_API=0x030B0000", "-DCYTHON_LIMITED_API=1")
# No fused multiply-add, which rounds once instead of twice, and no undefined overflow: the same numbers from
# every compiler. Code for any processor of the kind, not only for the one that builds it.
ARITHMETIC = ("-fwrapv", "-ffp-contract=off")
# The library's memcpy uses what the processor has, which halves the time to clone a game.
FLAGS = ("-O3", *ARITHMETIC, "-fno-builtin-memcpy", "-w", "-fvisibility=hidden")
ZIG_FLAGS = ("-mcpu=baseline",)
LINUX_LIBRARY = ("-shared", "-fPIC", "-s", "-lm")
LIBRARY = {"darwin": ("-bundle", "-undefined", "dynamic_lookup"), "win32": ("-shared", "-s")}
Command = Sequence[str]


class BuildError(Exception):
    """Why the extension could not be built, for people; `code` says what is missing."""

    def __init__(self, sentence: str, code: int = FAILED) -> None:
        super().__init__(sentence)
        self.code = code


def has_stable_abi() -> bool:
    """Whether this Python loads extensions of the stable ABI; a free-threaded one does not."""
    return not sysconfig.get_config_var("Py_GIL_DISABLED")


def file_name() -> str:
    """The name of the extension's file for this Python."""
    if not has_stable_abi():
        return f"{MODULE}{sysconfig.get_config_var('EXT_SUFFIX')}"
    return f"{MODULE}.pyd" if sys.platform == "win32" else f"{MODULE}.abi3.so"


def has_headers() -> bool:
    """Whether Python's own headers are there; Debian keeps them in a package of their own."""
    return (Path(sysconfig.get_path("include")) / "Python.h").is_file()


def compilers() -> Iterator[Command]:
    """The C compilers to try: the one that CC names, those of the system, and zig if it is installed."""
    if chosen := os.environ.get("CC"):
        yield shlex.split(chosen)
    elif sys.platform != "win32":
        yield from ([path] for name in COMPILERS if (path := shutil.which(name)))
    if importlib.util.find_spec("ziglang") is not None:
        yield [sys.executable, "-m", "ziglang", "cc", *ZIG_FLAGS]


def run(command: Command, folder: Path) -> None:
    """Run a step of the build; if it fails, the error holds what it said."""
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as fault:
        raise BuildError(f"{command[0]} cannot be started: {fault}") from fault
    if done.returncode != 0:
        raise BuildError(f"{shlex.join(command)}\n{(done.stdout + done.stderr).strip()}")


def write_c(folder: Path, package: Path = PACKAGE) -> Path:
    """Write the C file of the extension."""
    try:
        (folder / f"{MODULE}.pyx").write_text(write_unit(read_sources(package)), encoding="utf-8")
    except NotCompilable as fault:
        raise BuildError(f"These sources cannot be compiled:\n{fault}") from fault
    if importlib.util.find_spec("Cython") is None:
        raise BuildError("Cython is not installed.")
    run([sys.executable, "-m", "cython", "-Werror", f"{MODULE}.pyx"], folder)
    return folder / f"{MODULE}.c"


def compile_c(source: Path, compiler: Command, flags: Command = FLAGS) -> Path:
    """Compile the C file into an extension beside it."""
    built = source.with_name(file_name())
    places = [f"-I{sysconfig.get_path('include')}", source.name, "-o", built.name]
    if sys.platform == "win32":
        places += [f"-L{Path(sys.base_prefix) / 'libs'}", "-lpython3" if has_stable_abi() else ""]
    library = LIBRARY.get(sys.platform, LINUX_LIBRARY)
    abi = STABLE_ABI if has_stable_abi() else ()
    run([*compiler, *flags, *abi, *places, *library], source.parent)
    return built


def build_extension(folder: Path, package: Path = PACKAGE) -> Path:
    """Build the extension in a folder with the first compiler that can."""
    if not has_headers():
        raise BuildError(f"Python.h is missing in {sysconfig.get_path('include')}.", NO_HEADERS)
    found = list(compilers())
    if not found:
        raise BuildError("No C compiler was found.", NO_COMPILER)
    source = write_c(folder, package)
    faults = []
    for compiler in found:
        try:
            return compile_c(source, compiler)
        except BuildError as fault:
            faults.append(str(fault))
    raise BuildError("\n".join(faults))


def build_in_place(package: Path = PACKAGE) -> Path:
    """Build the extension into the source tree, in one move."""
    target = package / PLACE / file_name()
    with tempfile.TemporaryDirectory(prefix="farebox-") as folder:
        built = build_extension(Path(folder), package)
        try:
            # Beside its target first: a rename is whole or nothing, within one file system.
            draft = target.with_suffix(".new")
            shutil.copyfile(built, draft)
            draft.replace(target)
        except OSError as fault:
            raise BuildError(f"{target} cannot be written: {fault}") from fault
    return target
