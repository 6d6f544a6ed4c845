"""Compiling the rules with numba, unchanged, and caching the result by the hash of their sources."""

from __future__ import annotations

import hashlib
import os
import sys
import types
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from functools import cache, wraps
from importlib.metadata import version
from pathlib import Path
from threading import Lock, get_ident
from typing import Any, TypeVar

Function = Callable[..., Any]
Namespace = dict[str, Any]
Made = TypeVar("Made")


def once(make: Callable[[], Made]) -> Callable[[], Made]:
    """The same function, but run only once, even if several threads call it first."""
    lock = Lock()
    kept = cache(make)

    @wraps(make)
    def call() -> Made:
        with lock:
            return kept()

    return call


def plain_functions(module: types.ModuleType) -> dict[str, Function]:
    """The functions a module defines itself."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, types.FunctionType) and value.__module__ == module.__name__
    }


def source_hash(modules: Iterable[types.ModuleType]) -> str:
    """A hash over the sources of some modules: a compiled function is stale when any of them changes."""
    digest = hashlib.sha256()
    for module in modules:
        digest.update(Path(str(module.__file__)).read_bytes())
    return digest.hexdigest()[:16]


@cache
def machine_hash() -> str:
    """A hash over what else numba compiles for: its own version, Python's, and the processor."""
    import llvmlite.binding as llvm

    processor = os.environ.get("NUMBA_CPU_NAME") or llvm.get_host_cpu_name()
    facts = (version("numba"), version("llvmlite"), sys.implementation.cache_tag, sys.platform, processor)
    return hashlib.sha256(" ".join(facts).encode()).hexdigest()[:8]


@contextmanager
def cache_folder(folder: Path | None) -> Iterator[None]:
    """Let numba keep what is decorated inside in `folder`."""
    from numba.core import config

    settings: Any = config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(folder) if folder else before
    try:
        yield
    finally:
        settings.CACHE_DIR = before


def compile_functions(
    modules: Iterable[types.ModuleType],
    entries: Iterable[str],
    *,
    folder: Path | None = None,
    inlined: Collection[types.ModuleType] = (),
    **options: Any,
) -> dict[str, Function]:
    """Compiled versions of the entry functions and of all they call in the modules."""
    from numba import njit

    modules = list(modules)
    spaces = {module.__name__: dict(vars(module)) for module in modules}
    wanted = set(entries)
    compiled: dict[Function, Function] = {}
    with cache_folder(folder):
        for module in modules:
            for name, function in plain_functions(module).items():
                entry = name in wanted
                inline = module in inlined and not entry
                cached = folder if entry else None
                code = code_in(cached, module, function) if cached else function.__code__
                copy = types.FunctionType(code, spaces[module.__name__], name)
                copy.__module__ = module.__name__
                compiled[function] = njit(copy, cache=cached is not None, forceinline=inline, **options)
    for space in spaces.values():
        bind_compiled(space, compiled)
    return {function.__name__: built for function, built in compiled.items() if function.__name__ in wanted}


def code_in(folder: Path, module: types.ModuleType, function: Function) -> types.CodeType:
    """A function's code, as if its source lay in the cache.

    numba goes by the path of the source; every checkout with the same sources would compile for itself.
    """
    file = folder / f"{module.__name__}.py"
    if not file.exists():
        # Others may do the same now: whoever comes last puts the same text there.
        draft = file.with_suffix(f".{os.getpid()}-{get_ident()}")
        draft.write_bytes(Path(str(module.__file__)).read_bytes())
        draft.replace(file)
    return function.__code__.replace(co_filename=str(file))


def bind_compiled(space: Namespace, compiled: dict[Function, Function]) -> None:
    """Let the names of a module mean the compiled functions."""
    for name, value in space.items():
        if isinstance(value, types.FunctionType) and value in compiled:
            space[name] = compiled[value]
