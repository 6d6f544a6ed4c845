"""Wheels for other systems than this one: zig compiles and links for them, against the stable ABI.

The C file is the same everywhere. Python's headers are those of this Python; only the file that describes
the system's types differs, and for Windows we write it ourselves. The wheels that are released are built on
the systems themselves (`run.py wheel --everywhere`); these show that the sources compile there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NamedTuple

from farebox.version import VERSION
from native.build import FLAGS, LINUX_LIBRARY, ROOT, STABLE_ABI, run, write_c

TARGET = "FAREBOX_TARGET"


class CrossError(Exception):
    """Why the wheels of other systems cannot be built, for people."""


class System(NamedTuple):
    """What zig calls a system, the tag of its wheels, and how an extension is linked there."""

    zig: str
    tag: str
    file: str
    library: tuple[str, ...]


MACOS_LIBRARY = ("-shared", "-undefined", "dynamic_lookup", "-s")
WINDOWS_LIBRARY = ("-shared", "-s", "-L.", "-lpython3")
SYSTEMS = {
    "linux-aarch64": System(
        "aarch64-linux-gnu.2.17", "manylinux_2_17_aarch64", "_native.abi3.so", LINUX_LIBRARY
    ),
    "linux-x86_64": System(
        "x86_64-linux-gnu.2.17", "manylinux_2_17_x86_64", "_native.abi3.so", LINUX_LIBRARY
    ),
    "macos-arm64": System("aarch64-macos.11.0", "macosx_11_0_arm64", "_native.abi3.so", MACOS_LIBRARY),
    "macos-x86_64": System("x86_64-macos.11.0", "macosx_11_0_x86_64", "_native.abi3.so", MACOS_LIBRARY),
    "windows-x86_64": System("x86_64-windows-gnu", "win_amd64", "_native.pyd", WINDOWS_LIBRARY),
}
# What Python's headers ask about 64-bit Windows, where a long has four bytes; the others are as here.
WINDOWS_TYPES = {
    **dict.fromkeys(("SHORT", "WCHAR_T"), 2),
    **dict.fromkeys(("INT", "LONG", "FLOAT", "OFF_T", "PID_T"), 4),
    **dict.fromkeys(("LONG_LONG", "VOID_P", "SIZE_T", "TIME_T", "DOUBLE", "FPOS_T"), 8),
}
WINDOWS_FACTS = (
    "MS_WIN32", "MS_WINDOWS", "MS_WIN64", "NT_THREADS", "Py_ENABLE_SHARED", "HAVE_DECLSPEC_DLL",
    "HAVE_STDARG_PROTOTYPES", "HAVE_SYS_STAT_H", "HAVE_SYS_TYPES_H", "HAVE_STDDEF_H", "HAVE_WCHAR_H",
)  # fmt: skip


def zig(*arguments: str) -> list[str]:
    """A command of zig."""
    return [sys.executable, "-m", "ziglang", *arguments]


def windows_config() -> str:
    """The `pyconfig.h` of 64-bit Windows, as far as the stable ABI reads it."""
    sizes = (f"#define SIZEOF_{name} {size}" for name, size in WINDOWS_TYPES.items())
    facts = (f"#define {name} 1" for name in WINDOWS_FACTS)
    return "\n".join([*sizes, *facts, ""])


def write_import_library(folder: Path) -> None:
    """Write `libpython3.a`, which says that the names of the stable ABI are in python3.dll."""
    import abi3info

    functions = sorted(f"  {symbol.name}" for symbol in abi3info.FUNCTIONS)
    datas = sorted(f"  {symbol.name} DATA" for symbol in abi3info.DATAS)
    lines = ["LIBRARY python3.dll", "EXPORTS", *functions, *datas, ""]
    (folder / "python3.def").write_text("\n".join(lines), encoding="ascii")
    run(zig("dlltool", "-m", "i386:x86-64", "-d", "python3.def", "-l", "libpython3.a"), folder)


def build_for(name: str, folder: Path) -> Path:
    """Build the extension for another system in a folder."""
    system = SYSTEMS[name]
    source = write_c(folder)
    # A copy, since the headers find the description of the system beside themselves.
    headers = Path(shutil.copytree(sysconfig.get_path("include"), folder / "include"))
    if system.zig.endswith("windows-gnu"):
        (headers / "pyconfig.h").write_text(windows_config(), encoding="ascii")
        write_import_library(folder)
    compiler = zig("cc", "-target", system.zig, "-mcpu=baseline", *FLAGS, *STABLE_ABI)
    run([*compiler, "-Iinclude", source.name, "-o", system.file, *system.library], folder)
    return folder / system.file


def build_all(folder: Path) -> list[Path]:
    """A wheel for every system; each one that cannot be built is named."""
    folder.mkdir(exist_ok=True)
    failed = []
    for name in SYSTEMS:
        command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory"]
        variables = {**os.environ, TARGET: name, "FAREBOX_REQUIRE_NATIVE": "1", "FAREBOX_REQUIRE_PAGES": "1"}
        done = subprocess.run([*command, str(folder)], cwd=ROOT, env=variables)
        failed += [name] if done.returncode else []
    if failed:
        raise CrossError(f"no wheel for: {', '.join(failed)}")
    return [
        wheel for system in SYSTEMS.values() for wheel in folder.glob(f"farebox-{VERSION}-*-{system.tag}.whl")
    ]
