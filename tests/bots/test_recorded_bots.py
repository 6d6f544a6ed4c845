"""Bots as records name them: each with the version by which its play can be told."""

from pathlib import Path

import farebox
from farebox.bots.registry import bot_seats, recorded_bot


def test_bots_of_one_kind_are_numbered_and_all_are_known_as_bots() -> None:
    seats = bot_seats(("regular", "search:240", "regular"))
    assert [seat.name for seat in seats] == ["regular bot", "search:240 bot", "regular bot 2"]
    assert {seat.kind for seat in seats} == {"bot"}
    assert [seat.bot.name for seat in seats if seat.bot] == ["regular", "search:240", "regular"]


def test_the_version_is_the_packages_or_that_of_the_bots_own_file(tmp_path: Path) -> None:
    assert recorded_bot("regular").version == farebox.__version__
    assert recorded_bot("cmd:python3 bot.py").version == ""
    file = tmp_path / "my_bot.py"
    file.write_text("class Longest: ...", encoding="utf-8")
    before = recorded_bot(f"{file}:Longest").version
    file.write_text("class Longest: pass", encoding="utf-8")
    assert before != recorded_bot(f"{file}:Longest").version != ""
