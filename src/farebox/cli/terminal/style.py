"""How cards, seats and tokens look in a terminal: every colour has a symbol and a name beside it."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from farebox.cli.translator import Translator

CARD_LOOK: dict[str, tuple[str, str]] = {
    "blue": ("≈", "#ffffff on #0b6fb8"),
    "green": ("♣", "#ffffff on #14744a"),
    "black": ("◆", "#ffffff on #46464f"),
    "purple": ("★", "#ffffff on #8a4fc0"),
    "pink": ("✿", "#000000 on #e08ab4"),
    "red": ("▲", "#ffffff on #b92d24"),
    "orange": ("☼", "#000000 on #e58a1f"),
    "white": ("○", "#000000 on #f6f3ea"),
    "yellow": ("↯", "#000000 on #edc531"),
    "gray": ("▫", "#000000 on #9aa0a6"),
    "wild": ("✱", "bold #000000 on #ffd9a0"),
}
# One sign means one thing, whether card, seat, token or mark.
SEAT_SHAPES = "●■▼✚"
SEAT_STYLES = ("bold #a877e8", "bold", "bold #e0709f", "bold #4b9be0")
TOKEN_SHAPES = "♥♠☂♪☎⌂⚑§"
DONE, NOT_DONE, NOBODY = "✓", "☐", "·"
GAP = "  "
GOOD, BAD, FAINT, KEY = "green", "red", "dim", "bold cyan"


def make_console(width: int | None = None) -> Console:
    """A console that prints names as they are."""
    return Console(highlight=False, markup=False, emoji=False, width=width)


def warn_if_not_compiled(words: Translator) -> None:
    """Say on the error stream why the rules are not compiled, if they are not, and what to do about it."""
    from farebox.engine.native import native_fault

    if fault := native_fault():
        print(words.error(fault), file=sys.stderr, flush=True)


def titled(title: str, columns: Iterable[str]) -> Table:
    """A table with a title and headings; numbers stand to the right."""
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left", overflow="fold")
    return table


def progress_bar(console: Console, width: int = 16) -> Progress:
    """A bar with the time that is left and what is known so far."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=width),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[running]}"),
        console=console,
    )


def card(words: Translator, colour: str, count: int | None = None) -> Text:
    """A card as a coloured chip with symbol and name, perhaps with how many there are."""
    symbol, style = CARD_LOOK[colour]
    chip = Text(f" {symbol} {words.colour(colour)} ", style=style)
    return chip if count is None else Text.assemble(chip, f" ×{count}")


def flow(parts: Iterable[Text], width: int) -> Text:
    """Parts side by side, with a new line only between two of them."""
    lines: list[list[Text]] = [[]]
    for part in parts:
        taken = sum(other.cell_len + len(GAP) for other in lines[-1])
        if lines[-1] and taken + part.cell_len > width:
            lines.append([])
        lines[-1].append(part)
    return Text("\n").join(Text(GAP).join(line) for line in lines)


def seat_name(seat: int, name: str) -> Text:
    """A player's name with the shape of the seat."""
    return Text(f"{SEAT_SHAPES[seat]} {name}", style=SEAT_STYLES[seat])


def token(symbol: int) -> str:
    """The shape of a token's symbol."""
    return TOKEN_SHAPES[symbol]


def key(label: str | int) -> Text:
    """What to type."""
    return Text(str(label), style=KEY)
