"""How fast the rules and the bots run on one core, by themselves or against another checkout in the same run.

    python -m benchmarks.engine                          this checkout
    python -m benchmarks.engine --against ../other       both in turn, with ratios; the other needs a `.venv`

Each figure is the best of several rounds, in processor time of the thread, so other programs matter less.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from benchmarks.checkouts import ROOT, output_of

FIGURES = Path(__file__).with_name("engine_figures.py")
LESS_IS_BETTER = ("ns", "MB", "CPU s")


def better(name: str, one: float, two: float) -> float:
    """The better of two figures."""
    return min(one, two) if name.endswith(LESS_IS_BETTER) else max(one, two)


def measure(checkouts: list[Path], rounds: int) -> list[dict[str, float]]:
    """The best figures of each checkout, measured in turn."""
    best: list[dict[str, float]] = [{} for _ in checkouts]
    for _ in range(rounds):
        for kept, checkout in zip(best, checkouts, strict=True):
            for name, value in json.loads(output_of(checkout, str(FIGURES))).items():
                kept[name] = better(name, kept.get(name, value), value)
    return best


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--against", type=Path, help="another checkout, measured in turn with this one")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    checkouts = [ROOT, *([options.against.resolve()] if options.against else [])]
    after, *before = measure(checkouts, options.rounds)
    for name, value in after.items():
        line = f"{name:<44}{value:>14,.4g}"
        if before and name in before[0]:
            other = before[0][name]
            ratio = other / value if name.endswith(LESS_IS_BETTER) else value / other
            line += f"{other:>14,.4g}{ratio:>8.2f}"
        print(line)


if __name__ == "__main__":
    main()
