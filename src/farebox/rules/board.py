"""A city as number tables, of one size for all cities, so that one compilation serves them all."""

from __future__ import annotations

from farebox.cities.schema import (
    GRAY,
    MAX_DISTRICTS,
    MAX_LENGTH,
    MAX_LOCATIONS,
    MAX_PLAYERS,
    MAX_SYMBOLS,
    WILD,
    Attractions,
    Bonus,
    City,
    Districts,
    FlagSets,
    NoBonus,
    TouristTokens,
    twins,
)
from farebox.errors import CityError
from farebox.rules import codes
from farebox.rules.state import Grid, Ints, zeros

ROUTE_SLOTS = 64

BOARD_FIELDS: dict[str, tuple[int, tuple[int, ...]]] = {
    "location_count": (64, ()),
    "route_count": (64, ()),
    "ticket_count": (64, ()),
    "colour_count": (64, ()),
    "cars": (64, ()),
    "last_round_cars": (64, ()),
    "token_symbols": (64, ()),
    "marked_count": (64, ()),
    "flag_set": (64, ()),
    "flag_points": (64, ()),
    "attractions": (64, ()),
    "attraction_points": (64, ()),
    "district_count": (64, ()),
    "route_bit": (64, (ROUTE_SLOTS,)),
    "touching": (64, (MAX_LOCATIONS,)),
    "payable": (64, (codes.CARD_KINDS, MAX_LENGTH + 1)),
    "wilds_suffice": (64, (MAX_LENGTH + 1,)),
    "cars_suffice": (64, (MAX_LENGTH + 1,)),
    "district": (64, (MAX_DISTRICTS,)),
    "district_points": (64, (MAX_DISTRICTS,)),
    "ticket_points": (64, (ROUTE_SLOTS,)),
    "route_points": (64, (MAX_LENGTH + 1,)),
    "token_points": (64, (MAX_SYMBOLS + 1,)),
    "route_a": (8, (ROUTE_SLOTS,)),
    "route_b": (8, (ROUTE_SLOTS,)),
    "route_length": (8, (ROUTE_SLOTS,)),
    "route_colour": (8, (ROUTE_SLOTS,)),
    "route_wilds": (8, (ROUTE_SLOTS,)),
    "route_twin": (8, (ROUTE_SLOTS,)),
    "ticket_a": (8, (ROUTE_SLOTS,)),
    "ticket_b": (8, (ROUTE_SLOTS,)),
    "deck": (8, (codes.CARD_KINDS,)),
    "marked": (8, (MAX_SYMBOLS,)),
    "stack_size": (8, (MAX_PLAYERS + 1,)),
    "flag_bit": (8, (codes.CARD_KINDS,)),
}


class Board:
    """The tables the rules look things up in."""

    __slots__ = tuple(BOARD_FIELDS)

    location_count: int
    route_count: int
    ticket_count: int
    colour_count: int
    cars: int
    last_round_cars: int
    token_symbols: int
    marked_count: int
    flag_set: int
    flag_points: int
    attractions: int
    attraction_points: int
    district_count: int
    route_bit: Ints
    touching: Ints  # by location: the routes that end there
    payable: Grid  # by colour and cards: the routes that many cards of the colour (wilds counted in) can pay
    wilds_suffice: Ints  # by wilds in hand: the routes whose ferry symbols they cover
    cars_suffice: Ints  # by cars left: the routes they cover
    district: Ints  # bit mask of locations
    district_points: Ints
    ticket_points: Ints
    route_points: Ints  # by length
    token_points: Ints  # by different symbols
    route_a: Ints
    route_b: Ints
    route_length: Ints
    route_colour: Ints
    route_wilds: Ints
    route_twin: Ints
    ticket_a: Ints
    ticket_b: Ints
    deck: Ints
    marked: Ints
    stack_size: Ints  # by number of players
    flag_bit: Ints  # by colour, 0 for a colour that is not on the flag

    def __init__(self) -> None:
        for name, (_, shape) in BOARD_FIELDS.items():
            setattr(self, name, zeros(shape))


def make_board(city: City) -> Board:
    """The tables of a city."""
    b = Board()
    places = {location.id: index for index, location in enumerate(city.locations)}
    b.location_count = len(city.locations)
    b.cars = city.cars
    b.last_round_cars = city.last_round_cars
    b.colour_count = len(city.colours)
    b.deck = [city.deck[colour] for colour in city.colours]
    b.deck += [0] * (codes.WILD - len(b.deck)) + [city.deck.get(WILD, 0)]
    for length, points in enumerate(city.points[:MAX_LENGTH], start=1):
        b.route_points[length] = points
    add_routes(b, city, places)
    add_tickets(b, city, places)
    add_bonus(b, city.bonus, city, places)
    return b


def add_routes(b: Board, city: City, places: dict[str, int]) -> None:
    """Fill the tables of routes and the masks of those a hand can pay."""
    colours = city.colours
    b.route_count = len(city.routes)
    b.route_bit = [1 << route if route < 63 else 0 for route in range(ROUTE_SLOTS)]
    for index, (route, twin) in enumerate(zip(city.routes, twins(city), strict=True)):
        b.route_a[index] = places[route.a]
        b.route_b[index] = places[route.b]
        b.route_length[index] = route.length
        b.touching[places[route.a]] |= b.route_bit[index]
        b.touching[places[route.b]] |= b.route_bit[index]
        b.route_colour[index] = colour_number(route.colour, colours)
        b.route_wilds[index] = route.wilds_required
        b.route_twin[index] = codes.NONE if twin is None else twin
        for number in range(MAX_LENGTH + 1):
            add_to_masks(b, index, number)


def colour_number(colour: str, colours: tuple[str, ...]) -> int:
    """The number of a route's colour; one without cards would otherwise pass for gray (R5.1, R5.3)."""
    if colour == GRAY:
        return codes.GRAY
    if colour not in colours:
        raise CityError("colour-not-in-deck", colour=colour)
    return colours.index(colour)


def add_to_masks(b: Board, route: int, number: int) -> None:
    """Enter a route in the masks for `number` cards, wilds or cars."""
    if b.route_wilds[route] <= number:
        b.wilds_suffice[number] |= b.route_bit[route]
    if b.route_length[route] > number:
        return
    b.cars_suffice[number] |= b.route_bit[route]
    for colour in range(b.colour_count):
        if b.route_colour[route] in (colour, codes.GRAY):
            b.payable[colour][number] |= b.route_bit[route]


def add_tickets(b: Board, city: City, places: dict[str, int]) -> None:
    """Fill the tables of tickets."""
    b.ticket_count = len(city.tickets)
    for index, ticket in enumerate(city.tickets):
        b.ticket_a[index] = places[ticket.a]
        b.ticket_b[index] = places[ticket.b]
        b.ticket_points[index] = ticket.points


def add_bonus(b: Board, bonus: Bonus, city: City, places: dict[str, int]) -> None:
    """Fill the tables of the city's bonus; the tables of the others stay empty and so do nothing."""
    match bonus:
        case TouristTokens():
            b.token_symbols = bonus.symbols
            b.marked_count = len(bonus.marked)
            for index, location in enumerate(bonus.marked):
                b.marked[index] = places[location]
            b.stack_size[2:5] = bonus.stack_by_players
            b.token_points[: len(bonus.points)] = bonus.points
        case FlagSets():
            for index, colour in enumerate(bonus.colours):
                b.flag_bit[city.colours.index(colour)] = 1 << index
                b.flag_set |= 1 << index
            b.flag_points = bonus.points
        case Attractions():
            b.attractions = location_mask(bonus.locations, places)
            b.attraction_points = bonus.points
        case Districts():
            b.district_count = len(bonus.districts)
            for index, district in enumerate(bonus.districts):
                b.district[index] = location_mask(district.locations, places)
                b.district_points[index] = district.points
        case NoBonus():
            pass


def location_mask(locations: tuple[str, ...], places: dict[str, int]) -> int:
    """The bit mask of some locations."""
    return sum(1 << places[location] for location in locations)
