"""`farebox replay`: a recorded game told in words, or the table at one moment of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from farebox.cli.arguments import city_of
from farebox.cli.terminal.event_sentences import EventSentences
from farebox.cli.terminal.final_scoring import FinalScoring
from farebox.cli.terminal.replay_steps import ReplayStep, replay_steps
from farebox.cli.terminal.screen import Screen
from farebox.cli.terminal.style import NOBODY, SEAT_SHAPES, SEAT_STYLES, make_console, seat_name
from farebox.cli.translator import Names, Translator
from farebox.errors import SetupError
from farebox.game.events import Event, FirstTicketsChosen, TurnBegan
from farebox.game.game import Game
from farebox.game.records import load_record
from farebox.game.secrecy import visible_event

QUIET = (TurnBegan, FirstTicketsChosen)


def replay(
    record: Annotated[Path, typer.Argument(help="option-record-file")],
    seat: Annotated[str | None, typer.Option(help="option-replay-seat")] = None,
    open_cards: Annotated[bool, typer.Option("--open", help="option-open")] = False,
    step: Annotated[bool, typer.Option("--step", help="option-step")] = False,
    at: Annotated[int | None, typer.Option(help="option-at")] = None,
    city: Annotated[str | None, typer.Option(help="option-record-city")] = None,
) -> None:
    """Tell a recorded game."""
    words = Translator()
    kept = load_record(record)
    game = Game.replay(kept, city_of(kept, city))
    eyes = None if seat is None else find_seat(seat, game.names)
    if at is not None:
        check_moment(at, len(kept.actions))
        game = Game.replay(kept, game.city, actions=at)
        show_moment(make_console(), words, game, eyes, open_cards)
        return
    reader = Reader(make_console(), words, game, eyes, open_cards)
    reader.begin()
    for told in replay_steps(kept, game.city):
        reader.tell(told)
        if step and not reader.wait():
            return
    reader.end()


def find_seat(wanted: str, players: Sequence[str]) -> int:
    """The seat of a player's name, or of a number that counts from 1."""
    names = [name.casefold() for name in players]
    if wanted.casefold() in names:
        return names.index(wanted.casefold())
    if wanted.isdecimal() and 1 <= int(wanted) <= len(players):
        return int(wanted) - 1
    raise SetupError("no-such-player", wanted=wanted, players=", ".join(players))


def check_moment(at: int, actions: int) -> None:
    """Refuse a moment that the record does not have."""
    if not 0 <= at <= actions:
        raise SetupError("no-such-moment", at=str(at), actions=actions)


class Reader:
    """Tells a record as seen by a seat, by a spectator, or with everything open."""

    def __init__(
        self, console: Console, words: Translator, game: Game, seat: int | None, all_open: bool
    ) -> None:
        self.console, self.words, self.game, self.seat, self.open = console, words, game, seat, all_open
        self.names = Names(game.city)
        self.story = EventSentences(words, self.names, game.names, seat)

    def begin(self) -> None:
        """What was played, and who sat where."""
        title = self.words(
            "replay-title", city=self.words.city(self.game.city), actions=len(self.game.actions)
        )
        self.console.print(Rule(title))
        for seat, name in enumerate(self.game.names):
            self.console.print(Text(f"  {seat + 1}  ") + seat_name(seat, name))
        self.console.print()

    def tell(self, told: ReplayStep) -> None:
        """One action: its number and its events."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", width=4, style="dim")
        grid.add_column(width=1)
        grid.add_column()
        number = str(told.number)
        for event in told.events:
            seen = event if self.open else visible_event(event, self.seat)
            if not isinstance(seen, QUIET):
                grid.add_row(number, self.mark(seen), self.story.sentence(seen))
                number = ""
        if grid.row_count:
            self.console.print(grid)

    def mark(self, event: Event) -> Text:
        """The shape of the seat that an event belongs to."""
        seat = getattr(event, "seat", None)
        return Text(NOBODY) if seat is None else Text(SEAT_SHAPES[seat], style=SEAT_STYLES[seat])

    def wait(self) -> bool:
        """Wait for Enter; False when there is no more input."""
        try:
            return input().strip() not in ("q", "quit")
        except EOFError:
            return False

    def end(self) -> None:
        """The scores of a finished game, or that it is not finished."""
        if not self.game.over:
            self.console.print(self.words("replay-unfinished"))
            return
        for part in FinalScoring(self.words, self.names, self.game).steps():
            self.console.print(part)


def show_moment(console: Console, words: Translator, game: Game, seat: int | None, all_open: bool) -> None:
    """The table after some actions, as seen by a seat, by a spectator, or with everything open."""
    screen = Screen(words, Names(game.city), console)
    console.print(Rule(words("moment-title", city=words.city(game.city), actions=len(game.actions))))
    for part in screen.table(game.view(seat)):
        console.print(part)
    for other in range(len(game.names)) if all_open else ():
        view = game.view(other)
        if view.private is not None:
            console.print(Text("\n") + seat_name(other, game.names[other]))
            console.print(screen.labelled("label-hand", screen.hand(view.private.hand)))
            console.print(screen.labelled("label-tickets", screen.tickets(view)))
