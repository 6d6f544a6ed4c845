"""Who may do what at a table, and when."""

from __future__ import annotations

from farebox.errors import IllegalAction, TableError
from farebox.game.game import Game
from farebox.server.tables.seats import Seat
from farebox.server.tables.table import Table


def require_lobby(table: Table) -> None:
    """Refuse what is only possible before the start."""
    if table.status != "lobby":
        raise TableError("already-started")


def require_host(table: Table, guest: str) -> None:
    """Refuse what only the host may do."""
    if guest != table.host:
        raise TableError("only-the-host")


def require_seated(table: Table, guest: str) -> None:
    """Refuse what only those at the table may do."""
    if not table.seats_of(guest):
        raise TableError("not-seated")


def require_own(table: Table, guest: str, number: int) -> Seat:
    """The seat, if it is the guest's."""
    seat = table.seat(number)
    if not seat.is_of(guest):
        raise TableError("not-your-seat", seat=number)
    return seat


def require_playing(table: Table) -> Game:
    """The game, while it is on."""
    game = table.require_game()
    if game.over:
        raise IllegalAction("game-is-over")
    return game
