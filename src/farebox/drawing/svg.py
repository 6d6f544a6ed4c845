"""Writing SVG: elements with escaped texts, numbers, smooth paths."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from farebox.cities.geometry import Point

FONTS = {
    "sans": "'DejaVu Sans Condensed','Roboto Condensed','Arial Narrow',Arial,sans-serif",
    "serif": "'DejaVu Serif Condensed','DejaVu Serif',Georgia,'Times New Roman',serif",
    "bold": "'DejaVu Sans','Verdana','Helvetica Neue',Arial,sans-serif",
}
Value = str | float | None
NOT_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def number(value: float) -> str:
    """A number with at most two digits after the point."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def element(name: str, content: str = "", /, **attributes: Value) -> str:
    """An element; `_` in attribute names stands for `-`, attributes of None are left out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_attribute(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def safe(text: str) -> str:
    """A text as XML may hold it."""
    return escape(NOT_XML.sub("", text), quote=False)


def _attribute(value: str | float) -> str:
    return safe(value).replace('"', "&quot;") if isinstance(value, str) else number(value)


def group(items: Sequence[str], /, **attributes: Value) -> str:
    """A group of elements."""
    return element("g", "\n".join(items) or " ", **attributes)


def written(text: str, /, **attributes: Value) -> str:
    """A text, escaped."""
    return element("text", safe(text), **attributes)


def titled(text: str) -> str:
    """The name that a reader of the drawing hears or sees on hover."""
    return element("title", safe(text))


def place(x: float, y: float, rotate: float = 0) -> str:
    """A transform to a point, perhaps turned."""
    turned = f" rotate({number(rotate)})" if rotate else ""
    return f"translate({number(x)},{number(y)}){turned}"


def straight_path(points: Sequence[Point], closed: bool) -> str:
    """A path of straight pieces."""
    body = "L".join(f"{number(x)},{number(y)}" for x, y in points)
    return f"M{body}Z" if closed else f"M{body}"


def smooth_path(points: Sequence[Point], closed: bool) -> str:
    """A path that bends smoothly through its points."""
    if len(points) < 3:
        return straight_path(points, closed)
    count = len(points)
    steps = range(count if closed else count - 1)

    def at(index: int) -> Point:
        return points[index % count] if closed else points[min(max(index, 0), count - 1)]

    pieces = [_bend(at(i - 1), at(i), at(i + 1), at(i + 2)) for i in steps]
    start = f"M{number(points[0][0])},{number(points[0][1])}"
    return start + "".join(pieces) + ("Z" if closed else "")


def _bend(before: Point, start: Point, end: Point, after: Point) -> str:
    """One smooth piece from start to end."""
    controls = (
        (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6),
        (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6),
        end,
    )
    return "C" + " ".join(f"{number(x)},{number(y)}" for x, y in controls)


def mix(colour: str, other: str, part: float) -> str:
    """A colour `#rrggbb` moved towards another."""
    pairs = [(int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def luminance(colour: str) -> float:
    """How bright a colour is to the eye, from 0 to 1."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    high, low = sorted((luminance(one), luminance(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def readable_on(colour: str) -> str:
    """White or near black, whichever reads better on a colour."""
    return max(("#ffffff", "#1d1b1a"), key=lambda ink: contrast(ink, colour))
