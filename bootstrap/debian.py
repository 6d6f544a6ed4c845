"""Debian packages: installed if we may, otherwise named."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from pathlib import Path

from bootstrap.shell import Failure, call, step

TEST_PROGRAMS = {
    "postgresql": ["initdb"],
    "chromium": ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    "firefox-esr": ["firefox-esr", "firefox"],
    "webkit2gtk-driver": ["WebKitWebDriver"],
    "xvfb": ["Xvfb"],
    "iproute2": ["ip"],
    "nginx-light": ["nginx"],
    "caddy": ["caddy"],
}
# With it the browser tests take half the time; not every system has it, and nothing fails without it.
FASTER_PROGRAMS = {"chromium-headless-shell": ["chromium-headless-shell"]}
# Libraries of the system's Python, in which a window around WebKitGTK is opened.
TEST_LIBRARIES = {
    "python3-gi": "lib/python3/dist-packages/gi",
    "gir1.2-webkit2-4.1": "lib/*/girepository-1.0/WebKit2-4.1.typelib",
}


def can_install_debian_packages() -> bool:
    """Whether this is Debian or a derivative, and we are root."""
    return os.name != "nt" and shutil.which("apt-get") is not None and os.geteuid() == 0


def install_debian_packages(packages: list[str], root: Path) -> None:
    """Install packages of the system."""
    with step(f"installing the Debian packages {' '.join(packages)}"):
        call(["apt-get", "update"], root)
        call(["apt-get", "install", "--yes", "--no-install-recommends", *packages], root)


def ensure_pip_can_be_installed(root: Path) -> None:
    """Debian keeps `ensurepip`, which `venv` needs, in a package of its own."""
    if importlib.util.find_spec("ensurepip") is not None:
        return
    package = "python{}.{}-venv".format(*sys.version_info)
    if not can_install_debian_packages():
        raise Failure(f"Python's venv is incomplete; on Debian or Ubuntu: sudo apt-get install {package}")
    install_debian_packages([package], root)


def is_installed(programs: list[str]) -> bool:
    """Whether one of some programs is there; Debian keeps those of PostgreSQL out of the search path."""
    folders = [os.environ.get("PATH", ""), "/usr/sbin", *map(str, Path("/usr/lib/postgresql").glob("*/bin"))]
    return any(shutil.which(program, path=os.pathsep.join(folders)) for program in programs)


def missing_of(wanted: dict[str, list[str]]) -> list[str]:
    """The packages of which no program is installed."""
    return [package for package, programs in wanted.items() if not is_installed(programs)]


def are_installed_now(packages: list[str], root: Path) -> bool:
    """Install packages; if that fails, say why."""
    try:
        install_debian_packages(packages, root)
    except Failure as failure:
        print(failure, flush=True)
        return False
    return True


def ensure_programs_of_the_tests(root: Path) -> None:
    """Some tests need a real PostgreSQL or browser: install them if we may, else say what is missing."""
    missing = missing_of(TEST_PROGRAMS)
    missing += [package for package, path in TEST_LIBRARIES.items() if not any(Path("/usr").glob(path))]
    faster = missing_of(FASTER_PROGRAMS)
    if can_install_debian_packages():
        attempts = [[*missing, *faster], missing] if faster else [missing]
        if any(are_installed_now(packages, root) for packages in attempts if packages):
            return
    if missing:
        print(
            f"!!! NOT INSTALLED: {', '.join(missing)}. The tests that need them are skipped, or fail in CI."
        )
        print(f"!!! On Debian or Ubuntu: sudo apt-get install {' '.join(missing)}", flush=True)
