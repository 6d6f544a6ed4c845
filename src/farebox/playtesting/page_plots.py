"""The plots of a playtest's page."""

from __future__ import annotations

from html import escape

from farebox.arena.plots import Bar, share_bars
from farebox.arena.texts import share_texts
from farebox.locales import text
from farebox.locales.numbers import decimal
from farebox.playtesting.figures import Figures
from farebox.playtesting.plan import PLANNER, PLAYERS, ticket_duel
from farebox.playtesting.sentences import table_name

# The sources of points and their colours, which differ in lightness, too.
SOURCES = {
    "routes": "var(--c0)",
    "tickets": "var(--c1)",
    "bonus": "color-mix(in srgb, var(--c0) 35%, var(--card))",
}
FIRST_SEAT_COLOUR, OTHER_SEAT_COLOUR = 0, 7


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


def source_plots(found: Figures) -> str:
    """Where the points of winners and of the others come from."""
    keys = "".join(
        f'<b style="background: {colour}"></b>{escape(text(f"playtest-source-{name}"))}'
        for name, colour in SOURCES.items()
    )
    drawn = [f'<p class="keys">{keys}</p>']
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
