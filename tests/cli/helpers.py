"""Running the command line in a test, and people who play by script."""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from rich.console import Console

from farebox.cities.load import load_city
from farebox.cli.main import run
from farebox.cli.play import DEFAULT_BOT, FIRST, bots_at, seated
from farebox.cli.terminal.action_menu import Menu
from farebox.cli.terminal.session import Session
from farebox.cli.translator import Translator
from farebox.engine.seeds import seed_bytes
from farebox.game.actions import Action
from farebox.game.game import Game
from farebox.game.internals import seating, text_of

LANGUAGE_VARIABLES = ("FAREBOX_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class Outcome(NamedTuple):
    """What a command said and returned."""

    code: int
    out: str
    err: str


class CommandLine:
    """Runs commands in this process, with what is typed and how wide the terminal is."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
    ) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys
        self.records = home / "farebox" / "records"
        monkeypatch.setenv("XDG_DATA_HOME", str(home))
        monkeypatch.setenv("COLUMNS", "100")
        for variable in LANGUAGE_VARIABLES:
            monkeypatch.delenv(variable, raising=False)
        monkeypatch.delenv("NO_COLOR", raising=False)

    def __call__(self, *arguments: str | Path, typed: str = "") -> Outcome:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run([str(argument) for argument in arguments])
        out, err = self.capsys.readouterr()
        assert "Traceback" not in out + err
        return Outcome(code, out, err)

    def only_record(self) -> Path:
        """The one record that was kept."""
        [file] = self.records.glob("*.json")
        return file


class Scripted(Session):
    """A session that plays for the people too, and notes what they would have typed."""

    answers: list[list[str]]
    dice: Random
    by_number: bool

    def ask(self, seat: int) -> Action:
        legal = self.game.legal_actions(seat)
        view = self.game.view(seat)
        action = self.dice.choice(legal)
        menu = Menu(self.screen, view, legal)
        self.answers.append(numbers(menu, action) if self.by_number else [text_of(self.game, action)])
        return action


def numbers(menu: Menu, action: Action) -> list[str]:
    """The number of an action, and of its payment where there are several."""
    number, actions = next((n, found) for n, found in menu.entries.items() if action in found)
    return [str(number)] if len(actions) == 1 else [str(number), str(actions.index(action) + 1)]


def script(
    file: Path, city: str = "san_francisco", *, seed: str, by_number: bool = False, **table: object
) -> list[str]:
    """What somebody types in a whole game, an entry an action; the record of that game goes to the file."""
    people, bots = table.get("people", ("You",)), table.get("bots", (DEFAULT_BOT,))
    assert isinstance(people, tuple)
    assert isinstance(bots, tuple)
    found = load_city(city)
    names = seated(people, bots, None, found)
    game = Game.new(found, len(names), seed=seed_bytes(int(seed, 16)), names=names, first=FIRST["random"])
    session = Scripted(Console(file=io.StringIO()), Translator(), game, bots_at(seating(game), found), file)
    session.answers, session.dice, session.by_number = [], Random(seed), by_number
    session.run()
    return ["\n".join(lines) for lines in session.answers]


def environment(home: Path) -> dict[str, str]:
    """The environment for a command in a process of its own, which may start in another folder."""
    places = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    path = os.pathsep.join(os.path.abspath(place) for place in places if place)
    kept = {name: value for name, value in os.environ.items() if name not in LANGUAGE_VARIABLES}
    return {**kept, "PYTHONPATH": path, "XDG_DATA_HOME": str(home), "COLUMNS": "80"}


Run = Callable[..., Outcome]
