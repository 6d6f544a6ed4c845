"""What people name on the command line: cities, seeds, records and where records are kept."""

from __future__ import annotations

import os
import secrets
import sys
from datetime import datetime
from pathlib import Path

from farebox.cities.load import CITY_IDS, load_city, read_city
from farebox.cities.schema import City
from farebox.engine.seeds import SEED_BYTES, hexadecimal, seed_bytes
from farebox.errors import RecordError, SetupError
from farebox.game.records import Record
from farebox.locales import languages


def find_city(name: str) -> City:
    """A city of the package by id, or anybody's by the file it is in."""
    looks_like_file = name.endswith(".toml") or "/" in name or os.sep in name
    return read_city(Path(name)) if name not in CITY_IDS and looks_like_file else load_city(name)


def city_of(record: Record, file: str | None) -> City:
    """The city that a record was played in: of the package, unless a file is named."""
    if file is None and record.city not in CITY_IDS:
        raise RecordError("record-of-unknown-city", city=record.city)
    return find_city(file or record.city)


def find_seed(text: str | None) -> bytes:
    """The named seed, or a fresh one that nobody knows; a short one is filled up with zeros in front."""
    if text is None:
        return secrets.token_bytes(SEED_BYTES)
    digits = text.removeprefix("0x")
    return seed_bytes(hexadecimal(digits.rjust(2 * SEED_BYTES, "0")) if digits else b"")


def check_language(language: str) -> str:
    """The language, if there is a catalogue for it."""
    if language not in languages():
        raise SetupError("unknown-language", wanted=language, known=", ".join(languages()))
    return language


def data_folder() -> Path:
    """Where this system keeps the data of a user's programs."""
    if named := os.environ.get("XDG_DATA_HOME"):
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path.home() / ".local" / "share"


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
