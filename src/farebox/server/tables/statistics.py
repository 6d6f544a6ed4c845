"""Statistics of a guest from the results of their games; no game is replayed for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from farebox.server.bots.host_bots import LEVELS
from farebox.server.storage.types import ArchivedGame, Opponent, OwnResult
from farebox.server.tables.archive import HOST_BOT
from farebox.server.wire_games import (
    Friend,
    GameResult,
    PlayedGame,
    PlayedSeat,
    RecentScore,
    Statistics,
    Tally,
)

RECENT = 40
PEOPLE = "people"
LEVEL_ORDER = (*LEVELS, HOST_BOT, PEOPLE)


def statistics_of(results: Sequence[OwnResult], opponents: Iterable[Opponent]) -> Statistics:
    """All statistics of a guest, from results in the order of time."""
    counted = [result for result in results if not result.resigned][-RECENT:]
    return Statistics(
        all=tally("all", results),
        by_city=tallies(results, lambda result: result.city),
        by_level=tuple(sorted(tallies(results, level_of), key=lambda found: LEVEL_ORDER.index(found.key))),
        by_players=tallies(results, lambda result: str(result.players)),
        recent=tuple(RecentScore(one.score, one.won, one.city, one.ended_at) for one in counted),
        friends=tuple(
            Friend(guest=one.guest, name=one.name, played=one.played, ahead=one.ahead, behind=one.behind)
            for one in opponents
        ),
    )


def level_of(result: OwnResult) -> str:
    """The level a game was played at; of one that the package no longer has nothing but a bot is known."""
    if result.level is None:
        return PEOPLE
    return result.level if result.level in LEVELS else HOST_BOT


def tallies(results: Sequence[OwnResult], key: Callable[[OwnResult], str]) -> tuple[Tally, ...]:
    """A tally for every value of a key, in the order of the values."""
    return tuple(tally(name, list(some)) for name, some in groupby(sorted(results, key=key), key))


def tally(key: str, results: Sequence[OwnResult]) -> Tally:
    """What some results, in the order of time, add up to; the points of resigned games are a bot's."""
    own = [result for result in results if not result.resigned]
    scores = [result.score for result in own]
    return Tally(
        key=key,
        played=len(results),
        won=sum(result.won for result in results),
        resigned=len(results) - len(own),
        average=round(sum(scores) / len(scores), 2) if scores else None,
        best=max(scores, default=None),
        tickets=sum(result.tickets for result in own),
        tickets_made=sum(result.tickets_made for result in own),
        streak=longest_streak([result.won for result in results]),
    )


def longest_streak(wins: Iterable[bool]) -> int:
    """The most games won in a row."""
    return max((len(list(some)) for won, some in groupby(wins) if won), default=0)


def played_game(game: ArchivedGame, guest: str) -> PlayedGame:
    """A game in a guest's list."""
    mine = [seat for seat in game.seats if seat.guest == guest]
    return PlayedGame(
        id=game.table_id,
        city=game.city,
        ended_at=game.ended_at,
        result=result_of(game, guest),
        level=game.level,
        tickets=sum(seat.tickets for seat in mine),
        tickets_made=sum(seat.tickets_made for seat in mine),
        seats=tuple(
            PlayedSeat(
                seat=seat.seat,
                name=seat.name,
                level=seat.level,
                mine=seat.guest == guest,
                score=seat.score,
                won=seat.won,
                resigned=seat.resigned,
            )
            for seat in game.seats
        ),
    )


def result_of(game: ArchivedGame, guest: str) -> GameResult:
    """How a game ended for a guest."""
    mine = [seat for seat in game.seats if seat.guest == guest]
    if len(mine) > 1:
        return "shared-screen"
    if mine[0].resigned:
        return "resigned"
    return "won" if mine[0].won else "lost"
