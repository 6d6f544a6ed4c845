"""Legal actions are legal, have a text, and nothing else is accepted."""

from __future__ import annotations

from random import Random

import pytest

from farebox import Game
from farebox.errors import IllegalAction
from farebox.game.actions import (
    Action,
    ClaimRoute,
    DrawBlind,
    DrawFaceUp,
    DrawTickets,
    KeepTickets,
    Pass,
    PlaceStack,
    TakeToken,
    action_of,
    code_of,
)
from farebox.game.derive_events import derive_events
from farebox.game.internals import index_of, legal_codes, phase_of, state_seen_by, text_of, version_of
from farebox.game.notation import parse_action
from farebox.rules.apply import apply_action
from tests.laws.games import Play, moments, on_every_table, positions
from tests.laws.plain_rules import plain_turns


@on_every_table
def test_somebody_can_act_until_the_end_and_nobody_after_it(city: str, players: int, play: Play) -> None:
    for game in positions(city, players, play):
        for seat in range(players):
            assert bool(game.legal_actions(seat)) == (seat in game.to_act)
        assert bool(game.to_act) == bool(game.legal_actions()) == (not game.over) == (game.outcome is None)


@on_every_table
def test_every_legal_action_is_legal_once_and_applies_to_a_copy(city: str, players: int, play: Play) -> None:
    for game in positions(city, players, play):
        text = game.position()
        for seat in game.to_act:
            actions = game.legal_actions(seat)
            assert len(set(actions)) == len(actions)
            for code in legal_codes(game, seat):
                before, after = state_seen_by(game, seat).clone(), state_seen_by(game, seat).clone()
                apply_action(index_of(game).board, after, code)
                assert derive_events(index_of(game), before, after, code)
        assert game.position() == text


@on_every_table
def test_the_text_and_the_number_of_a_legal_action_lead_back_to_it(
    city: str, players: int, play: Play
) -> None:
    for game in positions(city, players, play):
        for seat in game.to_act:
            state = state_seen_by(game, seat)
            for action in game.legal_actions(seat):
                assert parse_action(index_of(game), text_of(game, action)) == action
                assert action_of(index_of(game), state, code_of(index_of(game), state, action)) == action


@on_every_table
def test_a_refused_action_changes_nothing(city: str, players: int, play: Play) -> None:
    rng = Random(play.dice)
    for game in positions(city, players, play):
        text, done = game.position(), list(game.actions)
        for _ in range(8):
            action, seat = any_action(game, rng), rng.randrange(-1, players + 1)
            if as_listed(game, action) not in game.legal_actions(seat):
                with pytest.raises(IllegalAction):
                    game.apply(action, seat)
        assert (game.position(), list(game.actions)) == (text, done)


def as_listed(game: Game, action: Action) -> Action:
    """Tickets may be named in any order."""
    if not isinstance(action, KeepTickets) or len(action.tickets) < 2 or game.over:
        return action
    offers = [game.view(seat).private.offer for seat in range(len(game.names))]  # type: ignore[union-attr]
    return next((KeepTickets(offer) for offer in offers if sorted(offer) == sorted(action.tickets)), action)


def any_action(game: Game, rng: Random) -> Action:
    """Anything a player could say, with names that exist and some that do not."""
    index = index_of(game)
    place = rng.choice((*index.locations, "nowhere"))
    offered = [ticket for seat in range(len(game.names)) for ticket in game.view(seat).private.offer]  # type: ignore[union-attr]
    tickets = rng.choices((*index.tickets, *offered, "nothing"), k=rng.randrange(3))
    routes, colours = (*index.routes, "nowhere-nothing"), (*index.cards, "gray")
    actions: tuple[Action, ...] = (
        DrawFaceUp(rng.randrange(-1, 6)),
        DrawBlind(),
        DrawTickets(),
        KeepTickets(tuple(tickets)),
        ClaimRoute(rng.choice(routes), rng.choice(colours), rng.randrange(-1, 5)),
        ClaimRoute(rng.choice(index.routes), rng.choice(index.cards), rng.randrange(3)),
        PlaceStack(place),
        TakeToken(place),
        Pass(),
    )
    return rng.choice(actions)


@on_every_table
def test_every_action_is_counted_and_told_first(city: str, players: int, play: Play) -> None:
    for number, moment in enumerate(moments(city, players, play), start=1):
        assert version_of(moment.after) == number == len(moment.after.actions)
        assert getattr(moment.events[0], "seat", None) == moment.seat
        assert moment.after.actions[-1] == f"{moment.seat} {text_of(moment.after, moment.action)}"


@on_every_table
def test_the_legal_turns_are_those_of_a_plain_reading_of_the_rules(
    city: str, players: int, play: Play
) -> None:
    rng = Random(play.dice)
    for game in positions(city, players, play):
        if phase_of(game) in ("take-turn", "second-card") and rng.randrange(6) == 0:
            assert set(game.legal_actions()) == set(plain_turns(game))
