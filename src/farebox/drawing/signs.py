"""Small signs as SVG pieces around 0,0: symbols of colours, shapes of seats, cars, wilds."""

from __future__ import annotations

import math

from farebox.drawing.svg import element, mix, number, readable_on

SYMBOL_OF = {
    "blue": "drop",
    "green": "leaf",
    "black": "diamond",
    "purple": "star",
    "pink": "star",
    "red": "triangle",
    "orange": "sun",
    "white": "ring",
    "yellow": "bolt",
}
SEAT_SHAPES = ("circle", "square", "triangle", "hexagon")


def star_path(radius: float) -> str:
    """A star of five points."""
    points = []
    for step in range(10):
        size = radius if step % 2 == 0 else radius * 0.42
        angle = math.pi * step / 5 - math.pi / 2
        points.append(f"{number(size * math.cos(angle))},{number(size * math.sin(angle))}")
    return "M" + "L".join(points) + "Z"


SUN_RAYS = "".join(
    f"M{number(3 * x)},{number(3 * y)}L{number(4.5 * x)},{number(4.5 * y)}"
    for x, y in ((math.cos(math.tau * step / 8), math.sin(math.tau * step / 8)) for step in range(8))
)
SYMBOLS = {
    "drop": '<path d="M0,-4.4C2.4,-1.2 3.1,0 3.1,1.3A3.1,3.1 0 0 1 -3.1,1.3C-3.1,0 -2.4,-1.2 0,-4.4Z"/>',
    "leaf": '<path d="M-4.2,3C-4.4,-2.4 -0.5,-4.3 4.3,-3.9C4.6,1.2 1.8,4.4 -3,2.9L-4.6,4.4L-5,4Z"/>',
    "diamond": '<path d="M0,-4.3L3.6,0L0,4.3L-3.6,0Z"/>',
    "star": f'<path d="{star_path(4.8)}"/>',
    "triangle": '<path d="M0,-4L4.3,3.4H-4.3Z"/>',
    "sun": f'<circle r="2.2"/><path d="{SUN_RAYS}" fill="none" stroke-width="1.2" stroke-linecap="round"/>',
    "ring": '<circle r="3" fill="none" stroke-width="1.8"/>',
    "bolt": '<path d="M1.2,-4.8L-3.2,0.9H-0.5L-1.2,4.8L3.2,-1H0.5Z"/>',
}

WILDS = {
    "ferry": (
        '<path d="M-6.5,1.5H6.5L4.6,5H-4.6Z" fill="#1f5673"/><path d="M-4,-1.4H4V1.5H-4Z" fill="#c8352b"/>'
        '<path d="M-0.8,-5H1.6V-1.4H-0.8Z" fill="#2b2b2e"/>'
    ),
    "bus": (
        '<rect x="-6.5" y="-4.5" width="13" height="8" rx="1.6" fill="#c8352b"/>'
        '<path d="M-5,-3H5V-0.4H-5Z" fill="#fff"/><path d="M-1.7,-3V-0.4M1.7,-3V-0.4" stroke="#c8352b"/>'
        '<circle cx="-3.4" cy="3.8" r="1.5"/><circle cx="3.4" cy="3.8" r="1.5"/>'
    ),
    "taxi": (
        '<path d="M-7,3V0L-4.6,-0.8L-3,-4H3L4.6,-0.8L7,0V3Z" fill="#f4b52c" stroke="#2b2b2e"/>'
        '<circle cx="-3.8" cy="3.4" r="1.5"/><circle cx="3.8" cy="3.4" r="1.5"/>'
    ),
}
CAR_BODIES = {
    "cable_car": "M-15,5V-1H-16V-5H16V-1H15V5Z",
    "bus": "M-16,5V-3A2.5,2.5 0 0 1 -13.5,-5.5H13.5A2.5,2.5 0 0 1 16,-3V5Z",
    "taxi": "M-16,5V1L-10,-1L-7,-5.5H7L10.5,-1L16,0.5V5Z",
}
CAR_WINDOWS = {
    "cable_car": "M-12.5,-2.5H-8V0.5H-12.5ZM8,-2.5H12.5V0.5H8Z",
    "bus": "M-13.5,-3.5H-7V-0.5H-13.5ZM7,-3.5H13.5V-0.5H7Z",
    "taxi": "M-8,-1L-6,-4H-5V-1ZM8,-1L6,-4H5V-1Z",
}


def symbol(colour: str, ground: str) -> str:
    """The symbol of a colour, discreet but readable on its ground; none for gray."""
    name = SYMBOL_OF.get(colour)
    if not name:
        return ""
    ink = readable_on(ground)
    return element(
        "g", SYMBOLS[name], class_=f"symbol {name}", fill=ink, stroke=ink, stroke_width=0.01, opacity=0.95
    )


def seat_shape(seat: int, radius: float, **attributes: str | float | None) -> str:
    """The shape that marks a seat."""
    match SEAT_SHAPES[seat % len(SEAT_SHAPES)]:
        case "circle":
            return element("circle", r=radius, **attributes)
        case "square":
            side = radius * 0.9
            return element("rect", x=-side, y=-side, width=2 * side, height=2 * side, **attributes)
        case "triangle":
            path = f"M0,{number(-radius * 1.1)}L{number(radius)},{number(radius * 0.8)}H{number(-radius)}Z"
            return element("path", d=path, **attributes)
        case _:
            corners = (math.tau * step / 6 for step in range(6))
            points = (f"{number(radius * math.cos(a))},{number(radius * math.sin(a))}" for a in corners)
            return element("polygon", points=" ".join(points), **attributes)


def car_sign(car: str, colour: str, seat: int) -> str:
    """A car of a seat, as long as a space."""
    dark, ink = mix(colour, "#000000", 0.55), readable_on(colour)
    wheels = "".join(
        element("circle", cx=x, cy=5, r=2.1, fill="#2b2b2e", stroke="#fff", stroke_width=0.5) for x in (-9, 9)
    )
    body = element(
        "path", d=CAR_BODIES[car], fill=colour, stroke=dark, stroke_width=1, stroke_linejoin="round"
    )
    windows = element(
        "path", d=CAR_WINDOWS[car], fill=mix(colour, "#ffffff", 0.75), stroke=dark, stroke_width=0.5
    )
    return body + windows + wheels + seat_shape(seat, 3.6, fill=ink, class_="seat")
