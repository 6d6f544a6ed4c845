"""A turn in the terminal as a picture: `python -m tools.terminal_picture`, into docs/images/terminal.svg."""

from __future__ import annotations

import io
import re
import tempfile
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from farebox.bots.bot import make_bot
from farebox.bots.dice import bot_dice
from farebox.cli.play import bots_at
from farebox.cli.terminal.session import Leave, Session
from farebox.cli.translator import Translator
from farebox.game.actions import Action, ClaimRoute
from farebox.game.game import Game
from farebox.game.internals import seating
from farebox.game.records import RecordBot, RecordSeat
from farebox.version import VERSION

FILE = Path(__file__).parents[1] / "docs" / "images" / "terminal.svg"
SEED, AFTER, WIDTH = 4, 45, 100
FONT = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
# No font is fetched from elsewhere: a terminal has the reader's own.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}\n", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
FORMAT = re.sub(r"<!--.*?-->", "", FORMAT).replace("Fira Code, monospace", FONT)
COLOURS = [(75, 78, 85), (204, 85, 90), (152, 168, 75), (208, 179, 68), (96, 138, 177), (152, 114, 159)]
THEME = TerminalTheme((41, 41, 41), (197, 200, 198), [*COLOURS, (104, 160, 179), (197, 200, 198)])


class PlayedFor(Session):
    """A session in which a planner acts for the person, until the turn that the picture shows."""

    def ask(self, seat: int) -> Action:
        """Forget what was shown before, and stop at a turn with routes to claim."""
        legal, view = self.game.legal_actions(seat), self.game.view(seat)
        if len(self.game.actions) > AFTER and any(isinstance(action, ClaimRoute) for action in legal):
            self.read = self.leave  # type: ignore[method-assign]
            return super().ask(seat)
        self.console.export_text(clear=True)
        return make_bot("planner", self.game.city).choose(view, legal, bot_dice(self.game, seat))

    def leave(self, prompt: str) -> str:
        """Show the prompt and answer nothing."""
        self.console.print(prompt)
        raise Leave


def bot_seat(name: str) -> RecordSeat:
    """A seat of a bot."""
    return RecordSeat(name=f"{name} bot", kind="bot", bot=RecordBot(name, VERSION))


def main() -> None:
    """Play to a turn of the only person, and keep the screen."""
    seats = [RecordSeat(name="Ann", kind="person"), bot_seat("greedy"), bot_seat("random")]
    game = Game.new("san_francisco", 3, seed=SEED, names=seats, first=0)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), highlight=False, markup=False)
    with tempfile.TemporaryDirectory() as folder:
        bots = bots_at(seating(game), game.city)
        try:
            PlayedFor(console, Translator("en"), game, bots, Path(folder) / "game.json").run()
        except Leave:
            picture = console.export_svg(
                title="farebox play", theme=THEME, code_format=FORMAT, unique_id="farebox"
            )
            FILE.write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
