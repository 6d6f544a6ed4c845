"""The bots by name, and the levels people choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from farebox.bots import kinds, manners
from farebox.bots.external import is_external, short_name
from farebox.bots.own import is_own, own_version
from farebox.bots.styles import STYLES
from farebox.engine.native import native_fault
from farebox.errors import SetupError
from farebox.game.records import RecordBot, RecordSeat
from farebox.version import VERSION

PLAIN = {"random": kinds.RANDOM} | {name: kinds.FIRST_STYLE + style for style, name in enumerate(STYLES)}
BUDGETED = {"search": kinds.SEARCH, "tree": kinds.TREE}
LEVELS = {
    "novice": "greedy",
    "casual": "one-step",
    "regular": "planner",
    "expert": "search:240",
    "master": "search:4000",
}
# What a bot can be bound to, as in `planner/routes-only`.
MANNERS = {
    "keep-both": manners.KEEP_BOTH,
    "keep-one": manners.KEEP_ONE,
    "routes-only": manners.ROUTES_ONLY,
    "few-long": manners.FEW_LONG,
    "many-short": manners.MANY_SHORT,
    "bonus-first": manners.BONUS_FIRST,
    "no-bonus": manners.NO_BONUS,
}
# The strongest level that plays no games in its head.
STAND_IN = "regular"
MAX_BUDGET = 20_000
MAX_NAME = 40
KNOWN = (*PLAIN, *(f"{name}:N" for name in BUDGETED), *LEVELS)


class BotSpec(NamedTuple):
    """A bot of the package: its name, its way of playing and how much it may think."""

    name: str
    kind: int
    budget: int
    manner: int = manners.FREE


def parse_bot(name: str) -> BotSpec:
    """The bot of a name such as `planner`, `search:240`, a level, or one bound to a manner of play."""
    head, slash, manner = name.rpartition("/")
    if not slash:
        return parse_free_bot(name)
    found = parse_free_bot(head)
    if manner not in MANNERS or found.kind in (kinds.RANDOM, kinds.TREE):
        raise SetupError("unknown-manner", bot=name[:MAX_NAME], known=", ".join(MANNERS))
    return BotSpec(name, found.kind, found.budget, MANNERS[manner])


def parse_free_bot(name: str) -> BotSpec:
    """The bot of a name without a manner."""
    plain = LEVELS.get(name.lower(), name)
    if plain in PLAIN:
        return BotSpec(name, PLAIN[plain], 0)
    head, colon, budget = plain.partition(":")
    if head not in BUDGETED:
        raise SetupError("unknown-bot", bot=name[:MAX_NAME], known=", ".join(KNOWN))
    # A number of thousands of digits is not even read.
    written = colon and budget.isascii() and budget.isdigit() and len(budget) <= len(str(MAX_BUDGET))
    if not written or not 1 <= int(budget) <= MAX_BUDGET:
        raise SetupError("nonsense-budget", bot=name[:MAX_NAME], most=MAX_BUDGET)
    return BotSpec(name, BUDGETED[head], int(budget))


def playable(name: str) -> str:
    """The bot that plays for a bot among people: without compiled rules a search takes minutes."""
    if is_own(name) or is_external(name):
        return name
    return STAND_IN if parse_bot(name).budget and native_fault() else name


def recorded_bot(name: str) -> RecordBot:
    """A bot as records name it, with the package's version or its own file's; a program's is unknown."""
    if is_external(name):
        return RecordBot(name)
    return RecordBot(name, own_version(name) if is_own(name) else VERSION)


def bot_seats(bots: Sequence[str]) -> list[RecordSeat]:
    """Seats whose names say which bot it is, numbered from the second of a kind on."""
    labels, seats = [short_name(bot) for bot in bots], []
    for place, (bot, label) in enumerate(zip(bots, labels, strict=True)):
        number = labels[:place].count(label) + 1
        name = f"{label} bot" if number == 1 else f"{label} bot {number}"
        seats.append(RecordSeat(name=name, kind="bot", bot=recorded_bot(bot)))
    return seats
