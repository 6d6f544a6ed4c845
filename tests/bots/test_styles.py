"""A bot of the package is one file and one line in the table of styles."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from farebox.bots.styles import STYLES
from native.build import PACKAGE
from native.sources import read_sources
from native.unit import write_unit

LONGEST = '''"""The longest style: the longest route that can be paid, else any card."""

from __future__ import annotations

from farebox.bots.workspace import Workspace
from farebox.rules.board import Board
from farebox.rules.codes import CLAIM, claimed_route
from farebox.rules.state import State


def longest_prepare(b: Board, s: State, w: Workspace) -> None:
    """Nothing is shared."""
    w.plan = 0


def longest_score(b: Board, s: State, w: Workspace, action: int) -> int:
    """Claims by length."""
    return b.route_length[claimed_route(action)] if action >= CLAIM else 0
'''
GAME = """
from farebox.bots.batch import play_games
from farebox.bots.registry import parse_bot
from farebox.cities.load import load_city
[game] = play_games(load_city("paris"), [[parse_bot("longest"), parse_bot("random")]], [bytes(16)])
print(game["final_score"][:2].tolist())
"""


def package_with_longest(folder: Path) -> Path:
    """A copy of the package with one more file and one more line."""
    package = folder / "farebox"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("static", "__pycache__", "_native*"))
    (package / "bots" / "longest.py").write_text(LONGEST, encoding="utf-8")
    table = package / "bots" / "styles.py"
    line = '    "greedy",\n'
    text = table.read_text(encoding="utf-8").replace(line, line + '    "longest",\n')
    table.write_text(text, encoding="utf-8")
    return package


def test_a_new_bot_is_one_file_and_one_line(tmp_path: Path) -> None:
    package = package_with_longest(tmp_path)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    played = subprocess.run(
        [sys.executable, "-c", GAME], capture_output=True, text=True, env=environment, check=True
    )
    longest, random = map(int, played.stdout.strip("[]\n").split(","))
    assert longest > random
    unit = write_unit(read_sources(package))
    assert "if style == 1:\n        return longest_score(b, s, w, action)" in unit
    assert "if style == 2:\n        return planner_score(b, s, w, action)" in unit


def test_the_build_calls_every_style_in_the_order_of_the_table() -> None:
    unit = write_unit(read_sources(PACKAGE))
    for place, name in enumerate(STYLES):
        call = f"{name.replace('-', '_')}_prepare(b, s, w)"
        assert f"if style == {place}:\n        {call}" in unit
