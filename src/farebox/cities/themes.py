"""How posters look, as data: colours, fonts, style of frame and title, by the name in the city file."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

SANS = "'DejaVu Sans Condensed','Roboto Condensed','Arial Narrow',Arial,sans-serif"
SERIF = "'DejaVu Serif Condensed','DejaVu Serif',Georgia,'Times New Roman',serif"
BOLD_SANS = "'DejaVu Sans','Verdana','Helvetica Neue',Arial,sans-serif"

FrameStyle = Literal["lines", "deco", "checker", "band", "stripes"]
TitleStyle = Literal["script", "plate", "sign", "pop", "sunset"]

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


@dataclass(frozen=True)
class Theme:
    """The look of a poster."""

    ground: str = "#f4ecd8"
    rays: str = "#efe5cb"
    water: tuple[str, str] = ("#b4d6e0", "#98c3d3")
    water_line: str = "#6fa3b5"
    coast: str = "#e3f2f4"
    land: str = "#f8f1df"
    land_line: str = "#b39a6b"
    land_glow: str = ""
    outskirts: str = "#ecdfc0"
    park: str = "#cfe0ac"
    park_line: str = "#b0c987"
    street: str = "#ffffff"
    street_width: float = 3.4
    bridge: str = "#c3c9cd"
    bridge_line: str = "#69737b"
    bed: str = "#fffdf5"
    bed_width: float = 18
    bed_opacity: float = 0.5
    ink: str = "#2a2620"
    halo: str = "#fdf8ea"
    label_font: str = SANS
    label_size: float = 15.2
    text_font: str = SERIF
    text_style: str = "italic"
    text_weight: str = "normal"
    water_text: str = "#4f8798"
    land_text: str = "#8a7a55"
    park_text: str = "#76874f"
    location: tuple[str, str, str] = ("#ffffff", "#2c2a26", "#2c2a26")
    mark: tuple[str, str, str] = ("#d13a2f", "#8d1f17", "#ffffff")
    plate: str = "#fdf7e6"
    accent: str = "#c2512f"
    paper: str = "#5b4a2e"
    frame: FrameStyle = "lines"
    title: TitleStyle = "script"
    title_font: str = SERIF
    title_colour: str = "#3f6f80"
    title_palette: tuple[str, ...] = ("#c8352b", "#0b6fb8", "#e58a1f", "#1f8f5f")
    districts: tuple[tuple[str, str], ...] = DISTRICTS
    routes: dict[str, str] = field(default_factory=lambda: ROUTE_COLOURS)


DEFAULT = Theme()

SAN_FRANCISCO = replace(
    DEFAULT,
    water=("#a5d5dc", "#7dbccb"),
    water_line="#5fa3b4",
    coast="#e6f5f1",
    land="#fbf0d3",
    land_line="#b48d4e",
    outskirts="#f3dfae",
    park="#c8dc93",
    park_line="#98b764",
    bed="#cdb98c",
    bed_width=5,
    bed_opacity=0.6,
    paper="#c8402f",
    plate="#fff6df",
    water_text="#256e80",
    frame="stripes",
    title="sunset",
    title_font=BOLD_SANS,
    title_colour="#1b4f63",
    title_palette=("#d3452c", "#ee8f2e", "#f8c955"),
)

PARIS = Theme(
    ground="#e9dcc0",
    rays="#e0cfaa",
    water=("#a9c3c9", "#9ab8c0"),
    water_line="#7e9fa8",
    coast="#f5ecd6",
    land="#f5ecd6",
    land_line="#a98a56",
    park="#c6d2a4",
    park_line="#a3b27c",
    street="#fffaf0",
    bed="#fff8e6",
    bed_width=18,
    bed_opacity=0.6,
    ink="#3b2f2a",
    halo="#f5ecd6",
    label_font=SERIF,
    label_size=14.8,
    water_text="#4f737d",
    land_text="#8a7a55",
    park_text="#6f7f48",
    location=("#f7e7bf", "#3b2f2a", "#b5382a"),
    mark=("#b5382a", "#3b2f2a", "#f7e7bf"),
    plate="#f5ecd6",
    accent="#b8862b",
    paper="#d9c7a2",
    frame="deco",
    title="plate",
    title_colour="#3b2f2a",
    title_palette=("#2f6f9f", "#fdfaf0", "#c8402f"),
)

NEW_YORK = Theme(
    rays="",
    ground="#fbf0d6",
    water=("#8fc3c4", "#77b0b6"),
    water_line="#5f9aa2",
    coast="#d9efe9",
    land="#fbf0d6",
    land_line="#b8914f",
    land_glow="#f4b52c",
    outskirts="#ecd6a3",
    park="#bfd39a",
    park_line="#93b06a",
    street="#eddcb2",
    street_width=2.6,
    bridge="#b9c4c3",
    bridge_line="#56666b",
    bed="#fffaf0",
    bed_width=16,
    bed_opacity=0.55,
    ink="#2c2b35",
    halo="#fff8e6",
    text_font=SANS,
    text_style="normal",
    text_weight="bold",
    water_text="#3a757d",
    land_text="#9a7637",
    park_text="#6b8748",
    location=("#ffffff", "#2c2b35", "#2c2b35"),
    mark=("#f4b52c", "#2c2b35", "#d2352b"),
    plate="#fff6df",
    accent="#d9921a",
    paper="#f4b52c",
    frame="checker",
    title="sign",
    title_font=SANS,
    title_colour="#2c2b35",
)

LONDON = Theme(
    rays="",
    ground="#fffaf0",
    water=("#86cbea", "#7cc2e3"),
    water_line="#3f94bd",
    coast="#ffffff",
    land="#fffaf0",
    land_line="#c8b98f",
    park="#a5d67f",
    park_line="#77b354",
    street_width=4,
    bridge="#f6ecd2",
    bridge_line="#5a5560",
    bed="#ffffff",
    bed_width=17,
    bed_opacity=0.6,
    ink="#27232e",
    halo="#fffdf6",
    water_text="#2b6c94",
    mark=("#d4202c", "#27232e", "#ffffff"),
    plate="#fffaf0",
    accent="#d4202c",
    paper="#1d3c86",
    frame="band",
    title="pop",
    title_font=BOLD_SANS,
    title_colour="#27232e",
    title_palette=("#d4202c", "#1d3c86", "#1d3c86", "#f4822a", "#d4202c", "#0b8f93"),
)

THEMES = {
    "default": DEFAULT,
    "san_francisco": SAN_FRANCISCO,
    "paris": PARIS,
    "new_york": NEW_YORK,
    "london": LONDON,
}
