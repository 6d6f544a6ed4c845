"""Your own bots: classes in Python files, named like `my_bot.py:Longest`."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from farebox.errors import SetupError

SUFFIX = ".py"


def is_own(name: str) -> bool:
    """Whether a name means a class in a Python file."""
    file, colon, _ = name.rpartition(":")
    return bool(colon) and file.endswith(SUFFIX) and not name.startswith("cmd:")


def load_class(name: str) -> object:
    """What a name means in its file; a file or a name that is not there is refused."""
    file, _, word = name.rpartition(":")
    path = Path(file).resolve()
    if not path.is_file():
        raise SetupError("bot-file-missing", bot=name, file=str(path))
    found: object = getattr(load_module(path, content_hash(path)), word, None)
    if found is None:
        raise SetupError("bot-class-missing", name=word, file=path.name)
    return found


def own_version(name: str) -> str:
    """The version of your own bot: a hash of its file."""
    return content_hash(Path(name.rpartition(":")[0]))


def content_hash(path: Path) -> str:
    """A hash of a file: a changed one is loaded again."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


@cache
def load_module(path: Path, content: str) -> ModuleType:
    """Run a Python file as a module; its error is reported."""
    spec = spec_from_file_location(f"farebox_own_bot_{content}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as fault:
        said = f"{type(fault).__name__}: {fault}"
        raise SetupError("bot-file-broken", file=str(path), fault=said) from None
    return module
