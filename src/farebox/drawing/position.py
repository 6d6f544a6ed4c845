"""Drawing a position: the poster of its city with cars and tokens, and the players below it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from farebox.cities.schema import City
from farebox.cities.theme import SEAT_COLOURS
from farebox.drawing.poster import draw_svg
from farebox.drawing.signs import car_sign
from farebox.drawing.svg import FONTS, element, group, place, written

FOOT = 56
TOKEN_RADIUS = 11


class PlayerLine(NamedTuple):
    """What is written of a player: a name, the score so far, the cars left, and whether it is their turn."""

    name: str
    score: int
    cars_left: int
    to_act: bool


def draw_position(
    city: City, owners: Mapping[int, int], tokens: Mapping[str, int], players: Sequence[PlayerLine]
) -> str:
    """The position as SVG: owners are seats by route index, tokens are counts by location."""
    counts = [_tokens(city, location, count) for location, count in tokens.items() if count]
    return draw_svg(city, owners=owners, above=[*counts, _foot(city, players)], foot=FOOT)


def _tokens(city: City, location: str, count: int) -> str:
    """How many tokens lie at a location."""
    spot = city.geometry.places[location]
    disc = element("circle", r=TOKEN_RADIUS, fill="#fff7d6", stroke="#7a5a00", stroke_width=1.6)
    label = written(
        str(count), y=4.5, text_anchor="middle", font_family=FONTS["sans"], font_size=13, font_weight="bold"
    )
    return group([disc, label], class_="tokens", transform=place(spot.x + 15, spot.y - 15))


def _foot(city: City, players: Sequence[PlayerLine]) -> str:
    """The players side by side; the one to act is underlined."""
    width, height = city.geometry.box
    parts = [element("rect", y=height, width=width, height=FOOT, fill="#ffffff")]
    for seat, player in enumerate(players):
        colour = SEAT_COLOURS[city.geometry.seat_colours[seat]]
        car = element("g", car_sign(city.geometry.car, colour, seat), transform="scale(1.3)")
        left = 40 + seat * (width - 40) / len(players)
        parts.append(group([car, _line(player)], transform=place(left, height + FOOT / 2)))
    return group(parts, class_="players")


def _line(player: PlayerLine) -> str:
    return written(
        f"{player.name}: {player.score} ({player.cars_left})",
        x=30,
        y=7,
        font_family=FONTS["sans"],
        font_size=20,
        fill="#222222",
        text_decoration="underline" if player.to_act else None,
    )
