"""One sitting at the table: people at this keyboard, bots, and a record that is always up to date."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from farebox.bots.dice import bot_dice
from farebox.cli.arguments import own_command
from farebox.cli.rules import rules_parts
from farebox.cli.terminal.action_menu import Menu
from farebox.cli.terminal.board_lists import map_table, routes_table
from farebox.cli.terminal.event_sentences import QUIET, EventSentences
from farebox.cli.terminal.final_scoring import FinalScoring
from farebox.cli.terminal.screen import Screen
from farebox.cli.terminal.style import BAD, FAINT, NOBODY, SEAT_SHAPES, SEAT_STYLES
from farebox.cli.translator import Names, Translator
from farebox.errors import FareboxError
from farebox.game.actions import Action
from farebox.game.events import Event
from farebox.game.game import Game
from farebox.game.internals import check_action, text_of
from farebox.game.notation import is_number
from farebox.game.secrecy import visible_event

LOG_LENGTH = 20
BACK = ("b", "back")


if TYPE_CHECKING:
    from farebox.bots.bot_class import Bot
    from farebox.bots.external import Fault


class Leave(Exception):
    """A player wants to stop, or the input has ended."""


class Session:
    """Plays a game to its end or until someone leaves."""

    def __init__(
        self,
        console: Console,
        words: Translator,
        game: Game,
        bots: dict[int, Bot],
        file: Path,
        city_file: str | None = None,
    ) -> None:
        self.console, self.words, self.game, self.bots, self.file = console, words, game, bots, file
        self.city_file = city_file
        self.names = Names(game.city)
        self.screen = Screen(words, self.names, console)
        self.people = [seat for seat in range(len(game.names)) if seat not in bots]
        self.events: list[Event] = []
        self.told = dict.fromkeys(self.people, 0)
        self.at_keyboard: int | None = None

    def run(self) -> None:
        """Let everyone act until the game is over; the record is saved after every action."""
        self.save()
        while not self.game.over:
            seat = self.next_seat()
            action = self.bot_action(seat) if seat in self.bots else self.ask(seat)
            self.events += self.game.apply(action, seat)
            self.save()
            if len(self.people) == 1:
                self.catch_up(self.people[0])
        self.finish()

    def next_seat(self) -> int:
        """The seat to act; bots first where several may act."""
        waiting = self.game.to_act
        return next((seat for seat in waiting if seat in self.bots), waiting[0])

    def save(self) -> None:
        """Put the game on disk as it is now."""
        self.game.record().save(self.file)

    def bot_action(self, seat: int) -> Action:
        """A bot's choice; its dice follow from seed, seat and version, so that a resumed game is the same."""
        from farebox.bots.bot import PackageBot, as_fault

        bot, game = self.bots[seat], self.game
        dice = bot_dice(game, seat)
        try:
            action = bot.choose(game.view(seat), game.legal_actions(seat), dice)
            check_action(game, action, seat)
        except Exception as error:
            if isinstance(bot, PackageBot):
                raise
            self.replace_bot(seat, as_fault(bot, error))
            return self.bot_action(seat)
        return action

    def replace_bot(self, seat: int, fault: Fault) -> None:
        """Let Regular play for a bot of somebody's own that failed, and say why."""
        from farebox.bots.bot import make_bot
        from farebox.bots.registry import STAND_IN

        self.bots[seat].close()
        self.bots[seat] = make_bot(STAND_IN, self.game.city)
        why = self.words(f"fault-{fault.code}", detail=fault.detail)
        self.console.print(self.words("bot-failed", bot=self.game.names[seat], why=why), style=BAD)

    def catch_up(self, seat: int) -> None:
        """Tell a person what happened since they last looked."""
        story = EventSentences(self.words, self.names, self.game.names, seat)
        for event in self.events[self.told[seat] :]:
            if not isinstance(event, QUIET):
                self.tell(story, visible_event(event, seat))
        self.told[seat] = len(self.events)

    def tell(self, story: EventSentences, event: Event) -> None:
        """One event as a line, with the shape of its seat."""
        seat = getattr(event, "seat", None)
        mark = (
            Text(f"  {NOBODY}") if seat is None else Text(f"  {SEAT_SHAPES[seat]}", style=SEAT_STYLES[seat])
        )
        grid = Table.grid(padding=(0, 1))
        grid.add_row(mark, story.sentence(event))
        self.console.print(grid)

    def ask(self, seat: int) -> Action:
        """A person's choice."""
        self.hand_over(seat)
        self.catch_up(seat)
        menu = Menu(self.screen, self.game.view(seat), self.game.legal_actions(seat))
        self.show(menu)
        while True:
            answer = self.read(self.words("prompt"))
            action = self.understand(answer, menu)
            if action is not None:
                return action

    def hand_over(self, seat: int) -> None:
        """Hide the table while the keyboard goes to another person."""
        changed = len(self.people) > 1 and self.at_keyboard != seat
        self.at_keyboard = seat
        if changed:
            self.console.clear()
            self.read(self.words("hand-over", player=self.game.names[seat]))

    def show(self, menu: Menu) -> None:
        """The table and what may be done."""
        view = menu.view
        name = view.seats[menu.seat].name
        self.console.print()
        self.console.print(Rule(self.words("turn-title", city=self.words.city(self.names.city), player=name)))
        if view.phase != "second-card":
            for part in self.screen.table(view):
                self.console.print(part)
        else:
            for part in self.screen.cards(view):
                self.console.print(part)
        self.console.print(Text(f"\n{self.instruction(menu)}", style="bold"))
        self.console.print(menu.render(self.console))

    def instruction(self, menu: Menu) -> str:
        """What is due, and whether the end is near."""
        view = menu.view
        due = self.words(f"phase-{view.phase}", stacks=view.stacks_to_place, players=len(view.seats))
        turns = view.turns_left
        return due if turns is None else f"{self.words('last-turn')}\n{due}"

    def read(self, prompt: str) -> str:
        """A line from the keyboard; the end of the input means leaving."""
        try:
            answer = input(f"{prompt} ").strip()
        except EOFError:
            self.console.print()
            raise Leave from None
        if not sys.stdin.isatty():
            self.console.print(answer, style=FAINT)
        return answer

    def understand(self, answer: str, menu: Menu) -> Action | None:
        """The action that an answer means; None after anything else, which is dealt with here."""
        word, _, rest = answer.partition(" ")
        if is_number(answer):
            return self.numbered(int(answer), menu)
        if not answer:
            self.complain(self.words("type-a-number"))
            return None
        if word in COMMANDS:
            self.command(word, rest.strip(), menu)
            return None
        return self.written(answer, menu)

    def numbered(self, number: int, menu: Menu) -> Action | None:
        """The action of a number; a route with several payments asks again."""
        actions = menu.actions(number)
        if len(actions) > 1:
            return self.choose_payment(actions, menu)
        if not actions:
            second = menu.view.phase == "second-card" and number < len(menu.view.row)
            self.complain(self.words("no-second-wild" if second else "no-such-number", number=number))
        return actions[0] if actions else None

    def choose_payment(self, actions: list[Action], menu: Menu) -> Action | None:
        """Which of several payments; None to go back."""
        self.console.print(menu.payments(actions))
        while True:
            answer = self.read(self.words("prompt-payment"))
            if is_number(answer) and 1 <= int(answer) <= len(actions):
                return actions[int(answer) - 1]
            if answer in BACK:
                return None
            self.complain(self.words("no-such-payment", most=len(actions)))

    def written(self, answer: str, menu: Menu) -> Action | None:
        """An action in the notation of records, if it is one and is allowed now."""
        seat = menu.seat
        trial = self.game.clone()
        try:
            trial.apply(answer, seat)
        except FareboxError as error:
            self.complain(self.words.error(self.names.in_error(error), self.game.names))
            return None
        return next(
            action
            for action in self.game.legal_actions(seat)
            if trial.actions[-1] == f"{seat} {text_of(self.game, action)}"
        )

    def complain(self, sentence: str) -> None:
        """What was not understood or is not allowed."""
        self.console.print(sentence, style=BAD)

    def command(self, word: str, rest: str, menu: Menu) -> None:
        """Whatever is not an action."""
        match COMMANDS[word]:
            case "quit":
                raise Leave
            case "show":
                self.show(menu)
            case "routes":
                self.show_list(routes_table(self.screen, menu.view, rest), rest)
            case "map":
                self.show_list(map_table(self.screen, menu.view, rest), rest)
            case "claims":
                self.console.print(menu.render_claims(self.console.width))
            case "log":
                self.show_log(menu.seat)
            case "rules":
                self.show_rules()
            case _:
                self.console.print(self.words("help-text"))

    def show_list(self, table: Table, wanted: str) -> None:
        """A list, or that nothing in it fits what was asked for."""
        if table.row_count:
            self.console.print(table)
        else:
            self.complain(self.words("nothing-found", wanted=wanted))

    def show_rules(self) -> None:
        """The rules that hold in this city."""
        for part in rules_parts(self.words, self.names.city):
            self.console.print(part)

    def show_log(self, seat: int) -> None:
        """The last events, told again."""
        story = EventSentences(self.words, self.names, self.game.names, seat)
        loud = [event for event in self.events if not isinstance(event, QUIET)]
        for event in loud[-LOG_LENGTH:]:
            self.tell(story, visible_event(event, seat))

    def finish(self) -> None:
        """The final scoring and where the record is."""
        for seat in self.people[1:]:
            self.told[seat] = len(self.events)
        if self.people:
            self.catch_up(self.people[0])
        self.console.print()
        self.console.print(Rule(self.words("final-title")))
        for part in FinalScoring(self.words, self.names, self.game).steps():
            self.console.print(part)
        self.say_path("record-finished")

    def farewell(self) -> None:
        """Where an unfinished game is kept, and how to continue it."""
        self.say_path("record-unfinished")

    def say_path(self, key: str) -> None:
        """A text with the record's file, in one piece to be copied; your own city is named by its file."""
        city = f" --city {shlex.quote(self.city_file)}" if self.city_file else ""
        file = shlex.quote(str(self.file))
        self.console.print()
        self.console.print(self.words(key, command=own_command(), file=file, city=city), soft_wrap=True)


COMMANDS = {
    "help": "help",
    "h": "help",
    "?": "help",
    "rules": "rules",
    "show": "show",
    "s": "show",
    "claims": "claims",
    "c": "claims",
    "routes": "routes",
    "r": "routes",
    "map": "map",
    "m": "map",
    "log": "log",
    "l": "log",
    "quit": "quit",
    "q": "quit",
    "exit": "quit",
}
