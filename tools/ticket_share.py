"""The tickets' share of the winner's points between searching bots, for criterion 5 and its yardsticks.

`python -m tools.ticket_share new_york --players 3 --games 300 --seed 2026111963` plays games of `search:240`
and prints the share with its 95% interval. `farebox playtest` measures the same with fewer games.
"""

from __future__ import annotations

import argparse

from farebox.arena.ratings import Interval
from farebox.playtesting.figures import table_figures
from farebox.playtesting.plan import OWN, SEARCH, Plan, Table
from farebox.playtesting.run import PlaytestRun


def ticket_share(city: str, players: int, games: int, seed: int, threads: int | None = None) -> Interval:
    """The tickets' share of the winner's points in games between equal searching bots."""
    table = Table(OWN, SEARCH, players, games)
    run = PlaytestRun(city, seed=seed, threads=threads, plan=Plan(tables=(table,), duels=()))
    for _ in run.play():
        pass
    return table_figures(SEARCH, players, run.progress.tables[table.name]).ticket_share


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("city")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=lambda digits: int(digits, 16), default=0)
    parser.add_argument("--threads", type=int)
    options = parser.parse_args()
    found = ticket_share(**vars(options))
    print("{:.1%} ({:.1%} to {:.1%})".format(*found))


if __name__ == "__main__":
    main()
