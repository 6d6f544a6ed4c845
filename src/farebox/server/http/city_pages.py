"""Cities as clients get them, made once."""

from __future__ import annotations

from functools import cache

import msgspec

from farebox.cities.drawing import draw_svg, theme_of
from farebox.cities.load import CITY_IDS, city_hash, load_city
from farebox.cities.schema import City, route_ids, twins
from farebox.cities.themes import SEAT_COLOURS
from farebox.server.http.etags import Tagged, tagged
from farebox.server.wire_cities import (
    CityInfo,
    CityList,
    CityLocation,
    CityLook,
    CityRoute,
    CitySummary,
    CityTicket,
)

SVG = "image/svg+xml"


@cache
def city_list() -> CityList:
    """The cities of the package."""
    return CityList(tuple(summary(load_city(city_id)) for city_id in CITY_IDS))


def summary(city: City) -> CitySummary:
    """A city in the list."""
    bonus = str(msgspec.to_builtins(city.bonus)["kind"])
    return CitySummary(city.id, city.name, city.version, city_hash(city), city.note, bonus)


@cache
def city_page(city_id: str) -> Tagged:
    """A city with all a client needs, as JSON."""
    return tagged(msgspec.json.encode(city_info(load_city(city_id))), "application/json")


@cache
def board_page(city_id: str) -> Tagged:
    """The drawing of a city, as SVG."""
    return tagged(draw_svg(load_city(city_id)).encode(), SVG)


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
            CityLocation(place.id, place.name, places[place.id].x, places[place.id].y)
            for place in city.locations
        ),
        routes=city_routes(city),
        tickets=tuple(CityTicket(ticket.id, ticket.a, ticket.b, ticket.points) for ticket in city.tickets),
        deck=city.deck,
        bonus=city.bonus,
        look=city_look(city),
    )


def city_routes(city: City) -> tuple[CityRoute, ...]:
    """The routes of a city by id."""
    ids = route_ids(city)
    return tuple(
        CityRoute(
            ids[index],
            route.a,
            route.b,
            route.colour,
            route.length,
            route.wilds_required,
            None if twin is None else ids[twin],
        )
        for index, (route, twin) in enumerate(zip(city.routes, twins(city), strict=True))
    )


def city_look(city: City) -> CityLook:
    """How a city is drawn."""
    theme, geometry = theme_of(city), city.geometry
    return CityLook(
        theme=geometry.theme,
        width=geometry.box[0],
        height=geometry.box[1],
        car=geometry.car,
        wild=geometry.wild,
        paper=theme.paper,
        ink=theme.ink,
        accent=theme.accent,
        route_colours=theme.routes,
        seat_colours=tuple(SEAT_COLOURS[name] for name in geometry.seat_colours),
        seat_colour_names=geometry.seat_colours,
    )
