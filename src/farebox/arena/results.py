"""The results of games: a row a game, in the order of blocks and of the seatings within a block."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import cast

import msgspec
import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.int64]
Shares = npt.NDArray[np.float64]

BY_GAME = ("winners", "forfeits", "decisions", "ended")
BY_SEAT = ("scores", "tickets", "complete", "cars_left")
# The column of a result, and the field of a finished game that it is taken from.
FIELDS = {
    "winners": "winners",
    "decisions": "version",
    "ended": "ended",
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
    """Games of one match; `winners` and `forfeits` are bit masks of seats."""

    columns: dict[str, Numbers]
    notes: tuple[Note, ...] = ()

    def __len__(self) -> int:
        return len(self.columns["winners"])

    @property
    def players(self) -> int:
        """The seats of a game."""
        return int(self.columns["scores"].shape[1])

    @property
    def shares(self) -> Shares:
        """The part of the victory of every seat: one for a winner, equal parts if it is shared."""
        won = self.columns["winners"][:, None] >> np.arange(self.players) & 1
        return cast(Shares, won / won.sum(axis=1, keepdims=True))

    @property
    def finished(self) -> npt.NDArray[np.bool_]:
        """Which games were played to their end."""
        return cast("npt.NDArray[np.bool_]", self.columns["forfeits"] == 0)

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
    columns = {name: np.concatenate([part.columns[name] for part in found]) for name in BY_GAME + BY_SEAT}
    return Results(columns, tuple(note for part in found for note in part.notes))
