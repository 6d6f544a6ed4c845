"""What a match is: who plays, in which seats, with which seeds."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec

from farebox.bots.bot import check_bot
from farebox.cities.load import city_hash
from farebox.cities.schema import City
from farebox.engine.seeds import derived_seed
from farebox.errors import SetupError
from farebox.game.game import check_player_count

MAX_BOTS = 32

Seating = tuple[str, ...]


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that decides the results of a match; `code` is the hash of the bots' and the rules' sources."""

    city: str
    city_hash: str
    players: int
    bots: tuple[str, ...]
    seed: str
    code: str


def make_match(city: City, players: int, bots: Sequence[str], seed: bytes, code: str) -> Match:
    """A match, if its bots are known and its numbers make sense."""
    check_player_count(players)
    if not 2 <= len(bots) <= MAX_BOTS:
        raise SetupError("wrong-number-of-bots", bots=len(bots), least=2, most=MAX_BOTS)
    for name in bots:
        check_bot(name, city, players)
    return Match(
        city=city.id,
        city_hash=city_hash(city),
        players=players,
        bots=tuple(bots),
        seed=seed.hex(),
        code=code,
    )


def contestants(match: Match) -> tuple[str, ...]:
    """The different bots, in the order they were named."""
    return tuple(dict.fromkeys(match.bots))


def lineups(match: Match) -> tuple[Seating, ...]:
    """Who sits together: as named, filled up with the last bot; of too many, every combination."""
    missing = match.players - len(match.bots)
    named = match.bots + match.bots[-1:] * missing
    return tuple(dict.fromkeys(combinations(named, match.players)))


def rotations(lineup: Seating) -> tuple[Seating, ...]:
    """The same order round the table, begun by each in turn."""
    return tuple(lineup[begin:] + lineup[:begin] for begin in range(len(lineup)))


def seatings(match: Match) -> tuple[Seating, ...]:
    """The games of one block: every lineup with every rotation."""
    return tuple(seating for lineup in lineups(match) for seating in rotations(lineup))


def block_seed(match: Match, block: int) -> bytes:
    """The seed that all games of a block share."""
    return derived_seed(bytes.fromhex(match.seed), block)
