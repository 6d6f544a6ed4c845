"""The ways a game can end, and the search for a seed that ends that way."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from farebox import Game
from farebox.game.actions import ClaimRoute
from farebox.game.score_sheet import Outcome
from tests.made_cities import city_of


class End(NamedTuple):
    """A city, a number of players, and what the outcome must be."""

    city: str
    players: int
    reason: str
    decided_by: str


ENDS = {
    "cars_points": End("first_san_francisco", 3, "cars", "points"),
    "cars_tickets": End("london", 2, "cars", "tickets"),
    "cars_shared": End("new_york", 2, "cars", "shared"),
    "cars_flags": End("first_paris", 4, "cars", "points"),
    "passes_points": End("barren_paris", 2, "passes", "points"),
    "passes_tickets": End("barren_paris", 2, "passes", "tickets"),
    "passes_shared": End("barren_paris", 2, "passes", "shared"),
}


def fits(end: End, outcome: Outcome | None) -> bool:
    """Whether an outcome is the one that is looked for."""
    return outcome is not None and (outcome.reason, outcome.decided_by) == (end.reason, end.decided_by)


def played(end: End, seed: int) -> Game:
    """A game of players who claim when they can."""
    game, dice = Game.new(city_of(end.city), end.players, seed=seed), Random(seed)
    while not game.over:
        actions = game.legal_actions()
        claims = [action for action in actions if isinstance(action, ClaimRoute)]
        game.apply(dice.choice(claims if claims and dice.random() < 0.7 else actions))
    return game


def found(end: End, most: int = 20_000) -> Game:
    """The game of the first seed that ends as looked for."""
    return next(game for seed in range(most) if fits(end, (game := played(end, seed)).outcome))
