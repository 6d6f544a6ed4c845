"""Checkouts that are measured: this one, and others with a `.venv` of their own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def python_of(checkout: Path) -> str:
    """The Python of a checkout's environment."""
    for place in (checkout / ".venv" / "bin" / "python", checkout / ".venv" / "Scripts" / "python.exe"):
        if place.exists():
            return str(place)
    sys.exit(f"{checkout} has no .venv: run `python3 run.py setup` there")


def output_of(checkout: Path, *arguments: str) -> str:
    """What the Python of a checkout prints, run in its folder."""
    run = subprocess.run([python_of(checkout), *arguments], cwd=checkout, capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(run.stderr)
    return run.stdout
