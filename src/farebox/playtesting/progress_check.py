"""Whether the results in a file can be those of a playtest: the sums of tables, the shares of duels."""

from __future__ import annotations

from collections.abc import Iterator

from farebox.arena.results import Numbers
from farebox.cities.load import load_city
from farebox.cities.schema import City
from farebox.playtesting.plan import OWN, PLANNER, Duel, Plan, Table
from farebox.playtesting.progress import Progress
from farebox.playtesting.tally import VICTORY, Counts, play_table

# Points can be negative, and with them their products.
MAY_BE_NEGATIVE = ("winner_points", "loser_points", "winner_squares")
# Sums of so many such numbers stay exact.
LARGEST = 1 << 50
PARTS = (
    ("by_passes", "games"),
    ("connections", "games"),
    ("routes", "games"),
    ("winners", "heads"),
    ("most_bonus", "games"),
    ("complete", "kept"),
    ("kept", "offered"),
    ("pairs_complete", "pairs"),
)
PER_GAME = ("turns", "margins", "lead_changes", "decided")
PER_HEAD = ("scores", "held", "first_kept")


def faults(progress: Progress, plan: Plan, city: City) -> Iterator[str]:
    """What cannot be true of some results, each as the name of the part and what is wrong there."""
    tables = {table.name: table for table in plan.tables}
    duels = {duel.name: duel for duel in plan.duels}
    for name in sorted((progress.tables.keys() - tables.keys()) | (progress.duels.keys() - duels.keys())):
        yield f"{name}: not part of this playtest"
    for name, counts in progress.tables.items():
        if name in tables:
            yield from (f"{name}: {key}" for key in table_faults(counts, tables[name], city))
    for name, shares in progress.duels.items():
        if name in duels and not is_possible(shares, duels[name]):
            yield f"{name}: shares"


def is_possible(shares: list[float], duel: Duel) -> bool:
    """Whether a duel can have these shares of victories by block."""
    return len(shares) <= duel.blocks and all(0 <= share <= 1 for share in shares)


def table_faults(counts: Counts, table: Table, city: City) -> Iterator[str]:
    """The keys of a table whose numbers cannot be: by their shape, their size, or beside the others."""
    like = play_table(
        city if table.city == OWN else load_city(table.city), PLANNER, table.players, [bytes(16)]
    )
    wrong = [*like.keys() ^ counts.keys()]
    wrong += [key for key, values in counts.items() if key in like and values.shape != like[key].shape]
    wrong += [key for key, values in counts.items() if not is_within(key, values)]
    yield from sorted(set(wrong)) or sum_faults(counts, table)


def is_within(key: str, values: Numbers) -> bool:
    """Whether the numbers of a key are neither negative nor too large to be added."""
    least = -LARGEST if key in MAY_BE_NEGATIVE else 0
    return bool(((values >= least) & (values <= LARGEST)).all())


def sum_faults(counts: Counts, table: Table) -> Iterator[str]:
    """The keys of a table that do not fit its number of games, or what they are a part of."""
    games = int(counts["games"][0])
    if not 1 <= games <= table.games:
        yield "games"
    heads = table.players * games
    sums = {**dict.fromkeys(PER_GAME, games), **dict.fromkeys(PER_HEAD, heads), "victories": VICTORY * games}
    yield from (key for key, whole in sums.items() if counts[key].sum() != whole)
    if counts["winners"][0] + counts["losers"][0] != heads or counts["winners"][0] < games:
        yield "winners"
    whole = counts | {"heads": counts["winners"] + counts["losers"]}
    yield from (part for part, of in PARTS if (counts[part] > whole[of]).any())
