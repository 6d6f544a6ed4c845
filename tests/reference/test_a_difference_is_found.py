"""Bend one rule of the reference at a time: the comparison must notice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.reference import cards, model, scoring
from tests.reference.cards import Cards
from tests.reference.compare import Difference
from tests.reference.model import Model, Player
from tests.reference.numbered_games import games

Bend = Callable[[pytest.MonkeyPatch], None]
MAX_GAMES = 150


def patching(target: object, name: str, value: object) -> Bend:
    return lambda patch: patch.setattr(target, name, value)


def no_flag_card(self: Model, player: Player, *_: object) -> None:
    """Keep nothing."""


def first_winner(totals: list[int], complete: list[int]) -> tuple[list[int], str]:
    """The first of those with most points wins."""
    return [totals.index(max(totals))], "points"


def four_wilds_open(self: Cards) -> bool:
    return self.row.count(cards.WILD) >= 4


BENDS: dict[str, Bend] = {
    "R4.6 sweep at four wilds": patching(Cards, "three_wilds_open", four_wilds_open),
    "R4.6 never a sweep": patching(Cards, "sweep_could_help", lambda self: False),
    "R4.4 an open wild as second card": patching(Model, "second_draws", Model.first_draws),
    "R6.1 no twins": patching(model, "twins_of", lambda name, routes: set()),
    "R9.1 points of a route": patching(model, "ROUTE_POINTS", {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 16}),
    "R9.3 points of tokens": patching(scoring, "TOKEN_POINTS", dict.fromkeys(range(8), 0)),
    "R10.1 no flag cards": patching(Model, "keep_flag_card", no_flag_card),
    "R11.1 no tokens": patching(Model, "takeable", lambda self, player, route: ()),
    "R12.1 last round at one car": patching(model, "LAST_ROUND_CARS", 1),
    "R12.3 a tie": patching(scoring, "find_winners", first_winner),
    "R14 no districts and no tickets": patching(scoring, "joined", lambda locations, routes: False),
}


@pytest.mark.parametrize("bend", BENDS.values(), ids=BENDS)
def test_a_bent_rule_is_found(bend: Bend, monkeypatch: pytest.MonkeyPatch) -> None:
    bend(monkeypatch)
    with pytest.raises(Difference):
        games(range(MAX_GAMES))
