"""The product and the reference play the same games, action by action."""

from __future__ import annotations

import os
import random

import pytest

from farebox.cities.load import CITY_IDS, load_city
from tests.reference.compare import play_in_step
from tests.reference.numbered_games import PLAYERS, game_of, games
from tests.reference.policies import POLICIES, Policy, table_of

LONG_RUN = int(os.environ.get("FAREBOX_REFERENCE_GAMES", "2000"))
PARTS = 20

RARE_THINGS = {
    "sweep in the set-up": 100726,
    "several sweeps in one action": 100726,
    "more than ten sweeps in one action": 100726,
    "sweep impossible": 100187,
    "sweep due to discards of a claim": 100453,
    "reshuffle within a sweep": 100726,
    "deck and discards empty": 100052,
    "gap in the row": 100052,
    "row empty": 100048,
    "turn ended after one card": 100048,
    "turn ended after one card, wilds open": 100048,
    "pass": 100406,
    "ended by passes": 100406,
    "ended by cars": 100726,
    "few cars within the last round": 100726,
    "last round ended in passes": 212,
    "last single ticket": 100937,
    "first tickets out of seat order": 100726,
    "own twin in the way": 100258,
    "twin closed with two players": 100726,
    "claim with wilds only": 100198,
    "token choice": 100561,
    "stack used up": 100286,
    "symbol already held": 100765,
    "flag set scored": 100365,
    "second flag set of a player": 100734,
    "flag card already there": 101179,
    "flag route paid with wilds only": 100699,
    "points for the bonus at the end": 100198,
    "negative total": 100051,
    "decided by tickets": 100117,
    "decided by shared": 100726,
    "victory shared by three or more": 100906,
}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("city_id", CITY_IDS)
def test_the_same_game_in_every_city(city_id: str, players: int, seed: int) -> None:
    habits = table_of(random.Random(seed), players)
    assert play_in_step(load_city(city_id), players, habits, seed)["games"] == 1


@pytest.mark.parametrize("habit", POLICIES, ids=lambda habit: str(habit.__name__))
@pytest.mark.parametrize("city_id", ["san_francisco", "paris"])
def test_the_same_game_when_all_have_one_habit(city_id: str, habit: Policy) -> None:
    assert play_in_step(load_city(city_id), 3, [habit] * 3, 7)["games"] == 1


@pytest.mark.parametrize("number", range(60))
def test_the_same_game_anywhere(number: int) -> None:
    assert game_of(number)["games"] == 1


@pytest.mark.parametrize(("thing", "number"), RARE_THINGS.items(), ids=RARE_THINGS)
def test_the_same_game_when_a_rare_thing_happens(thing: str, number: int) -> None:
    assert game_of(number)[thing] > 0


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_the_same_game_many_times(part: int) -> None:
    assert games(range(part, LONG_RUN, PARTS))["games"] == len(range(part, LONG_RUN, PARTS))
