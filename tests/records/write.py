"""Writes the finished records anew: `python -m tests.records.write`."""

from __future__ import annotations

from pathlib import Path

from tests.records.ends import ENDS, found

DATA = Path(__file__).parent / "data"

if __name__ == "__main__":
    DATA.mkdir(exist_ok=True)
    for name, end in ENDS.items():
        game = found(end)
        game.record().save(DATA / f"{name}.json")
        print(name, game.outcome)
