"""The bots by name, and the levels people choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from farebox.bots import kinds, manners
from farebox.bots.external import is_external, short_name
from farebox.bots.own import is_own, own_version
from farebox.bots.styles import STYLES
from farebox.cities.schema import City
from farebox.engine.native import native_fault
from farebox.errors import SetupError, WeightsError
from farebox.game.records import RecordBot, RecordSeat
from farebox.version import VERSION

PLAIN = {"random": kinds.RANDOM} | {name: kinds.FIRST_STYLE + style for style, name in enumerate(STYLES)}
# Plays where there are weights for the city, with or without a search.
LEARNED = "learned"
BUDGETED = {"search": kinds.SEARCH, "tree": kinds.TREE, LEARNED: kinds.LEARNED}
# Before the file of weights, as in `learned:480@paris.weights`.
WITH_WEIGHTS = "@"
LEVELS = {
    "novice": "greedy",
    "casual": "long-route",
    "regular": "planner",
    "expert": "search:240",
    "master": "learned:4000",
}
# The rollouts of `search` that play for a level where no net fits the city.
STAND_IN_ROLLOUTS = {"master": 4000}
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
# A net cannot be made to think otherwise of the bonus.
NOT_FOR_NETS = (manners.BONUS_FIRST, manners.NO_BONUS)
# The strongest level that plays no games in its head.
STAND_IN = "regular"
# The rollouts that stand in for one look of a learned bot.
ONE_LOOK = 60
MAX_BUDGET = 20_000
MAX_NAME = 40
KNOWN = (*PLAIN, LEARNED, *(f"{name}:N" for name in BUDGETED), *LEVELS)


class BotSpec(NamedTuple):
    """A bot of the package: its name, its way of playing and how much it may think."""

    name: str
    kind: int
    budget: int
    manner: int = manners.FREE
    weights: str = ""  # the file of a learned bot; those of the package without one
    stand_in: int = 0  # the rollouts of `search` where no net fits; without any, the bot is refused there


def parse_bot(name: str) -> BotSpec:
    """The bot of a name such as `planner`, `search:240`, a level, or one bound to a manner of play."""
    plain, at, file = name.partition(WITH_WEIGHTS)
    if at and file and is_learned(plain):
        return parse_bot(plain)._replace(name=name, weights=file)
    head, slash, manner = name.rpartition("/")
    if not slash:
        return parse_free_bot(name)
    found = parse_free_bot(head)
    if manner not in MANNERS or not can_be_bound(found, MANNERS[manner]):
        raise SetupError("unknown-manner", bot=name[:MAX_NAME], known=", ".join(MANNERS))
    return found._replace(name=name, manner=MANNERS[manner])


def can_be_bound(bot: BotSpec, manner: int) -> bool:
    """Whether a bot can play in a manner."""
    if bot.kind == kinds.LEARNED:
        return manner not in NOT_FOR_NETS
    return bot.kind not in (kinds.RANDOM, kinds.TREE)


def is_learned(name: str) -> bool:
    """Whether a name means a learned bot, with or without a number of looks and a manner."""
    return name.partition("/")[0].partition(":")[0] == LEARNED


def parse_free_bot(name: str) -> BotSpec:
    """The bot of a name without a manner."""
    plain = LEVELS.get(name.lower(), name)
    if plain in PLAIN:
        return BotSpec(name, PLAIN[plain], 0)
    if plain == LEARNED:
        return BotSpec(name, kinds.LEARNED, 0)
    head, colon, budget = plain.partition(":")
    if head not in BUDGETED:
        raise SetupError("unknown-bot", bot=name[:MAX_NAME], known=", ".join(KNOWN))
    # A number of thousands of digits is not even read.
    written = colon and budget.isascii() and budget.isdigit() and len(budget) <= len(str(MAX_BUDGET))
    if not written or not 1 <= int(budget) <= MAX_BUDGET:
        raise SetupError("nonsense-budget", bot=name[:MAX_NAME], most=MAX_BUDGET)
    return BotSpec(name, BUDGETED[head], int(budget), stand_in=STAND_IN_ROLLOUTS.get(name.lower(), 0))


def playable(name: str, city: City | None = None, players: int = 0) -> str:
    """The bot that plays for a bot among people: without compiled rules a search takes minutes, and without
    weights for the city a learned bot knows nothing, so that `search` plays for it."""
    if is_own(name) or is_external(name):
        return name
    bot = parse_bot(name)
    if bot.budget and native_fault():
        return STAND_IN
    if bot.kind == kinds.LEARNED and city is not None:
        from farebox.bots.weights import has_weights  # NumPy, which no other bot's name needs

        rollouts = bot.stand_in or bot.budget or ONE_LOOK
        return name if has_weights(city, players, bot.weights) else f"search:{rollouts}"
    return name


def has_stand_in(name: str) -> bool:
    """Whether a bot is a level for which `search` plays where no net fits."""
    return not is_own(name) and not is_external(name) and parse_bot(name).stand_in > 0


def net_fault(name: str, city: City, players: int) -> WeightsError | None:
    """Why `search` plays for a bot among people: the net that the bot needs is missing or cannot be used."""
    if playable(name) != name or is_own(name) or is_external(name):
        return None
    bot = parse_bot(name)
    if bot.kind != kinds.LEARNED:
        return None
    from farebox.bots.weights import weights_fault  # NumPy, as above

    return weights_fault(city, players, bot.weights)


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
