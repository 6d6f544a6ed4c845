"""Who sits on a seat, who plays there, and in which colour."""

from __future__ import annotations

from typing import Any

import msgspec

from farebox.cities.schema import MAX_PLAYERS
from farebox.errors import TableError
from farebox.server.tables.entries import (
    Resigned,
    SeatAdded,
    SeatGiven,
    SeatMuted,
    SeatRemoved,
    StoodIn,
    TurnMissed,
)
from farebox.server.wire import Level, SeatKind, TableSettings

# The only level that plays for somebody who did not ask for it.
STAND_IN: Level = "regular"

SeatEntry = SeatGiven | SeatAdded | SeatRemoved | SeatMuted | TurnMissed | StoodIn | Resigned


class Seat(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Who sits on a seat: a guest, a bot by level or name, or nobody.

    A stand-in plays for an absent guest, on the wish of the seat `stand_in_by`. `misses` counts the turns
    missed in a row, and a bot plays the missed one while the seat is `covered`. A guest who resigned has no
    say any more.
    """

    guest: str | None = None
    name: str | None = None
    level: str | None = None
    stand_in: Level | None = None
    stand_in_by: int | None = None
    colour: int | None = None
    misses: int = 0
    covered: bool = False
    resigned: bool = False
    muted: bool = False

    @property
    def kind(self) -> SeatKind:
        """Whether the seat is open, a person's or a bot's."""
        return "person" if self.guest is not None else "bot" if self.level is not None else "open"

    @property
    def person(self) -> bool:
        """Whether a person has a say here."""
        return self.guest is not None and not self.resigned

    @property
    def bot(self) -> str | None:
        """The bot that acts for the seat, if one does, by its level or name."""
        return STAND_IN if self.resigned or self.covered else self.stand_in or self.level

    def is_of(self, guest: str | None) -> bool:
        """Whether a guest holds the seat and may act for it."""
        return guest is not None and self.guest == guest and not self.resigned


def given_seat(old: Seat, entry: SeatGiven, *, in_play: bool) -> Seat:
    """A seat for somebody else; in play it keeps its colour, and a muted seat stays muted."""
    colour, muted = (old.colour, old.muted) if in_play else (entry.colour, False)
    return Seat(guest=entry.guest, name=entry.name, level=entry.level, colour=colour, muted=muted)


def stood_in(entry: StoodIn) -> dict[str, Any]:
    """What a stand-in, or its end, changes of a seat."""
    by = entry.by if entry.level else None
    return {"stand_in": entry.level, "stand_in_by": by, "misses": 0, "covered": False}


def without_seat(
    seats: tuple[Seat, ...], settings: TableSettings, gone: int
) -> tuple[tuple[Seat, ...], TableSettings]:
    """The seats without one, and who begins then: at random if it was the one that is gone."""
    first = settings.first
    if first is not None and first >= gone:
        settings = msgspec.structs.replace(settings, first=None if first == gone else first - 1)
    return seats[:gone] + seats[gone + 1 :], settings


def colours_of(seats: tuple[Seat, ...]) -> tuple[int, ...]:
    """The colour of each seat: the chosen one, else the first that nobody has."""
    chosen = {seat.colour for seat in seats}
    free = iter([colour for colour in range(MAX_PLAYERS) if colour not in chosen])
    return tuple([next(free) if seat.colour is None else seat.colour for seat in seats])


def free_colour(seats: tuple[Seat, ...], number: int, wanted: int | None) -> int:
    """The colour that a person wants for a seat, unless another person has it; else any that is free."""
    taken = [seat.colour for other, seat in enumerate(seats) if other != number and seat.person]
    if wanted is None:
        return next(colour for colour in range(MAX_PLAYERS) if colour not in taken)
    if wanted in taken:
        raise TableError("colour-taken")
    return wanted


def with_colours(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats, each with a colour that it keeps wherever it goes."""
    colours = zip(seats, colours_of(seats), strict=True)
    return tuple([msgspec.structs.replace(seat, colour=colour) for seat, colour in colours])
