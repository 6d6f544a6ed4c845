"""The printed furniture of a poster: title, points table, compass, frame."""

from __future__ import annotations

from farebox.cities.geometry import Compass, Plate
from farebox.cities.schema import GRAY, City
from farebox.cities.theme import ROUTE_COLOURS, Theme
from farebox.drawing.collisions import text_width
from farebox.drawing.sunset import stripes, sunset_title
from farebox.drawing.svg import FONTS, Value, element, group, mix, number, place, written


def draw_plates(city: City, theme: Theme) -> list[str]:
    """Title, points table and compass, as far as the city has places for them."""
    geometry = city.geometry
    title = geometry.title or Plate(geometry.box[0] / 2, 52, 420, 64)
    parts = [group(_title(city.name, title, theme), class_="title", transform=place(title.x, title.y))]
    if geometry.points_table:
        parts.append(_points_table(city, geometry.points_table, theme))
    if geometry.compass:
        parts.append(_compass(geometry.compass, theme))
    return parts


def _title(name: str, plate: Plate, theme: Theme) -> list[str]:
    match theme.title:
        case "script":
            return [
                _words(
                    name,
                    plate,
                    theme,
                    plate.h * 0.72,
                    plate.h * 0.22,
                    style="italic",
                    spacing=2,
                    weight="normal",
                )
            ]
        case "plate":
            return _deco_title(name, plate, theme)
        case "sign":
            return _sign_title(name, plate, theme)
        case "sunset":
            return sunset_title(name, plate, theme)
        case _:
            return _pop_title(name, plate, theme)


def _words(
    name: str,
    plate: Plate,
    theme: Theme,
    size: float,
    y: float,
    *,
    style: str = "normal",
    spacing: float = 0,
    weight: str = "bold",
) -> str:
    """The name of the city, no wider than its plate."""
    room = plate.w - 20
    needed = text_width(name, size) * 1.1 + spacing * len(name)
    fit = min(size, size * room / needed) if needed else size
    return written(
        name,
        y=y,
        text_anchor="middle",
        font_family=FONTS[theme.title_font],
        font_style=style,
        font_weight=weight,
        font_size=fit,
        letter_spacing=spacing,
        fill=theme.title_colour,
    )


def _panel(w: float, h: float, fill: str, outer: str, inner: str, radius: float = 8) -> list[str]:
    """A plate with two lines around."""
    return [
        element(
            "rect", x=-w / 2, y=-h / 2, width=w, height=h, rx=radius, fill=fill, stroke=outer, stroke_width=2
        ),
        element(
            "rect",
            x=5 - w / 2,
            y=5 - h / 2,
            width=w - 10,
            height=h - 10,
            rx=radius - 3,
            fill="none",
            stroke=inner,
            stroke_width=1.3,
        ),
    ]


def _deco_title(name: str, plate: Plate, theme: Theme) -> list[str]:
    """A framed title over a ribbon in the theme's colours."""
    parts = _panel(plate.w, plate.h, theme.plate, theme.ink, theme.accent)
    parts.append(_words(name.upper(), plate, theme, plate.h * 0.5, plate.h * 0.07, spacing=7))
    width = plate.w * 0.62 / len(theme.title_palette)
    left = -width * len(theme.title_palette) / 2
    for index, colour in enumerate(theme.title_palette):
        parts.append(
            element("rect", x=left + index * width, y=plate.h * 0.19, width=width, height=13, fill=colour)
        )
    total = width * len(theme.title_palette)
    parts.append(
        element("rect", x=left, y=plate.h * 0.19, width=total, height=13, fill="none", stroke=theme.ink)
    )
    return parts


def _sign_title(name: str, plate: Plate, theme: Theme) -> list[str]:
    """A street sign with a band of checkers."""
    w, h = plate.w, plate.h
    shadow = element("rect", x=4 - w / 2, y=4 - h / 2, width=w, height=h, rx=12, fill="#000", opacity=0.28)
    back = element(
        "rect",
        x=-w / 2,
        y=-h / 2,
        width=w,
        height=h,
        rx=12,
        fill=theme.paper,
        stroke=theme.ink,
        stroke_width=4,
    )
    line = element(
        "rect",
        x=8 - w / 2,
        y=8 - h / 2,
        width=w - 16,
        height=h - 16,
        rx=7,
        fill="none",
        stroke=theme.ink,
        stroke_width=1.6,
    )
    checks = checkers(-w / 2 + 18, h * 0.25, int((w - 36) / 6), 2, 6)
    return [
        shadow,
        back,
        line,
        _words(name.upper(), plate, theme, h * 0.44, h * 0.13),
        element("path", d=checks, fill=theme.ink),
    ]


def checkers(x: float, y: float, columns: int, rows: int, size: float) -> str:
    """The dark squares of a checkered field, as one path."""
    squares = [(column, row) for row in range(rows) for column in range(columns) if (row + column) % 2 == 0]
    side = number(size)
    return "".join(
        f"M{number(x + c * size)},{number(y + r * size)}h{side}v{side}h-{side}Z" for c, r in squares
    )


def _pop_title(name: str, plate: Plate, theme: Theme) -> list[str]:
    """Big letters in many colours, round letters as targets, over waves."""
    letters = name.upper()
    cell = plate.w / max(len(letters), 1)
    size = min(cell, plate.h * 0.66)
    parts: list[str] = []
    for index, letter in enumerate(letters):
        x = (index + 0.5) * cell - plate.w / 2
        colour = theme.title_palette[index % len(theme.title_palette)]
        other = theme.title_palette[(index + 3) % len(theme.title_palette)]
        parts += _pop_letter(letter, x, -plate.h * 0.14, size, (colour, other), theme)
    waves = "q16,-9 32,0q16,9 32,0" * int((plate.w - 4) / 64)
    for index, colour in enumerate(("#d4202c", "#fbd13b", "#1d3c86")):
        path = f"M{number(2 - plate.w / 2)},{number(plate.h * 0.32 + 7 * index)}{waves}"
        parts.append(
            element("path", d=path, fill="none", stroke=colour, stroke_width=4.4, stroke_linecap="round")
        )
    return parts


def _pop_letter(
    letter: str, x: float, y: float, size: float, colours: tuple[str, str], theme: Theme
) -> list[str]:
    radius = size / 2
    if letter == "O":
        rings = ((radius, colours[0]), (radius * 0.71, theme.plate), (radius * 0.4, colours[1]))
        shadow = element("circle", cx=x + 4, cy=y + 4, r=radius, fill=theme.ink)
        return [
            shadow,
            *(
                element("circle", cx=x, cy=y, r=r, fill=colour, stroke=theme.ink, stroke_width=1.4)
                for r, colour in rings
            ),
        ]
    base = y + size * 0.49
    font: dict[str, Value] = {
        "font_family": FONTS[theme.title_font],
        "font_weight": "900",
        "font_size": size * 1.35,
        "text_anchor": "middle",
    }
    width: dict[str, Value] = {"textLength": size * 0.86, "lengthAdjust": "spacingAndGlyphs"}
    return [
        written(
            letter, x=x + 4, y=base + 4, fill=theme.ink, stroke=theme.ink, stroke_width=3, **font, **width
        ),
        written(
            letter,
            x=x,
            y=base,
            fill=colours[0],
            stroke=theme.ink,
            stroke_width=2.2,
            paint_order="stroke",
            **font,
            **width,
        ),
    ]


def _points_table(city: City, plate: Plate, theme: Theme) -> str:
    """What routes of each length on this board score."""
    lengths = sorted({route.length for route in city.routes})
    parts = _panel(plate.w, plate.h, theme.plate, theme.ink, theme.accent, 9)
    step = (plate.h - 24) / len(lengths)
    room = plate.w - 58
    width = min(15.0, room / max(lengths))
    for row, length in enumerate(lengths):
        y = 12 - plate.h / 2 + step * (row + 0.5)
        parts += _table_row(city, theme, length, (14 - plate.w / 2, y), (width, min(step - 5, 10)))
        score = str(city.points[length - 1])
        parts.append(
            written(
                score,
                x=plate.w / 2 - 24,
                y=y + 5.4,
                text_anchor="middle",
                font_family=FONTS[theme.label_font],
                font_weight="bold",
                font_size=15,
                fill=theme.ink,
            )
        )
    return group(parts, class_="points", transform=place(plate.x, plate.y))


def _table_row(
    city: City, theme: Theme, length: int, corner: tuple[float, float], size: tuple[float, float]
) -> list[str]:
    """As many small spaces as the length, in colours that routes of this length have."""
    found = sorted({route.colour for route in city.routes if route.length == length})
    colours = [colour for colour in found if colour != GRAY] or found
    colour = ROUTE_COLOURS[colours[(length * 2) % len(colours)]]
    edge = mix(colour, "#000000", 0.42)
    return [
        element(
            "rect",
            x=corner[0] + i * (size[0] + 1.6),
            y=corner[1] - size[1] / 2,
            width=size[0],
            height=size[1],
            rx=2.2,
            fill=colour,
            stroke=edge,
        )
        for i in range(length)
    ]


def _compass(compass: Compass, theme: Theme) -> str:
    """A compass rose that points north."""
    r = compass.size / 2
    point, side = number(r * 1.15), number(r * 0.2)
    star = [
        element("circle", r=r, fill=theme.plate, fill_opacity=0.7, stroke=theme.ink, stroke_width=1.4),
        element("circle", r=r * 0.8, fill="none", stroke=theme.accent, stroke_width=1),
        element(
            "path",
            d=f"M-{point},0L0,-{side}L{point},0L0,{side}Z",
            fill="#fff",
            stroke=theme.ink,
            stroke_width=1,
        ),
        element(
            "path",
            d=f"M0,-{point}L{side},0L0,{point}L-{side},0Z",
            fill="#fff",
            stroke=theme.ink,
            stroke_width=1,
        ),
        element(
            "path", d=f"M0,-{point}L{side},0H-{side}Z", fill=theme.accent, stroke=theme.ink, stroke_width=1
        ),
        written(
            "N",
            y=-r * 1.3,
            text_anchor="middle",
            font_family=FONTS[theme.label_font],
            font_weight="bold",
            font_size=14,
            fill=theme.ink,
        ),
    ]
    return group(star, class_="compass", transform=place(compass.x, compass.y, compass.north))


def margin(theme: Theme) -> float:
    """How far the drawing stays from the edge of the paper."""
    return {"lines": 0.0, "deco": 10.0, "checker": 20.0, "band": 10.0, "stripes": 10.0}[theme.frame]


def draw_frame(city: City, theme: Theme) -> list[str]:
    """The frame, above everything else."""
    width, height = city.geometry.box
    match theme.frame:
        case "stripes":
            return [_outline(width, height, *line) for line in stripes(theme)]
        case "checker":
            return _checker_frame(width, height, theme)
        case "deco":
            return [
                *(_fan(width, height, right, below, theme) for right in (0, 1) for below in (0, 1)),
                _outline(width, height, 10, 14, theme.ink, 3),
                _outline(width, height, 16, 10, theme.accent, 1.4),
            ]
        case "band":
            return [
                _outline(width, height, 10, 16, theme.plate, 3.2),
                _outline(width, height, 15.5, 12, theme.accent, 2),
            ]
        case _:
            return [
                _outline(width, height, 4, 10, theme.paper, 3),
                _outline(width, height, 10, 7, theme.paper, 1.2),
            ]


def _fan(width: float, height: float, right: int, below: int, theme: Theme) -> str:
    """Golden rings in a corner of the frame, like a fan."""
    x, y = 10 + right * (width - 20), 10 + below * (height - 20)
    sides = (1 - 2 * right, 1 - 2 * below)
    return "".join(
        element(
            "path",
            d=_quarter((x, y), sides, r),
            fill=theme.plate,
            stroke=theme.accent,
            stroke_width=1.6,
        )
        for r in (36, 28, 20)
    )


def _quarter(corner: tuple[float, float], sides: tuple[int, int], r: float) -> str:
    """A quarter of a disc whose middle is a corner."""
    (x, y), (dx, dy) = corner, sides
    sweep = 1 if dx == dy else 0
    end = f"{number(x)},{number(y + dy * r)}"
    return f"M{number(x)},{number(y)}H{number(x + dx * r)}A{number(r)},{number(r)} 0 0 {sweep} {end}Z"


def _outline(width: float, height: float, inset: float, radius: float, colour: str, line: float) -> str:
    return element(
        "rect",
        x=inset,
        y=inset,
        width=width - 2 * inset,
        height=height - 2 * inset,
        rx=radius,
        fill="none",
        stroke=colour,
        stroke_width=line,
    )


def _checker_frame(width: float, height: float, theme: Theme) -> list[str]:
    """A band of checkers on all four sides."""
    columns, rows = int((width - 4) / 8), int((height - 36) / 8)
    field = (
        checkers(2, 2, columns, 2, 8)
        + checkers(2, height - 18, columns, 2, 8)
        + checkers(2, 18, 2, rows, 8)
        + checkers(width - 18, 18, 2, rows, 8)
    )
    return [element("path", d=field, fill=theme.ink), _outline(width, height, 19, 0, theme.ink, 2.4)]
