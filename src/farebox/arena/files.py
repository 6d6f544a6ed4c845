"""The file of a match: its results so far, from which it goes on where it was stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from farebox.arena.blocks import Match, seatings
from farebox.arena.results import BY_GAME, BY_SEAT, Note, Results
from farebox.arena.standings import Standings
from farebox.cities.schema import MAX_CARS, MAX_PLAYERS, MAX_TICKETS, MIN_PLAYERS
from farebox.errors import MatchError
from farebox.game.records import draft_of
from farebox.game.score_sheet import END_REASONS

MATCH_FORMAT = 1
# What files of version 0.1 do not hold.
ADDED = {"sweeps", "reshuffles"}
# What no game of any city leaves; a game that was forfeited has not ended.
MAX_DECISIONS, MAX_POINTS = 100_000, 10_000
BOUNDS = {
    "decisions": (0, MAX_DECISIONS),
    "ended": (0, max(END_REASONS)),
    "sweeps": (0, MAX_DECISIONS),
    "reshuffles": (0, MAX_DECISIONS),
    "scores": (-MAX_POINTS, MAX_POINTS),
    "tickets": (0, MAX_TICKETS),
    "complete": (0, MAX_TICKETS),
    "cars_left": (0, MAX_CARS),
}


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """When a match ends, and the seconds an external bot has for a decision."""

    blocks: int
    sprt: tuple[float, float] | None = None
    time_limit: float = 1.0


class MatchFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A match as a file; `games` has one list per column, `standings` is there for readers and never read."""

    format: int = MATCH_FORMAT
    match: Match
    goal: Goal
    standings: msgspec.Raw = msgspec.Raw(b"null")
    notes: tuple[Note, ...]
    games: dict[str, list[int | list[int]]]

    @property
    def options(self) -> dict[str, Any]:
        """What a specification of the same match is made from, apart from its city."""
        match, goal = self.match, self.goal
        played = {"bots": match.bots, "players": match.players, "seed": match.seed}
        return {**played, "blocks": goal.blocks, "sprt": goal.sprt, "time_limit": goal.time_limit}

    @property
    def results(self) -> Results:
        """The results in the file."""
        columns = {name: np.array(values, np.int64) for name, values in self.games.items()}
        for name in BY_SEAT:
            columns[name] = columns[name].reshape(-1, self.match.players)
        return Results(columns, self.notes)


def save_match(
    file: Path, match: Match, goal: Goal, results: Results, standings: Standings | None = None
) -> None:
    """Write a match, whole or not at all."""
    content = MatchFile(
        match=match,
        goal=goal,
        standings=msgspec.Raw(msgspec.json.encode(standings)),
        notes=results.notes,
        games={name: values.tolist() for name, values in results.columns.items()},
    )
    with draft_of(file) as draft:
        draft.write_bytes(msgspec.json.encode(content) + b"\n")


def load_match(file: Path) -> MatchFile:
    """A match from its file, if nothing in it is broken."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=MatchFile)
        whole = is_whole(found)
    except OSError as fault:
        raise MatchError("match-not-readable", file=str(file), fault=fault.strerror or str(fault)) from None
    except (msgspec.MsgspecError, ValueError, OverflowError, RecursionError) as fault:
        raise MatchError("match-broken", file=str(file), fault=str(fault)) from None
    if found.format != MATCH_FORMAT:
        raise MatchError("match-of-another-version", file=str(file), format=found.format, known=MATCH_FORMAT)
    if not whole:
        raise MatchError("match-broken", file=str(file), fault="games")
    if not notes_fit(found):
        raise MatchError("match-broken", file=str(file), fault="notes")
    return found


def is_whole(file: MatchFile) -> bool:
    """Whether the games are whole blocks of a possible match, won and forfeited by seats that there are."""
    players = file.match.players
    possible = MIN_PLAYERS <= players <= MAX_PLAYERS and len(file.match.bots) >= 2
    if not possible or set(file.games) | ADDED != {*BY_GAME, *BY_SEAT}:
        return False
    results = file.results
    plain = all(results.columns[name].ndim == 1 for name in BY_GAME if name in file.games)
    same_length = len({len(values) for values in results.columns.values()}) == 1
    bounds = {"winners": (1, (1 << players) - 1), "forfeits": (0, (1 << players) - 1), **BOUNDS}
    within = all(
        bool(np.all((results.columns[name] >= least) & (results.columns[name] <= most)))
        for name, (least, most) in bounds.items()
        if name in file.games
    )
    return plain and same_length and within and len(results) % len(seatings(file.match)) == 0


def notes_fit(file: MatchFile) -> bool:
    """Whether the game of every note was played, with the note's bot in its seat."""
    found, games = seatings(file.match), len(file.games["winners"])
    return all(
        0 <= note.game < games
        and 0 <= note.seat < file.match.players
        and found[note.game % len(found)][note.seat] == note.bot
        for note in file.notes
    )


def check_same(file: Path, saved: Match, wanted: Match) -> None:
    """Refuse a file of another match, and say what is different."""
    for field in Match.__struct_fields__:
        before, now = (shown(getattr(match, field)) for match in (saved, wanted))
        if before != now:
            raise MatchError("match-differs", file=str(file), what=field, saved=before, wanted=now)


def shown(value: object) -> str:
    """A field of a match for people."""
    return ", ".join(value) if isinstance(value, tuple) else str(value)
