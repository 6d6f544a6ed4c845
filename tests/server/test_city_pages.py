"""What clients are told of a city is what its drawing shows."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from farebox.cities.load import CITY_IDS, load_city
from farebox.server.http.city_pages import board_page, city_info

NUMBER = re.compile(r"-?[\d.]+")


def drawn(city_id: str, kind: str) -> list[ElementTree.Element]:
    """The groups of a class in the drawing of a city."""
    root = ElementTree.fromstring(board_page(city_id).body)
    return [one for one in root.iter("{http://www.w3.org/2000/svg}g") if one.get("class") == kind]


def numbers(element: ElementTree.Element) -> list[float]:
    """The place of a group, and its direction if it is turned."""
    return [float(found) for found in NUMBER.findall(element.get("transform", ""))]


@pytest.mark.parametrize("city_id", CITY_IDS)
def test_the_spaces_of_a_city_are_where_they_are_drawn(city_id: str) -> None:
    told = [space for route in city_info(load_city(city_id)).routes for space in route.spaces]
    shown = [(*numbers(one), 0)[:3] for one in drawn(city_id, "space")]
    assert [(space.x, space.y, space.angle) for space in told] == shown
    widths = [float(one[0].get("width", "")) for one in drawn(city_id, "space")]
    assert [space.length for space in told] == widths


@pytest.mark.parametrize("city_id", CITY_IDS)
def test_every_route_has_as_many_spaces_as_it_is_long(city_id: str) -> None:
    assert all(len(route.spaces) == route.length for route in city_info(load_city(city_id)).routes)


@pytest.mark.parametrize("city_id", CITY_IDS)
def test_the_landmarks_of_a_city_are_those_that_are_drawn(city_id: str) -> None:
    told = [[mark.x, mark.y] for mark in city_info(load_city(city_id)).landmarks]
    assert told == [numbers(one)[:2] for one in drawn(city_id, "landmark")]
