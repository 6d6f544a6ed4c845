"""The messages of replays."""

from __future__ import annotations

from farebox.game.events import Event
from farebox.game.records import RecordSeat
from farebox.game.score_sheet import ScoreSheet
from farebox.game.views import PrivateView, View
from farebox.server.wire_signals import Message


class Moment(Message, frozen=True, kw_only=True):
    """The game after some actions; `hands` has every seat's own part when all cards are open."""

    actions: int
    seat: int | None
    action: str | None
    events: tuple[Event, ...]
    view: View
    hands: tuple[PrivateView, ...] | None


class Replay(Message, frozen=True, kw_only=True):
    """A finished game, moment by moment, from the eyes that were asked for."""

    city: str
    city_hash: str
    commitment: str
    seats: tuple[RecordSeat, ...]
    undos: int | None
    moments: tuple[Moment, ...]
    sheets: tuple[ScoreSheet, ...] | None
