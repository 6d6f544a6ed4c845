"""The messages between clients and server; OpenAPI and docs/protocol.md follow from these types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from farebox.cities.schema import MAX_PLAYERS, MIN_PLAYERS
from farebox.game.actions import Action
from farebox.game.events import Event
from farebox.game.score_sheet import ScoreSheet
from farebox.game.views import PrivateView, View
from farebox.game.worth import Gain, SeatWorth, SpareStack
from farebox.server.wire_guide import Lesson
from farebox.server.wire_signals import (
    Away,
    FromClient,
    FromServer,
    Message,
    Nudge,
    Nudged,
    Presence,
    React,
    Reacted,
    SeatNumber,
)

MAX_NAME = 24
MAX_PACE = 5.0

Level = Literal["novice", "casual", "regular", "expert", "master"]
Status = Literal["lobby", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]
EntryKind = Literal[
    "seat", "seat-added", "seat-removed", "settings", "started", "action", "undo", "missed", "stand-in",
    "resigned", "pace", "rematch", "host", "mute", "guest",
]  # fmt: skip
# JSON has one kind of number: a schema with two, of which one has to fit, would fit no whole number.
Facts = Mapping[str, str | float | None]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME)]
Pace = Annotated[float, msgspec.Meta(ge=0, le=MAX_PACE)]
Colour = Annotated[int, msgspec.Meta(ge=0, lt=MAX_PLAYERS)]
TurnSeconds = Annotated[int, msgspec.Meta(ge=10, le=86_400)]
CommandId = Annotated[str, msgspec.Meta(min_length=8, max_length=64)]


class Problem(Message, frozen=True):
    """What went wrong: a stable code, the facts, and a sentence in the language of the request."""

    code: str
    facts: Facts
    text: str


class ErrorAnswer(Message, frozen=True):
    """The body of every answer with a status of 400 or more."""

    error: Problem


class Reason(Message, frozen=True):
    """Why something cannot be done; the client has the texts (`error-` and the code)."""

    code: str
    facts: Facts


# Tables.


class TableSettings(Message, frozen=True, kw_only=True):
    """What the host chose; `first` is the seat that begins, random if null; no `turn_seconds` is no limit."""

    first: SeatNumber | None = None
    turn_seconds: TurnSeconds | None = None
    listed: bool = False
    undo: bool = False


class SeatInfo(Message, frozen=True, kw_only=True):
    """Who sits on a seat; `stand_in` is the level of the bot that plays for an absent person.

    `stand_in_by` is the seat that asked for it, null after too many missed turns. `misses` counts those in
    a row, and `covered` says that a bot plays the missed turn. `colour` is a place in the city's colours.
    """

    seat: int
    kind: SeatKind
    name: str | None
    level: str | None
    mine: bool
    host: bool
    colour: int
    stand_in: Level | None
    stand_in_by: int | None
    covered: bool
    misses: int
    resigned: bool
    muted: bool


class TableInfo(Message, frozen=True, kw_only=True):
    """A table as one guest sees it; times are seconds since 1970, `deadline` is when the turn runs out.

    A table is `paused` while bots play for all its people, unless one of them asked for that. A `guided`
    game is prepared and counts in no statistics.
    """

    id: str
    city: str
    city_hash: str
    status: Status
    version: int
    commitment: str
    settings: TableSettings
    pace: float
    seats: tuple[SeatInfo, ...]
    host: bool
    next_table: str | None
    created_at: float
    due_seat_since: float | None
    deadline: float | None
    paused: bool
    guided: bool


class LogEntry(Message, frozen=True, kw_only=True):
    """One entry of a table, with its events as this client may see them.

    Who has several seats gets `events` as a spectator sees them, and `by_seat` what a seat sees more.
    An undo has `back_to`: the game is again as it was then. A stand-in has `level` unless the person is back.
    """

    version: int
    at: float
    kind: EntryKind
    seat: int | None
    events: tuple[Event, ...] = ()
    by_seat: dict[int, tuple[Event, ...]] = msgspec.field(default_factory=dict)
    back_to: int | None = None
    level: Level | None = None


class GameState(Message, frozen=True, kw_only=True):
    """The game as everybody sees it.

    `view` is that of a spectator; `worth` has every seat's share of the bonus; `sheets` comes once the game
    is over.
    """

    view: View
    worth: tuple[SeatWorth, ...]
    sheets: tuple[ScoreSheet, ...] | None


class SeatState(Message, frozen=True, kw_only=True):
    """What one seat sees besides; a spectator's seat and private part are null.

    `legal` is empty unless the seat is to act; `blocked` says why the seat cannot claim a route, and is
    filled only while the seat is to take a turn; `needs` has for each ticket held or offered the routes
    still missing on a shortest way, null if there is none left; `out_of_cars` has those whose shortest way
    takes more cars than the seat has; `gains` has for the claimable routes what they bring besides their
    points; `guide` is the next lesson of a guided game.
    """

    seat: int | None
    private: PrivateView | None
    legal: tuple[Action, ...]
    blocked: dict[str, Reason]
    needs: dict[str, tuple[str, ...] | None]
    out_of_cars: tuple[str, ...]
    gains: dict[str, tuple[Gain, ...]]
    spare: SpareStack | None
    can_undo: bool
    guide: Lesson | None


# WebSocket: from the client.


class Act(FromClient, frozen=True, tag="act"):
    """Do an action; `version` is the table's version it answers to, `id` is new for every action."""

    id: CommandId
    seat: SeatNumber
    version: int
    action: Action


class Undo(FromClient, frozen=True, tag="undo"):
    """Go back to before this seat's last decision."""

    id: CommandId
    seat: SeatNumber
    version: int


class Ping(FromClient, frozen=True, tag="ping"):
    """Ask for a `pong`."""


ClientMessage = Act | Undo | Ping | React | Nudge | Away


# WebSocket: from the server.


class Hello(FromServer, frozen=True, tag="hello"):
    """The first message, with everything since the client's version; also when the client's seats changed.

    `now` is the server's clock, which `deadline` refers to; `build` changes with the web app.
    """

    now: float
    build: str
    table: TableInfo
    version: int
    seats: tuple[int, ...]
    log: tuple[LogEntry, ...]
    game: GameState | None
    states: tuple[SeatState, ...]


class Update(FromServer, frozen=True, tag="update"):
    """New entries, and the game as it is after the last of them.

    `table` is null if nothing of it changed but its version and the two times, which are told beside it.
    """

    version: int
    entries: tuple[LogEntry, ...]
    table: TableInfo | None
    due_seat_since: float | None
    deadline: float | None
    game: GameState | None
    states: tuple[SeatState, ...]


class Done(FromServer, frozen=True, tag="done"):
    """The command with this id is stored as this version."""

    id: str
    version: int


class Refused(FromServer, frozen=True, tag="refused"):
    """A message was not done, and why; `id` is null if the message could not be read that far."""

    id: str | None
    error: Problem
    version: int


class Pong(FromServer, frozen=True, tag="pong"):
    """The answer to a `ping`."""


class Closing(FromServer, frozen=True, tag="closing"):
    """The server ends this connection; the client may come back after some seconds."""

    reason: Literal["server-stops"]
    retry_seconds: float


ServerMessage = Hello | Update | Done | Refused | Pong | Closing | Presence | Reacted | Nudged


# HTTP: levels.


class LevelInfo(Message, frozen=True):
    """A level of bots, and the level whose bot decides for it: a simpler one where its own is too slow."""

    level: Level
    plays_like: Level
    reason: Literal["no-compiled-rules"] | None


class LevelList(Message, frozen=True):
    """All levels, the easiest first, and the names of the bots that the server's host adds."""

    levels: tuple[LevelInfo, ...]
    bots: tuple[str, ...] = ()


# HTTP: guests.


class Me(Message, frozen=True):
    """The guest behind this browser; the id is no secret and gives no rights."""

    id: str
    nickname: str


class NewNickname(Message, frozen=True):
    """What the guest wants to be called."""

    nickname: Name


# HTTP: tables.


class SeatWish(Message, frozen=True, kw_only=True):
    """A seat of a new table: the guest ("me", several for hot-seat), a bot by level or name, or open."""

    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    level: str | None = None
    colour: Colour | None = None


class NewTable(Message, frozen=True, kw_only=True):
    """A table to be made; with `start` the game begins at once, so no seat may be open."""

    city: str
    seats: Annotated[tuple[SeatWish, ...], msgspec.Meta(min_length=MIN_PLAYERS, max_length=MAX_PLAYERS)]
    settings: TableSettings = TableSettings()
    pace: Pace = 1.0
    start: bool = False


class TableSummary(Message, frozen=True, kw_only=True):
    """A table in a list; `my_turn` says whether it is the requesting guest's turn.

    `scores` and `winners` are those of a finished game, by seat.
    """

    id: str
    city: str
    status: Status
    version: int
    seats: tuple[SeatInfo, ...]
    my_turn: bool
    created_at: float
    changed_at: float
    scores: tuple[int, ...] | None = None
    winners: tuple[int, ...] = ()
    guided: bool = False


class TableList(Message, frozen=True):
    """Tables, the most recently changed first."""

    tables: tuple[TableSummary, ...]


class SeatChange(Message, frozen=True, kw_only=True):
    """Take an open seat, leave your own or choose its colour; as the host open, fill or remove a seat."""

    change: Literal["take", "leave", "colour", "open", "bot", "remove"]
    name: Name | None = None
    level: str | None = None
    colour: Colour | None = None


class StandIn(Message, frozen=True):
    """The level of the bot that takes over a seat; null when the person is back."""

    level: str | None


class NewPace(Message, frozen=True):
    """The seconds that a bot waits before it acts."""

    pace: Pace


class NextTable(Message, frozen=True):
    """The table of the rematch."""

    table: str


class SeatLink(Message, frozen=True):
    """A secret that moves a seat to the guest who uses it, once; the web page is `/link/` and the secret."""

    secret: str
    expires_at: float


class MovedSeat(Message, frozen=True):
    """The seat that a link has moved to this guest."""

    table: str
    seat: int


# HTTP: health.


class Health(Message, frozen=True):
    """Whether the server and its storage work."""

    status: Literal["ok", "stopping", "storage-unavailable"]
