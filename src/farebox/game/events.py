"""Events: what has happened. What of it each seat sees is in `secrecy.py`."""

from __future__ import annotations

from typing import Literal

import msgspec


class Fact(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="event"):
    """What all events share."""


class CardDrawn(Fact, frozen=True, tag="card-drawn"):
    """A seat drew a card; a blind card is seen by that seat only (R4.1)."""

    seat: int
    slot: int | None
    card: str | None


class RowFilled(Fact, frozen=True, tag="row-filled"):
    """Cards were turned up in these slots (R4.2)."""

    cards: dict[int, str]


class RowSwept(Fact, frozen=True, tag="row-swept"):
    """Three wilds lay open, so the row was replaced, perhaps several times (R4.6)."""

    times: int
    row: tuple[str | None, ...]


class DeckRenewed(Fact, frozen=True, tag="deck-renewed"):
    """The discards became the deck, perhaps several times (R4.7)."""

    times: int


class TicketsOffered(Fact, frozen=True, tag="tickets-offered"):
    """A seat looks at tickets; only it sees which (R8.2)."""

    seat: int
    count: int
    tickets: tuple[str, ...] | None


class FirstTicketsChosen(Fact, frozen=True, tag="first-tickets-chosen"):
    """A seat has chosen its first tickets, unseen (R2.4)."""

    seat: int
    tickets: tuple[str, ...] | None


class TicketsKept(Fact, frozen=True, tag="tickets-kept"):
    """A seat kept tickets and returned the rest; only it sees which (R8.2)."""

    seat: int
    kept: int
    returned: int
    tickets: tuple[str, ...] | None


class StackPlaced(Fact, frozen=True, tag="stack-placed"):
    """A seat put a spare stack on a location (R2.6, R2.7)."""

    seat: int
    location: str
    symbol: int
    tokens: int


class RouteClaimed(Fact, frozen=True, tag="route-claimed"):
    """A seat claimed a route (R5)."""

    seat: int
    route: str
    payment: dict[str, int]
    points: int


class FlagCardKept(Fact, frozen=True, tag="flag-card-kept"):
    """A seat keeps a card of a flag colour (R10.1)."""

    seat: int
    card: str


class FlagSetScored(Fact, frozen=True, tag="flag-set-scored"):
    """A seat scored a whole flag set (R10.4)."""

    seat: int
    points: int


class TokenTaken(Fact, frozen=True, tag="token-taken"):
    """A seat took a token (R11.1)."""

    seat: int
    location: str
    symbol: int


class Passed(Fact, frozen=True, tag="passed"):
    """A seat could do nothing (R3.2)."""

    seat: int


class TurnBegan(Fact, frozen=True, tag="turn-began"):
    """It is this seat's turn (R3.1)."""

    seat: int


class LastRoundBegan(Fact, frozen=True, tag="last-round-began"):
    """A seat came down to few cars: everybody has one more turn (R12.1)."""

    seat: int
    cars_left: int


class GameEnded(Fact, frozen=True, tag="game-ended"):
    """The game is over and scored (R12.2, R12.3)."""

    reason: Literal["cars", "passes"]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    tickets: tuple[tuple[str, ...], ...]


Event = (
    CardDrawn
    | RowFilled
    | RowSwept
    | DeckRenewed
    | TicketsOffered
    | FirstTicketsChosen
    | TicketsKept
    | StackPlaced
    | RouteClaimed
    | FlagCardKept
    | FlagSetScored
    | TokenTaken
    | Passed
    | TurnBegan
    | LastRoundBegan
    | GameEnded
)
