"""What a match shows in the terminal, in a few small tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table

from farebox.arena.blocks import Match
from farebox.arena.files import Goal
from farebox.arena.labels import labels
from farebox.arena.report import printable
from farebox.arena.results import Results
from farebox.arena.sprt import Verdict
from farebox.arena.standings import BotLine, Standings
from farebox.arena.texts import elo_texts, number_text, share_texts, sprt_text
from farebox.cli.terminal.style import titled
from farebox.cli.translator import Translator


def tables(
    words: Translator, match: Match, found: Standings, results: Results, goal: Goal, test: Verdict | None
) -> Iterator[RenderableType]:
    """Ratings, scores, seats, pairs, forfeits and the test."""
    names = labels(match.bots)
    lines = sorted(found.bots, key=lambda line: -line.elo.value)
    yield ""
    yield ratings_table(words, names, lines)
    yield scores_table(words, names, lines)
    yield seats_table(words, names, found, lines)
    if len(found.bots) > 2 and found.pairs:
        yield pairs_table(words, names, found, lines)
    yield facts(words, found)
    yield from forfeits(words, names, results)
    if test and goal.sprt:
        yield sprt_text(match, test, goal.sprt, words.language)


def ratings_table(words: Translator, names: dict[str, str], lines: Sequence[BotLine]) -> Table:
    """How often each bot won, and its rating."""
    keys = [words("arena-column-bot"), words("arena-column-won"), words("arena-column-interval")]
    keys += [words("arena-column-elo"), words("arena-column-interval")]
    table = titled(words("arena-title-ratings"), keys)
    for line in lines:
        won, elo = share_texts(line.won, words.language), elo_texts(line.elo, words.language)
        table.add_row(names[line.bot], *won, *elo)
    return table


def scores_table(words: Translator, names: dict[str, str], lines: Sequence[BotLine]) -> Table:
    """The means of the finished games of each bot."""
    keys = [words("arena-column-bot"), words("arena-column-score"), words("arena-column-sd")]
    keys += [words("arena-column-tickets"), words("arena-column-complete"), words("arena-column-left")]
    table = titled(words("arena-title-games"), keys)
    for line in lines:
        values = (line.score, line.score_sd, line.tickets, line.complete, line.cars_left)
        table.add_row(names[line.bot], *(number_text(value, words.language) for value in values))
    return table


def seats_table(
    words: Translator, names: dict[str, str], found: Standings, lines: Sequence[BotLine]
) -> Table:
    """How often each seat won, for all bots together and for each bot."""
    keys = [words("arena-column-seat"), words("arena-column-won"), words("arena-column-interval")]
    shown = lines[:3]
    table = titled(words("arena-title-seats"), [*keys, *(names[line.bot] for line in shown)])
    for seat in found.seats:
        by_bot = (words.per_cent(line.won_by_seat[seat.seat]) for line in shown)
        table.add_row(str(seat.seat + 1), *share_texts(seat.won, words.language), *by_bot)
    return table


def pairs_table(
    words: Translator, names: dict[str, str], found: Standings, lines: Sequence[BotLine]
) -> Table:
    """Every bot against every other."""
    table = titled(words("arena-title-pairs"), ["", *(names[line.bot] for line in lines)])
    won = {(pair.first, pair.second): words.decimal(100 * pair.won.value) for pair in found.pairs}
    for line in lines:
        table.add_row(names[line.bot], *(won.get((line.bot, other.bot), "") for other in lines))
    return table


def facts(words: Translator, found: Standings) -> str:
    """How many games, and how they went."""
    return words(
        "arena-facts",
        games=found.games,
        blocks=found.blocks,
        decisions=number_text(found.decisions, words.language),
        shared=words.per_cent(found.shared),
    )


def forfeits(words: Translator, names: dict[str, str], results: Results) -> Iterator[str]:
    """How many games each external bot forfeited, and why it did so first."""
    for bot in dict.fromkeys(note.bot for note in results.notes):
        own = [note for note in results.notes if note.bot == bot]
        yield words("arena-forfeited", bot=names[bot], count=len(own))
        why = words(f"fault-{own[0].fault}", detail=printable(own[0].detail))
        yield "  " + words("arena-note", game=own[0].game, seat=own[0].seat + 1, why=why)
        yield from (f"    {line}" for line in printable(own[0].said).splitlines())
