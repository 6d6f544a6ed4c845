"""R2: setting up, but for the tourist tokens."""

import pytest

from farebox.game.actions import DrawBlind, KeepTickets
from farebox.game.events import FirstTicketsChosen, TicketsKept
from farebox.game.game import Game
from farebox.game.internals import phase_of, state_of
from farebox.game.secrecy import visible_events
from tests.builders import (
    CITIES,
    events_of,
    games,
    hand,
    keep_first_tickets,
    refusal,
    row,
    ticket_deck,
    tickets,
)


def offer(game: Game, seat: int) -> tuple[str, ...]:
    private = game.view(seat).private
    assert private is not None
    return private.offer


@pytest.mark.parametrize("city", CITIES)
def test_r2_1_everybody_begins_with_all_cars_no_points_and_nothing_on_the_board(city: str) -> None:
    game = Game.new(city, 4, seed=1)
    for seat in game.view().seats:
        assert seat.cars_left == game.city.cars
        assert seat.score == 0
        assert (seat.routes, seat.tokens, seat.flag_cards) == ((), (), ())


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_r2_3_everybody_gets_two_cards_and_five_lie_open(city: str, players: int) -> None:
    game = Game.new(city, players, seed=1)
    assert [seat.cards for seat in game.view().seats] == [2] * players
    assert None not in game.view().row
    if state_of(game).sweeps == 0:
        assert game.view().deck == sum(game.city.deck.values()) - 2 * players - 5


@pytest.mark.parametrize("city", CITIES)
def test_r2_3_the_cards_are_shuffled(city: str) -> None:
    rows = {row(game) for game in games(lambda seed: Game.new(city, 2, seed=seed), 20)}
    hands = {str(hand(game, 0)) for game in games(lambda seed: Game.new(city, 2, seed=seed), 20)}
    assert len(rows) > 15
    assert len(hands) > 8


def test_r2_3_the_dealt_cards_are_secret() -> None:
    game = Game.new("paris", 2, seed=1)
    assert [seat.known_cards for seat in game.view(1).seats] == [{}, {}]


@pytest.mark.parametrize("city", CITIES)
def test_r2_3_a_row_with_three_wilds_is_swept_at_once(city: str) -> None:
    found = list(games(lambda seed: Game.new(city, 4, seed=seed), 300))
    assert any(state_of(game).sweeps for game in found)
    assert all(row(game).count("wild") < 3 for game in found)


@pytest.mark.parametrize("city", CITIES)
def test_r2_4_everybody_is_offered_two_tickets_of_the_shuffled_ticket_deck(city: str) -> None:
    game = Game.new(city, 4, seed=1)
    offered = [ticket for seat in range(4) for ticket in offer(game, seat)]
    assert len(set(offered)) == 8
    assert sorted(offered + ticket_deck(game)) == sorted(ticket.id for ticket in game.city.tickets)
    others = games(lambda seed: Game.new(city, 4, seed=seed), 10)
    assert len({tuple(ticket_deck(other)) for other in others}) == 10


@pytest.mark.parametrize("kept", [(0,), (1,), (0, 1)])
def test_r2_4_one_or_both_tickets_are_kept(kept: tuple[int, ...]) -> None:
    game = Game.new("paris", 2, seed=1)
    chosen = tuple(offer(game, 0)[place] for place in kept)
    game.apply(KeepTickets(chosen), 0)
    game.apply(game.legal_actions(1)[0], 1)
    assert sorted(tickets(game, 0)) == sorted(chosen)


def test_r2_4_no_ticket_is_not_a_choice() -> None:
    game = Game.new("paris", 2, seed=1)
    assert len(game.legal_actions()) == 3
    assert refusal(game, KeepTickets(())) == "keep-at-least-one"


def test_r2_4_nobody_plays_before_all_have_chosen() -> None:
    game = Game.new("paris", 2, seed=1)
    assert refusal(game, DrawBlind(), 0) == "not-now"
    game.apply(game.legal_actions(0)[0], 0)
    assert phase_of(game) == "choose-first-tickets"
    assert refusal(game, DrawBlind(), 0) == "not-your-turn"


def test_r2_4_the_choices_may_come_in_any_order() -> None:
    orders = [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    played = [Game.new("paris", 3, seed=5) for _ in orders]
    for game, order in zip(played, orders, strict=True):
        for done, seat in enumerate(order):
            assert set(game.to_act) == set(order[done:])
            game.apply(KeepTickets(offer(game, seat)[1:]), seat)
    assert len({game.position() for game in played}) == 1


def test_r2_4_a_choice_cannot_be_changed() -> None:
    game = Game.new("paris", 2, seed=1)
    game.apply(KeepTickets(offer(game, 1)[:1]), 1)
    assert refusal(game, KeepTickets(offer(game, 1)), 1) == "not-your-turn"


def test_r2_4_a_choice_is_not_seen() -> None:
    one, both = Game.new("paris", 2, seed=1), Game.new("paris", 2, seed=1)
    some = one.apply(KeepTickets(offer(one, 0)[:1]), 0)
    more = both.apply(KeepTickets(offer(both, 0)), 0)
    assert visible_events(some, 1) == visible_events(more, 1) == (FirstTicketsChosen(0, None),)
    assert one.view(1) == both.view(1)
    assert ticket_deck(one) == ticket_deck(both)


def test_r2_4_returned_tickets_go_under_the_ticket_deck_in_the_order_of_the_seats() -> None:
    game = Game.new("san_francisco", 3, seed=1)
    before = ticket_deck(game)
    returned = [offer(game, seat)[1 - seat % 2] for seat in range(3)]
    for seat in (2, 1, 0):
        events = game.apply(KeepTickets((offer(game, seat)[seat % 2],)), seat)
    assert ticket_deck(game) == before + returned
    assert [(kept.seat, kept.kept, kept.returned) for kept in events_of(TicketsKept, events)] == [
        (0, 1, 1),
        (1, 1, 1),
        (2, 1, 1),
    ]


def test_r2_5_the_named_first_player_sits_at_seat_0_and_the_others_follow_clockwise() -> None:
    game = Game.new("paris", 4, seed=1, names=["Ada", "Bo", "Cy", "Di"], first=2)
    assert game.names == ("Cy", "Di", "Ada", "Bo")
    keep_first_tickets(game)
    assert game.to_act == (0,)


def test_r2_5_without_a_name_the_first_player_is_drawn_by_lot() -> None:
    names = ["Ada", "Bo", "Cy"]
    found = list(games(lambda seed: Game.new("paris", 3, seed=seed, names=names), 60))
    assert {game.names for game in found} == {("Ada", "Bo", "Cy"), ("Bo", "Cy", "Ada"), ("Cy", "Ada", "Bo")}


def test_r2_5_who_is_first_does_not_change_the_cards() -> None:
    first, second = (Game.new("paris", 2, seed=1, first=first) for first in (0, 1))
    assert first.position() == second.position()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r2_5_turns_go_round(players: int) -> None:
    game = Game.new("paris", players, seed=1)
    keep_first_tickets(game)
    turns = []
    for _ in range(2 * players):
        turns.append(game.to_act[0])
        game.apply("draw deck")
        game.apply("draw deck")
    assert turns == [*range(players), *range(players)]
