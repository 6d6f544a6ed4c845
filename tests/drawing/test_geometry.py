"""The drawing of the four cities as data."""

from __future__ import annotations

import math

import pytest

from farebox.cities.geometry import Geometry, parse_points
from farebox.cities.load import CITY_IDS, load_city
from farebox.drawing.route_lines import SPACE_LENGTH, curve_line, line_spaces, route_lines, route_spaces


@pytest.mark.parametrize("city_id", CITY_IDS)
def test_every_location_has_a_place_in_the_box(city_id: str) -> None:
    city = load_city(city_id)
    assert set(city.geometry.places) == {location.id for location in city.locations}
    for place in city.geometry.places.values():
        assert 0 < place.x < city.geometry.box[0]
        assert 0 < place.y < city.geometry.box[1]
        assert place.lon is not None
        assert place.lat is not None


@pytest.mark.parametrize("city_id", CITY_IDS)
def test_every_outline_and_icon_can_be_read(city_id: str) -> None:
    city = load_city(city_id)
    geometry = city.geometry
    for shape in geometry.outlines:
        assert len(parse_points(shape.area)) > 2 or len(parse_points(shape.line)) > 1
    for landmark in geometry.landmarks:
        assert "<" in city.artwork.icons[landmark.icon]


def test_a_geometry_may_be_nearly_empty() -> None:
    geometry = Geometry()
    assert geometry.outlines == ()
    assert geometry.landmarks == ()
    assert geometry.box == (1200, 900)


def test_seats_of_san_francisco() -> None:
    geometry = load_city("san_francisco").geometry
    assert geometry.seat_colours == ("purple", "white", "pink", "blue")
    assert (geometry.car, geometry.wild) == ("cable_car", "ferry")


def test_points_of_an_outline() -> None:
    assert parse_points("1,2 3.5,-4") == ((1, 2), (3.5, -4))
    with pytest.raises(ValueError, match="could not convert"):
        parse_points("1,x")


def test_a_curve_starts_and_ends_at_its_locations() -> None:
    line = curve_line((0, 0), [(50, 100)], (100, 0))
    assert [line.points[0], line.points[-1]] == [(0, 0), (100, 0)]
    middle = line.at(line.length / 2)
    assert math.dist(middle, (50, 50)) < 0.5


def test_spaces_are_spread_evenly_and_do_not_overlap() -> None:
    spaces = line_spaces(curve_line((0, 0), [], (200, 0)), 3)
    assert [space.x for space in spaces] == pytest.approx([46.67, 100, 153.33], abs=0.01)
    assert all(space.length > SPACE_LENGTH for space in spaces)
    assert all(space.angle == 0 for space in spaces)


def test_the_first_route_of_a_double_lies_left_of_a_to_b() -> None:
    city = load_city("san_francisco")
    first, second = route_lines(city)[:2]
    assert first.points[0] == pytest.approx((335.7, 252.4), abs=0.1)
    assert second.points[0] == pytest.approx((324.3, 263.6), abs=0.1)


@pytest.mark.parametrize("city_id", CITY_IDS)
def test_every_space_is_long_enough(city_id: str) -> None:
    for spaces in route_spaces(load_city(city_id)):
        assert all(space.length >= SPACE_LENGTH - 0.01 for space in spaces)
        assert all(math.isfinite(space.x + space.y + space.angle) for space in spaces)
