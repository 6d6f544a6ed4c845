"""Drawing a city as a poster, a standalone SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from farebox.cities.schema import City
from farebox.cities.theme import Theme
from farebox.drawing.ground import draw_ground
from farebox.drawing.locations import draw_locations
from farebox.drawing.patterns import draw_patterns
from farebox.drawing.plates import draw_frame, draw_plates, margin
from farebox.drawing.routes import draw_routes
from farebox.drawing.svg import element, group, titled


def draw_svg(
    city: City,
    *,
    owners: Mapping[int, int] | None = None,
    above: Sequence[str] = (),
    foot: float = 0,
) -> str:
    """The city as SVG, with the cars of the owners (seat by route index) on their routes.

    `above` lies over everything else, and `foot` is the height of free space below.
    """
    theme = city.artwork.theme
    width, height = city.geometry.box
    inner = [
        *draw_ground(city, theme),
        *draw_routes(city, theme, owners or {}),
        *draw_plates(city, theme),
        *draw_locations(city, theme),
    ]
    parts = [
        titled(city.name),
        _definitions(city, theme),
        element("rect", width=width, height=height, fill=theme.paper),
        group(inner, clip_path=f"url(#{city.id}-frame)"),
        *draw_frame(city, theme),
        *above,
    ]
    return element(
        "svg",
        "\n" + "\n".join(parts) + "\n",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height + foot:g}",
        width=width,
        height=height + foot,
        role="img",
    )


def _definitions(city: City, theme: Theme) -> str:
    """The gradient of the water and the clip of the frame, named after the city."""
    width, height = city.geometry.box
    stops = "".join(
        element("stop", offset=offset, stop_color=colour)
        for offset, colour in zip((0, 1), theme.water, strict=True)
    )
    water = element(
        "linearGradient",
        stops,
        id=f"{city.id}-water",
        gradientUnits="userSpaceOnUse",
        x1=0,
        y1=0,
        x2=0,
        y2=height,
    )
    edge = margin(theme)
    clip = element(
        "rect", x=edge, y=edge, width=width - 2 * edge, height=height - 2 * edge, rx=14 if edge == 10 else 0
    )
    return element(
        "defs", water + element("clipPath", clip, id=f"{city.id}-frame") + draw_patterns(city, theme)
    )
