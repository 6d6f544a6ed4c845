"""Who sits where: every block is fair."""

from collections import Counter

import pytest

from farebox.arena.blocks import Match, block_seed, contestants, lineups, make_match, seatings
from farebox.errors import SetupError
from tests.arena.builders import PARIS, match_of, played

MATCHES = [
    match_of("planner", "greedy"),
    match_of("planner", "greedy", "random"),
    match_of("planner", "greedy", "random", players=3),
    match_of("planner", "greedy", players=4),
    match_of("planner", "greedy", "greedy", "greedy", players=4),
    match_of("planner", "greedy", "random", "blocker", "one-step", players=3),
]


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: f"{len(match.bots)} of {match.players}")
def test_each_bot_sits_equally_often_in_each_seat(match: Match) -> None:
    found = seatings(match)
    for bot in contestants(match):
        counts = Counter(seat for seating in found for seat, name in enumerate(seating) if name == bot)
        assert len(set(counts.values())) == 1
        assert len(counts) == len(found[0])


def test_two_bots_swap_seats() -> None:
    assert seatings(match_of("planner", "greedy")) == (("planner", "greedy"), ("greedy", "planner"))


def test_more_bots_than_seats_meet_in_every_combination() -> None:
    found = {frozenset(lineup) for lineup in lineups(match_of("planner", "greedy", "random"))}
    assert found == {
        frozenset(("planner", "greedy")),
        frozenset(("planner", "random")),
        frozenset(("greedy", "random")),
    }


def test_the_last_bot_fills_the_seats_that_are_left() -> None:
    assert lineups(match_of("planner", "greedy", players=4)) == (("planner", "greedy", "greedy", "greedy"),)


def test_a_name_given_twice_makes_no_game_twice() -> None:
    found = lineups(match_of("planner", "planner", "greedy"))
    assert found == (("planner", "planner"), ("planner", "greedy"))


def test_all_games_of_a_block_have_the_same_seed_and_so_the_same_first_cards() -> None:
    match = match_of("planner", "planner")
    results = played(match, 20)
    scores = results.columns["scores"].reshape(20, 2, 2)
    # The same bot in both seats: both games of a block are the same game.
    assert (scores[:, 0] == scores[:, 1]).all()
    assert len({block_seed(match, block) for block in range(100)}) == 100


@pytest.mark.parametrize(
    ("bots", "players", "code"),
    [
        (("planner",), 2, "wrong-number-of-bots"),
        ((), 2, "wrong-number-of-bots"),
        (("planner", "greedy"), 1, "wrong-number-of-players"),
        (("planner", "greedy"), 5, "wrong-number-of-players"),
        (("planner", "nobody"), 2, "unknown-bot"),
        (("planner", "search:many"), 2, "nonsense-budget"),
        (("planner", "search:0"), 2, "nonsense-budget"),
        (("planner", "search"), 2, "nonsense-budget"),
        (("planner", "cmd:"), 2, "empty-command"),
    ],
)
def test_an_impossible_match_is_refused(bots: tuple[str, ...], players: int, code: str) -> None:
    with pytest.raises(SetupError) as refused:
        make_match(PARIS, players, bots, bytes(16), "")
    assert refused.value.code == code
