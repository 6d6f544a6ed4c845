"""What each client is shown: its own view and events, and of others only what is public."""

from __future__ import annotations

import msgspec
import pytest

from farebox.game.actions import DrawBlind
from farebox.game.events import CardDrawn, FirstTicketsChosen
from farebox.game.internals import index_of
from farebox.server.live.projection import ClientProjection, log_since
from farebox.server.tables.commands import Undo
from farebox.server.tables.info import table_info
from farebox.server.tables.table import Table
from tests.builders import CITIES
from tests.server.build import act, after_command, lobby, past_first_tickets, started, states_of, to_the_end


def drawn(table: Table, seats: tuple[int, ...]) -> CardDrawn:
    """The last card that was drawn, as these seats see it."""
    event = log_since(table, table.version - 1, seats)[0].events[0]
    assert isinstance(event, CardDrawn)
    return event


@pytest.mark.parametrize("city", CITIES)
def test_a_seats_view_is_the_games_view_of_that_seat(city: str) -> None:
    table = started("anna", "bert", "carl", city=city)
    projection = ClientProjection(table)
    while table.status == "playing":
        game = table.require_game()
        for seat in (None, 0, 1, 2):
            state = states_of(projection, *(() if seat is None else (seat,)))[0]
            assert state.view == game.view(seat)
            assert state.legal == (() if seat is None else game.legal_actions(seat))
        table = act(table, game.to_act[0], game.legal_actions(game.to_act[0])[-1])
        projection.advance(table)


def test_a_blind_card_is_seen_by_its_seat_only() -> None:
    table = act(past_first_tickets(started("anna", "bert")), 0, DrawBlind())
    assert drawn(table, (0,)).card is not None
    assert drawn(table, (1,)).card is None
    assert drawn(table, ()).card is None


def test_who_holds_several_seats_gets_the_events_as_each_of_them_sees_them() -> None:
    table = act(past_first_tickets(started("anna", "anna", "bert")), 0, DrawBlind())
    entry = log_since(table, table.version - 1, (0, 1))[0]
    assert drawn(table, (0, 1)).card is None
    assert list(entry.by_seat) == [0]
    assert entry.by_seat[0][0] == drawn(table, (0,))
    assert log_since(table, table.version - 1, (0,))[0].by_seat == {}
    assert [state.seat for state in states_of(ClientProjection(table), 0, 1)] == [0, 1]


def test_first_tickets_stay_secret_in_the_log() -> None:
    table = act(started("anna", "bert"), 0)
    for seats, known in (((0,), True), ((1,), False), ((), False)):
        chosen = log_since(table, table.version - 1, seats)[0].events[0]
        assert isinstance(chosen, FirstTicketsChosen)
        assert (chosen.tickets is not None) == known


def test_the_log_since_a_version_has_what_came_after_it() -> None:
    table = past_first_tickets(started("anna", "bert"))
    versions = [entry.version for entry in log_since(table, 2, ())]
    assert versions == list(range(3, table.version + 1))
    kinds = [entry.kind for entry in log_since(table, 0, ())]
    assert kinds == ["seat", "seat", "started", "action", "action"]


def test_an_undo_says_which_version_is_back() -> None:
    table = past_first_tickets(started("anna", "casual", undo=True))
    later = act(table, 0, DrawBlind())
    back = after_command(later, Undo(guest="anna", seat=0, version=later.version))
    entry = log_since(back, later.version, (0,))[0]
    assert (entry.kind, entry.seat, entry.back_to) == ("undo", 0, table.version)


def test_the_seat_to_take_a_turn_learns_why_it_cannot_claim() -> None:
    table = past_first_tickets(started("anna", "bert"))
    projection, game = ClientProjection(table), table.require_game()
    own, other, nobody = states_of(projection, 0)[0], states_of(projection, 1)[0], states_of(projection)[0]
    claimable = {action.route for action in own.legal if hasattr(action, "route")}
    assert set(own.blocked) == set(index_of(game).routes) - claimable
    assert own.blocked
    assert other.blocked == nobody.blocked == {}


def test_a_seat_learns_what_its_tickets_need_and_a_spectator_does_not() -> None:
    table = started("anna", "bert")
    projection = ClientProjection(table)
    state = states_of(projection, 0)[0]
    assert state.view.private is not None
    assert set(state.needs) == set(state.view.private.offer)
    assert all(state.needs.values())
    assert states_of(projection)[0].needs == {}


def test_score_sheets_come_with_the_end() -> None:
    table = started("anna", "bert")
    assert states_of(ClientProjection(table), 0)[0].sheets is None
    sheets = states_of(ClientProjection(to_the_end(table)))[0].sheets
    assert sheets is not None
    assert [sheet.name for sheet in sheets] == ["Anna", "Bert"]


def test_before_the_start_there_is_no_state() -> None:
    assert states_of(ClientProjection(lobby("anna", "open")), 0) == ()


def test_guests_ids_and_the_seed_are_shown_to_nobody() -> None:
    table = started("anna-id", "bert-id")
    for guest in ("anna-id", "bert-id", None):
        text = msgspec.json.encode(table_info(table, guest)).decode()
        assert "anna-id" not in text
        assert "bert-id" not in text
        assert table.seed.hex() not in text


def test_a_guest_is_told_which_seats_are_his_and_whether_he_is_the_host() -> None:
    table = started("anna", "bert")
    assert [seat.mine for seat in table_info(table, "bert").seats] == [False, True]
    assert (table_info(table, "anna").host, table_info(table, "bert").host) == (True, False)
    assert [seat.mine for seat in table_info(table, None).seats] == [False, False]
