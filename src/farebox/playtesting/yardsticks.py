"""The published boards as yardsticks: what searching bots did there, measured once and kept in the package.

Tables of planners are quick, so every playtest plays them again on the published boards.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec

from farebox.arena.ratings import Interval

FILE = "yardsticks.json"


class Yardstick(msgspec.Struct, frozen=True):
    """What searching bots did on a published board with a number of players."""

    city: str
    players: int
    blocks: int
    both_tickets: Interval
    ticket_share: float | None = None


@cache
def yardsticks() -> tuple[Yardstick, ...]:
    """The measured yardsticks of all numbers of players."""
    content = (resources.files("farebox.playtesting") / FILE).read_bytes()
    return msgspec.json.decode(content, type=tuple[Yardstick, ...])


def worse_both_tickets(players: int) -> Interval | None:
    """How often both first tickets win on the worse of the published boards, by the equal share."""
    found = [row.both_tickets for row in yardsticks() if row.players == players]
    return min(found, default=None)


def ticket_shares(players: int) -> tuple[float, float] | None:
    """The range of the tickets' share of a winner's points on the published boards."""
    shares = (row.ticket_share for row in yardsticks() if row.players == players)
    found = [share for share in shares if share is not None]
    return (min(found), max(found)) if found else None
