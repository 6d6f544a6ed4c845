"""The parts of a playtest's page: tables and the heat map."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape

from farebox.arena.plots import Bar, share_bars
from farebox.arena.ratings import Interval
from farebox.arena.report import cell, pair_cell, table
from farebox.arena.texts import share_texts
from farebox.cities.schema import City, NoBonus
from farebox.drawing.heat import SCALE, Heat, draw_heats
from farebox.locales import text
from farebox.locales.numbers import decimal, number_range, per_cent
from farebox.playtesting.figures import ConnectionFigures, Figures, TableFigures, TicketFigures, manners_found
from farebox.playtesting.findings import ticket_fault
from farebox.playtesting.plan import PLANNER, PLAYERS, bound
from farebox.playtesting.sentences import ends_of, manner_name, table_name
from farebox.playtesting.tally import HELD

MARKS = {"hard": "▼", "easy": "▲"}
# A number of tickets that fewer players than this hold is left out.
RARELY_HELD = 0.005


def heading(*names: str) -> list[str]:
    """The headings of columns."""
    return [text(f"playtest-column-{name}") for name in names]


def stacked(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table whose rows become cards on a phone: there every cell says what its column is."""
    labels = [f'<td data-label="{escape(heading, quote=True)}"' for heading in headings]
    cards = [
        [content.replace("<td", label, 1) for label, content in zip(labels, row, strict=True)] for row in rows
    ]
    return table(headings, cards, "stacked")


# What the colours of the board can show, by the name of its column.
HEATS: dict[str, Callable[[ConnectionFigures], float]] = {
    "claimed": lambda row: row.mean,
    "late": lambda row: row.late,
    "winner": lambda row: row.won,
}


def course_table(found: Figures) -> str:
    """How games go: how long they are, how often the lead changes, when they are decided."""
    rows = [
        [
            cell(table_name(row)),
            cell(decimal(row.turns, 1)),
            cell(decimal(row.minutes, 0)),
            cell(decimal(row.lead_changes, 1)),
            cell(per_cent(row.decided_early)),
            cell(per_cent(row.decided_last)),
            cell(per_cent(row.by_passes.value)),
            cell(decimal(row.passes, 2)),
            cell(decimal(row.reshuffles, 1)),
        ]
        for row in found.tables
    ]
    names = ("turns", "minutes", "leads", "early", "last", "passing", "passes", "reshuffles")
    return stacked(heading("table", *names), rows)


def scores_table(found: Figures) -> str:
    """Scores, how far they spread, and how close games are."""
    rows = [
        [
            cell(table_name(row)),
            cell(decimal(row.score, 1)),
            cell(f"{decimal(row.score_low, 0)}–{decimal(row.score_high, 0)}"),
            cell(decimal(row.margin, 1)),
            cell(per_cent(row.close)),
        ]
        for row in found.tables
    ]
    return stacked(heading("table", "score", "spread", "margin", "close"), rows)


def heat_drawing(city: City, found: Figures) -> str:
    """The board with connections coloured by how often and when they are claimed, or by who wins."""
    heats = {name: heats_of(city, found.connections, name) for name in HEATS}
    choices = "".join(
        f'<input type="radio" name="heat" id="heat-{name}"{" checked" if number == 0 else ""}>'
        f'<label for="heat-{name}">{escape(text(f"playtest-column-{name}"))}</label>'
        for number, name in enumerate(HEATS)
    )
    legend = (
        f'<p class="legend">{decimal(0, 0)}<i style="background: linear-gradient(to right, '
        f'{", ".join(SCALE)})"></i>{decimal(100, 0)}</p>'
    )
    drawing = f'<div class="scroll">{draw_heats(city, heats)}</div>'
    return f'<div class="board">{choices}{drawing}{legend}</div>'


def heats_of(city: City, rows: Iterable[ConnectionFigures], name: str) -> dict[frozenset[str], Heat]:
    """One of the three things that the colours of connections can show."""
    values = ((row, HEATS[name](row)) for row in rows)
    return {
        frozenset((row.a, row.b)): Heat(value, decimal(100 * value, 0), connection_title(city, row))
        for row, value in values
    }


def connection_title(city: City, row: ConnectionFigures) -> str:
    """What is said of a connection when it is pointed at."""
    ends = ends_of(city, row.a, row.b)
    return text(
        "playtest-connection",
        ends=ends,
        share=per_cent(row.mean),
        late=per_cent(row.late),
        won=per_cent(row.won),
    )


def connection_table(city: City, found: Figures) -> str:
    """The connections, the least claimed first."""
    rows = [
        [
            f'<td class="words">{escape(ends_of(city, row.a, row.b))}</td>',
            cell(str(row.length)),
            *(cell(per_cent(part.value)) for part in row.claimed),
            cell(per_cent(row.late)),
            cell(per_cent(row.won)),
        ]
        for row in sorted(found.connections, key=lambda row: row.mean)
    ]
    players = [
        text("playtest-players", players=number) for number in PLAYERS[: len(found.connections[0].claimed)]
    ]
    headings = [*heading("connection", "length"), *players, *heading("late", "winner")]
    summary = escape(text("playtest-all-connections"))
    return f"<details><summary>{summary}</summary>{stacked(headings, rows)}</details>"


def ticket_table(city: City, found: Figures) -> str:
    """The tickets, the hardest first."""
    rows = []
    for row in sorted(found.tickets, key=lambda row: row.complete.value):
        partner = None if row.best_with is None else city.tickets[row.best_with]
        ends = ends_of(city, row.a, row.b)
        rows.append(
            [
                f'<td class="words">{escape(ends)}{ticket_mark(row)}</td>',
                cell(str(row.points)),
                with_small(per_cent(row.kept.value), small_share(row.searched_kept)),
                with_small(per_cent(row.complete.value), small_share(row.searched_complete)),
                cell(decimal(row.net, 1)),
                cell(per_cent(row.won)),
                f'<td class="words">{escape(ends_of(city, partner.a, partner.b)) if partner else ""}</td>',
            ]
        )
    return stacked(heading("ticket", "points", "kept", "complete", "net", "won", "partner"), rows)


def ticket_mark(row: TicketFigures) -> str:
    """A sign and words below a ticket that is too hard or too easy."""
    fault = ticket_fault(row)
    if fault is None:
        return ""
    words = text(f"playtest-mark-{fault.kind}", players=fault.players)
    return f'<small class="verdict fails">{MARKS[fault.kind]} {escape(words)}</small>'


def with_small(value: str, small: str) -> str:
    """A cell with a line of small print, if there is any."""
    return f"<td>{escape(value)}<small>{escape(small)}</small></td>" if small else cell(value)


def small_share(found: Interval | None) -> str:
    """A share as small print."""
    return "" if found is None else per_cent(found.value)


def held_table(found: Figures) -> str:
    """How often both first tickets are kept, how many players hold at the end, and how often they win."""
    counts = [
        number for number in range(1, HELD) if any(row.held[number] >= RARELY_HELD for row in found.tables)
    ]
    rows = [
        [
            cell(table_name(row)),
            cell(per_cent(row.both_kept.value)),
            *(held_cell(row, number) for number in counts),
        ]
        for row in found.tables
    ]
    held = (text("playtest-held", count=number) for number in counts)
    return stacked([*heading("table", "both"), *held], rows)


def held_cell(row: TableFigures, number: int) -> str:
    """The share of players with so many tickets, and below it how often they win."""
    if row.held[number] < RARELY_HELD:
        return cell("")
    return with_small(per_cent(row.held[number]), per_cent(row.won_by_held[number]))


def bonus_table(city: City, found: Figures) -> str:
    """What the bonus is worth: points, its share of the score, and whether most of it wins."""
    if isinstance(city.bonus, NoBonus):
        return ""
    rows = [
        [
            cell(table_name(row)),
            cell(decimal(row.winner_points[2], 1)),
            cell(decimal(row.loser_points[2], 1)),
            cell(per_cent(row.bonus_share)),
            cell("") if row.most_bonus_won is None else with_small(*share_texts(row.most_bonus_won)),
        ]
        for row in found.tables
    ]
    return stacked(heading("table", "winners", "losers", "bonus-share", "most-bonus"), rows)


def manners_tables(city: City, found: Figures) -> str:
    """Every way to play against every other, and a planner that ignores the bonus, by number of players."""
    drawn = []
    for players in PLAYERS:
        if content := manners_table(city, found, players):
            drawn.append(f'<p class="keys">{escape(text("playtest-players", players=players))}</p>{content}')
    return "".join(drawn)


def manners_table(city: City, found: Figures, players: int) -> str:
    """The same for a number of players."""
    ways = manners_found(city, found, players)
    rows = [
        [
            cell(manner_name(one)),
            *(duel_cell(ways[one].get(two)) for two in ways),
        ]
        for one in ways
    ]
    ignoring = found.duel(bound("no-bonus"), PLANNER, players)
    bars = [Bar(manner_name("no-bonus"), ignoring, *share_texts(ignoring), 1)] if ignoring else []
    matrix = table(["", *map(manner_name, ways)], rows, "matrix") if rows else ""
    return matrix + (share_bars(bars, 1 / players) if bars else "")


def duel_cell(won: Interval | None) -> str:
    """The cell of a way to play against another, with its interval as small print."""
    if won is None:
        return pair_cell(None, 0)
    ends = number_range(*(decimal(100 * part, 0) for part in (won.low, won.high)))
    return pair_cell(won.value, 0).replace("</td>", f"<small>{escape(ends)}</small></td>")


def colour_table(found: Figures) -> str:
    """The colours: cards, spaces, spaces per card and how many of their routes are claimed."""
    rows = [
        [
            cell(text(f"colour-{row.colour}")),
            cell(str(row.cards)),
            cell(str(row.spaces)),
            cell(decimal(row.demand, 2)),
            cell(per_cent(row.claimed)),
        ]
        for row in found.colours
    ]
    return stacked(heading("colour", "cards", "spaces", "demand", "claimed"), rows) if rows else ""
