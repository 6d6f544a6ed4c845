"""The names of a city's things beside the numbers the rules use."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from farebox.cities.load import city_hash
from farebox.cities.schema import GRAY, WILD, City, Districts, route_ids
from farebox.rules import codes
from farebox.rules.board import Board, make_board

if TYPE_CHECKING:
    from farebox.engine.layout import Records


class CityIndex:
    """A city with its tables and with names for routes, tickets, locations and cards."""

    def __init__(self, city: City) -> None:
        self.city = city
        self.hash = city_hash(city)
        self.board: Board = make_board(city)
        self.locations = tuple(location.id for location in city.locations)
        self.routes = route_ids(city)
        self.tickets = tuple(ticket.id for ticket in city.tickets)
        self.location_number = numbered(self.locations)
        self.route_number = numbered(self.routes)
        self.ticket_number = numbered(self.tickets)
        self.card_number = numbered(city.colours) | {WILD: codes.WILD}
        self.card_name = {number: name for name, number in self.card_number.items()} | {codes.GRAY: GRAY}
        self.cards = tuple(self.card_number)
        colours = self.board.route_colour[: len(self.routes)]
        # Bit masks of routes.
        self.all_routes = (1 << len(self.routes)) - 1
        self.routes_by_colour = [
            (colour, mask_of([route for route, painted in enumerate(colours) if painted == colour]))
            for colour in sorted(set(colours))
        ]

        bonus = city.bonus
        # Every district with the numbers of its locations.
        self.districts = [
            (district, [self.location_number[place] for place in district.locations])
            for district in (bonus.districts if isinstance(bonus, Districts) else ())
        ]

    @cached_property
    def boards(self) -> Records:
        """The tables as compiled code takes them."""
        from farebox.engine.layout import board_record  # NumPy, which a game among people does not need

        return board_record(self.board)

    def by_name(self, counts: Sequence[int]) -> dict[str, int]:
        """Cards by name instead of number, without the ones there are none of."""
        return {name: counts[number] for name, number in self.card_number.items() if counts[number]}

    def by_number(self, counts: dict[str, int]) -> list[int]:
        """Cards by number instead of name."""
        numbers = [0] * codes.CARD_KINDS
        for name, count in counts.items():
            numbers[self.card_number[name]] = count
        return numbers

    def payment(self, action: int) -> dict[str, int]:
        """The cards a claim is paid with."""
        colour, wilds = codes.claim_colour(action), codes.claim_wilds(action)
        cards = self.board.route_length[codes.claimed_route(action)] - wilds
        paid = {self.card_name[colour]: cards} if cards else {}
        return paid | ({WILD: wilds} if wilds else {})


_indexes: dict[str, CityIndex] = {}


def index_for(city: City) -> CityIndex:
    """The index of a city, made once for each city that the rules can tell apart."""
    key = city_hash(city)
    found = _indexes.get(key)
    # Names and geometry are not in the hash, so two different cities may share it.
    if found is None or found.city != city:
        found = _indexes[key] = CityIndex(city)
    return found


def numbered(names: Sequence[str]) -> dict[str, int]:
    """The place of each name in its list."""
    return {name: number for number, name in enumerate(names)}


def bits(mask: int) -> tuple[int, ...]:
    """The numbers of the bits that are set."""
    numbers = []
    while mask:
        lowest = mask & -mask
        numbers.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(numbers)


def mask_of(numbers: Sequence[int]) -> int:
    """The bit mask of some numbers."""
    return sum(1 << number for number in numbers)
