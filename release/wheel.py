"""`python -m release.wheel`: build wheel and source distribution, audit them, and try them.

--everywhere   the wheels of this system from the source distribution in `dist`, by cibuildwheel
--cross        wheels of other systems, by zig; they are audited, and cannot be tried here
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tarfile
import tempfile
import time
import venv
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

from native.build import ROOT, has_stable_abi
from release import cross

DIST = ROOT / "dist"
LOCK = ROOT / "requirements.lock"
# Nothing may be left out of what is released.
WHOLE = {"FAREBOX_REQUIRE_NATIVE": "1", "FAREBOX_REQUIRE_PAGES": "1"}


class ReleaseError(Exception):
    """Why this cannot be released, for people."""


def call(command: list[str], folder: Path = ROOT, **variables: str) -> None:
    """Run a step of the release."""
    subprocess.run(command, cwd=folder, check=True, env={**os.environ, **variables})


def module(name: str, *arguments: str | Path) -> list[str]:
    """The command of a tool of this environment."""
    return [sys.executable, "-m", name, *map(str, arguments)]


def build(target: str, root: Path, folder: Path) -> Path:
    """Build a wheel or a source distribution from a source tree into a folder."""
    with tempfile.TemporaryDirectory(prefix="farebox-build-", dir=folder) as draft:
        call(module("hatchling", "build", "--target", target, "--directory", draft), root, **WHOLE)
        [made] = Path(draft).iterdir()
        return made.replace(folder / made.name)


def tagged(wheel: Path) -> Path:
    """The wheel with the tag of the oldest Linux it runs on; elsewhere as it is."""
    if sys.platform != "linux":
        return wheel
    with tempfile.TemporaryDirectory(prefix="farebox-audit-", dir=wheel.parent) as draft:
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
        call(module("auditwheel", "repair", "--wheel-dir", draft, wheel), PATH=path)
        [made] = Path(draft).iterdir()
        wheel.unlink()
        return made.replace(wheel.parent / made.name)


def contents(wheel: Path) -> dict[str, str]:
    """The files of a wheel by name, with the hash of each; the list of them in the wheel is left out."""
    with ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if not name.endswith("/RECORD")]
        return {name: hashlib.sha256(archive.read(name)).hexdigest() for name in names}


def compare_with_source(wheel: Path, source: Path) -> None:
    """Refuse a source distribution that does not build the very same wheel, without Node."""
    with tempfile.TemporaryDirectory(prefix="farebox-source-") as folder:
        with tarfile.open(source) as archive:
            archive.extractall(folder, filter="data")
        [root] = Path(folder).iterdir()
        again = build("wheel", root, Path(folder))
        first, second = contents(wheel), contents(again)
    differing = sorted(name for name in first | second if first.get(name) != second.get(name))
    if differing:
        raise ReleaseError(f"The source distribution builds another wheel: {', '.join(differing)}")


def audit(*packages: Path) -> None:
    """The checks of others: the metadata, and the stable ABI of the wheels."""
    call(module("twine", "check", "--strict", *packages))
    wheels = [package for package in packages if package.suffix == ".whl"]
    if has_stable_abi():
        call(module("abi3audit", "--strict", "--summary", *wheels))


def try_package(package: Path, *, compiled: bool) -> None:
    """Install a package with its locked dependencies in an empty environment, and use it there."""
    with tempfile.TemporaryDirectory(prefix="farebox-trial-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        venv.create(folder, with_pip=True, clear=True)
        python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        call([*pip, "--require-hashes", "-r", str(LOCK)], folder)
        start = time.monotonic()
        # No compiler and no Node on the path: a source distribution has to do without them, too.
        bare = {"PATH": str(python.parent), "CC": ""}
        call([*pip, "--no-deps", "--no-build-isolation", str(package)], folder, **bare)
        print(f"{package.name} installed in {time.monotonic() - start:.1f} s", flush=True)
        trial = [str(python), str(ROOT / "release" / "trial.py"), *([] if compiled else ["interpreted"])]
        call(trial, folder)


def release() -> None:
    """Build, audit and try what this system can."""
    DIST.mkdir(exist_ok=True)
    source, wheel = build("sdist", ROOT, DIST), build("wheel", ROOT, DIST)
    compare_with_source(wheel, source)
    wheel = tagged(wheel)
    audit(wheel, source)
    try_package(wheel, compiled=True)
    try_package(source, compiled=False)
    for made in (wheel, source):
        print(f"{made} ({made.stat().st_size / 1e6:.1f} MB)")


def across() -> None:
    """The wheels of other systems, audited; there is no such system to try them on."""
    audit(*cross.build_all(DIST))


def everywhere() -> None:
    """The wheels of this system by cibuildwheel, from the one source distribution in `dist`."""
    sources = sorted(DIST.glob("*.tar.gz"))
    if len(sources) != 1:
        raise ReleaseError(f"{DIST} has to hold one source distribution, and holds {len(sources)}.")
    call(module("cibuildwheel", sources[0], "--output-dir", DIST))


def main(arguments: list[str]) -> int:
    """Do what is asked for, and name what fails."""
    jobs: dict[tuple[str, ...], Callable[[], None]] = {
        (): release,
        ("--everywhere",): everywhere,
        ("--cross",): across,
    }
    job = jobs.get(tuple(arguments))
    if job is None:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        job()
    except subprocess.CalledProcessError as fault:
        print(f"failed: {subprocess.list2cmdline(fault.cmd)}", file=sys.stderr)
        return 1
    except (ReleaseError, cross.CrossError) as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
