"""Everything measured against another checkout in one run: `python -m benchmarks.against ../other`.

Both need a `.venv` (`python3 run.py setup`). `farebox bench`, `benchmarks.bots` and the server of
`benchmarks.load` run in turn, so what else the machine does meanwhile matters less; read the ratios.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from benchmarks import load
from benchmarks.checkouts import ROOT, output_of

Figures = dict[str, float]

# Its board is the same in every version.
CITY = "new_york"
SECONDS = "5"
NUMBER = re.compile(r"([\d,]+(?:\.\d+)?) (complete games/s|ms a decision|\w+/s)")


def speed_of_rules(checkout: Path) -> Figures:
    """What `farebox bench` says of a checkout."""
    options = ["--city", CITY, "--json", "--seconds", SECONDS]
    found = json.loads(output_of(checkout, "-m", "farebox", "bench", *options))
    ways = ("compiled", "interpreted")
    return {f"{way} {name}": value for way in ways for name, value in found[way].items()}


def speed_of_bots(checkout: Path) -> Figures:
    """What `benchmarks.bots` says of a checkout."""
    return dict(bot_figures(output_of(checkout, "-m", "benchmarks.bots")))


def bot_figures(text: str) -> Iterator[tuple[str, float]]:
    """The numbers of a report, by city and unit; what rolls out to the end was called a playout once."""
    city = ""
    for line in text.splitlines():
        if not line.startswith(" "):
            city = line.partition(",")[0]
        for number, unit in NUMBER.findall(line):
            yield f"{city}, {unit.replace('playouts', 'rollouts')}", float(number.replace(",", ""))


def is_time(name: str) -> bool:
    """Whether less is better."""
    return name.endswith("_ns") or "ms" in name.split()


def compare(measure: Callable[[Path], Figures], other: Path, rounds: int) -> None:
    """Print the best figures of both checkouts, measured in turn, and how many times better this one is."""
    best: dict[Path, Figures] = {ROOT: {}, other: {}}
    for _ in range(rounds):
        for checkout, kept in best.items():
            for name, value in measure(checkout).items():
                better = min if is_time(name) else max
                kept[name] = better(kept.get(name, value), value)
    for name, here in best[ROOT].items():
        there = best[other][name]
        ratio = there / here if is_time(name) else here / there
        print(f"{name:<44}{here:>14,.4g}{there:>14,.4g}{ratio:>8.2f}", flush=True)


def main() -> None:
    """Measure all and print ratios: above 1 this checkout is better, for the server's time below 1."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("other", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", default="300")
    options = parser.parse_args()
    other = options.other.resolve()
    compare(speed_of_rules, other, options.rounds)
    compare(speed_of_bots, other, options.rounds)
    load.main(
        [
            "--against",
            str(other),
            "--city",
            CITY,
            "--tables",
            options.tables,
            "--rounds",
            "10",
            "--seconds",
            "1",
        ]
    )


if __name__ == "__main__":
    main()
