"""Builds the extension during set-up with whatever the machine offers; standard library only."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Sequence
from pathlib import Path

ZIG = "ziglang==0.17.0"
# With the hashes of its files; set-up keeps those of all its tools in one place.
ZIG_LOCK = [
    "--require-hashes",
    "-r",
    str(Path(__file__).resolve().parents[1] / "bootstrap" / "pinned-zig.lock"),
]
COMPILERS = ("cc", "gcc", "clang")
# What a build that failed may have lacked, as the exit code of `python -m native`.
FAILED, NO_HEADERS, NO_COMPILER = 1, 3, 4
WITHOUT = """\
!!! The rules could not be compiled: {fault}
!!! Everything works without that, but bots and simulations are about a hundred times slower,
!!! and Expert and Master play like Regular. To fix it: {command}"""

Install = Callable[[list[str]], None]


class Machine:
    """What the machine offers: a Python with Cython, and ways to install Python and Debian packages."""

    def __init__(self, python: str, root: Path, install: Install, install_debian: Install | None) -> None:
        self.python = python
        self.root = root
        self.install = install
        self.install_debian = install_debian
        self.said = ""

    def build(self) -> int:
        """Try to build; the exit code tells what was missing."""
        command = [self.python, "-m", "native"]
        run = subprocess.run(command, cwd=self.root, capture_output=True, encoding="utf-8", errors="replace")
        self.said = run.stderr.strip() or run.stdout.strip()
        return run.returncode

    def remedies(self, code: int) -> Sequence[Callable[[], None]]:
        """What could provide what is missing, the lightest first."""
        zig = lambda: self.install(ZIG_LOCK)  # noqa: E731 - a name for a remedy
        debian = [self.install_debian_packages] if self.install_debian else []
        return debian if code == NO_HEADERS else [zig, *debian]

    def install_debian_packages(self) -> None:
        """Install Python's headers and a C compiler, whichever is missing."""
        assert self.install_debian is not None
        self.install_debian(missing_packages())


def missing_packages() -> list[str]:
    """The Debian packages that building needs and that are not there."""
    compiler = any(map(shutil.which, COMPILERS))
    headers = (Path(sysconfig.get_path("include")) / "Python.h").is_file()
    development = "python{}.{}-dev".format(*sys.version_info)
    return ([] if compiler else ["gcc", "libc6-dev"]) + ([] if headers else [development])


def compile_rules(machine: Machine, fault: type[Exception]) -> str | None:
    """Build the extension, installing what is missing; return what to tell people if nothing helps."""
    code = machine.build()
    if code == 0:
        return None
    for remedy in machine.remedies(code):
        try:
            remedy()
        except fault:
            continue
        if machine.build() == 0:
            return None
    return WITHOUT.format(fault=machine.said, command=mend_command(code))


def mend_command(code: int) -> str:
    """The one command that fixes a build on this kind of machine."""
    packages = missing_packages() if shutil.which("apt-get") else []
    again = f"{Path(sys.executable).name} run.py setup"
    if packages:
        return f"sudo apt-get install {shlex.join(packages)} && {again}"
    return again if code == FAILED else f"install a C compiler and Python's headers, then {again}"
