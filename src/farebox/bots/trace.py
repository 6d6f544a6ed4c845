"""The trace of a game: what happened on the way, of which the finished game no longer tells."""

from __future__ import annotations

from farebox.cities.schema import MAX_PLAYERS
from farebox.rules.bits import lowest_bit
from farebox.rules.board import ROUTE_SLOTS, Board
from farebox.rules.bonuses import attraction_points, district_points, token_points
from farebox.rules.codes import (
    CHOOSE_FIRST_TICKETS,
    CLAIM,
    KEEP_TICKETS,
    NONE,
    PASS,
    TAKE_TURN,
    claimed_route,
)
from farebox.rules.scoring import ticket_is_complete
from farebox.rules.state import Ints, State, zeros

TRACE_FIELDS: dict[str, tuple[int, tuple[int, ...]]] = {
    "offered": (64, (MAX_PLAYERS,)),
    "turns": (64, ()),
    "leader": (64, ()),
    "lead_changes": (64, ()),
    "last_change": (64, ()),
    "passes": (64, ()),
    "claim_turn": (64, (ROUTE_SLOTS,)),
    "first_kept": (64, (MAX_PLAYERS,)),
}


class Trace:
    """What a playtest wants to know of one game."""

    __slots__ = tuple(TRACE_FIELDS)

    offered: Ints  # per seat a bit mask of the tickets it was shown
    turns: int
    leader: int  # the seat that alone has most points so far, NONE at first
    lead_changes: int  # how often another seat took the lead
    last_change: int  # the turn in which that happened last
    passes: int
    claim_turn: Ints  # by route, the turn in which it was claimed; 0 if nobody did
    first_kept: Ints  # per seat how many first tickets it kept

    def __init__(self) -> None:
        for name, (_, shape) in TRACE_FIELDS.items():
            setattr(self, name, zeros(shape))


def begin_trace(s: State, t: Trace) -> None:
    """Start the trace of a game that has just been set up."""
    t.leader = NONE
    for seat in range(s.players):
        note_offer(s, t, seat)


def note_offer(s: State, t: Trace, seat: int) -> None:
    """Note the tickets that a seat is shown."""
    for place in range(2):
        if s.offer[seat][place] != NONE:
            t.offered[seat] |= 1 << s.offer[seat][place]


def note_before(s: State, t: Trace, action: int) -> None:
    """Note an action before it is applied."""
    if s.phase == TAKE_TURN:
        t.turns += 1
    if s.phase == CHOOSE_FIRST_TICKETS:
        t.first_kept[s.player] = 2 if action & 3 == 3 else 1
    if action == PASS:
        t.passes += 1
    if action >= CLAIM:
        t.claim_turn[claimed_route(action)] = t.turns


def note_after(b: Board, s: State, t: Trace, seat: int, action: int) -> None:
    """Note what an action has led to."""
    if s.phase == KEEP_TICKETS:
        note_offer(s, t, seat)
    if action >= CLAIM:
        note_lead(b, s, t)


def note_lead(b: Board, s: State, t: Trace) -> None:
    """Note who alone has most points so far, if that is another seat than before."""
    leader = NONE
    best = -1
    for seat in range(s.players):
        points = points_so_far(b, s, seat)
        if points == best:
            leader = NONE
        if points > best:
            best = points
            leader = seat
    if leader not in (NONE, t.leader):
        t.lead_changes += t.leader != NONE
        t.last_change = t.turns
        t.leader = leader


def points_so_far(b: Board, s: State, seat: int) -> int:
    """The points a seat is sure of: routes, complete tickets and bonuses."""
    points = s.score[seat] + token_points(b, s, seat) + attraction_points(b, s, seat)
    points += district_points(b, s, seat)
    tickets = s.tickets[seat]
    while tickets != 0:
        ticket = lowest_bit(tickets)
        tickets &= tickets - 1
        if ticket_is_complete(b, s, seat, ticket):
            points += b.ticket_points[ticket]
    return points
