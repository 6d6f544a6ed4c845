"""The drawing of a city as SVG."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import msgspec
import pytest

from farebox.cities.artwork import ArtworkFiles
from farebox.cities.load import CITY_IDS, load_city, parse_city
from farebox.cities.schema import COLOURS, City, route_ids
from farebox.cities.theme import ROUTE_COLOURS, SEAT_COLOURS, Theme
from farebox.drawing import draw_svg
from farebox.drawing.patterns import PATTERN_OF, pattern_id
from farebox.drawing.signs import SYMBOL_OF, SYMBOLS
from farebox.drawing.svg import contrast, readable_on, smooth_path, straight_path
from tests.cities.builders import SMALL_CITY, changed, with_bonus, with_geometry

SVG = "{http://www.w3.org/2000/svg}"


def drawn(city: City, owners: dict[int, int] | None = None) -> ElementTree.Element:
    """The drawing, read back as XML."""
    return ElementTree.fromstring(draw_svg(city, owners=owners))


def of_class(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    """The elements of a class."""
    return [element for element in root.iter() if element.get("class") == name]


@pytest.mark.parametrize("city_id", CITY_IDS)
def test_every_location_and_route_is_drawn(city_id: str) -> None:
    city = load_city(city_id)
    root = drawn(city)
    assert [route.get("data-route") for route in of_class(root, "route")] == list(route_ids(city))
    assert [spot.get("data-location") for spot in of_class(root, "location")] == [
        location.id for location in city.locations
    ]
    assert len(of_class(root, "space")) == sum(route.length for route in city.routes)
    texts = {element.text for element in root.iter(f"{SVG}text")}
    assert {location.shown_name for location in city.locations} <= texts
    assert len(of_class(root, "landmark")) == len(city.geometry.landmarks)


@pytest.mark.parametrize("city_id", CITY_IDS)
def test_the_drawing_needs_nothing_from_elsewhere(city_id: str) -> None:
    svg = draw_svg(load_city(city_id))
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"<(script|image|foreignObject|style)\b|href=|\bon\w+=", svg)


def test_every_ferry_shows_its_wilds() -> None:
    city = load_city("san_francisco")
    assert len(of_class(drawn(city), "wild")) == sum(route.wilds_required for route in city.routes) == 5


def test_every_coloured_space_shows_its_symbol() -> None:
    city = load_city("london")
    symbols = [name for name in SYMBOLS for _ in of_class(drawn(city), f"symbol {name}")]
    assert len(symbols) == sum(route.length for route in city.routes if route.colour != "gray")
    assert set(symbols) == {SYMBOL_OF[colour] for colour in city.colours}


def test_cars_stand_on_claimed_routes() -> None:
    city = load_city("san_francisco")
    cars = of_class(drawn(city, {0: 2, 48: 1}), "car")
    assert [car.get("data-seat") for car in cars] == ["2"] * 2 + ["1"] * 5
    assert of_class(drawn(city), "car") == []


def test_names_are_escaped() -> None:
    city = parse_city(
        changed(('name = "North Gate"', """name = 'Salt & <b>"Pepper"</b>'"""), ('"Smallville"', '"A & B"'))
    )
    root = drawn(city)
    texts = {element.text for element in root.iter(f"{SVG}text")}
    assert 'Salt & <b>"Pepper"</b>' in texts
    assert "A & B" in texts
    assert list(root.iter("b")) == []


def test_letters_that_xml_cannot_hold_are_left_out() -> None:
    root = drawn(parse_city(changed(('"Smallville"', '"Small\\u001fville"'))))
    assert "Smallville" in {element.text for element in root.iter(f"{SVG}text")}


def test_an_attribute_cannot_break_out() -> None:
    shape = """outlines = [{ kind = "park", colour = '#fff" onload="x', area = "1,2 3,4 5,6" }]"""
    root = drawn(parse_city(with_geometry(shape)))
    assert all(element.get("onload") is None for element in root.iter())


def test_a_city_without_outlines_and_theme_is_drawn() -> None:
    city = parse_city(changed(('theme = "default"\n', "")))
    assert city.artwork.theme == Theme()
    assert len(of_class(drawn(city), "route")) == len(city.routes)


def test_an_unknown_theme_falls_back() -> None:
    city = parse_city(with_geometry('theme = "rome"'))
    assert city.artwork.theme == Theme()


@pytest.mark.parametrize("theme", ["default", *CITY_IDS])
def test_every_theme_draws_every_kind_of_shape(theme: str) -> None:
    kinds = ["water", "land", "outskirts", "island", "limit", "park", "lake", "river", "district"]
    areas = ", ".join(f'{{ kind = "{kind}", name = "x", area = "1,2 300,4 5,600" }}' for kind in kinds)
    lines = ", ".join(f'{{ kind = "{kind}", line = "1,2 30,40" }}' for kind in ("street", "bridge", "river"))
    text = with_geometry(
        f'theme = "{theme}"\nground = "water"\noutlines = [{areas}, {lines}]\n'
        'texts = [{ text = "x", x = 9, y = 9, kind = "district" }]\ncompass = { x = 60, y = 60 }\n'
        "points_table = { x = 90, y = 800, w = 120, h = 120 }"
    )
    assert drawn(parse_city(text)).tag == f"{SVG}svg"


def test_marks_and_badges_follow_the_bonus() -> None:
    plain = draw_svg(parse_city(SMALL_CITY))
    marked = draw_svg(parse_city(with_bonus('kind = "attractions"\nlocations = ["north"]\npoints = 1')))
    districts = 'kind = "districts"\ndistricts = [{ name = "7", points = 1, locations = ["north"] }]'
    badge = drawn(parse_city(with_bonus(districts)))
    assert plain != marked
    assert "7" in {element.text for element in badge.iter(f"{SVG}text")}


def test_the_box_may_have_another_size() -> None:
    city = msgspec.structs.replace(
        load_city("paris"), geometry=msgspec.structs.replace(load_city("paris").geometry, box=(600.0, 450.0))
    )
    assert drawn(city).get("viewBox") == "0 0 600 450"


@pytest.mark.parametrize("colour", COLOURS)
def test_symbols_can_be_read_on_their_ground(colour: str) -> None:
    assert contrast(readable_on(ROUTE_COLOURS[colour]), ROUTE_COLOURS[colour]) >= 4.5
    assert SYMBOL_OF[colour] in SYMBOLS


@pytest.mark.parametrize("city_id", CITY_IDS)
def test_every_seat_has_a_colour_of_its_own(city_id: str) -> None:
    seats = load_city(city_id).geometry.seat_colours
    assert len({SEAT_COLOURS[seat] for seat in seats}) == 4


@pytest.mark.parametrize("city_id", ["san_francisco", "paris"])
def test_spaces_wear_the_pattern_of_their_colour(city_id: str) -> None:
    city = load_city(city_id)
    root = drawn(city)
    patterns = {element.get("id") for element in root.iter(f"{SVG}pattern")}
    for route, group in zip(city.routes, of_class(root, "route"), strict=True):
        fills = {element.get("fill") for element in group.iter(f"{SVG}rect")}
        wanted = pattern_id(city, route.colour)
        assert (
            (f"url(#{wanted})" in fills and wanted in patterns)
            if wanted
            else not any(str(fill).startswith("url") for fill in fills)
        )


def test_every_colour_but_the_plain_ones_has_a_pattern() -> None:
    assert set(COLOURS) - PATTERN_OF.keys() == {"black", "white"}
    alike = [colour for colour in COLOURS if PATTERN_OF.get(colour) == "diagonals"]
    assert alike == ["purple", "pink"], "no board has routes of both"


def test_cars_in_paris_look_like_no_route() -> None:
    city = load_city("paris")
    assert not set(city.geometry.seat_colours) & {route.colour for route in city.routes}


def test_icons_come_from_the_package_only() -> None:
    files = ArtworkFiles()
    assert "<path" in files.icon("paris/arch")
    assert files.icon("../paris/arch") == ""
    assert files.icon("paris/../paris/arch") == ""
    assert files.icon("paris/nothing") == ""


def test_paths() -> None:
    assert straight_path([(0, 0), (1, 2.5)], False) == "M0,0L1,2.5"
    assert smooth_path([(0, 0), (6, 0), (6, 6)], True).endswith("Z")
    assert smooth_path([(0, 0), (6, 0)], False) == "M0,0L6,0"
