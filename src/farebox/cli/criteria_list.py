"""Criteria in the terminal: each sentence on lines of its own, its figures in columns below it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from farebox.locales import text

INDENT = 3  # as wide as the number of a criterion
STYLES = {"holds": "green", "fails": "red", "open": "yellow", "unknown": "dim"}


def criteria_list(columns: Iterable[str], rows: Sequence[tuple[str, Sequence[str]]]) -> Group:
    """Rows of a criterion's sentence and its figures; rows of one sentence share it."""
    names = [text(f"playtest-column-{name}") for name in columns]
    widths = [max(map(cell_len, column)) for column in zip(names, *(cells for _, cells in rows), strict=True)]
    head = figures(widths, [[Text(name, style="bold") for name in names]])
    parts: list[Text | Padding] = [Text(text("playtest-criteria"), style="italic"), head]
    for sentence in dict.fromkeys(sentence for sentence, _ in rows):
        same = [[coloured(cell) for cell in cells] for other, cells in rows if other == sentence]
        parts += [Text(sentence), figures(widths, same)]
    return Group(*parts)


def figures(widths: Sequence[int], rows: Sequence[Sequence[Text]]) -> Padding:
    """Figures in columns that are as wide below every sentence."""
    table = Table.grid(padding=(0, 2), pad_edge=False)
    for width in widths:
        table.add_column(min_width=width)
    for cells in rows:
        table.add_row(*cells)
    return Padding(table, (0, 0, 0, INDENT))


def coloured(cell: str) -> Text:
    """A figure in the colour of the verdict that it ends with."""
    style = next(
        (style for name, style in STYLES.items() if cell.endswith(text(f"playtest-verdict-{name}"))), ""
    )
    return Text(cell, style=style)
