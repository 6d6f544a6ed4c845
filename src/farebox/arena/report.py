"""The page of a match: one HTML file with all it needs inside."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import NamedTuple

from farebox.arena.blocks import Match, contestants
from farebox.arena.files import Goal
from farebox.arena.labels import labels
from farebox.arena.page_style import COLOURS, STYLE
from farebox.arena.plots import Bar, histograms, ladder, share_bars
from farebox.arena.ratings import Interval
from farebox.arena.results import Numbers, Results
from farebox.arena.sprt import Verdict
from farebox.arena.standings import BotLine, Standings, finished_values
from farebox.arena.texts import elo_texts, number_text, share_texts, sprt_text
from farebox.cities.messages import city_name
from farebox.cities.schema import City
from farebox.locales import current_language, text
from farebox.locales.numbers import decimal, per_cent

MAX_NOTES = 20


class Page(NamedTuple):
    """The contents of a page."""

    city: City
    match: Match
    goal: Goal
    results: Results
    found: Standings
    test: Verdict | None

    @property
    def lines(self) -> list[BotLine]:
        """The bots, the strongest first."""
        return sorted(self.found.bots, key=lambda line: -line.elo.value)

    def name(self, bot: str) -> str:
        """The short name of a bot."""
        return labels(self.match.bots)[bot]

    def colour(self, bot: str) -> int:
        """The colour of a bot, the same in every plot."""
        return contestants(self.match).index(bot)


def report_page(
    city: City, match: Match, goal: Goal, results: Results, found: Standings, test: Verdict | None
) -> str:
    """The whole page."""
    page = Page(city, match, goal, results, found, test)
    return document(title(page), subtitle(page), lead(page), "".join(sections(page)))


def document(title: str, subtitle: str, lead: str, body: str, style: str = "") -> str:
    """A page of its own: its title, a line below it, what was found in a sentence, and the parts."""
    return (
        f'<!DOCTYPE html>\n<html lang="{current_language()}"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>{escape(title)} · Farebox</title><style>{STYLE}{style}</style></head>"
        f'<body><main><h1>{escape(title)}</h1><p class="subtitle">{escape(subtitle)}</p>'
        f'<p class="lead">{escape(lead)}</p><div class="grid">{body}</div></main></body></html>\n'
    )


def title(page: Page) -> str:
    """Who plays whom."""
    names = [page.name(bot) for bot in contestants(page.match)]
    if len(names) == 2:
        return text("report-title-two", first=names[0], second=names[1])
    return text("report-title", bots=len(names), city=city_name(page.city))


def subtitle(page: Page) -> str:
    """The numbers of the match."""
    return text(
        "report-subtitle",
        city=city_name(page.city),
        players=page.match.players,
        games=page.found.games,
        blocks=page.found.blocks,
    )


def lead(page: Page) -> str:
    """The leader, if clear: its win-rate interval lies above all others."""
    first, *others = sorted(page.found.bots, key=lambda line: -line.won.value)
    if any(other.won.high >= first.won.low for other in others):
        return text("report-lead-even")
    won, interval = share_texts(first.won)
    return text("report-lead", bot=page.name(first.bot), won=won, interval=interval)


def sections(page: Page) -> Iterator[str]:
    """The parts of the page in order."""
    yield section("report-won", won_plot(page), how=text("report-won-how"))
    reference = page.name(page.found.reference)
    yield section("report-elo", elo_plot(page), how=text("report-elo-how", reference=reference))
    if page.found.pairs and len(page.found.bots) > 2:
        yield section("report-pairs", pairs_table(page), how=text("report-pairs-how"), wide=True)
    yield section("report-scores", scores_plot(page), how=text("report-scores-how"))
    yield section("report-seats", seats_plot(page), how=text("report-seats-how"))
    yield section("report-numbers", numbers_table(page), wide=True)
    if page.results.notes:
        yield section("report-forfeits", notes(page), wide=True)
    yield section("report-facts", facts_list(page), wide=True)


def section(key: str, content: str, how: str = "", wide: bool = False) -> str:
    """A part with its heading and a sentence that explains it."""
    explained = f'<p class="how">{escape(how)}</p>' if how else ""
    kind = ' class="wide"' if wide else ""
    return f"<section{kind}><h2>{escape(text(key))}</h2>{explained}{content}</section>"


def won_plot(page: Page) -> str:
    """The victories of the bots."""
    bars = [
        Bar(page.name(line.bot), line.won, *share_texts(line.won), page.colour(line.bot))
        for line in page.lines
    ]
    return share_bars(bars, 1 / page.match.players)


def elo_plot(page: Page) -> str:
    """The ratings of the bots."""
    return ladder(
        [
            Bar(page.name(line.bot), line.elo, *elo_texts(line.elo), page.colour(line.bot))
            for line in page.lines
        ]
    )


def seats_plot(page: Page) -> str:
    """The victories of the seats."""
    bars = [
        Bar(text("report-seat", seat=line.seat + 1), line.won, *share_texts(line.won), COLOURS - 1)
        for line in page.found.seats
    ]
    return share_bars(bars, 1 / page.match.players)


def scores_plot(page: Page) -> str:
    """The final scores of the bots."""
    values: list[Numbers] = [
        finished_values(page.match, page.results, line.bot, "scores") for line in page.lines
    ]
    bars = [
        Bar(page.name(line.bot), Interval(*[line.score or 0.0] * 3), *spread(line), page.colour(line.bot))
        for line in page.lines
    ]
    return histograms(bars, values)


def spread(line: BotLine) -> tuple[str, str]:
    """The mean score and its spread."""
    return number_text(line.score), "" if line.score_sd is None else f"± {decimal(line.score_sd, 1)}"


def table(headings: Sequence[str], rows: Iterable[Sequence[str]], kind: str = "") -> str:
    """A table that scrolls by itself on a narrow screen; cells are HTML, `kind` is a class for its look."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join(f"<tr>{''.join(cells)}</tr>" for cells in rows)
    kinds = f"scroll {kind}".strip()
    return f'<div class="{kinds}"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def cell(value: str) -> str:
    """A cell of a table."""
    return f"<td>{escape(value)}</td>"


def numbers_table(page: Page) -> str:
    """Everything that was counted of the bots, also by seat."""
    keys = [text("arena-column-bot"), text("arena-column-won"), text("arena-column-elo")]
    keys += [
        text("arena-column-score"),
        text("arena-column-tickets"),
        text("arena-column-complete"),
        text("arena-column-left"),
    ]
    seats = [text("report-seat", seat=seat + 1) for seat in range(page.match.players)]
    rows = [
        [
            cell(page.name(line.bot)),
            cell(share_texts(line.won)[0]),
            cell(elo_texts(line.elo)[0]),
            *map(cell, map(number_text, (line.score, line.tickets, line.complete, line.cars_left))),
            *(cell(per_cent(won)) for won in line.won_by_seat),
        ]
        for line in page.lines
    ]
    return table([*keys, *seats], rows)


def pairs_table(page: Page) -> str:
    """Every bot against every other, the darker the more victories."""
    won = {(pair.first, pair.second): pair.won.value for pair in page.found.pairs}
    rows = [
        [
            cell(page.name(line.bot)),
            *(pair_cell(won.get((line.bot, other.bot)), page.colour(line.bot)) for other in page.lines),
        ]
        for line in page.lines
    ]
    return table(("", *(page.name(line.bot) for line in page.lines)), rows)


def pair_cell(won: float | None, colour: int) -> str:
    """The cell of a pair, tinted by its share."""
    if won is None:
        return '<td class="pair"></td>'
    tint = f"color-mix(in srgb, var(--c{colour % COLOURS}) {round(60 * won)}%, transparent)"
    return f'<td class="pair" style="background: {tint}">{decimal(100 * won, 0)}</td>'


def notes(page: Page) -> str:
    """Why games were forfeited; the first of them."""
    rows = [
        [
            cell(str(note.game)),
            cell(page.name(note.bot)),
            cell(str(note.seat + 1)),
            f'<td style="text-align: left; white-space: normal">{escape(why(note.fault, note.detail))}'
            + (f"<pre>{escape(printable(note.said))}</pre>" if note.said else "")
            + "</td>",
        ]
        for note in page.results.notes[:MAX_NOTES]
    ]
    keys = [text("arena-column-game"), text("arena-column-bot"), text("arena-column-seat")]
    return table([*keys, text("arena-column-why")], rows)


def why(fault: str, detail: str) -> str:
    """Why a game was forfeited."""
    return printable(text(f"fault-{fault}", detail=detail))


def printable(said: str) -> str:
    """Text without signs that no page may hold."""
    return "".join(
        sign if sign.isprintable() or sign == "\n" else "\N{REPLACEMENT CHARACTER}" for sign in said
    )


def facts_list(page: Page) -> str:
    """What was played, and how to play it again."""
    match, found = page.match, page.found
    facts = {
        "report-fact-city": f"{city_name(page.city)} ({match.city_hash[:12]}…)",
        "report-fact-players": str(match.players),
        "report-fact-bots": ", ".join(match.bots),
        "report-fact-blocks": decimal(found.blocks, 0),
        "report-fact-games": decimal(found.games, 0),
        "report-fact-length": number_text(found.decisions),
        "report-fact-cars": share_text(found.ended_by_cars),
        "report-fact-shared": share_text(found.shared),
        "report-fact-forfeits": str(found.forfeits),
        "report-fact-seed": match.seed,
        "report-fact-code": match.code,
    }
    if page.test and page.goal.sprt:
        facts["report-fact-sprt"] = sprt_text(match, page.test, page.goal.sprt)
    return fact_list(facts, text("report-again"), command(page))


def fact_list(facts: Mapping[str, str], again: str, command: str) -> str:
    """Facts by the key of their name, and the command that gives the same once more."""
    listed = "".join(f"<dt>{escape(text(key))}</dt><dd>{escape(value)}</dd>" for key, value in facts.items())
    how = f'<p class="how" style="margin: 16px 0 0">{escape(again)}</p>'
    return f"<dl>{listed}</dl>{how}<pre>{escape(command)}</pre>"


def share_text(share: float | None) -> str:
    """A share in per cent, or a dash."""
    return text("arena-none") if share is None else per_cent(share)


def command(page: Page) -> str:
    """The command line that plays the same match."""
    bots = " ".join(f'"{bot}"' if " " in bot else bot for bot in page.match.bots)
    sprt = "" if page.goal.sprt is None else " --sprt {:g} {:g}".format(*page.goal.sprt)
    return (
        f"farebox arena {bots} --city {page.match.city} --players {page.match.players}"
        f" --blocks {page.goal.blocks} --seed {page.match.seed}{sprt}"
    )
