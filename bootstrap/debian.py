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


def ensure_programs_of_the_tests(root: Path) -> None:
    """Some tests need a real PostgreSQL or browser: install them if we may, else say what is missing."""
    missing = [package for package, programs in TEST_PROGRAMS.items() if not is_installed(programs)]
    missing += [package for package, path in TEST_LIBRARIES.items() if not any(Path("/usr").glob(path))]
    if not missing:
        return
    if can_install_debian_packages():
        try:
            return install_debian_packages(missing, root)
        except Failure as failure:
            print(failure, flush=True)
    print(f"!!! NOT INSTALLED: {', '.join(missing)}. The tests that need them are skipped, or fail in CI.")
    print(f"!!! On Debian or Ubuntu: sudo apt-get install {' '.join(missing)}", flush=True)
