"""Tuning: small changes within what a file leaves free, judged by games; a spoiled Paris passes again."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations, permutations
from random import Random
from typing import TypeVar

import pytest
from msgspec.structs import replace

from farebox import City, CityError, SetupError, Ticket, load_city
from farebox.cities.load import city_folder, parse_city
from farebox.cities.schema import Fixed, pair
from farebox.drawing.city_files import check_text
from farebox.playtesting.alterations import ALTERATIONS, Aims, Freedom, ways_of
from farebox.playtesting.changes import change_text, changes
from farebox.playtesting.city_text import with_network
from farebox.playtesting.excess import row_excess
from farebox.playtesting.plan import MANNERS, OWN, PLANNER, PLAYERS, SEARCH, Plan, Table
from farebox.playtesting.progress import Progress
from farebox.playtesting.report import report_of
from farebox.playtesting.trials import TRIAL, failing, trial_plan
from farebox.playtesting.tuning import Tuning, is_beyond
from tests.playtesting.small_runs import add_duels, add_tables, few_games

Played = TypeVar("Played")

FEW_GAMES = Plan(tuple(Table(OWN, PLANNER, players, 100) for players in PLAYERS), ())
WEST = ("arc", "champs", "trocadero", "eiffel", "invalides", "montparnasse", "opera", "louvre", "montmartre")


def text_of(city: City) -> str:
    """Paris as a file, with the routes and tickets of another city."""
    return with_network((city_folder("paris") / "city.toml").read_text(encoding="utf-8"), city)


def one_sided(city: City) -> City:
    """All tickets short and in the west, so that nobody goes to the east."""
    ways = ways_of(city)
    pairs = sorted((ways[a, b], a, b) for a, b in combinations(WEST, 2) if ways[a, b] >= 2)
    return replace(city, tickets=tuple(Ticket(a, b, value) for value, a, b in pairs[:20]))


def marked(city: City, **fixed: tuple[str, ...]) -> City:
    return replace(city, fixed=Fixed(**fixed))  # type: ignore[arg-type]


def changed(city: City, tries: int = 60) -> City:
    """A city after many random changes."""
    freedom, rng = Freedom(city), Random(4)
    for _ in range(tries):
        city = freedom.propose(city, Aims(), rng) or city
    return city


@pytest.mark.parametrize("kind", ALTERATIONS)
def test_a_change_keeps_the_laws_of_the_board(kind: str) -> None:
    # A ticket's value and, in Paris, a colour go with the length.
    free = (kind, "colours", "tickets") if kind == "lengths" else (kind,)
    before = marked(load_city("paris"), parts=tuple(part for part in ALTERATIONS if part not in free))
    after = changed(before)
    assert after != before
    ways = ways_of(after)
    assert all(ticket.points == ways[ticket.a, ticket.b] for ticket in after.tickets)
    by_length = {(route.length, route.colour) for route in after.routes}
    assert by_length <= {(route.length, route.colour) for route in before.routes}, "colour goes with length"
    lengths = {pair(route): route.length for route in before.routes}
    assert all(abs(lengths[pair(route)] - route.length) <= 1 for route in after.routes)
    assert len({pair(ticket) for ticket in after.tickets}) == len(before.tickets)


KEPT: dict[str, Callable[[City], object]] = {
    "colours": lambda city: sorted(route.colour for route in city.routes),
    "lengths": lambda city: {pair(route): route.length for route in city.routes},
    "doubles": lambda city: sorted(sorted(pair(route)) for route in city.routes),
    "tickets": lambda city: city.tickets,
}


@pytest.mark.parametrize("part", KEPT)
def test_a_fixed_part_stays(part: str) -> None:
    before = marked(load_city("paris"), parts=(part,))
    after = changed(before)
    if part == "colours":
        assert {route.colour for route in after.routes} == {route.colour for route in before.routes}
    else:
        assert KEPT[part](after) == KEPT[part](before)
    assert after != before


def test_fixed_connections_and_tickets_stay() -> None:
    paris = load_city("paris")
    held = ("champs-arc", "louvre-notre_dame", "opera-gare_du_nord")
    before = marked(paris, connections=held, tickets=("bercy-trocadero", "louvre-italie"))
    after = changed(before, 150)
    ends = [frozenset(name.split("-")) for name in held]
    assert [r for r in after.routes if pair(r) in ends] == [r for r in before.routes if pair(r) in ends]
    assert {paris.tickets[0], paris.ticket("louvre-italie")} <= set(after.tickets)
    assert Freedom(marked(paris, parts=tuple(ALTERATIONS))).propose(paris, Aims(), Random(1)) is None


def tuned(steps: int, seed: int = 3) -> Tuning:
    """A tuning of a spoiled Paris with few games, stopped after twelve steps."""
    trial = replace(TRIAL, planners=100, manners=10)
    text = text_of(one_sided(load_city("paris")))
    found = Tuning(text, seed=seed, steps=steps, threads=1, plan=FEW_GAMES, trial=trial)
    for _ in found.play():
        if found.step >= 12:
            break
    return found


def test_a_tuning_is_the_same_for_a_seed_and_can_be_stopped() -> None:
    one, two, other = tuned(12), tuned(40), tuned(12, seed=4)
    assert one.proposal == two.proposal != one.text
    assert one.proposal != other.proposal
    assert check_text(one.proposal).city == one.city == parse_city(one.proposal)
    assert [change_text(one.original, change) for change in changes(one.original, one.city)]
    assert changes(one.original, one.original) == ()


@pytest.mark.parametrize(
    ("criterion", "players", "games"),
    [
        ("ticket-points", 2, ["own search:240 2"]),
        ("ticket-points", 4, ["own search:240 4"]),
        ("tickets-matter", 2, ["search:240/keep-both search:240/keep-one 2"]),
        ("tickets-matter", 3, ["search:240/keep-both search:240/keep-one 3"]),
        ("tickets-not-all", 4, ["search:240/keep-both search:240/keep-one 4"]),
        ("bonus", 2, []),
        ("bonus", 3, ["planner/no-bonus planner 3"]),
        ("manners", 2, []),
        ("manners", 4, [f"planner/{one} planner/{two} 4" for one, two in permutations(MANNERS, 2)]),
        ("manners-compared", 3, [f"planner/{one} planner/{two} 3" for one, two in permutations(MANNERS, 2)]),
        ("endings", 3, []),
    ],
)
def test_a_trial_plays_the_games_of_the_criterion_that_fails_and_only_those(
    criterion: str, players: int, games: list[str]
) -> None:
    usual, found = (
        trial_plan(load_city("paris"), frozenset(failed), TRIAL, 1)
        for failed in ((), ((criterion, players),))
    )
    names, others = games_of(found), games_of(usual)
    assert [name for name in names if name not in others] == games
    assert len(names) == len(others) + len(games)
    assert SEARCH not in " ".join(others)


def test_a_trial_measures_every_criterion_that_fails() -> None:
    run = few_games()
    add_tables(run)
    add_duels(run)
    whole = run.progress
    rows = report_of(run).criteria
    assert {row.name for row in rows} >= {"ticket-points", "tickets-matter", "manners-compared", "bonus"}
    for row in rows:
        names = games_of(trial_plan(run.city, frozenset([(row.name, row.players)]), TRIAL, 1))
        run.progress = Progress(whole.setting, chosen(whole.tables, names), chosen(whole.duels, names))
        assert report_of(run).criterion(row.name, row.players) == row


def chosen(part: dict[str, Played], names: list[str]) -> dict[str, Played]:
    """What was played of some tables or duels."""
    return {name: part[name] for name in names if name in part}


def games_of(plan: Plan) -> list[str]:
    """The names of everything that a plan plays."""
    return [*(table.name for table in plan.tables), *(duel.name for duel in plan.duels)]


def test_a_trial_feels_what_only_searching_bots_measure() -> None:
    text = text_of(load_city("paris"))
    text = re.sub(r"(?m)^points = \[.*$", "points = [20, 40, 60, 80, 90]", text, count=1)
    plan = Plan((*FEW_GAMES.tables, Table(OWN, SEARCH, 2, 4)), ())
    trial = replace(TRIAL, planners=100, manners=10, searchers=(4, 0, 0))
    found = Tuning(text, seed=3, steps=1, plan=plan, trial=trial)
    for _ in found.play():
        pass
    assert ("ticket-points", 2) in found.failing == failing(found.report_before)
    report = found.report_before.criterion("ticket-points", 2)
    assert report is not None
    assert found.excess >= row_excess(report) / 2 > 0


def test_a_city_that_cannot_be_finished_ends_the_tuning() -> None:
    text = text_of(load_city("paris")).replace("cars = 15", "cars = 60")
    found = Tuning(text, plan=FEW_GAMES, threads=1)
    for run in found.play():
        assert run.step == 0
    assert report_of(found.before).findings[0].code == "unfinishable"
    assert (found.proposal, found.after) == (text, None)


def test_what_cannot_be_tuned_is_refused() -> None:
    text = text_of(load_city("paris"))
    with pytest.raises(SetupError, match="too-few-steps"):
        Tuning(text, steps=0)
    with pytest.raises(CityError, match="city-text"):
        Tuning("id = 3")
    one_line = text.replace(text[text.index("tickets = [") : text.index("[deck]")], listed_in_one_line(text))
    with pytest.raises(CityError, match="city-list-missing"):
        Tuning(one_line)


def listed_in_one_line(text: str) -> str:
    lines = text[text.index("tickets = [") : text.index("[deck]")].split("\n")
    return "".join(lines) + "\n\n"


@pytest.mark.slow
def test_a_spoiled_paris_is_tuned_until_it_passes() -> None:
    found = Tuning(text_of(one_sided(load_city("paris"))), effort="quick", seed=1, steps=400)
    for _ in found.play():
        pass
    assert found.report_before.verdict == "fails"
    after = found.report_after
    assert after is not None
    assert [row for row in after.criteria if row.verdict == "fails" or is_beyond(row)] == []
    assert after.findings == ()
