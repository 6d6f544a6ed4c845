"""What things are worth: to every seat the city's bonus, and to the player to act a claim."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from farebox.cities.schema import Districts
from farebox.game.city_index import CityIndex, bits
from farebox.rules import codes
from farebox.rules.bonuses import (
    attraction_points,
    district_is_joined,
    district_points,
    stack_placer,
    token_is_takeable,
    token_points,
    touched_locations,
)
from farebox.rules.legal import claimable_routes
from farebox.rules.state import State

GainKind = Literal["token", "flag-card", "flag-set", "attraction", "ticket", "district", "last-round"]


class DistrictWorth(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A district, its points, and the locations missing from the network that joins most of it (R14)."""

    name: str
    points: int
    missing: tuple[str, ...]


class SeatWorth(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A seat's share of the city's bonus, from what everybody sees (R9.3, R13, R14).

    `points` would be counted if the game ended now; `next_token` is what one more symbol would add, null if
    no stack has one that the seat lacks.
    """

    points: int
    next_token: int | None
    attractions: tuple[str, ...]
    districts: tuple[DistrictWorth, ...]


class SpareStack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The spare stack to be placed next, and how many are left for the seat to place (R2.6, R2.7)."""

    symbol: int
    tokens: int
    own: int


class Gain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Something that a claim brings besides the points of its route.

    The subject is a location, a card, a ticket or a district. Of two tokens one is chosen. With `paid_with`
    it comes only if a card of that colour is among the payment.
    """

    kind: GainKind
    subject: str
    points: int
    paid_with: str | None


def seat_worth(index: CityIndex, s: State, seat: int) -> SeatWorth:
    """What a seat's share of the bonus is worth."""
    b = index.board
    attractions = bits(touched_locations(b, s, seat) & b.attractions) if b.attractions else ()
    return SeatWorth(
        points=token_points(b, s, seat) + attraction_points(b, s, seat) + district_points(b, s, seat),
        next_token=next_token(index, s, seat),
        attractions=tuple([index.locations[location] for location in attractions]),
        districts=tuple(districts(index, s, seat)),
    )


def next_token(index: CityIndex, s: State, seat: int) -> int | None:
    """What one more symbol would add (R9.3); None if the seat can get no other."""
    b = index.board
    if not b.token_symbols or not any(token_is_takeable(s, seat, place) for place in range(b.location_count)):
        return None
    held = s.tokens[seat].bit_count()
    return b.token_points[held + 1] - b.token_points[held]


def districts(index: CityIndex, s: State, seat: int) -> Iterator[DistrictWorth]:
    """The districts, each with what is missing (R14)."""
    if not isinstance(index.city.bonus, Districts):
        return
    b, network = index.board, s.network[seat]
    touched = touched_locations(b, s, seat)
    for number, district in enumerate(index.city.bonus.districts):
        labels = [network[location] for location in bits(b.district[number] & touched)]
        most = max(labels, key=labels.count, default=codes.NONE)
        missing = [place for place in district.locations if network[index.location_number[place]] != most]
        yield DistrictWorth(district.name, district.points, tuple(missing))


def spare_stack(index: CityIndex, s: State) -> SpareStack | None:
    """The spare stack that the player to act is to place now."""
    if s.phase != codes.PLACE_STACKS:
        return None
    b, later = index.board, s.clone()
    own = 0
    for later.stacks_to_place in range(s.stacks_to_place, 0, -1):
        own += stack_placer(b, later) == s.player
    tokens = 1 if s.players == 2 else b.stack_size[s.players]
    return SpareStack(b.token_symbols - s.stacks_to_place, tokens, own)


def claim_gains(index: CityIndex, s: State) -> dict[str, tuple[Gain, ...]]:
    """What claimable routes bring the player to act besides their points; those without are left out."""
    if s.phase != codes.TAKE_TURN:
        return {}
    found, token = {}, next_token(index, s, s.player) or 0
    for route in bits(claimable_routes(index.board, s)):
        gains = (
            *bonus_gains(index, s, route, token),
            *joining_gains(index, s, route),
            *end_gains(index, s, route),
        )
        if gains:
            found[index.routes[route]] = gains
    return found


def bonus_gains(index: CityIndex, s: State, route: int, token: int) -> Iterator[Gain]:
    """Tokens, each worth the same, flag cards and attractions (R10, R11, R13)."""
    b, seat = index.board, s.player
    ends = (b.route_a[route], b.route_b[route])
    if b.token_symbols:
        for location in ends:
            if token_is_takeable(s, seat, location):
                yield Gain("token", index.locations[location], token, None)
    yield from flag_gains(index, s, route)
    if b.attractions:
        new = b.attractions & ~touched_locations(b, s, seat)
        for location in ends:
            if new >> location & 1:
                yield Gain("attraction", index.locations[location], b.attraction_points, None)


def flag_gains(index: CityIndex, s: State, route: int) -> Iterator[Gain]:
    """A flag card, and the set that it completes (R10.1, R10.3, R10.4)."""
    b, colour, held = index.board, index.board.route_colour[route], s.flag_cards[s.player]
    bit = 0 if colour == codes.GRAY else b.flag_bit[colour]
    if bit == 0 or held & bit:
        return
    card = index.card_name[colour]
    yield Gain("flag-card", card, 0, card)
    if held | bit == b.flag_set:
        yield Gain("flag-set", "", b.flag_points, card)


def joining_gains(index: CityIndex, s: State, route: int) -> Iterator[Gain]:
    """Tickets and districts that the two networks complete when the route joins them (R8.1, R14)."""
    b, network = index.board, s.network[s.player]
    joined = {network[b.route_a[route]], network[b.route_b[route]]}
    for ticket in bits(s.tickets[s.player]):
        ends = {network[b.ticket_a[ticket]], network[b.ticket_b[ticket]]}
        if len(ends) == 2 and ends == joined:
            yield Gain("ticket", index.tickets[ticket], b.ticket_points[ticket], None)
    if isinstance(index.city.bonus, Districts):
        for number, district in enumerate(index.city.bonus.districts):
            labels = {network[location] for location in bits(b.district[number])}
            if labels <= joined and not district_is_joined(b, s, s.player, number):
                yield Gain("district", district.name, district.points, None)


def end_gains(index: CityIndex, s: State, route: int) -> Iterator[Gain]:
    """Whether the claim begins the last round (R12.1)."""
    b = index.board
    left = s.cars_left[s.player] - b.route_length[route]
    if s.last_turns == codes.NONE and left <= b.last_round_cars:
        yield Gain("last-round", "", 0, None)
