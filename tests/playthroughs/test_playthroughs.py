"""Golden playthroughs: a change of rules, events, views or scores shows as a difference of texts."""

from __future__ import annotations

import difflib

import pytest

from tests.playthroughs.text import TABLES, playthrough
from tests.playthroughs.write import DATA, file_of

MAX_BYTES = 150_000
SHOWN_LINES = 40


def difference(kept: str, played: str) -> str:
    """The first lines in which two texts differ."""
    found = difflib.unified_diff(kept.splitlines(), played.splitlines(), "kept", "played", "", "", 3, "")
    return "\n".join(line[:300] for line, _ in zip(found, range(SHOWN_LINES), strict=False))


@pytest.mark.parametrize(("city", "players"), TABLES)
def test_the_game_is_played_as_it_was(city: str, players: int) -> None:
    kept, played = file_of(city, players).read_text(encoding="utf-8"), playthrough(city, players)
    if kept != played:
        pytest.fail(f"{difference(kept, played)}\n`python -m tests.playthroughs.write` keeps the new text")


def test_every_file_belongs_to_a_table_and_is_small() -> None:
    assert {file.name for file in DATA.iterdir()} == {file_of(*table).name for table in TABLES}
    assert all(file.stat().st_size < MAX_BYTES for file in DATA.iterdir())


def test_a_difference_is_shown_with_its_surroundings() -> None:
    shown = difference("a\nb\nc\n", "a\nx\nc\n")
    assert shown.splitlines()[2:] == ["@@ -1,3 +1,3 @@", " a", "-b", "+x", " c"]


def test_the_playthroughs_together_show_every_kind_of_event() -> None:
    texts = [file.read_text(encoding="utf-8") for file in DATA.iterdir()]
    told = {line.split()[0] for text in texts for line in text.splitlines() if line.startswith("   ")}
    assert told >= {
        "card-drawn",
        "row-filled",
        "row-swept",
        "deck-renewed",
        "tickets-offered",
        "first-tickets-chosen",
        "tickets-kept",
        "stack-placed",
        "route-claimed",
        "flag-card-kept",
        "flag-set-scored",
        "token-taken",
        "turn-began",
        "last-round-began",
        "game-ended",
    }
