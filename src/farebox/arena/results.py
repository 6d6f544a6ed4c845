"""The results of games, one row per game: the one table of matches and simulations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, cast

import msgspec
import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.int64]
Shares = npt.NDArray[np.float64]

BY_GAME = ("winners", "forfeits", "decisions", "ended", "sweeps", "reshuffles")
BY_SEAT = ("scores", "tickets", "complete", "cars_left")
# The column of a result, and the field of a finished game that it is taken from.
FIELDS = {
    "winners": "winners",
    "decisions": "version",
    "ended": "ended",
    "sweeps": "sweeps",
    "reshuffles": "reshuffles",
    "scores": "final_score",
    "tickets": "ticket_count",
    "complete": "complete",
    "cars_left": "cars_left",
}


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a bot forfeited a game: a code, what it answered, and the last it said on its error stream."""

    game: int
    seat: int
    bot: str
    fault: str
    detail: str = ""
    said: str = ""


@dataclass(frozen=True)
class Results:
    """Games for one number of players; `winners` and `forfeits` are bit masks of seats."""

    columns: dict[str, Numbers]
    notes: tuple[Note, ...] = ()

    def __len__(self) -> int:
        return len(self.columns["winners"])

    @property
    def players(self) -> int:
        """The seats of a game."""
        return int(self.columns["scores"].shape[1])

    @property
    def scores(self) -> Numbers:
        """Final scores by game and seat."""
        return self.columns["scores"]

    @property
    def tickets(self) -> Numbers:
        """Tickets kept, by game and seat."""
        return self.columns["tickets"]

    @property
    def complete(self) -> Numbers:
        """Completed tickets by game and seat."""
        return self.columns["complete"]

    @property
    def cars_left(self) -> Numbers:
        """Cars left by game and seat."""
        return self.columns["cars_left"]

    @property
    def wins(self) -> npt.NDArray[np.bool_]:
        """Who won, by game and seat; a shared victory counts for each."""
        return (self.columns["winners"][:, None] >> np.arange(self.players) & 1).astype(bool)

    @property
    def shares(self) -> Shares:
        """The part of the victory of every seat: one for a winner, equal parts if it is shared."""
        return cast(Shares, self.wins / self.wins.sum(axis=1, keepdims=True))

    @property
    def finished(self) -> npt.NDArray[np.bool_]:
        """Which games were played to their end."""
        return cast("npt.NDArray[np.bool_]", self.columns["forfeits"] == 0)

    def put(self, places: slice | int | Sequence[int], read: Callable[[str], Any]) -> None:
        """Take over finished games, whose fields `read` knows, at their places."""
        for column, field in FIELDS.items():
            values = np.asarray(read(field))
            self.columns[column][places] = values[..., : self.players] if column in BY_SEAT else values

    def head(self, games: int) -> Results:
        """The first games."""
        kept = tuple(note for note in self.notes if note.game < games)
        return Results({name: values[:games] for name, values in self.columns.items()}, kept)


def blank(games: int, players: int) -> Results:
    """Room for the results of some games."""
    columns = {name: np.zeros(games, np.int64) for name in BY_GAME}
    return Results(columns | {name: np.zeros((games, players), np.int64) for name in BY_SEAT})


def merged(parts: Iterable[Results]) -> Results:
    """Parts that follow each other as one; the notes already count their games from the match's first."""
    found = list(parts)
    # A match of version 0.1 has fewer columns in its file.
    common = [name for name in BY_GAME + BY_SEAT if all(name in part.columns for part in found)]
    columns = {name: np.concatenate([part.columns[name] for part in found]) for name in common}
    return Results(columns, tuple(note for part in found for note in part.notes))
