"""Writes the golden playthroughs anew: `python -m tests.playthroughs.write`."""

from __future__ import annotations

from pathlib import Path

from tests.playthroughs.text import TABLES, playthrough

DATA = Path(__file__).parent / "data"


def file_of(city: str, players: int) -> Path:
    """The file of a city and a number of players."""
    return DATA / f"{city}_{players}.txt"


if __name__ == "__main__":
    DATA.mkdir(exist_ok=True)
    for city, players in TABLES:
        file_of(city, players).write_text(playthrough(city, players), encoding="utf-8", newline="\n")
