"""The page of a training: how the net grew, as one HTML file with all it needs inside."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise

from farebox.arena.page_style import COLOURS
from farebox.arena.plots import Scale, axis, svg, ticks
from farebox.arena.report import cell, document, fact_list, section, table
from farebox.arena.texts import share_texts
from farebox.cities.load import city_hash
from farebox.cities.messages import city_name
from farebox.learning.strength import Measurement
from farebox.learning.training import Trainer
from farebox.locales import text
from farebox.locales.numbers import decimal, per_cent
from farebox.version import VERSION

# From the share 1 at the top to 0 at the bottom.
TOP, HEIGHT = 8, 240
QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)


def learning_page(trainer: Trainer, command: str, *, repeatable: bool) -> str:
    """The whole page; `command` trains the same net again or, if that is not repeatable, one like it."""
    title = text("learning-title", city=city_name(trainer.city))
    players = text("learning-training", city=city_name(trainer.city), players=trainer.players)
    subtitle = f"{players} · {text('learning-games', games=trainer.games)}"
    return document(title, subtitle, lead(trainer), sections(trainer, command, repeatable))


def lead(trainer: Trainer) -> str:
    """How strong the net is at the end, against the strongest of the fixed opponents."""
    last = trainer.curve[-1]
    won, interval = share_texts(last.interval)
    return text("learning-lead", games=last.games, won=won, interval=interval, bot=last.bot)


def sections(trainer: Trainer, command: str, repeatable: bool) -> str:
    """The parts of the page in order."""
    how = text("learning-curve-how")
    return (
        section("learning-curve", curve_plot(trainer.curve, trainer.players), how=how, wide=True)
        + section("report-numbers", numbers_table(trainer.curve), wide=True)
        + section("learning-facts", facts(trainer, command, repeatable), wide=True)
    )


def opponents(curve: Sequence[Measurement]) -> list[str]:
    """The bots that the net was measured against."""
    return list(dict.fromkeys(one.bot for one in curve))


def curve_plot(curve: Sequence[Measurement], players: int) -> str:
    """The share of victories by games, a line for every opponent."""
    marks = ticks(0.0, max(one.games for one in curve), most=4)
    scale = Scale(marks[0], marks[-1])
    lines = [
        part
        for number, bot in enumerate(opponents(curve))
        for part in grown([one for one in curve if one.bot == bot], scale, number)
    ]
    drawn = svg(TOP + HEIGHT + TOP, [*grid(players), *lines], text("learning-curve"))
    return legend(curve) + drawn + axis(scale, marks)


def height(share: float) -> float:
    """Where a share is drawn."""
    return TOP + HEIGHT * (1 - share)


def grid(players: int) -> list[str]:
    """Lines at every quarter with their shares, and one where all would be equal."""
    lines = [across("grid-line", share) for share in QUARTERS]
    numbers = [
        f'<text x="0" y="{height(share) - 3:.1f}">{escape(per_cent(share))}</text>' for share in QUARTERS[:-1]
    ]
    return [*lines, across("equal", 1 / players), *numbers]


def across(kind: str, share: float) -> str:
    """A level line."""
    y = f"{height(share):.1f}"
    return f'<line class="{kind}" x1="0" x2="100%" y1="{y}" y2="{y}"/>'


def grown(points: Sequence[Measurement], scale: Scale, number: int) -> list[str]:
    """One opponent: intervals, the line between the shares, and their dots."""
    colour = f"c{number % COLOURS}"
    stroke = f'style="stroke: var(--{colour})"'
    whiskers = [
        f'<line {stroke} stroke-opacity=".45" stroke-width="2" x1="{scale.place(one.games)}"'
        f' x2="{scale.place(one.games)}" y1="{height(one.high):.1f}" y2="{height(one.low):.1f}"/>'
        for one in points
    ]
    lines = [
        f'<line {stroke} stroke-width="2" x1="{scale.place(one.games)}" y1="{height(one.won):.1f}"'
        f' x2="{scale.place(other.games)}" y2="{height(other.won):.1f}"/>'
        for one, other in pairwise(points)
    ]
    dots = [
        f'<circle class="{colour}" cx="{scale.place(one.games)}" cy="{height(one.won):.1f}" r="4"/>'
        for one in points
    ]
    return [*whiskers, *lines, *dots]


def legend(curve: Sequence[Measurement]) -> str:
    """Which colour is which opponent, with the last share."""
    rows = []
    for number, bot in enumerate(opponents(curve)):
        won, interval = share_texts([one for one in curve if one.bot == bot][-1].interval)
        rows.append(
            f'<div class="row"><div><span class="name" style="color: var(--c{number % COLOURS})">'
            f'{escape(bot)}</span><span class="value">{won} <small>{interval}</small></span></div></div>'
        )
    return "".join(rows)


def numbers_table(curve: Sequence[Measurement]) -> str:
    """Every measurement."""
    rows = [
        [cell(decimal(one.games, 0)), cell(one.bot), *map(cell, share_texts(one.interval))] for one in curve
    ]
    headings = ("report-fact-games", "arena-column-bot", "arena-column-won")
    return table([*map(text, headings), ""], rows)


def facts(trainer: Trainer, command: str, repeatable: bool) -> str:
    """What was trained, and how to train it again."""
    listed = {
        "report-fact-city": f"{city_name(trainer.city)} ({city_hash(trainer.city)[:12]}…)",
        "report-fact-players": str(trainer.players),
        "report-fact-games": decimal(trainer.games, 0),
        "report-fact-seed": str(trainer.seed),
        "report-fact-code": VERSION,
    }
    return fact_list(listed, text("learning-again" if repeatable else "learning-similar"), command)
