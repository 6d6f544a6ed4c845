"""The page of a match is whole, holds all it needs and lets nothing of a bot's words through."""

import re
from xml.etree import ElementTree

import pytest

from farebox.arena.blocks import Match
from farebox.arena.files import Goal
from farebox.arena.labels import labels
from farebox.arena.plots import ticks
from farebox.arena.report import report_page
from farebox.arena.results import Note, Results
from farebox.arena.sprt import Verdict
from farebox.arena.standings import standings
from farebox.bots.registry import PLAIN
from tests.arena.builders import PARIS, match_of, played, results_of

EVIL = 'cmd:python3 <script>alert("x")</script>.py'


def page_of(match: Match, results: Results, sprt: bool = False) -> str:
    goal = Goal(blocks=5, sprt=(0.0, 20.0) if sprt else None)
    test = Verdict("stronger", 5, 3.0) if sprt else None
    return report_page(PARIS, match, goal, results, standings(match, results), test)


def whole(page: str) -> ElementTree.Element:
    """The page as a tree; an open tag or a stray sign is an error."""
    return ElementTree.fromstring(page.removeprefix("<!DOCTYPE html>"))


@pytest.mark.parametrize(
    ("bots", "players"),
    [
        (("planner", "greedy"), 2),
        (("planner", "planner"), 2),
        (("planner", "greedy", "random"), 2),
        (("planner", "greedy"), 4),
        (tuple(PLAIN), 2),
    ],
)
def test_the_page_is_well_formed_and_names_every_bot(bots: tuple[str, ...], players: int) -> None:
    match = match_of(*bots, players=players)
    page = page_of(match, played(match, 3))
    words = "".join(whole(page).itertext())
    assert all(bot in words for bot in bots)
    assert "None" not in words
    assert not re.search(r"\bnan\b|\binf\b", page)


def test_the_page_needs_nothing_from_outside() -> None:
    match = match_of("planner", "greedy")
    page = page_of(match, played(match, 3), sprt=True)
    addresses = set(re.findall(r"[a-z]+://[^\s\"'<]+", page))
    assert addresses <= {"http://www.w3.org/2000/svg"}
    for word in ("src=", "href=", "@import", "url(", "<script", "<link", "<iframe"):
        assert word not in page


def test_the_page_follows_light_and_dark() -> None:
    match = match_of("planner", "greedy")
    assert "prefers-color-scheme: dark" in page_of(match, played(match, 1))


def test_words_of_a_bot_cannot_become_part_of_the_page() -> None:
    match = match_of(EVIL, "greedy")
    results = results_of(match, [0b10, 0b01])
    results.columns["forfeits"][:] = (0b01, 0b10)
    note = Note(0, 0, EVIL, "nonsense", "<b>&\x00\x1b[31m", "<img src=x>\x07\nlast")
    page = page_of(match, Results(results.columns, (note,)))
    whole(page)
    assert "<script" not in page
    assert "<img" not in page
    assert "\x1b" not in page


def test_plots_show_the_numbers_where_they_are() -> None:
    match = match_of("greedy", "random")
    page = page_of(match, results_of(match, [0b01, 0b10, 0b01, 0b01]))
    assert 'width="75.00%"' in page
    assert 'width="25.00%"' in page


@pytest.mark.parametrize(("low", "high"), [(0, 0), (-343.2, 0), (0, 3), (-9, 8000), (17, 17.2)])
def test_ticks_hold_their_range(low: float, high: float) -> None:
    found = ticks(low, high)
    assert found[0] <= low <= high <= found[-1]
    assert 2 <= len(found) <= 8


def test_external_bots_are_called_by_their_files() -> None:
    match = match_of("cmd:python3 bots/one.py --fast", "cmd:./two", "planner")
    assert list(labels(match.bots).values()) == ["one.py", "two", "planner"]
    match = match_of("cmd:python3 a/one.py", "cmd:python3 b/one.py")
    assert list(labels(match.bots).values()) == list(match.bots)
