"""The native extension: the rules and the bots compiled ahead of time, if they were built from these sources.

Where there is no extension, or one of other sources, the interpreter runs the same functions. It gives the
same results, about a hundred times slower; `native_fault` says why, and what to do about it.
"""

from __future__ import annotations

import hashlib
import importlib
import os
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from farebox.errors import NativeError

if TYPE_CHECKING:
    from farebox.engine.interpreted import EntryPoint

EXTENSION = "farebox.engine._native"
PACKAGE = Path(__file__).parents[1]
SWITCH = "FAREBOX_NATIVE"
MEND_CHECKOUT = "python3 run.py setup"
MEND_PACKAGE = "pip install --force-reinstall --no-cache-dir farebox"


def mend_command() -> str:
    """The command that brings the extension: set-up in a checkout, else a new installation."""
    return MEND_CHECKOUT if (PACKAGE.parents[1] / "run.py").is_file() else MEND_PACKAGE


@cache
def load() -> ModuleType | NativeError:
    """The extension, or why it is not used."""
    if os.environ.get(SWITCH) == "0":
        return NativeError("native-off", variable=SWITCH)
    try:
        module = importlib.import_module(EXTENSION)
    except ModuleNotFoundError:
        return NativeError("native-missing", command=mend_command())
    except ImportError as fault:
        # Built for another processor, system or Python.
        return NativeError("native-unusable", fault=str(fault), command=mend_command())
    stale = stale_source(module)
    return NativeError("native-stale", source=stale, command=mend_command()) if stale else module


def stale_source(module: ModuleType) -> str | None:
    """A source that is not the one the extension was built from, if there is one."""
    for path, digest in module.SOURCES.items():
        file = PACKAGE / path
        if not file.is_file() or hashlib.sha256(file.read_bytes()).hexdigest() != digest:
            return str(path)
    return None


def source_hash(*folders: str) -> str:
    """A hash of the sources in some folders of the package."""
    digest = hashlib.sha256()
    for folder in folders:
        for file in sorted((PACKAGE / folder).glob("*.py")):
            digest.update(f"{folder}/{file.name}\0".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def native_fault() -> NativeError | None:
    """Why the interpreter runs the rules; None if they are compiled."""
    found = load()
    return found if isinstance(found, NativeError) else None


def entry_point(function: EntryPoint) -> EntryPoint:
    """The compiled version of a plain entry point; where there is none, the interpreter runs it."""
    # NumPy, which those who only ask whether the rules are compiled do not need.
    from farebox.engine.interpreted import interpreted

    module = load()
    if isinstance(module, NativeError):
        return interpreted(function)
    found: EntryPoint = getattr(module, function.__name__)
    return found
