"""What the package itself needs of a game beyond what users see: its state, and actions checked once."""

from __future__ import annotations

from farebox.errors import IllegalAction
from farebox.game.actions import Action
from farebox.game.city_index import CityIndex
from farebox.game.events import Event
from farebox.game.game import Game, LegalAction
from farebox.game.legality_reasons import why_unclaimable
from farebox.game.notation import action_text
from farebox.game.records import RecordSeat
from farebox.game.views import PHASES, Phase
from farebox.rules.state import State


def state_of(game: Game) -> State:
    """The state of the rules, secrets included; changing it changes the game."""
    return game._state


def index_of(game: Game) -> CityIndex:
    """The names of the game's city with the tables that the rules read."""
    return game._index


def seed_of(game: Game) -> bytes:
    """The seed, which a game that began at a position does not have."""
    return game._require_seed()


def version_of(game: Game) -> int:
    """The number of actions done so far, those before the position that the game began at included."""
    return game._state.version


def phase_of(game: Game) -> Phase:
    """The kind of decision that is due."""
    return PHASES[game._state.phase]


def seating(game: Game) -> tuple[RecordSeat, ...]:
    """Who sits where, as the game's record has it."""
    return game._seats


def legal_codes(game: Game, seat: int | None = None) -> list[int]:
    """The legal actions of a seat as numbers of the rules."""
    return game._legal_codes(seat)


def state_seen_by(game: Game, seat: int | None) -> State:
    """The state with the turn of a seat that may choose its first tickets out of order (R2.4)."""
    return game._seen_by(seat)


def check_action(game: Game, action: Action | str, seat: int | None = None) -> LegalAction:
    """An action, typed or as text, that a seat may do now; nothing is done."""
    return game._checked(action, seat)


def do_action(game: Game, action: Action | str, seat: int | None = None) -> int:
    """Do an action without deriving its events; return its number."""
    return game._do(action, seat)


def game_after(game: Game, action: LegalAction) -> tuple[Game, tuple[Event, ...]]:
    """The game one checked action later, with what happened; the given one stays as it is."""
    return game._after(action)


def text_of(game: Game, action: Action) -> str:
    """The text form of an action."""
    return action_text(game._index, action)


def why_route_unclaimable(game: Game, route: str) -> IllegalAction | None:
    """Why the seat to act cannot claim a route at all; None if it can."""
    number = game._index.route_number.get(route)
    if number is None:
        return IllegalAction("unknown-route", name=route)
    return why_unclaimable(game._index, game._state, number)
