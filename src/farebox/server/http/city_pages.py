"""Cities as clients get them, made once."""

from __future__ import annotations

import re
from functools import cache

import msgspec

from farebox.cities.guides import guide_of
from farebox.cities.load import all_cities, city_by_hash, city_hash, load_city
from farebox.cities.schema import City, route_ids, twins
from farebox.cities.theme import ROUTE_COLOURS, SEAT_COLOURS
from farebox.drawing import draw_svg
from farebox.drawing.route_lines import LOCATION_RADIUS, SPACE_HEIGHT, Space, route_spaces
from farebox.server.http.etags import Tagged, tagged
from farebox.server.wire_cities import (
    CityInfo,
    CityLandmark,
    CityList,
    CityLocation,
    CityLook,
    CityRoute,
    CitySpace,
    CitySummary,
    CityTicket,
)

HASH = re.compile("[0-9a-f]{64}")
SVG = "image/svg+xml"


@cache
def city_list() -> CityList:
    """The built-in cities, then those of the host."""
    return CityList(tuple(map(summary, all_cities())))


def summary(city: City) -> CitySummary:
    """A city in the list."""
    bonus = str(msgspec.to_builtins(city.bonus)["kind"])
    guided = guide_of(city.id) is not None
    return CitySummary(city.id, city.name, city.version, city_hash(city), city.note, bonus, guided)


@cache
def city_page(city: str) -> Tagged:
    """A city with all a client needs, as JSON."""
    return tagged(msgspec.json.encode(city_info(city_named(city))), "application/json")


@cache
def every_city_page() -> Tagged:
    """All cities with what a client needs, as JSON."""
    cities = [city_info(city) for city in all_cities()]
    return tagged(msgspec.json.encode({"cities": cities}), "application/json")


@cache
def board_page(city: str) -> Tagged:
    """The drawing of a city, as SVG."""
    return tagged(draw_svg(city_named(city)).encode(), SVG)


def city_named(city: str) -> City:
    """The present version of a city by its id, or any version by its hash."""
    return city_by_hash(city) if HASH.fullmatch(city) else load_city(city)


def city_info(city: City) -> CityInfo:
    """All a client needs to draw a city and to name what is in it."""
    places = city.geometry.places
    return CityInfo(
        id=city.id,
        name=city.name,
        version=city.version,
        hash=city_hash(city),
        note=city.note,
        cars=city.cars,
        last_round_cars=city.last_round_cars,
        points=city.points,
        locations=tuple(
            CityLocation(place.id, place.shown_name, places[place.id].x, places[place.id].y)
            for place in city.locations
        ),
        routes=city_routes(city),
        tickets=tuple(CityTicket(ticket.id, ticket.a, ticket.b, ticket.points) for ticket in city.tickets),
        deck=city.deck,
        bonus=city.bonus,
        landmarks=tuple(
            CityLandmark(mark.name, mark.x, mark.y, mark.w, mark.h)
            for mark in city.geometry.landmarks
            if mark.icon
        ),
        look=city_look(city),
    )


def city_routes(city: City) -> tuple[CityRoute, ...]:
    """The routes of a city by id."""
    ids, spaces = route_ids(city), route_spaces(city)
    return tuple(
        CityRoute(
            ids[index],
            route.a,
            route.b,
            route.colour,
            route.length,
            route.wilds_required,
            None if twin is None else ids[twin],
            tuple(map(city_space, spaces[index])),
        )
        for index, (route, twin) in enumerate(zip(city.routes, twins(city), strict=True))
    )


def city_space(space: Space) -> CitySpace:
    """A space as it stands in the drawing, in hundredths."""
    return CitySpace(*(round(value, 2) for value in (space.x, space.y, space.upright, space.length)))


def city_look(city: City) -> CityLook:
    """How a city is drawn."""
    theme, geometry = city.artwork.theme, city.geometry
    return CityLook(
        theme=geometry.theme,
        width=geometry.box[0],
        height=geometry.box[1],
        space_height=SPACE_HEIGHT,
        location_radius=LOCATION_RADIUS,
        car=geometry.car,
        wild=geometry.wild,
        paper=theme.paper,
        ink=theme.ink,
        accent=theme.accent,
        route_colours=ROUTE_COLOURS,
        seat_colours=tuple(SEAT_COLOURS[name] for name in geometry.seat_colours),
        seat_colour_names=geometry.seat_colours,
    )
