"""The published boards as yardsticks: what bots did there, measured once and kept in the package.

Criterion 1 needs differences of few points, so every playtest plays its tables again on the published boards.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec

from farebox.arena.ratings import Interval

FILE = "yardsticks.json"


class Yardstick(msgspec.Struct, frozen=True):
    """What searching bots, and planners of all manners, did on a published board with a number of players.

    Both numbers of victories are multiples of an equal share; `best_manner` is that of criterion 6. A number
    whose interval is not known has itself as both ends.
    """

    city: str
    players: int
    blocks: int
    both_tickets: Interval
    ticket_share: Interval | None = None
    best_manner: Interval | None = None


@cache
def yardsticks() -> tuple[Yardstick, ...]:
    """The measured yardsticks of all numbers of players."""
    content = (resources.files("farebox.playtesting") / FILE).read_bytes()
    return msgspec.json.decode(content, type=tuple[Yardstick, ...])


def worse_both_tickets(players: int) -> Interval | None:
    """How often both first tickets win on the worse of the published boards, by the equal share."""
    found = [row.both_tickets for row in yardsticks() if row.players == players]
    return min(found, default=None)


def ticket_shares(players: int) -> tuple[Interval, Interval] | None:
    """The least and the greatest tickets' share of a winner's points on the published boards."""
    shares = (row.ticket_share for row in yardsticks() if row.players == players)
    found = [share for share in shares if share is not None]
    return (min(found), max(found)) if found else None


def most_of_best_manner(players: int) -> Interval | None:
    """What the best manner wins against its strongest rival on the worse published board."""
    found = [row.best_manner for row in yardsticks() if row.players == players]
    return max((value for value in found if value is not None), default=None)
