"""Commands: what guests, bots and the clock want of a table."""

from __future__ import annotations

from typing import Literal

import msgspec

from farebox.game.actions import Action
from farebox.server.wire import TableSettings


class ByGuest(msgspec.Struct, frozen=True, kw_only=True):
    """What a guest wants."""

    guest: str


class ChangeSeat(ByGuest, frozen=True, kw_only=True):
    """Take an open seat, leave your own or choose its colour; as the host open, fill or remove a seat."""

    seat: int
    change: Literal["take", "leave", "colour", "open", "bot", "remove"]
    name: str
    level: str | None = None
    colour: int | None = None


class AddSeat(ByGuest, frozen=True, kw_only=True):
    """Add a seat to the table."""


class GiveHost(ByGuest, frozen=True, kw_only=True):
    """Make the person on another seat the host."""

    seat: int


class MuteSeat(ByGuest, frozen=True, kw_only=True):
    """Mute the reactions of a seat for everyone, or unmute them."""

    seat: int
    muted: bool


class ChangeSettings(ByGuest, frozen=True, kw_only=True):
    """Choose other settings before the start."""

    settings: TableSettings


class Start(ByGuest, frozen=True, kw_only=True):
    """Begin the game."""


class Act(ByGuest, frozen=True, kw_only=True):
    """Do an action for one of the guest's seats, as an answer to a version."""

    seat: int
    version: int
    action: Action


class Undo(ByGuest, frozen=True, kw_only=True):
    """Undo the seat's last decision."""

    seat: int
    version: int


class AskStandIn(ByGuest, frozen=True, kw_only=True):
    """Let a bot play for a seat, or, without a level, the person again.

    For someone else this is done only if their connection has been gone for `wait` seconds, as `gone` says.
    """

    seat: int
    level: str | None
    gone: bool = False
    wait: int = 0


class Resign(ByGuest, frozen=True, kw_only=True):
    """Give up your own seat."""

    seat: int


class SetPace(ByGuest, frozen=True, kw_only=True):
    """Choose how long bots wait."""

    pace: float


class AskRematch(ByGuest, frozen=True, kw_only=True):
    """Go on at a new table with the same people."""


class MoveSeat(ByGuest, frozen=True, kw_only=True):
    """Give a seat to the guest who used its link."""

    seat: int


class ActAsBot(msgspec.Struct, frozen=True, kw_only=True):
    """A bot has decided, from what it saw at a version."""

    seat: int
    version: int
    action: Action


class ReplaceBot(msgspec.Struct, frozen=True, kw_only=True):
    """The bot of a seat is no longer offered here; another plays for it."""

    seat: int


class TurnRanOut(msgspec.Struct, frozen=True, kw_only=True):
    """The turn limit of a seat may have passed."""

    seat: int


LobbyCommand = ChangeSeat | AddSeat | ChangeSettings | Start
SeatCommand = AskStandIn | Resign | GiveHost | MuteSeat | MoveSeat | TurnRanOut | ReplaceBot
PlainCommand = LobbyCommand | SeatCommand | Undo | SetPace
Command = PlainCommand | Act | ActAsBot | AskRematch
