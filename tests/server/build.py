"""Tables for tests: who sits there in a few words, and play that goes on by itself."""

from __future__ import annotations

from typing import Any, TypeVar, get_args

import msgspec
import pytest

from farebox.cities.load import city_hash, load_city
from farebox.errors import FareboxError
from farebox.game.actions import Action
from farebox.game.internals import phase_of
from farebox.game.score_sheet import ScoreSheet
from farebox.game.views import View
from farebox.game.worth import SeatWorth
from farebox.server.live.projection import ClientProjection
from farebox.server.tables.checks import check
from farebox.server.tables.commands import Act, ActAsBot, ChangeSeat, Command, Start
from farebox.server.tables.table import Opening, Table
from farebox.server.wire import GameState, Level, SeatState, TableSettings

BEGIN = 1000.0
SEED = bytes(range(16))

Shown = TypeVar("Shown")

LEVELS: dict[str, Level] = {level: level for level in get_args(Level)}


class Clock:
    """A clock that stands still until a test turns it."""

    def __init__(self) -> None:
        self.now = BEGIN

    def __call__(self) -> float:
        return self.now


def lobby(*seats: str, city: str = "paris", pace: float = 0.0, **settings: Any) -> Table:
    """A table before the start: seats are "open", a level such as "casual", or the name of a guest."""
    opening = Opening(
        city=city,
        city_hash=city_hash(load_city(city)),
        players=len(seats),
        settings=TableSettings(**settings),
        pace=pace,
    )
    host = next((seat for seat in seats if seat != "open" and seat not in LEVELS), "host")
    table = Table("table-1", opening, seed=SEED, host=host, created_at=BEGIN)
    for number, seat in enumerate(seats):
        if seat in LEVELS:
            command = ChangeSeat(guest=host, seat=number, change="bot", name="", level=LEVELS[seat])
            table = after_command(table, command)
        elif seat != "open":
            table = after_command(
                table, ChangeSeat(guest=seat, seat=number, change="take", name=seat.capitalize())
            )
    return table


def started(*seats: str, **options: Any) -> Table:
    """A table whose game has just started; the first of the seats begins unless said otherwise."""
    table = lobby(*seats, **{"first": 0, **options})
    return after_command(table, Start(guest=table.host))


def after_command(table: Table, command: Command, now: float = BEGIN) -> Table:
    """The table after a command."""
    return table.after(check(table, command, now), now)


def refused(table: Table, command: Command, now: float = BEGIN) -> str:
    """The code with which a table refuses a command; the table stays as it was."""
    before = table.version
    with pytest.raises(FareboxError) as caught:
        check(table, command, now)
    assert table.version == before
    return caught.value.code


def legal(table: Table, seat: int) -> Action:
    """Some legal action of a seat."""
    return table.require_game().legal_actions(seat)[0]


def act(table: Table, seat: int, action: Action | None = None, now: float = BEGIN) -> Table:
    """The table after some action of a seat, by whoever plays it."""
    wanted = action or legal(table, seat)
    guest = table.seats[seat].guest
    if guest is None or table.seats[seat].bot:
        return after_command(table, ActAsBot(seat=seat, version=table.version, action=wanted), now)
    return after_command(table, Act(guest=guest, seat=seat, version=table.version, action=wanted), now)


def past_first_tickets(table: Table) -> Table:
    """The table after everybody has chosen the first tickets and placed the stacks."""
    game = table.require_game()
    while phase_of(game) in ("choose-first-tickets", "place-stacks"):
        table = act(table, game.to_act[0])
        game = table.require_game()
    return table


def to_the_end(table: Table) -> Table:
    """The table after everybody has always done the last of the legal actions."""
    while table.status == "playing":
        game = table.require_game()
        seat = game.to_act[0]
        table = act(table, seat, game.legal_actions(seat)[-1])
    return table


def shown(part: bytes, kind: type[Shown]) -> Shown:
    """A part of a message as its client reads it."""
    return msgspec.json.decode(part, type=kind)


class SeenState(SeatState, frozen=True, kw_only=True):
    """The game from one seat: what everybody sees, with what the seat sees besides."""

    view: View
    worth: tuple[SeatWorth, ...]
    sheets: tuple[ScoreSheet, ...] | None


def seen_states(game: GameState | None, states: tuple[SeatState, ...]) -> tuple[SeenState, ...]:
    """The states of a message as a client puts them together."""
    return tuple(seen_state(game, state) for state in states) if game else ()


def seen_state(game: GameState, state: SeatState) -> SeenState:
    """What everybody sees, with what one seat sees besides."""
    view = msgspec.structs.replace(game.view, seat=state.seat, private=state.private)
    return SeenState(**msgspec.structs.asdict(state), view=view, worth=game.worth, sheets=game.sheets)


def states_of(projection: ClientProjection, *seats: int) -> tuple[SeenState, ...]:
    """The states that somebody with these seats is shown."""
    states = shown(msgspec.json.encode(projection.states(seats)), tuple[SeatState, ...])
    game = projection.game()
    return seen_states(shown(bytes(game), GameState) if game else None, states)
