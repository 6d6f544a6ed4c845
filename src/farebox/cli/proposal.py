"""Where the proposal of a tuning goes: a file, or for a city folder a folder with the same artwork."""

from __future__ import annotations

from pathlib import Path
from shutil import copyfile
from typing import NamedTuple

from farebox.cities.artwork import CITY_FILE, ICONS, THEME_FILE
from farebox.cities.load import CITY_IDS, VERSIONS
from farebox.cli.arguments import city_source, free_file, writable_file
from farebox.drawing.city_files import folder_of
from farebox.errors import SetupError
from farebox.game.records import draft_of

# A guided game belongs to the city as it was.
PARTS = (THEME_FILE, f"{ICONS}/*.svg", f"{VERSIONS}/*.toml")


class Proposal(NamedTuple):
    """The city file to write, and the folder whose theme, icons and versions come with it."""

    file: Path
    folder: Path | None = None

    def write(self, content: str) -> None:
        """Write the file, and first what belongs to it."""
        if self.folder:
            self.file.parent.mkdir(exist_ok=True)
            copy_parts(self.folder, self.file.parent)
        with draft_of(self.file) as draft:
            draft.write_text(content, encoding="utf-8")


def copy_parts(folder: Path, into: Path) -> None:
    """Copy what a city file needs beside it, unless it is there already."""
    if into.samefile(folder):
        return
    for part in (part for form in PARTS for part in sorted(folder.glob(form))):
        place = into / part.relative_to(folder)
        place.parent.mkdir(exist_ok=True)
        copyfile(part, place)


def proposal_of(name: str, out: Path | None, city_id: str, force: bool) -> Proposal:
    """Where the proposal for a city goes; a place that cannot be written is refused before the long work."""
    source = city_source(name)
    folder = folder_of(source)
    if name in CITY_IDS or not isinstance(folder, Path):
        return Proposal(writable_file(out or Path(f"{city_id}-tuned.toml"), force))
    place = out or Path(f"{city_id}-tuned")
    if place.suffix == ".toml" or place.is_file():
        raise SetupError("proposal-is-a-folder", file=str(place))
    free_file(place, force)
    writable_file(place / CITY_FILE if place.is_dir() else place, force)
    return Proposal(place / CITY_FILE, folder)
