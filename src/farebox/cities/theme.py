"""How posters look, as data: the colours, fonts and styles that `theme.toml` beside a city file may set."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from farebox.cities.bounds import between, counted, matching

FrameStyle = Literal["lines", "deco", "checker", "band", "stripes"]
TitleStyle = Literal["script", "plate", "sign", "pop", "sunset"]
Font = Literal["sans", "serif", "bold"]
HexColour = Annotated[str, matching("#[0-9a-fA-F]{6}", "bad-colour", "colour")]
MaybeColour = Annotated[str, matching("(#[0-9a-fA-F]{6})?", "bad-colour", "colour")]
Width = Annotated[float, between(0, 200)]

ROUTE_COLOURS = {
    "blue": "#0b6fb8",
    "green": "#1a8153",
    "black": "#2b2b2e",
    "purple": "#8a4fc0",
    "pink": "#d46a9f",
    "red": "#c8352b",
    "orange": "#e58a1f",
    "white": "#f6f3ea",
    "yellow": "#edc531",
    "gray": "#9aa0a6",
}
SEAT_COLOURS = {
    "purple": "#7d3fb5",
    "white": "#fbfaf5",
    "pink": "#e77fb0",
    "blue": "#1f6fc2",
    "red": "#cf2f2f",
    "green": "#2c9151",
    "yellow": "#f2c62f",
    "black": "#2f2f35",
    "orange": "#ee8a2c",
    "turquoise": "#159a9c",
}
PALETTE = ("#c8352b", "#0b6fb8", "#e58a1f", "#1f8f5f")
DISTRICTS = (
    ("#7a3fa0", "#eadcf3"),
    ("#d4202c", "#fbdcd6"),
    ("#0b8f93", "#d3efec"),
    ("#8a4f22", "#f6e3c6"),
    ("#77920f", "#eff2c4"),
    ("#1d5fa8", "#d9e6f5"),
    ("#b0306f", "#f8dbe8"),
    ("#55606a", "#e3e7ea"),
)


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The look of a poster; what a theme file leaves out is as here."""

    ground: HexColour = "#f4ecd8"
    rays: MaybeColour = "#efe5cb"
    water: tuple[HexColour, HexColour] = ("#b4d6e0", "#98c3d3")
    water_line: HexColour = "#6fa3b5"
    coast: HexColour = "#e3f2f4"
    land: HexColour = "#f8f1df"
    land_line: HexColour = "#b39a6b"
    land_glow: MaybeColour = ""
    outskirts: HexColour = "#ecdfc0"
    park: HexColour = "#cfe0ac"
    park_line: HexColour = "#b0c987"
    street: HexColour = "#ffffff"
    street_width: Width = 3.4
    bridge: HexColour = "#c3c9cd"
    bridge_line: HexColour = "#69737b"
    bed: HexColour = "#fffdf5"
    bed_width: Width = 18
    bed_opacity: Annotated[float, between(0, 1)] = 0.5
    ink: HexColour = "#2a2620"
    halo: HexColour = "#fdf8ea"
    label_font: Font = "sans"
    label_size: Annotated[float, between(6, 40)] = 15.2
    text_font: Font = "serif"
    text_style: Literal["italic", "normal"] = "italic"
    text_weight: Literal["normal", "bold"] = "normal"
    water_text: HexColour = "#4f8798"
    land_text: HexColour = "#8a7a55"
    park_text: HexColour = "#76874f"
    location: tuple[HexColour, HexColour, HexColour] = ("#ffffff", "#2c2a26", "#2c2a26")
    mark: tuple[HexColour, HexColour, HexColour] = ("#d13a2f", "#8d1f17", "#ffffff")
    plate: HexColour = "#fdf7e6"
    accent: HexColour = "#c2512f"
    paper: HexColour = "#5b4a2e"
    frame: FrameStyle = "lines"
    title: TitleStyle = "script"
    title_font: Font = "serif"
    title_colour: HexColour = "#3f6f80"
    title_palette: Annotated[tuple[HexColour, ...], counted("colours", 3, 12)] = PALETTE
    districts: Annotated[tuple[tuple[HexColour, HexColour], ...], counted("colours", 1)] = DISTRICTS


class Artwork(msgspec.Struct, frozen=True):
    """What lies beside a city file and is needed to draw it: the theme, and the icons of its landmarks."""

    theme: Theme = Theme()
    icons: dict[str, str] = {}
