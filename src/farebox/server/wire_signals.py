"""What people at a table tell each other in passing: presence, reactions, nudges; nothing of it is stored.

Here are also the bases of all messages, which `wire` takes from here.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from farebox.cities.schema import MAX_PLAYERS

PresenceState = Literal["here", "away", "gone"]
Reaction = Literal[
    "hello",
    "good-luck",
    "nice",
    "well-played",
    "thanks",
    "sorry",
    "haha",
    "wow",
    "oh-no",
    "ouch",
    "so-close",
    "lucky",
    "thinking",
    "no-hurry",
    "back-soon",
    "back-again",
    "nearly-done",
    "congratulations",
    "good-game",
    "again",
]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MAX_PLAYERS)]


class Message(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What all messages share: they never change, and an unknown field is an error."""


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What all messages of clients share."""


class FromServer(
    msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type", kw_only=True
):
    """What all messages of the server share."""


class React(FromClient, frozen=True, tag="react"):
    """Say something to everybody at the table, as an own seat."""

    seat: SeatNumber
    reaction: Reaction


class Nudge(FromClient, frozen=True, tag="nudge"):
    """Call somebody whom the table waits for."""

    seat: SeatNumber


class Away(FromClient, frozen=True, tag="away"):
    """Tell whether the page is hidden."""

    away: bool


class SeatPresence(Message, frozen=True):
    """Whether the person of a seat is here, looks elsewhere, or is not connected, and since when."""

    seat: int
    state: PresenceState
    since: float


class Presence(FromServer, frozen=True, tag="presence"):
    """Who is here, for every person's seat, and how many others watch; after `hello` and when it changes.

    A stand-in can be asked for somebody who has been gone for `absent_seconds`, and a person can be nudged
    after `nudge_seconds` of waiting.
    """

    seats: tuple[SeatPresence, ...]
    watchers: int
    absent_seconds: int
    nudge_seconds: float


class Reacted(FromServer, frozen=True, tag="reacted"):
    """Somebody said something; the client has the text (`reaction-` and the key)."""

    seat: int
    reaction: Reaction


class Nudged(FromServer, frozen=True, tag="nudged"):
    """Somebody (`by`) called the person of a seat."""

    seat: int
    by: int


class NewHost(Message, frozen=True):
    """The seat whose person becomes the host."""

    seat: SeatNumber


class Mute(Message, frozen=True):
    """Whether the reactions of a seat are muted for everyone."""

    muted: bool
