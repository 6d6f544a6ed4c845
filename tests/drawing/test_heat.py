"""The heat map: its numbers can be read, and its colours grow darker with use."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from farebox import load_city
from farebox.cities.load import CITY_IDS
from farebox.cities.schema import pair
from farebox.drawing.collisions import box_polygon, circle_polygon, label_box, overlap
from farebox.drawing.heat import BADGE, badge_places, heat_colour


@pytest.mark.parametrize("city_id", CITY_IDS)
def test_no_number_lies_below_a_name_or_another_number(city_id: str) -> None:
    city = load_city(city_id)
    routes = {pair(route): route for route in city.routes}
    discs = [circle_polygon(*middle, BADGE) for middle in badge_places(city, list(routes.values())).values()]
    size = city.artwork.theme.label_size
    spots = [(city.geometry.places[location.id], location.shown_name) for location in city.locations]
    names = [box_polygon(label_box(spot.x, spot.y, spot.label, name, size)) for spot, name in spots]
    assert len(discs) == len(routes)
    assert not any(overlap(disc, name) for disc in discs for name in names)
    assert not any(overlap(one, two) for one, two in combinations(discs, 2))


def test_what_is_used_more_is_darker() -> None:
    colours = [heat_colour(share / 10) for share in range(11)]
    lightness = [sum(int(colour[place : place + 2], 16) for place in (1, 3, 5)) for colour in colours]
    assert all(one > two for one, two in pairwise(lightness))
