"""The final scoring, step by step, and the sheet as a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from farebox.cli.terminal.style import BAD, GOOD, seat_name
from farebox.cli.translator import Names, Translator
from farebox.game.game import Game, score_sheets
from farebox.game.score_sheet import Outcome, Reason, ScoreLine, ScoreSheet

REASONS: tuple[Reason, ...] = get_args(Reason)


class FinalScoring:
    """Tells how the points of a finished game came about."""

    def __init__(self, words: Translator, names: Names, game: Game) -> None:
        self.words = words
        self.names = names
        self.sheets = score_sheets(game)
        self.outcome = game.outcome

    def steps(self) -> Iterable[RenderableType]:
        """Reason by reason, player by player; then the sheet and the winner."""
        for reason in REASONS:
            if any(line.reason == reason for sheet in self.sheets for line in sheet.lines):
                yield Text(f"\n{self.words(f'reason-{reason}')}", style="bold")
                yield self.step(reason)
        yield Text()
        yield self.sheet()
        if self.outcome:
            yield Text(f"\n{self.verdict(self.outcome)}", style="bold")

    def step(self, reason: Reason) -> Table:
        """The lines of one reason for every player."""
        grid = Table.grid(padding=(0, 1))
        for sheet in self.sheets:
            lines = [line for line in sheet.lines if line.reason == reason]
            total = sum(line.points for line in lines)
            player = Text("  ") + seat_name(sheet.seat, sheet.name)
            grid.add_row(player, self.lines(lines), self.words.signed(total))
        return grid

    def lines(self, lines: list[ScoreLine]) -> Text:
        """What the points are for."""
        if not lines:
            return Text("–")
        if lines[0].reason == "route":
            return Text(self.words("score-routes", count=len(lines)))
        return Text("\n").join(self.line(line) for line in lines)

    def line(self, line: ScoreLine) -> Text:
        """One reason for points."""
        subject = line.subject
        if line.reason == "ticket":
            mark = Text("✓ ", style=GOOD) if line.points > 0 else Text("✗ ", style=BAD)
            return mark + self.scored(self.names.ticket(subject), line.points)
        if line.reason == "tokens":
            return Text(self.words("score-tokens", count=int(subject)))
        if line.reason == "flag-set":
            return Text(self.words("flag-sets", count=int(subject)))
        if line.reason == "district":
            return self.scored(self.words("district", name=subject), line.points)
        return self.scored(self.names.location[subject], line.points)

    def scored(self, subject: str, points: int) -> Text:
        """What the points are for, and how many."""
        return Text(self.words("score-line", subject=subject, points=self.words.signed(points)))

    def sheet(self) -> Table:
        """One column per player, one row per reason."""
        table = Table(box=box.ROUNDED, title=self.words("score-sheet"), show_footer=True)
        table.add_column("", footer=self.words("score-total"))
        for sheet in self.sheets:
            total = Text(self.words.decimal(sheet.total), style="bold")
            table.add_column(seat_name(sheet.seat, sheet.name), footer=total, justify="right")
        for reason in REASONS:
            points = [reason_points(sheet, reason) for sheet in self.sheets]
            if any(number is not None for number in points):
                cells = ("–" if number is None else self.words.decimal(number) for number in points)
                table.add_row(self.words(f"reason-{reason}"), *cells)
        return table

    def verdict(self, outcome: Outcome) -> str:
        """Who has won, and what decided."""
        winners = [self.sheets[seat].name for seat in outcome.winners]
        points = outcome.scores[outcome.winners[0]]
        tickets = outcome.complete_tickets[outcome.winners[0]]
        key, players = f"verdict-{outcome.decided_by}", self.words.listing(winners)
        return self.words(key, players=players, points=points, tickets=tickets)


def reason_points(sheet: ScoreSheet, reason: Reason) -> int | None:
    """The points of a sheet for one reason; None if there is none."""
    points = [line.points for line in sheet.lines if line.reason == reason]
    return sum(points) if points else None
