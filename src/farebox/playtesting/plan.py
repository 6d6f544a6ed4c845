"""What a playtest plays: tables of equal bots, and duels between two ways to play."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Literal

import msgspec

from farebox.cities.schema import MAX_PLAYERS, MIN_PLAYERS, City, NoBonus

Effort = Literal["quick", "normal", "thorough"]

PLAYERS = tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1))
PLANNER, GREEDY, SEARCH, QUICK_SEARCH = "planner", "greedy", "search:240", "search:60"
STYLES = ("one-step", "route-focused", "long-route", "ticket-hungry")
YARDSTICKS = ("new_york", "london")
# The city of the playtest in its own tables; a file may have the id of a yardstick.
OWN = "own"
MANNERS = ("few-long", "many-short", "routes-only", "bonus-first")


class Table(msgspec.Struct, frozen=True):
    """Games between equal bots, of which everything is counted."""

    city: str
    bot: str
    players: int
    games: int

    @property
    def name(self) -> str:
        """The name in files."""
        return f"{self.city} {self.bot} {self.players}"


class Duel(msgspec.Struct, frozen=True):
    """One seat plays the first way, the others the second, in every rotation of the seats."""

    first: str
    second: str
    players: int
    blocks: int

    @property
    def name(self) -> str:
        """The name in files."""
        return f"{self.first} {self.second} {self.players}"


class Sizes(msgspec.Struct, frozen=True):
    """How much is played; lists are by number of players."""

    planners: int
    searchers: tuple[int, ...]
    tickets: tuple[int, ...]
    manners: int
    skill: int


SIZES: dict[Effort, Sizes] = {
    "quick": Sizes(planners=4000, searchers=(0, 0, 0), tickets=(0, 0, 0), manners=300, skill=0),
    "normal": Sizes(planners=6000, searchers=(120, 60, 40), tickets=(100, 40, 24), manners=1000, skill=40),
    "thorough": Sizes(
        planners=20_000, searchers=(600, 300, 200), tickets=(600, 200, 200), manners=2000, skill=100
    ),
}


class Plan(msgspec.Struct, frozen=True):
    """Everything that a playtest plays, the cheap games first."""

    tables: tuple[Table, ...]
    duels: tuple[Duel, ...]


def make_plan(city: City, effort: Effort) -> Plan:
    """The plan for a city."""
    sizes = SIZES[effort]
    quick = [
        Table(place, PLANNER, players, sizes.planners) for place in (OWN, *YARDSTICKS) for players in PLAYERS
    ]
    slow = [Table(OWN, SEARCH, *numbers) for numbers in zip(PLAYERS, sizes.searchers, strict=True)]
    duels = [duel for players in PLAYERS for duel in manner_duels(city, players, sizes)]
    duels += [duel for players in PLAYERS for duel in style_duels(players, sizes)]
    duels += [duel for players in PLAYERS for duel in skill_duels(players, sizes)]
    duels += ticket_duels(sizes)
    tables = dict.fromkeys(table for table in (*quick, *slow) if table.games)
    return Plan(tuple(tables), tuple(duel for duel in duels if duel.blocks))


def manners_of(city: City) -> tuple[str, ...]:
    """The ways to play that make sense in a city."""
    return tuple(way for way in MANNERS if way != "bonus-first" or not isinstance(city.bonus, NoBonus))


def manner_duels(city: City, players: int, sizes: Sizes) -> list[Duel]:
    """Every way against every other, and a planner that ignores the bonus against planners that count it."""
    # With two players the second way's share follows from the first one's.
    pairs = (combinations if players == 2 else permutations)(manners_of(city), 2)
    ways = [Duel(bound(one), bound(two), players, sizes.manners) for one, two in pairs]
    if isinstance(city.bonus, NoBonus):
        return ways
    return [*ways, Duel(bound("no-bonus"), PLANNER, players, sizes.manners)]


def skill_duels(players: int, sizes: Sizes) -> list[Duel]:
    """Stronger bots against weaker ones."""
    return [
        Duel(PLANNER, GREEDY, players, 10 * sizes.skill),
        Duel(QUICK_SEARCH, PLANNER, players, sizes.skill),
        Duel(SEARCH, PLANNER, players, sizes.skill),
    ]


def style_duels(players: int, sizes: Sizes) -> list[Duel]:
    """A planner against bots of other styles."""
    return [Duel(PLANNER, style, players, sizes.manners) for style in STYLES]


def ticket_duels(sizes: Sizes) -> list[Duel]:
    """Both first tickets against one, between equal searching bots."""
    return [ticket_duel(players, blocks) for players, blocks in zip(PLAYERS, sizes.tickets, strict=True)]


def ticket_duel(players: int, blocks: int, bot: str = SEARCH) -> Duel:
    """Both first tickets against exactly one."""
    return Duel(bound("keep-both", bot), bound("keep-one", bot), players, blocks)


def bound(way: str, bot: str = PLANNER) -> str:
    """The name of a bot that is bound to a way to play."""
    return f"{bot}/{way}"
