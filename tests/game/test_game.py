"""The face: setting up, seats, seeds, copies, views and who sees what."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from farebox import CITY_IDS, Game, load_city, visible_events
from farebox.errors import WrongSeat
from farebox.game.city_index import index_for
from farebox.game.events import (
    CardDrawn,
    FirstTicketsChosen,
    GameEnded,
    RouteClaimed,
    TicketsKept,
    TicketsOffered,
)
from farebox.game.internals import seed_of, state_of, version_of
from farebox.rules.state import STATE_FIELDS
from tests.game.build import deal, first_turn

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def test_a_city_may_be_named_or_given() -> None:
    assert Game.new("paris", seed=1).position() == Game.new(load_city("paris"), seed=1).position()


def test_a_city_that_differs_only_in_its_name_keeps_its_name() -> None:
    other = msgspec.structs.replace(load_city("paris"), name="Parigi")
    assert index_for(load_city("paris")).hash == index_for(other).hash
    assert Game.new(other, seed=1).city.name == "Parigi"
    assert Game.new("paris", seed=1).city.name == "Paris"


@pytest.mark.parametrize("city", CITY_IDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_r2_1_everybody_starts_with_all_cars_two_cards_two_offers_and_no_points(
    city: str, players: int
) -> None:
    game = Game.new(city, players, seed=1)
    for seat in game.view().seats:
        assert (seat.score, seat.cars_left, seat.cards, seat.offered) == (0, game.city.cars, 2, 2)
    assert game.to_act == tuple(range(players))


def test_r2_5_the_first_player_may_be_named_and_gets_seat_0() -> None:
    for first, name in enumerate(NAMES):
        game = Game.new("paris", 4, seed=1, names=NAMES, first=first)
        assert game.names[0] == name
        assert game.names == NAMES[first:] + NAMES[:first]


def test_r2_5_the_first_player_is_drawn_by_lot_from_the_seed() -> None:
    first = [Game.new("paris", 4, seed=seed, names=NAMES).names[0] for seed in range(200)]
    assert first == [Game.new("london", 4, seed=seed, names=NAMES).names[0] for seed in range(200)]
    assert all(30 <= first.count(name) <= 70 for name in NAMES)


def test_the_lot_changes_no_card() -> None:
    lot, named = (Game.new("paris", 3, seed=5, first=first) for first in (None, 2))
    assert lot.position() == named.position()


def test_players_without_names_are_numbered() -> None:
    assert Game.new("paris", 3, seed=1, first=0).names == ("Player 1", "Player 2", "Player 3")


@pytest.mark.parametrize("seed", [255, "00" * 15 + "ff", b"\0" * 15 + b"\xff"], ids=["int", "hex", "bytes"])
def test_a_seed_is_a_number_or_hexadecimal_or_bytes(seed: int | str | bytes) -> None:
    game = Game.new("paris", seed=seed)
    assert seed_of(game) == bytes(15) + b"\xff"
    assert game.position() == Game.new("paris", seed=255).position()


def test_other_seeds_give_other_games() -> None:
    assert len({Game.new("paris", seed=seed).position() for seed in range(50)}) == 50


def test_the_commitment_is_the_hash_of_the_seed_and_stays_the_same() -> None:
    game = Game.new("paris", seed=b"sixteen bytes or more")
    assert game.record().commitment == hashlib.sha256(b"sixteen bytes or more").hexdigest()
    before = game.record().commitment
    game.apply(game.legal_actions()[0])
    assert game.record().commitment == before


def test_r2_4_first_tickets_are_chosen_in_any_order_and_unseen() -> None:
    game = Game.new("paris", 3, seed=1)
    events = game.apply(game.legal_actions(2)[0], 2)
    assert game.to_act == (0, 1)
    assert game.legal_actions(2) == ()
    assert visible_events(events, 0) == (FirstTicketsChosen(2, None),)
    assert visible_events(events, 2) == events
    assert game.view(0).seats[2].has_chosen
    with pytest.raises(WrongSeat):
        game.apply(game.legal_actions(0)[0], 2)


def test_r2_4_the_order_of_choosing_changes_nothing() -> None:
    games = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        game = Game.new("paris", 3, seed=1)
        for seat in order:
            game.apply(game.legal_actions(seat)[0], seat)
        games.append(game.position())
    assert len(set(games)) == 1


def test_a_blind_card_is_seen_by_its_drawer_only() -> None:
    game = first_turn()
    drawn = game.apply("draw deck")[0]
    assert isinstance(drawn, CardDrawn)
    assert drawn.card is not None
    assert visible_events((drawn,), 0) == (drawn,)
    for viewer in (1, None):
        assert visible_events((drawn,), viewer) == (CardDrawn(0, None, None),)


def test_an_open_card_is_seen_and_remembered_by_all() -> None:
    game = deal(first_turn(), row=("blue", "red", "white", "green", "yellow"))
    events = game.apply("draw 3")
    assert events[0] == CardDrawn(0, 3, "green")
    assert visible_events(events, None) == visible_events(events, 1) == events
    assert game.view(1).seats[0].known_cards == {"green": 1}


def test_drawn_tickets_are_seen_by_their_drawer_only() -> None:
    game = first_turn()
    offered = game.apply("tickets")
    kept = game.apply(game.legal_actions()[0])
    assert visible_events(offered, 1)[0] == TicketsOffered(0, 2, None)
    assert visible_events(kept, 1)[0] == TicketsKept(0, 1, 1, None)
    assert visible_events(kept, 0) == kept


def test_a_claim_is_seen_by_all_with_its_payment() -> None:
    game = deal(first_turn(), {"blue": 1})
    events = game.apply("claim arc-champs:2 blue*1")
    assert events[0] == RouteClaimed(0, "arc-champs:2", {"blue": 1}, 1)
    assert visible_events(events, None) == events


def test_the_end_shows_all_tickets() -> None:
    event = GameEnded("cars", (1, 2), (1,), (("a-b",), ("c-d",)))
    assert visible_events((event,), None) == (event,)


def test_a_spectator_has_no_private_view() -> None:
    game = first_turn()
    assert game.view().private is None
    assert game.view(1).private is not None
    assert game.view(1).seat == 1


def test_a_copy_goes_its_own_way() -> None:
    game = first_turn("san_francisco", 3)
    text, actions = game.position(), list(game.actions)
    copy = game.clone()
    for _ in range(30):
        copy.apply(copy.legal_actions()[-1])
    assert (game.position(), list(game.actions)) == (text, actions)
    assert version_of(copy) == version_of(game) + 30
    assert copy.record().actions[: len(actions)] == tuple(actions)


@pytest.mark.parametrize("field", STATE_FIELDS)
def test_a_copied_state_has_every_field_and_shares_no_list(field: str) -> None:
    state = state_of(Game.new("london", 4, seed=1))
    before = getattr(state, field)
    copied = getattr(state.clone(), field)
    assert copied == before
    if isinstance(before, list):
        assert copied is not before
        rows = [pair for pair in zip(copied, before, strict=True) if isinstance(pair[0], list)]
        assert all(one is not other for one, other in rows)


def test_a_game_from_a_position_plays_on_with_the_names_it_is_given() -> None:
    game = first_turn()
    again = Game.from_position(game.position(), names=("Ada", "Ben"))
    assert again.names == ("Ada", "Ben")
    for _ in range(40):
        action = game.legal_actions()[0]
        assert again.apply(action) == game.apply(action)
    assert again.position() == game.position()


def test_a_position_may_be_broken_over_lines() -> None:
    game = first_turn()
    assert Game.from_position(game.position().replace(" ", "\n  ")).position() == game.position()
