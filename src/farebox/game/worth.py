"""What things are worth: to every seat the city's bonus, and to the player to act a claim."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from farebox.game.city_index import CityIndex, bits
from farebox.rules import codes
from farebox.rules.board import Board
from farebox.rules.bonuses import (
    attraction_points,
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
    if not index.districts:
        return
    network, touched = s.network[seat], touched_locations(index.board, s, seat)
    for district, places in index.districts:
        labels = [network[place] for place in places if touched >> place & 1]
        most = max(labels, key=labels.count, default=codes.NONE)
        missing = [index.locations[place] for place in places if network[place] != most]
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
    b, network, found = index.board, s.network[s.player], {}
    claimable = claimable_routes(b, s) if s.phase == codes.TAKE_TURN else 0
    if not claimable:
        return {}
    at, by_colour, joining = location_gains(index, s), flag_gains(index, s), joining_gains(index, s)
    for route in bits(claimable):
        one, two = b.route_a[route], b.route_b[route]
        gains = (
            *at.get(one, ()),
            *at.get(two, ()),
            *by_colour.get(b.route_colour[route], ()),
            *joining.get(pair(network[one], network[two]), ()),
            *end_gains(b, s, route),
        )
        if gains:
            found[index.routes[route]] = gains
    return found


def location_gains(index: CityIndex, s: State) -> dict[int, list[Gain]]:
    """What a route to a location brings: a token, each worth the same, and an attraction (R11, R13)."""
    b, found = index.board, {}
    if b.token_symbols:
        points = next_token(index, s, s.player) or 0
        for location, name in enumerate(index.locations):
            if token_is_takeable(s, s.player, location):
                found[location] = [Gain("token", name, points, None)]
    if b.attractions:
        for location in bits(b.attractions & ~touched_locations(b, s, s.player)):
            gain = Gain("attraction", index.locations[location], b.attraction_points, None)
            found.setdefault(location, []).append(gain)
    return found


def flag_gains(index: CityIndex, s: State) -> dict[int, list[Gain]]:
    """What a route of a colour brings: a flag card, and the set that it completes (R10.1, R10.3, R10.4)."""
    b, held, found = index.board, s.flag_cards[s.player], {}
    for card, colour in index.card_number.items() if b.flag_set else ():
        bit = b.flag_bit[colour]
        if bit and not held & bit:
            found[colour] = [Gain("flag-card", card, 0, card)]
            if held | bit == b.flag_set:
                found[colour].append(Gain("flag-set", "", b.flag_points, card))
    return found


def joining_gains(index: CityIndex, s: State) -> dict[tuple[int, int], list[Gain]]:
    """What joining two networks brings: the tickets and districts that this completes (R8.1, R14)."""
    b, network = index.board, s.network[s.player]
    found: dict[tuple[int, int], list[Gain]] = {}
    for ticket in bits(s.tickets[s.player]):
        ends = network[b.ticket_a[ticket]], network[b.ticket_b[ticket]]
        gain = Gain("ticket", index.tickets[ticket], b.ticket_points[ticket], None)
        found.setdefault(pair(*ends), []).append(gain)
    for district, places in index.districts:
        parts = {network[place] for place in places}
        if len(parts) == 2:
            gain = Gain("district", district.name, district.points, None)
            found.setdefault(pair(*parts), []).append(gain)
    # What lies in one network already is complete.
    return {labels: gains for labels, gains in found.items() if labels[0] != labels[1]}


def pair(one: int, two: int) -> tuple[int, int]:
    """Two networks, in whichever order they were named."""
    return (one, two) if one < two else (two, one)


def end_gains(b: Board, s: State, route: int) -> tuple[Gain, ...]:
    """Whether the claim begins the last round (R12.1)."""
    left = s.cars_left[s.player] - b.route_length[route]
    begins = s.last_turns == codes.NONE and left <= b.last_round_cars
    return (Gain("last-round", "", 0, None),) if begins else ()
