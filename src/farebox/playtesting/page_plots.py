"""The plots of a playtest's page."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from farebox.arena.plots import Bar, share_bars, svg
from farebox.arena.texts import share_texts
from farebox.locales import text
from farebox.locales.numbers import decimal, per_cent
from farebox.playtesting.figures import Figures, TableFigures
from farebox.playtesting.plan import PLANNER, PLAYERS, ticket_duel
from farebox.playtesting.sentences import table_name

# The sources of points and their colours, which differ in lightness, too.
SOURCES = {
    "routes": "var(--c0)",
    "tickets": "var(--c1)",
    "bonus": "color-mix(in srgb, var(--c0) 35%, var(--card))",
}
DECIDED = {"during": "var(--c0)", "last": "var(--c1)"}
# Where the column of the final scoring begins to stand apart, in per cent of the width.
FINAL_SCORING = 88
FIRST_SEAT_COLOUR, OTHER_SEAT_COLOUR = 0, 7


def colour_keys(kind: str, colours: Mapping[str, str]) -> str:
    """What the colours of a plot mean."""
    keys = "".join(
        f'<span><b style="background: {colour}"></b>{escape(text(f"playtest-{kind}-{name}"))}</span>'
        for name, colour in colours.items()
    )
    return f'<p class="keys">{keys}</p>'


def seat_plots(found: Figures) -> str:
    """The victories of the seats, for each number of planners."""
    drawn = []
    for row in found.tables:
        if row.bot == PLANNER:
            bars = [
                Bar(
                    text("report-seat", seat=number + 1),
                    won,
                    *share_texts(won),
                    OTHER_SEAT_COLOUR if number else FIRST_SEAT_COLOUR,
                )
                for number, won in enumerate(row.seats)
            ]
            drawn.append(f'<p class="keys">{escape(table_name(row))}</p>{share_bars(bars, 1 / row.players)}')
    return "".join(drawn)


def decided_plots(found: Figures) -> str:
    """At which point games between planners are decided, for each number of them."""
    rows = [row for row in found.tables if row.bot == PLANNER]
    if not rows:
        return ""
    tallest = max(max(row.decided) for row in rows)
    plots = "".join(decided_plot(row, tallest) for row in rows)
    return f'{colour_keys("decided", DECIDED)}<div class="decided">{plots}</div>'


def decided_plot(row: TableFigures, tallest: float) -> str:
    """One plot: a column for each stage of the game, and apart from them one for the final scoring."""
    *stages, last = row.decided
    wide = FINAL_SCORING / len(stages)
    columns = [
        decided_column(number * wide, wide - 0.6, part, tallest, 0) for number, part in enumerate(stages)
    ]
    columns.append(decided_column(FINAL_SCORING + 4, 96 - FINAL_SCORING, last, tallest, 1))
    marks = [
        f'<text x="{FINAL_SCORING * share / 100:g}%" y="74" text-anchor="{anchor}">{decimal(share, 0)}</text>'
        for share, anchor in ((0, "start"), (50, "middle"), (100, "end"))
    ]
    ground = f'<line class="grid-line" x1="0" x2="{FINAL_SCORING}%" y1="60.5" y2="60.5"/>'
    drawing = svg(78, [ground, *columns, *marks], decided_text(row))
    return f'<div class="row"><div><span>{escape(table_name(row))}</span></div>{drawing}</div>'


def decided_column(x: float, wide: float, part: float, tallest: float, colour: int) -> str:
    """The column of a stage, which tells its share when it is pointed at."""
    height = 56 * part / tallest
    place = f'x="{x:.2f}%" width="{wide:.2f}%" y="{60 - height:.1f}" height="{height:.1f}"'
    return f'<rect class="c{colour}" {place}><title>{escape(per_cent(part))}</title></rect>'


def decided_text(row: TableFigures) -> str:
    """The same in words: the share of every quarter of the game, and of the final scoring."""
    *stages, last = row.decided
    size = len(stages) // 4
    quarters = (sum(stages[first : first + size]) for first in range(0, len(stages), size))
    shares = " · ".join(per_cent(part) for part in quarters)
    return text("playtest-decided", shares=shares, share=per_cent(last))


def source_plots(found: Figures) -> str:
    """Where the points of winners and of the others come from."""
    drawn = [colour_keys("source", SOURCES)]
    for row in found.tables:
        for who, points in (("winners", row.winner_points), ("losers", row.loser_points)):
            label = f"{table_name(row)}, {text(f'playtest-{who}')}"
            drawn.append(parts_bar(label, points))
    return "".join(drawn)


def parts_bar(label: str, points: tuple[float, ...]) -> str:
    """Points as the parts of a bar; points below zero have no width."""
    whole = sum(max(0.0, part) for part in points) or 1.0
    pieces = "".join(
        f'<span style="flex: {max(0.0, part) / whole:.4f} 0 0; background: {colour}"></span>'
        for colour, part in zip(SOURCES.values(), points, strict=True)
    )
    numbers = " + ".join(decimal(part, 1) for part in points)
    return (
        f'<div class="row"><div><span>{escape(label)}</span>'
        f'<span class="value">{escape(numbers)}</span></div>'
        f'<div class="parts">{pieces}</div></div>'
    )


def worth_plot(found: Figures) -> str:
    """Both first tickets against one, by number of players."""
    drawn = []
    for players in PLAYERS:
        duel = ticket_duel(players, 1)
        won = found.duel(duel.first, duel.second, players)
        if won:
            bar = Bar(text("playtest-players", players=players), won, *share_texts(won), FIRST_SEAT_COLOUR)
            drawn.append(share_bars([bar], 1 / players))
    return "".join(drawn)


def skill_plots(found: Figures) -> str:
    """Stronger bots against weaker ones, and a planner against other styles, by number of players."""
    drawn = []
    for players in PLAYERS:
        bars = [
            Bar(f"{row.first} – {row.second}", row.won, *share_texts(row.won), 2)
            for row in found.duels
            if "/" not in row.first and row.players == players
        ]
        if bars:
            name = escape(text("playtest-players", players=players))
            drawn.append(f'<p class="keys">{name}</p>{share_bars(bars, 1 / players)}')
    return "".join(drawn)
