"""`python -m native.wheel`: build a wheel and try it in an environment without compiler and checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from native.build import ROOT

DIST = ROOT / "dist"
LOCK = ROOT / "requirements.lock"
# Fails unless the compiled rules are used and agree with the interpreter.
TRIAL = """
from farebox import simulate
from farebox.engine.native import native_fault
assert native_fault() is None, native_fault()
compiled = simulate("paris", games=200)
interpreted = simulate("paris", games=200, interpreted=True)
assert all((compiled.columns[name] == interpreted.columns[name]).all() for name in compiled.columns)
print(f"{len(compiled)} games, compiled as interpreted")
"""


def build_wheel(folder: Path) -> Path:
    """Build the wheel into a folder; the extension is required."""
    before = set(folder.glob("*.whl"))
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, "FAREBOX_REQUIRE_NATIVE": "1"})
    found = sorted(set(folder.glob("*.whl")) - before or before, key=lambda file: file.stat().st_mtime)
    return found[-1]


def try_wheel(wheel: Path, folder: Path) -> None:
    """Install a wheel with its locked dependencies in an empty environment, and play with it."""
    venv.create(folder, with_pip=True, clear=True)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--require-hashes", "-r", str(LOCK)], check=True, cwd=folder)
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True, cwd=folder)
    # Nothing on the path but the environment itself.
    bare = {**os.environ, "PATH": str(python.parent)}
    subprocess.run([str(python), "-c", TRIAL], check=True, cwd=folder, env=bare)


def main() -> int:
    """Build, try, and say where the wheel is."""
    DIST.mkdir(exist_ok=True)
    try:
        wheel = build_wheel(DIST)
        with tempfile.TemporaryDirectory(prefix="farebox-wheel-") as folder:
            try_wheel(wheel, Path(folder))
    except subprocess.CalledProcessError as fault:
        print(f"failed: {subprocess.list2cmdline(fault.cmd)}", file=sys.stderr)
        return 1
    print(f"{wheel} ({wheel.stat().st_size / 1e6:.1f} MB)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
