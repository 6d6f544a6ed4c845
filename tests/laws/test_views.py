"""A view holds what a seat may know and nothing else: hidden things change nothing that it sees."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from farebox import Game, visible_events
from farebox.game.derive_events import derive_events
from farebox.game.events import (
    CardDrawn,
    DeckRenewed,
    Event,
    GameEnded,
    RowFilled,
    RowSwept,
    TicketsKept,
)
from farebox.game.internals import index_of, legal_codes, state_of, state_seen_by
from farebox.game.sampling import sample_state
from farebox.game.views import view_of
from farebox.rules import codes
from farebox.rules.apply import apply_action
from farebox.rules.cards import sweep_is_due
from farebox.rules.state import State
from tests.laws.games import Moment, Play, moments, on_every_table, positions

CHANCE = (RowFilled, RowSwept, DeckRenewed)


def seat_of(event: Event) -> int | None:
    """The seat an event is about, if it is about one."""
    seat: int | None = getattr(event, "seat", None)
    return seat


def viewers(game: Game) -> Iterator[int | None]:
    """Every seat and a spectator."""
    yield from range(len(game.names))
    yield None


def disguised(game: Game, viewer: int | None, rng: Random) -> Game:
    """The same game to the viewer's eye, with everything hidden dealt anew."""
    state = sample_state(index_of(game), game.view(viewer), rng)
    return Game(index_of(game), state, game.names, None)


@on_every_table
def test_hidden_things_change_no_view_and_no_legal_action(city: str, players: int, play: Play) -> None:
    rng = Random(play.dice)
    for game in positions(city, players, play):
        for viewer in viewers(game):
            other = disguised(game, viewer, rng)
            assert msgspec.json.encode(other.view(viewer)) == msgspec.json.encode(game.view(viewer))
            if viewer is not None:
                assert other.legal_actions(viewer) == game.legal_actions(viewer)


@on_every_table
def test_hidden_things_are_really_dealt_anew_and_within_the_rules(
    city: str, players: int, play: Play
) -> None:
    rng = Random(play.dice)
    for game in positions(city, players, play):
        viewer = rng.choice(list(viewers(game)))
        other = disguised(game, viewer, rng)
        assert state_of(other).chance != state_of(game).chance
        assert not sweep_is_due(state_of(other))
        again = Game.from_position(other.position(), game.city, game.names)
        assert again.view(viewer) == game.view(viewer)


@on_every_table
def test_hidden_things_change_no_event_that_is_seen(city: str, players: int, play: Play) -> None:
    rng = Random(play.dice)
    for moment in moments(city, players, play):
        code = code_done(moment)
        viewer = rng.choice(list(viewers(moment.before)))
        other = disguised(moment.before, viewer, rng)
        if code in legal_codes(other, moment.seat) and not learns(moment, viewer):
            compare(moment, other, code, viewer)


def compare(moment: Moment, other: Game, code: int, viewer: int | None) -> None:
    before = state_seen_by(other, moment.seat).clone()
    after = before.clone()
    apply_action(index_of(other).board, after, code)
    told = derive_events(index_of(other), before, after, code)
    real, disguise = before_chance(before, moment.events), before_chance(before, told)
    known = min(len(real), len(disguise))
    assert known > 0
    assert seen(real[:known], viewer) == seen(disguise[:known], viewer)
    if (real, disguise) == (moment.events, told):
        names = moment.after.names
        assert view_of(index_of(other), after, viewer, names) == moment.after.view(viewer)


def seen(events: tuple[Event, ...], viewer: int | None) -> bytes:
    return msgspec.json.encode(visible_events(events, viewer))


def code_done(moment: Moment) -> int:
    """The number of the action, which unlike its name holds no ticket."""
    legal = moment.before.legal_actions(moment.seat)
    return legal_codes(moment.before, moment.seat)[legal.index(moment.action)]


def learns(moment: Moment, viewer: int | None) -> bool:
    """Whether the viewer himself draws something hidden."""
    return viewer == moment.seat and code_done(moment) in (codes.DRAW_BLIND, codes.DRAW_TICKETS)


def before_chance(before: State, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events up to the first that turns up a card or shows what was hidden."""
    kinds: tuple[type[Event], ...] = (*CHANCE, GameEnded)
    if before.phase == codes.CHOOSE_FIRST_TICKETS:
        kinds = (*kinds, TicketsKept)
    shown = next((place for place, event in enumerate(events) if isinstance(event, kinds)), len(events))
    return events[:shown]


@on_every_table
def test_a_seat_is_told_no_card_and_no_ticket_of_another(city: str, players: int, play: Play) -> None:
    for moment in moments(city, players, play):
        for viewer in viewers(moment.after):
            for event in visible_events(moment.events, viewer):
                if seat_of(event) == viewer or isinstance(event, GameEnded):
                    continue
                assert getattr(event, "tickets", None) is None
                assert not isinstance(event, CardDrawn) or event.slot is not None or event.card is None


@on_every_table
def test_a_seat_is_told_its_own_part_in_full(city: str, players: int, play: Play) -> None:
    for moment in moments(city, players, play):
        assert visible_events(moment.events, moment.seat)[0] == moment.events[0]
        for viewer in viewers(moment.after):
            public = visible_events(moment.events, viewer)
            assert [type(event) for event in public] == [type(event) for event in moment.events]
            for full, shown in zip(moment.events, public, strict=True):
                assert full == shown or seat_of(full) != viewer


@on_every_table
def test_tickets_are_secret_until_the_end(city: str, players: int, play: Play) -> None:
    for game in positions(city, players, play):
        for viewer in viewers(game):
            view = game.view(viewer)
            assert (view.private is None) == (viewer is None)
            assert all((seat.tickets is not None) == game.over for seat in view.seats)


@on_every_table
def test_known_cards_never_exceed_the_hand(city: str, players: int, play: Play) -> None:
    for game in positions(city, players, play):
        for seat in range(players):
            private = game.view(seat).private
            assert private
            known = game.view().seats[seat].known_cards
            assert all(private.hand.get(card, 0) >= number > 0 for card, number in known.items())


@on_every_table
def test_a_seat_knows_where_the_tickets_it_returned_lie(city: str, players: int, play: Play) -> None:
    for game in positions(city, players, play):
        for seat in range(players):
            private = game.view(seat).private
            assert private
            for place, ticket in private.returned.items():
                copy = game.clone()
                drawn = (state_of(copy).ticket_top + place) % len(state_of(copy).ticket_deck)
                assert index_of(game).tickets[state_of(copy).ticket_deck[drawn]] == ticket
