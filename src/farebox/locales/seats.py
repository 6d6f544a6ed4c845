"""Seats in texts: by the name of who sits there, or counted from 1 as people do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from farebox.errors import Fact
from farebox.locales import text

# Facts of errors that hold the number of a seat, or several in a list; programs count from 0.
SEAT_FACTS = ("seat", "to_act", "first")


def seat_text(seat: int, language: str | None = None, players: Sequence[str] = ()) -> str:
    """The name of a player where it is known, else the number of the seat."""
    if 0 <= seat < len(players):
        return players[seat]
    return text("seat-number", language, number=seat + 1)


def with_seats_named(
    facts: Mapping[str, Fact], language: str | None = None, players: Sequence[str] = ()
) -> dict[str, Fact]:
    """The facts of an error with seats as people know them."""
    return {
        name: named_seats(fact, language, players) if name in SEAT_FACTS else fact
        for name, fact in facts.items()
    }


def named_seats(fact: Fact, language: str | None, players: Sequence[str]) -> Fact:
    """One seat or a list of seats, by name."""
    seats = str(fact).split(", ")
    if not all(seat.removeprefix("-").isdecimal() for seat in seats):
        return fact
    return ", ".join(seat_text(int(seat), language, players) for seat in seats)
