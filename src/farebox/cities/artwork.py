"""Finding the themes and icons that a city file names: in the package, and in the city's own folder."""

from __future__ import annotations

import tomllib
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec

from farebox.cities.schema import City
from farebox.cities.theme import Artwork, Theme

DATA = resources.files("farebox.cities") / "data"
CITY_FILE = "city.toml"
THEME_FILE = "theme.toml"
ICONS = "icons"
DEFAULT = "default"


class ArtworkFiles:
    """The files that a city may name: `paris` is a theme and `paris/arch` an icon in the folder of Paris."""

    def __init__(self, city_id: str | None = None, folder: Traversable | None = None) -> None:
        self._folders = {place.name: place for place in DATA.iterdir() if place.is_dir()}
        if city_id and folder:
            self._folders[city_id] = folder

    def themes(self) -> dict[str, Traversable]:
        """The file of every theme but the default one, by name."""
        files = {name: folder / THEME_FILE for name, folder in self._folders.items()}
        return {name: file for name, file in sorted(files.items()) if file.is_file()}

    def icons(self) -> dict[str, Traversable]:
        """The file of every icon, by name."""
        return {
            f"{name}/{file.name.removesuffix('.svg')}": file
            for name, folder in sorted(self._folders.items())
            for file in icon_files(folder)
        }

    def icon(self, name: str) -> str:
        """The inside of an icon, or nothing."""
        owner, _, icon = name.partition("/")
        folder = self._folders.get(owner)
        if folder is None or not icon.replace("_", "").isalnum():
            return ""
        file = folder / ICONS / f"{icon}.svg"
        return icon_body(file.read_text(encoding="utf-8")) if file.is_file() else ""


def icon_files(folder: Traversable) -> list[Traversable]:
    """The icons in a city's folder."""
    icons = folder / ICONS
    files = icons.iterdir() if icons.is_dir() else ()
    return sorted((file for file in files if file.name.endswith(".svg")), key=lambda file: file.name)


def icon_body(text: str) -> str:
    """What stands inside the outermost element of an SVG file."""
    return text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg>")]


def with_artwork(city: City, folder: Traversable | None = None) -> City:
    """A sound city with the theme and the icons that it names."""
    files = ArtworkFiles(city.id, folder)
    theme = files.themes().get(city.geometry.theme)
    names = {landmark.icon for landmark in city.geometry.landmarks if landmark.icon}
    artwork = Artwork(
        Theme() if theme is None else read_theme(theme), {name: files.icon(name) for name in sorted(names)}
    )
    return msgspec.structs.replace(city, artwork=artwork)


def read_theme(file: Traversable) -> Theme:
    """The theme of a sound file."""
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Theme)
