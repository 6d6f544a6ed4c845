"""What the projection of a table keeps from version to version equals what it would make from scratch."""

from __future__ import annotations

from random import Random

import pytest

from farebox.game.game import Game
from farebox.game.internals import index_of, state_of, why_route_unclaimable
from farebox.game.worth import seat_worth
from farebox.server.live.projection import ClientProjection, log_since
from farebox.server.live.ticket_hints import network_of
from farebox.server.tables.checks import can_undo
from farebox.server.tables.commands import Undo
from farebox.server.tables.info import table_info
from farebox.server.tables.table import Table
from farebox.server.wire import SeatState, TableInfo, Update
from tests.builders import CITIES
from tests.server.build import act, after_command, shown, started

TABLES = [(city, players) for city in CITIES for players in (2, 4)]


def spaces(
    game: Game, seat: int, ticket: str, routes: tuple[str, ...] | None
) -> tuple[int | None, int | None]:
    """The spaces of the told way of a ticket, and of a shortest one."""
    network, view = network_of(index_of(game).hash), game.view(seat)
    ends = next(found for found in game.city.tickets if found.id == ticket)
    way = network.shortest_path(view, seat, ends.a, ends.b)
    free = set(network.open_routes(view, seat))
    assert routes is None or free.issuperset(routes)
    told = None if routes is None else sum(network.routes[route].length for route in routes)
    return told, None if way is None else way.spaces


def check_state(game: Game, seat: int, state: SeatState) -> None:
    """All is as the game has it, needs are as short as can be, and every reason is the one of the rules."""
    assert state.view == game.view(seat)
    assert state.legal == game.legal_actions(seat)
    for ticket, routes in state.needs.items():
        told, shortest = spaces(game, seat, ticket, routes)
        assert told == shortest
        assert (ticket in state.out_of_cars) == ((shortest or 0) > state_of(game).cars_left[seat])
    assert list(state.worth) == [
        seat_worth(index_of(game), state_of(game), other) for other in range(len(game.names))
    ]
    for route, reason in state.blocked.items():
        fault = why_route_unclaimable(game, route)
        assert fault is not None
        assert (reason.code, reason.facts) == (fault.code, fault.facts)


def check_projection(projection: ClientProjection, table: Table) -> None:
    """Everything that is kept against what is made anew, read as the clients read it."""
    since = table.version - 1
    for seat in range(len(table.seats)):
        guest = table.seats[seat].guest
        update = shown(projection.update(since, guest, (seat,)), Update)
        assert (update.version, update.table) == (table.version, table_info(table, guest))
        assert update.entries == log_since(table, since, (seat,))
        [state] = update.states
        assert (state.seat, state.can_undo) == (seat, can_undo(table, seat))
        assert (state.sheets is None) == (table.status == "playing")
        check_state(table.require_game(), seat, state)
    watched = shown(projection.update(max(0, since - 2), None, ()), Update)
    assert watched.entries == log_since(table, max(0, since - 2), ())
    assert watched.states[0].view == table.require_game().view(None)
    for guest in ("anna", "bert", "nobody", None):
        assert shown(projection.info(guest), TableInfo) == table_info(table, guest)


def busy_action(game: Game, dice: Random) -> int:
    """The place of a legal action of the seat to act: claims and tickets rather than cards."""
    kinds = [type(action).__name__ for action in game.legal_actions()]
    liked = [place for place, kind in enumerate(kinds) if not kind.startswith("Draw")]
    return dice.choice(liked or range(len(kinds)))


def after_action(table: Table, projection: ClientProjection, dice: Random) -> Table:
    """The table one action later, with its projection checked."""
    game = table.require_game()
    seat = game.to_act[0]
    table = act(table, seat, game.legal_actions(seat)[busy_action(game, dice)])
    projection.advance(table)
    check_projection(projection, table)
    return table


@pytest.mark.parametrize(("city", "players"), TABLES)
def test_what_is_kept_is_what_would_be_made_anew(city: str, players: int) -> None:
    table = started(*("anna", "bert", "carl", "dora")[:players], city=city)
    projection, dice = ClientProjection(table), Random(players)
    while table.status == "playing":
        table = after_action(table, projection, dice)


@pytest.mark.parametrize("city", CITIES)
def test_after_an_undo_ways_that_are_open_again_count(city: str) -> None:
    table = started("anna", "novice", city=city, undo=True)
    projection, dice = ClientProjection(table), Random(5)
    while table.status == "playing":
        table = after_action(table, projection, dice)
        if can_undo(table, 0) and dice.random() < 0.3 and table.version < 150:
            table = after_command(table, Undo(guest="anna", seat=0, version=table.version))
            projection.advance(table)
            check_projection(projection, table)
