"""A starting design from places with coordinates is a sound city that plays at once."""

from __future__ import annotations

import json
from random import Random

import pytest

from farebox import CityError, simulate
from farebox.cities.check import errors
from farebox.cities.load import parse_city
from farebox.cities.schema import MAX_ROUTES, pair
from farebox.drawing.city_files import check_text
from farebox.engine.seeds import derived_seed
from farebox.playtesting.network import shortest_ways
from farebox.playtesting.new_city import is_whole, links, new_city
from farebox.playtesting.places import Spot, drawn_at, read_places
from farebox.playtesting.tally import play_table

VIENNA = [
    ("Stephansdom", 16.3731, 48.2085),
    ("Schönbrunn", 16.3122, 48.1845),
    ("Prater", 16.3985, 48.2166),
    ("Belvedere", 16.3809, 48.1915),
    ("Karlskirche", 16.3718, 48.1982),
    ("Rathaus", 16.3573, 48.2108),
    ("Westbahnhof", 16.3378, 48.1967),
    ("Hauptbahnhof", 16.3776, 48.1853),
    ("Donauinsel", 16.4105, 48.2280),
    ("Grinzing", 16.3420, 48.2560),
    ("Kahlenberg", 16.3335, 48.2750),
    ("Naschmarkt", 16.3630, 48.1985),
]
CSV = "Name,Longitude,Latitude\n" + "".join(f"{a},{b},{c}\n" for a, b, c in VIENNA)
GEOJSON = json.dumps(
    {
        "type": "FeatureCollection",
        "features": [
            {"geometry": {"type": "Point", "coordinates": [lon, lat]}, "properties": {"name": name}}
            for name, lon, lat in VIENNA
        ],
    }
)


def scattered(number: int, seed: int) -> str:
    """A table of places anywhere."""
    dice = Random(seed)
    rows = (f"Place {n},{dice.uniform(-1, 1)},{dice.uniform(50, 51)}\n" for n in range(number))
    return "name,lon,lat\n" + "".join(rows)


def test_a_new_city_is_sound_and_the_same_for_a_seed() -> None:
    text = new_city("Vienna", read_places(CSV), Random(1))
    assert text == new_city("Vienna", read_places(GEOJSON), Random(1))
    assert text != new_city("Vienna", read_places(CSV), Random(2))
    city, problems = check_text(text)
    assert city is not None, problems
    ways = shortest_ways([location.id for location in city.locations], city.routes)
    assert all(ticket.points == ways[ticket.a, ticket.b] for ticket in city.tickets)
    assert {end for ticket in city.tickets for end in (ticket.a, ticket.b)} == set(city.geometry.places)


@pytest.mark.parametrize(
    ("number", "seed"),
    [
        *((6, 1), (10, 2), (17, 3), (32, 1)),
        *(pytest.param(*one, marks=pytest.mark.slow) for one in ((25, 4), (31, 2), (32, 2), (32, 5))),
    ],
)
def test_a_new_city_of_any_size_plays(number: int, seed: int) -> None:
    city, problems = check_text(new_city("Anywhere", read_places(scattered(number, seed)), Random(seed)))
    assert city is not None, errors(problems)
    assert simulate(city, ["planner"], games=40, players=3).finished.all()
    connections = {pair(route) for route in city.routes}
    assert number <= len(connections) <= 3 * number
    spaces = {colour: sum(r.length for r in city.routes if r.colour == colour) for colour in city.colours}
    assert max(spaces.values()) - min(spaces.values()) <= 3


@pytest.mark.parametrize("number", [31, 32])
def test_many_places_have_links_to_all_and_leave_room_for_doubles(number: int) -> None:
    for seed in (1, 2, 3, 6, 8):
        points = drawn_at(read_places(scattered(number, seed)))
        found = links(points)
        assert len(found) < MAX_ROUTES
        assert is_whole([*points], found)


ALL_SMALL = [(number, seed) for number in range(6, 17) for seed in (1, 2, 3, 5)]
SOME_SMALL = [(6, 2), (6, 5), (7, 5), (8, 2), (10, 1)]


@pytest.mark.parametrize(
    ("number", "seed"),
    [
        *SOME_SMALL,
        *(pytest.param(*one, marks=pytest.mark.slow) for one in ALL_SMALL if one not in SOME_SMALL),
    ],
)
def test_games_of_a_small_new_city_end_when_the_cars_run_out(number: int, seed: int) -> None:
    city = parse_city(new_city("Anywhere", read_places(scattered(number, seed)), Random(seed)))
    for players in (2, 3, 4):
        counts = play_table(city, "planner", players, [derived_seed(b"new", game) for game in range(400)])
        assert counts["by_passes"][0] < 4, (players, city.cars)
    assert city.cars >= 6


def test_names_in_any_script_make_ids() -> None:
    names = ["Красная площадь", "東京", "Łódź", "Улица 1", "Площадь 1", "Place 1", "Zoo"]
    table = "name,lon,lat\n" + "".join(f"{name},{n},{50 + n * n % 5}\n" for n, name in enumerate(names))
    city, problems = check_text(new_city("東京", read_places(table), Random(1)))
    assert city is not None, problems
    assert city.id == "city"
    assert [location.name for location in city.locations] == names
    ids = [location.id for location in city.locations]
    assert ids == ["place_2", "place_3", "odz", "1", "place_4", "place_1", "zoo"]


def test_a_city_needs_a_name() -> None:
    with pytest.raises(CityError, match="city-without-name"):
        new_city("  ", read_places(CSV), Random(1))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("name,lon\nA,1\n", "places-without-columns"),
        ("", "places-without-columns"),
        ("name,lon,lat\nA,1,2\n", "wrong-number-of-places"),
        (CSV.replace("16.3731", "east"), "place-without-numbers"),
        (CSV.replace("16.3731", "nan"), "place-without-numbers"),
        (CSV.replace("Prater", "Stephansdom!"), "place-name-taken"),
        (CSV.replace("Prater", "東京").replace("Rathaus", "東京"), "place-name-taken"),
        (CSV.replace("Prater", "!!!"), "place-name-taken"),
        (GEOJSON[:-20], "places-broken"),
        ('{"features": 3}', "places-broken"),
        (CSV.replace("Prater", "x" * 140_000), "places-table-broken"),
        (CSV.replace("16.3731", "360.5"), "place-off-the-earth"),
        (CSV.replace("48.2085", "-90.5"), "place-off-the-earth"),
    ],
)
def test_bad_places_are_refused(text: str, code: str) -> None:
    with pytest.raises(CityError, match=code):
        read_places(text)


@pytest.mark.parametrize(
    "points",
    [
        [(14 + number / 100, 50.0) for number in range(10)],
        [(14 + number / 100, 50.0) for number in range(6)],
        [(14.0, 50.0)] * 10,
        [(14.0, 50.0)] * 6,
        [(number / 10, 90.0) for number in range(12)],
    ],
)
def test_places_on_a_line_a_spot_or_a_pole_are_refused(points: list[tuple[float, float]]) -> None:
    spots = [Spot(f"Place {number}", *point) for number, point in enumerate(points)]
    with pytest.raises(CityError, match="places-without-board"):
        new_city("Nowhere", spots, Random(1))


def test_what_cannot_be_printed_is_left_out_of_names() -> None:
    places = json.loads(GEOJSON)
    places["features"][0]["properties"]["name"] = "St.\x07\nStephan\ud800"
    city = parse_city(new_city(" Vi\x7fenna ", read_places(json.dumps(places)), Random(1)))
    assert (city.name, city.locations[0].name) == ("Vi enna", "St. Stephan")
