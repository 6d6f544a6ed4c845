"""What the projection of a table keeps from version to version equals what it would make from scratch."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from farebox.game.game import Game
from farebox.game.internals import index_of, state_of, why_route_unclaimable
from farebox.game.worth import seat_worth
from farebox.server.live.projection import ClientProjection, log_since
from farebox.server.live.ticket_hints import network_of
from farebox.server.tables.checks import can_undo
from farebox.server.tables.commands import AskStandIn, GiveHost, MuteSeat, SetPace, Undo
from farebox.server.tables.info import table_info
from farebox.server.tables.table import Table
from farebox.server.wire import TableInfo, Update
from tests.builders import CITIES
from tests.server.build import SeenState, act, after_command, seen_states, shown, started

Known = dict[str | None, TableInfo]

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


def check_state(game: Game, seat: int, state: SeenState) -> None:
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


def told_table(watched: Watched) -> TableInfo | None:
    """What the last update says of the table."""
    return shown(watched.projection.update(watched.table.version - 1, "anna", (0,)), Update).table


def told_info(known: TableInfo, update: Update) -> TableInfo:
    """The table as a client knows it after an update that may tell only of its times."""
    return update.table or msgspec.structs.replace(
        known, version=update.version, due_seat_since=update.due_seat_since, deadline=update.deadline
    )


def check_projection(projection: ClientProjection, table: Table, known: Known) -> None:
    """Everything that is kept against what is made anew, read as the clients read it.

    `known` is what each guest knew of the table one entry before.
    """
    since = table.version - 1
    for seat in range(len(table.seats)):
        guest = table.seats[seat].guest
        update = shown(projection.update(since, guest, (seat,)), Update)
        assert update.version == table.version
        known[guest] = told_info(known[guest], update)
        assert known[guest] == table_info(table, guest)
        assert update.entries == log_since(table, since, (seat,))
        [state] = seen_states(update.game, update.states)
        assert (state.seat, state.can_undo) == (seat, can_undo(table, seat))
        assert (state.sheets is None) == (table.status == "playing")
        check_state(table.require_game(), seat, state)
    watched = shown(projection.update(max(0, since - 2), None, ()), Update)
    assert watched.entries == log_since(table, max(0, since - 2), ())
    assert watched.game is not None
    assert watched.game.view == table.require_game().view(None)
    for guest in ("anna", "bert", "nobody", None):
        assert shown(projection.info(guest), TableInfo) == table_info(table, guest)


def busy_action(game: Game, dice: Random) -> int:
    """The place of a legal action of the seat to act: claims and tickets rather than cards."""
    kinds = [type(action).__name__ for action in game.legal_actions()]
    liked = [place for place, kind in enumerate(kinds) if not kind.startswith("Draw")]
    return dice.choice(liked or range(len(kinds)))


class Watched:
    """A table whose projection is checked after every entry."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.projection = ClientProjection(table)
        self.known: Known = {seat.guest: table_info(table, seat.guest) for seat in table.seats}

    def advance(self, table: Table) -> None:
        """Show the table one entry later."""
        self.table = table
        self.projection.advance(table)
        check_projection(self.projection, table, self.known)

    def act(self, dice: Random) -> None:
        """Let the seat to act do something."""
        game = self.table.require_game()
        seat = game.to_act[0]
        self.advance(act(self.table, seat, game.legal_actions(seat)[busy_action(game, dice)]))


@pytest.mark.parametrize(("city", "players"), TABLES)
def test_what_is_kept_is_what_would_be_made_anew(city: str, players: int) -> None:
    watched = Watched(started(*("anna", "bert", "carl", "dora")[:players], city=city))
    dice = Random(players)
    while watched.table.status == "playing":
        watched.act(dice)


@pytest.mark.parametrize("city", CITIES)
def test_after_an_undo_ways_that_are_open_again_count(city: str) -> None:
    watched = Watched(started("anna", "novice", city=city, undo=True))
    dice = Random(5)
    while watched.table.status == "playing":
        watched.act(dice)
        table = watched.table
        if can_undo(table, 0) and dice.random() < 0.3 and table.version < 150:
            watched.advance(after_command(table, Undo(guest="anna", seat=0, version=table.version)))


def test_a_table_is_told_again_when_it_changed_and_only_then() -> None:
    watched = Watched(started("anna", "bert"))
    for command in (
        SetPace(guest="anna", pace=2.0),
        MuteSeat(guest="anna", seat=1, muted=True),
        AskStandIn(guest="bert", seat=1, level="casual"),
        GiveHost(guest="anna", seat=1),
    ):
        watched.advance(after_command(watched.table, command))
        assert told_table(watched) is not None
    watched.act(Random(1))
    assert told_table(watched) is None
