"""A bot in a separate process, named by its command: `cmd:python3 my_bot.py`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from farebox.bots.bot_class import Bot
from farebox.bots.external import EXTERNAL, Fault, choose_request, end_request, hello_request
from farebox.bots.process import ExternalProcess, Limits
from farebox.cities.schema import City
from farebox.errors import NotationError
from farebox.game.actions import Action
from farebox.game.city_index import index_for
from farebox.game.notation import action_text, parse_action
from farebox.game.score_sheet import Outcome
from farebox.game.views import View

# Among people a bot may take its time; in a match the limits are part of its specification.
PATIENT = Limits(hello=10.0, decision=10.0)


class ExternalBot(Bot):
    """Plays one seat of one game; a `Fault` is raised for whatever the program does wrong."""

    def __init__(self, name: str, city: City, limits: Limits = PATIENT) -> None:
        super().__init__(city)
        self.process = ExternalProcess(name.removeprefix(EXTERNAL), limits)
        self.index = index_for(city)
        self.answer = ""
        self.begun = False

    def begin(self, seat: int, players: int) -> None:
        """Start the program and say hello."""
        self.begun = True
        self.process.start()
        self.process.greet(hello_request(self.city, seat, players))

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """What the program answers; it has its own dice."""
        if not self.begun:
            self.begin(view.seat or 0, len(view.seats))
        texts = [action_text(self.index, action) for action in legal]
        milliseconds = round(1000 * self.process.limits.decision)
        self.answer = self.process.ask(choose_request(view, texts, milliseconds))
        try:
            return parse_action(self.index, self.answer)
        except NotationError:
            raise Fault("nonsense", self.answer) from None

    def end(self, outcome: Outcome | None) -> None:
        """Tell the program how the game ended."""
        self.process.tell(end_request(outcome))

    def close(self) -> None:
        """End the program."""
        self.process.close()
