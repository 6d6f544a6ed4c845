"""The published facts that every city must fit."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from farebox.cities.load import load_city
from farebox.cities.schema import WILD, Attractions, City, Districts, FlagSets, TouristTokens, pair


class Facts(NamedTuple):
    """The numbers of one box."""

    locations: int
    connections: int
    doubles: int
    routes: int
    spaces: int
    tickets: int
    cars: int
    cards: int


FACTS = {
    "san_francisco": Facts(20, 39, 18, 57, 106, 24, 20, 44),
    "paris": Facts(17, 32, 25, 57, 103, 20, 15, 46),
    "new_york": Facts(15, 30, 11, 41, 84, 18, 15, 44),
    "london": Facts(17, 35, 9, 44, 95, 20, 17, 44),
}
DECKS = {
    "san_francisco": {"blue", "green", "black", "purple", "red", "orange"},
    "paris": {"white", "blue", "red", "yellow", "green", "purple"},
    "new_york": {"pink", "blue", "orange", "black", "red", "green"},
    "london": {"blue", "green", "black", "pink", "yellow", "orange"},
}
PUBLISHED_ROUTES = {
    "new_york": [
        "lincoln_center-central_park orange2",
        "lincoln_center-midtown_west red2",
        "lincoln_center-times_square green2 blue2",
        "central_park-times_square red2 black2",
        "central_park-united_nations pink3",
        "midtown_west-chelsea blue2",
        "midtown_west-times_square gray1",
        "midtown_west-empire_state_building green2",
        "times_square-empire_state_building pink1 orange1",
        "times_square-united_nations gray2",
        "united_nations-empire_state_building black2",
        "united_nations-gramercy_park green3",
        "empire_state_building-gramercy_park red1 blue1",
        "chelsea-soho pink4",
        "chelsea-empire_state_building gray2 gray2",
        "chelsea-gramercy_park orange2",
        "chelsea-greenwich_village green3 red3",
        "gramercy_park-greenwich_village pink2 black2",
        "gramercy_park-east_village gray2",
        "greenwich_village-soho orange2",
        "greenwich_village-chinatown gray2 gray2",
        "greenwich_village-lower_east_side gray2",
        "greenwich_village-east_village blue2",
        "east_village-lower_east_side black1",
        "lower_east_side-chinatown blue1",
        "lower_east_side-brooklyn gray3",
        "soho-wall_street gray2",
        "chinatown-wall_street green1 pink1",
        "chinatown-brooklyn red3 orange3",
        "wall_street-brooklyn blue3 black3",
    ],
    "london": [
        "regents_park-baker_street blue2",
        "regents_park-british_museum yellow3",
        "regents_park-kings_cross green3",
        "baker_street-british_museum orange4",
        "baker_street-piccadilly_circus gray4",
        "baker_street-hyde_park black4",
        "kings_cross-british_museum black2",
        "kings_cross-the_charterhouse pink3",
        "hyde_park-piccadilly_circus gray2 gray2",
        "hyde_park-buckingham_palace yellow1 orange1",
        "british_museum-piccadilly_circus gray2",
        "british_museum-covent_garden gray1 gray1",
        "british_museum-the_charterhouse blue4",
        "covent_garden-piccadilly_circus green1 yellow1",
        "covent_garden-trafalgar_square black1 pink1",
        "covent_garden-st_pauls gray3 gray3",
        "piccadilly_circus-buckingham_palace pink2",
        "piccadilly_circus-trafalgar_square blue1 orange1",
        "buckingham_palace-trafalgar_square gray2",
        "buckingham_palace-big_ben green2",
        "trafalgar_square-big_ben gray1",
        "trafalgar_square-waterloo gray2",
        "big_ben-waterloo blue1",
        "big_ben-elephant_and_castle yellow3",
        "waterloo-elephant_and_castle orange2",
        "waterloo-globe_theatre pink2",
        "elephant_and_castle-globe_theatre green2",
        "elephant_and_castle-tower_of_london black4",
        "globe_theatre-st_pauls gray1 gray1",
        "globe_theatre-tower_of_london gray3",
        "st_pauls-the_charterhouse black1",
        "st_pauls-brick_lane orange3",
        "st_pauls-tower_of_london yellow3 pink3",
        "the_charterhouse-brick_lane green3",
        "brick_lane-tower_of_london blue3",
    ],
}


def connections(city: City) -> Counter[frozenset[str]]:
    """How many routes each pair of locations has."""
    return Counter(pair(route) for route in city.routes)


@pytest.mark.parametrize("city_id", FACTS)
def test_the_numbers_of_the_box(city_id: str) -> None:
    city = load_city(city_id)
    found = connections(city)
    assert (
        Facts(
            locations=len(city.locations),
            connections=len(found),
            doubles=sum(count == 2 for count in found.values()),
            routes=len(city.routes),
            spaces=sum(route.length for route in city.routes),
            tickets=len(city.tickets),
            cars=city.cars,
            cards=sum(city.deck.values()),
        )
        == FACTS[city_id]
    )


@pytest.mark.parametrize("city_id", DECKS)
def test_the_deck(city_id: str) -> None:
    city = load_city(city_id)
    assert set(city.colours) == DECKS[city_id]
    assert city.deck[WILD] == 8
    assert all(city.deck[colour] == (8 if colour == "white" else 6) for colour in city.colours)
    assert city.points[:6] == (1, 2, 4, 7, 10, 15)
    assert city.last_round_cars == 2


@pytest.mark.parametrize("city_id", PUBLISHED_ROUTES)
def test_the_published_routes(city_id: str) -> None:
    found: dict[str, list[str]] = {}
    for route in load_city(city_id).routes:
        found.setdefault(f"{route.a}-{route.b}", []).append(f"{route.colour}{route.length}")
    assert [" ".join([name, *routes]) for name, routes in found.items()] == PUBLISHED_ROUTES[city_id]


@pytest.mark.parametrize("city_id", ["paris", "new_york", "london"])
def test_only_san_francisco_has_ferries(city_id: str) -> None:
    assert all(route.wilds_required == 0 for route in load_city(city_id).routes)


def test_ferries_of_san_francisco() -> None:
    city = load_city("san_francisco")
    ferries = [route for route in city.routes if route.wilds_required]
    assert len(ferries) == 5
    assert all(route.wilds_required == 1 for route in ferries)
    assert all(route in ferries for route in city.routes if "alcatraz" in pair(route))
    assert any(route.colour == "gray" for route in ferries)
    assert all(route.length <= 3 for route in city.routes if route not in ferries)
    longest = max(city.routes, key=lambda route: route.length)
    assert (sorted(pair(longest)), longest.length) == (["fort_mason", "golden_gate_bridge"], 5)


def test_bonus_of_san_francisco() -> None:
    bonus = load_city("san_francisco").bonus
    assert isinstance(bonus, TouristTokens)
    marked = {"alcatraz", "golden_gate_bridge", "embarcadero", "sunset", "potrero_hill"}
    assert set(bonus.marked) == marked
    assert (bonus.symbols, bonus.stack_by_players) == (7, (2, 2, 3))
    assert bonus.points == (0, 0, 1, 2, 4, 6, 9, 12)


def test_paris_colour_goes_with_length() -> None:
    city = load_city("paris")
    colours = {1: {"red", "blue"}, 2: {"white", "yellow"}, 3: {"green", "purple"}}
    by_pair: dict[frozenset[str], list[str]] = {}
    for route in city.routes:
        assert route.colour in colours[route.length]
        by_pair.setdefault(pair(route), []).append(route.colour)
    assert all(len(set(found)) == len(found) for found in by_pair.values())


def test_paris_connections_by_length() -> None:
    city = load_city("paris")
    length = {pair(route): route.length for route in city.routes}
    doubles = {ends for ends, count in connections(city).items() if count == 2}
    assert Counter(length.values()) == {1: 12, 2: 12, 3: 8}
    assert Counter(length[ends] for ends in doubles) == {1: 11, 2: 10, 3: 4}


def test_bonus_of_paris() -> None:
    assert load_city("paris").bonus == FlagSets(colours=("blue", "white", "red"), points=4)


def test_bonus_of_new_york() -> None:
    bonus = load_city("new_york").bonus
    assert isinstance(bonus, Attractions)
    assert (len(bonus.locations), bonus.points) == (9, 1)


def test_bonus_of_london() -> None:
    bonus = load_city("london").bonus
    assert isinstance(bonus, Districts)
    assert [district.points for district in bonus.districts] == [1, 2, 3, 4, 5]
    members = [location for district in bonus.districts for location in district.locations]
    assert sorted(members) == sorted(location.id for location in load_city("london").locations)


PUBLISHED_TICKETS = {
    "new_york": [3, 6, 5, 7, 2, 8, 4, 4, 3, 3, 8, 8, 3, 6, 4, 4, 6, 8],
    "london": [5, 2, 9, 5, 4, 5, 11, 3, 9, 7, 4, 6, 5, 3, 6, 6, 6, 4, 4, 4],
}


@pytest.mark.parametrize("city_id", PUBLISHED_TICKETS)
def test_the_published_ticket_values(city_id: str) -> None:
    assert [ticket.points for ticket in load_city(city_id).tickets] == PUBLISHED_TICKETS[city_id]
