"""Random games to hold the laws against: what is drawn, how it is played, every moment of it."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, Phase, given, note, settings
from hypothesis import strategies as st

from farebox import CITY_IDS, Game
from farebox.game.actions import Action, ClaimRoute, DrawBlind, DrawFaceUp, DrawTickets
from farebox.game.events import Event
from farebox.game.internals import text_of
from tests.made_cities import city_of

TABLES = [(city, players) for city in CITY_IDS for players in (2, 3, 4)]
SCARCE_TABLES = [("scarce_paris", 2), ("scarce_paris", 3), ("scarce_san_francisco", 3), ("barren_paris", 2)]

# How gladly a player claims, takes tickets, draws blind and draws face up: from builders to hoarders.
STYLES = ((4, 1, 2, 2), (9, 0, 1, 3), (1, 6, 1, 1), (0, 0, 9, 1), (0, 1, 1, 9), (1, 1, 1, 1))


class Play(NamedTuple):
    """What decides a game: the seed, the dice of the players and a style for each seat."""

    seed: int
    dice: int
    styles: tuple[int, ...]


class Moment(NamedTuple):
    """One action: the game before it, who did what, what happened, the game after it."""

    before: Game
    seat: int
    action: Action
    events: tuple[Event, ...]
    after: Game


class LastAction(NamedTuple):
    """The action a law failed after, told with the position before it."""

    before: Game
    seat: int
    action: Action

    def __repr__(self) -> str:
        return f"{self.before.position()}\n{self.seat} {text_of(self.before, self.action)}"


last_action: list[LastAction | None] = [None]


def plays() -> st.SearchStrategy[Play]:
    """Anything that decides a game."""
    style = st.integers(0, len(STYLES) - 1)
    return st.builds(Play, st.integers(0, 2**32 - 1), st.integers(0, 2**32 - 1), st.tuples(*[style] * 4))


def on_every_table(test: Callable[..., None]) -> Callable[..., None]:
    """Hold a law against random games at every table: each city and number of players, and scarce cities."""

    @functools.wraps(test)
    def law(city: str, players: int, play: Play) -> None:
        try:
            test(city, players, play)
        except BaseException:
            note(repr(last_action[0]))
            raise

    # A shorter game is not a simpler one, so a failing game is shown as it was drawn.
    effort = settings(
        phases=(Phase.reuse, Phase.generate),
        max_examples=max(1, settings().max_examples // 40),
        suppress_health_check=[HealthCheck.too_slow],
    )
    drawn: Any = effort(given(play=plays())(law))
    tables: Any = pytest.mark.parametrize(("city", "players"), TABLES + SCARCE_TABLES)
    result: Callable[..., None] = tables(drawn)
    return result


def start(city: str, players: int, play: Play) -> Game:
    """The game at its beginning."""
    return Game.new(city_of(city), players, seed=play.seed)


def moments(city: str, players: int, play: Play) -> Iterator[Moment]:
    """Every action of a game, played to its end."""
    game, rng = start(city, players, play), Random(play.dice)
    while not game.over:
        seat = rng.choice(game.to_act)
        action = chosen_action(game, seat, STYLES[play.styles[seat]], rng)
        before = game.clone()
        last_action[0] = LastAction(before, seat, action)
        events = game.apply(action, seat)
        yield Moment(before, seat, action, events, game)


def finished(city: str, players: int, play: Play) -> Game:
    """The game at its end."""
    game = start(city, players, play)
    for moment in moments(city, players, play):
        game = moment.after
    return game


def positions(city: str, players: int, play: Play) -> Iterator[Game]:
    """The game at its beginning and after every action."""
    yield start(city, players, play)
    for moment in moments(city, players, play):
        yield moment.after


def chosen_action(game: Game, seat: int, style: tuple[int, ...], rng: Random) -> Action:
    """A legal action by weights; what a style does not like at all it does when nothing else is left."""
    actions = game.legal_actions(seat)
    weights = [weight(action, style) for action in actions]
    return rng.choices(actions, weights)[0] if any(weights) else rng.choice(actions)


def weight(action: Action, style: tuple[int, ...]) -> int:
    """How gladly a style does an action."""
    claim, tickets, blind, face_up = style
    match action:
        case ClaimRoute():
            return claim
        case DrawTickets():
            return tickets
        case DrawBlind():
            return blind
        case DrawFaceUp():
            return face_up
        case _:
            return 1


def play_on(game: Game, rng: Random) -> Iterator[Game]:
    """The game after every further action of random players."""
    while not game.over:
        seat = rng.choice(game.to_act)
        game.apply(rng.choice(game.legal_actions(seat)), seat)
        yield game
