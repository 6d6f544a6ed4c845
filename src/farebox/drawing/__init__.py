"""Drawing: a city as a poster in SVG, and the checks of what can be seen on it."""

from farebox.drawing.poster import draw_svg

__all__ = ["draw_svg"]
