"""The compiled rules, ready to call: compiled once for a version of the sources, then loaded from a cache."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from farebox.cities import schema
from farebox.cities.load import load_city
from farebox.engine import compiler
from farebox.engine import kernels as plain
from farebox.engine.compiler import compile_functions, machine_hash, once, source_hash
from farebox.engine.layout import board_record, new_games
from farebox.rules import (
    apply,
    board,
    bonuses,
    cards,
    codes,
    legal,
    randomness,
    scoring,
    setup,
    state,
    tickets,
    turns,
)
from farebox.rules.board import make_board

MODULES = (codes, randomness, cards, tickets, bonuses, scoring, turns, setup, legal, apply, plain)
# Inlining these gives 1.3 times the speed of `farebox bench`; inlining the others only compiles longer.
INLINED = tuple(module for module in MODULES if module not in (setup, scoring))
# All that compiled code depends on: the functions, the constants frozen into them, and the way of compiling.
SOURCES = (*MODULES, schema, state, board, compiler, sys.modules[__name__])
ENTRIES = ("start", "legal", "act", "play_many", "clone", "clone_often")
# No function allocates memory, so numba need not count references; a division never has a zero divisor.
OPTIONS: dict[str, Any] = {"nogil": True, "_nrt": False, "error_model": "numpy"}


def cache_root() -> Path:
    """Where compiled code is kept: FAREBOX_CACHE_DIR, or the user's cache folder."""
    chosen = os.environ.get("FAREBOX_CACHE_DIR")
    if chosen:
        return Path(chosen)
    windows = sys.platform == "win32"
    caches = os.environ.get("LOCALAPPDATA" if windows else "XDG_CACHE_HOME")
    if caches is None:
        caches = str(Path.home() if windows else Path.home() / ".cache")
    return Path(caches) / "farebox" / "compiled"


def cache_place(sources: Iterable[ModuleType] = ()) -> Path | None:
    """The folder for this version of the sources, or None where nothing can be written."""
    try:
        folder = cache_root() / f"{source_hash((*SOURCES, *sources))}-{machine_hash()}"
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        # A RuntimeError says that the user has no home.
        return None
    return folder if os.access(folder, os.W_OK) else None


def has_compiled(folder: Path | None, entry: str) -> bool:
    """Whether a cache folder has the compiled code of an entry point."""
    return folder is not None and any(folder.rglob(f"*.{entry}-*.nbi"))


def in_cache() -> bool:
    """Whether the rules have been compiled for this version of the sources."""
    return has_compiled(cache_place(), "play_many")


@once
def kernels() -> SimpleNamespace:
    """The compiled entry points of `engine/kernels.py`."""
    built = compile_functions(MODULES, ENTRIES, folder=cache_place(), inlined=INLINED, **OPTIONS)
    return SimpleNamespace(**built)


def compile_all(progress: Callable[[str], None] = lambda entry: None) -> None:
    """Compile every entry point, or load it from the cache, by calling it once."""
    boards = board_record(make_board(load_city("san_francisco")))
    games = new_games(2)
    games["chance"] = 1
    dice = np.ones((2, 4), np.int64)
    out = np.zeros(codes.MAX_ACTIONS, np.int32)
    hashes = np.zeros(2, np.int64)
    calls: dict[str, tuple[Any, ...]] = {
        "start": (boards, games, 0, 2),
        "legal": (boards, games, 0, out),
        "act": (boards, games, 0, codes.KEEP + 1),
        "play_many": (boards, games, 0, 1, 2, dice, out, hashes),
        "clone": (games, 0, 1),
        "clone_often": (games, 1),
    }
    for entry in ENTRIES:
        progress(entry)
        getattr(kernels(), entry)(*calls[entry])
