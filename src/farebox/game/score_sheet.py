"""The outcome of a game and the sheet with a line for each reason (R9, R12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from farebox.cities.schema import Districts
from farebox.game.city_index import CityIndex, bits
from farebox.rules import codes
from farebox.rules.bonuses import attraction_points, district_is_joined, token_points, touched_locations
from farebox.rules.scoring import ticket_is_complete
from farebox.rules.state import State

EndReason = Literal["cars", "passes"]
Decision = Literal["points", "tickets", "shared"]
Reason = Literal["route", "flag-set", "ticket", "tokens", "attraction", "district"]

END_REASONS: dict[int, EndReason] = {codes.ENDED_BY_CARS: "cars", codes.ENDED_BY_PASSES: "passes"}


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """How a game ended: why, with which scores, who won and what decided it (R12)."""

    reason: EndReason
    scores: tuple[int, ...]
    complete_tickets: tuple[int, ...]
    winners: tuple[int, ...]
    decided_by: Decision


class ScoreLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Points for one reason; the subject is a route, a ticket, a location, a district or a number."""

    reason: Reason
    subject: str
    points: int


class ScoreSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """All points of a seat."""

    seat: int
    name: str
    lines: tuple[ScoreLine, ...]
    total: int


def outcome_of(s: State) -> Outcome | None:
    """The outcome of a finished game."""
    if s.phase != codes.OVER:
        return None
    scores = tuple(s.final_score[: s.players])
    winners = bits(s.winners)
    decided_by: Decision = "points"
    if len(winners) > 1:
        decided_by = "shared"
    elif scores.count(max(scores)) > 1:
        decided_by = "tickets"
    return Outcome(END_REASONS[s.ended], scores, tuple(s.complete[: s.players]), winners, decided_by)


def score_sheet(index: CityIndex, s: State, seat: int, name: str) -> ScoreSheet:
    """A seat's sheet if the game ended now."""
    lines = tuple(score_lines(index, s, seat))
    return ScoreSheet(seat, name, lines, sum(line.points for line in lines))


def score_lines(index: CityIndex, s: State, seat: int) -> Iterator[ScoreLine]:
    """A line for every reason, in the order of the final scoring (R12.2)."""
    b = index.board
    for route in bits(s.routes[seat]):
        yield ScoreLine("route", index.routes[route], b.route_points[b.route_length[route]])
    if s.flag_sets[seat]:
        yield ScoreLine("flag-set", str(s.flag_sets[seat]), s.flag_sets[seat] * b.flag_points)
    for ticket in bits(s.tickets[seat]):
        sign = 1 if ticket_is_complete(b, s, seat, ticket) else -1
        yield ScoreLine("ticket", index.tickets[ticket], sign * b.ticket_points[ticket])
    if s.tokens[seat]:
        yield ScoreLine("tokens", str(s.tokens[seat].bit_count()), token_points(b, s, seat))
    if attraction_points(b, s, seat):
        for location in bits(touched_locations(b, s, seat) & b.attractions):
            yield ScoreLine("attraction", index.locations[location], b.attraction_points)
    if isinstance(index.city.bonus, Districts):
        for number, district in enumerate(index.city.bonus.districts):
            if district_is_joined(b, s, seat, number):
                yield ScoreLine("district", district.name, district.points)
