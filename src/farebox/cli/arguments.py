"""What people name on the command line: cities, seeds, records and where records are kept."""

from __future__ import annotations

import os
import secrets
import shlex
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from importlib.resources.abc import Traversable
from pathlib import Path
from string import hexdigits
from tempfile import TemporaryFile

from platformdirs import user_data_path

from farebox.cities.load import CITY_IDS, city_folder, city_version, load_city
from farebox.cities.schema import City
from farebox.drawing.city_files import read_city
from farebox.engine.seeds import SEED_BYTES, seed_bytes
from farebox.errors import RecordError, SetupError, WeightsError
from farebox.game.records import Record


def own_command() -> str:
    """What to type to call this program again: `farebox` where the shell finds it, else its path."""
    program, found = Path(sys.argv[0]), shutil.which("farebox")
    if program.stem != "farebox" or (found and program.exists() and program.samefile(found)):
        return "farebox"
    return shlex.quote(str(program))


def city_source(name: str) -> Path | Traversable:
    """Where a city is: a built-in one by its id, or a folder or file by its path."""
    is_path = name.endswith(".toml") or "/" in name or os.sep in name or Path(name).exists()
    return Path(name) if name not in CITY_IDS and is_path else city_folder(name)


def find_city(name: str) -> City:
    """A built-in city by id, or any city by its file."""
    return load_city(name) if name in CITY_IDS else read_city(city_source(name))


@contextmanager
def naming_city(name: str) -> Iterator[None]:
    """Let a refused net name the city as it was named here: by its file, if it is of one."""
    try:
        yield
    except WeightsError as fault:
        raise with_city(fault, name) from None


def with_city(fault: WeightsError, name: str) -> WeightsError:
    """The same error about a city that has another name on the command line."""
    return WeightsError(fault.code, **fault.facts | {"city": shlex.quote(name)})


def city_of(record: Record, file: str | None) -> City:
    """The city that a record was played in: of the package, unless a file is named."""
    if file is None and record.city not in CITY_IDS:
        raise RecordError("record-of-unknown-city", city=record.city)
    return find_city(file) if file else city_version(record.city, record.city_hash)


def bot_list(options: Sequence[str] | None) -> tuple[str, ...]:
    """The bots of options such as `greedy,random`; a command may have commas, so it is an option alone."""
    parts = ([option] if option.startswith("cmd:") else option.split(",") for option in options or ())
    return tuple(name.strip() for names in parts for name in names if name.strip())


def find_seed(text: str | None) -> bytes:
    """The given seed, or a fresh secret one; a short one is padded with leading zeros."""
    if text is None:
        return secrets.token_bytes(SEED_BYTES)
    digits = text.removeprefix("0x")
    if not set(digits) <= set(hexdigits):
        raise SetupError("seed-not-hexadecimal", seed=text)
    whole = len(digits) + len(digits) % 2
    return seed_bytes(digits.rjust(max(whole, 2 * SEED_BYTES), "0") if digits else b"")


def data_folder() -> Path:
    """Where this system keeps the data of a user's programs."""
    return user_data_path()


def new_record_file(city: City) -> Path:
    """A file for a new record that does not exist yet, named by city and time."""
    folder = data_folder() / "farebox" / "records"
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{city.id}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{f'-{number}' if number else ''}.json" for number in range(1000))
    return next(file for name in names if not (file := folder / name).exists())


def free_file(file: Path, force: bool = False) -> Path:
    """A file that may be written: it is new or may be overwritten, and its folder exists."""
    if file.exists() and not force:
        raise SetupError("file-exists", file=str(file))
    if not file.parent.is_dir():
        raise SetupError("folder-missing", folder=str(file.parent))
    return file


def writable_file(file: Path, force: bool = False) -> Path:
    """The same for files written after long work, so that an unwritable one is refused beforehand."""
    free_file(file, force)
    if file.is_dir():
        raise SetupError("file-is-a-folder", file=str(file))
    try:
        with TemporaryFile(dir=file.parent):
            return file
    except OSError as fault:
        why = fault.strerror or str(fault)
        raise SetupError("folder-not-writable", folder=str(file.parent), fault=why) from None
