"""How many inputs a city has for a number of players, and which cities have too many to be learned."""

from __future__ import annotations

from farebox.bots.inputs import TICKET_INPUTS
from farebox.bots.net import MAX_INPUTS
from farebox.bots.own_inputs import (
    CARD_INPUTS,
    DONE_COUNTS,
    LAST_TURNS,
    OUTLOOK_INPUTS,
    PHASES_OR_OVER,
    PLAN_INPUTS,
    PLANNED_COUNTS,
)
from farebox.bots.public_inputs import FLAG_COLOURS, TICKET_COUNTS
from farebox.cities.schema import MAX_LENGTH, City
from farebox.errors import WeightsError
from farebox.rules.board import Board, make_board
from farebox.rules.codes import CARD_KINDS


def public_count(b: Board) -> int:
    """How many inputs say what everybody sees of a seat."""
    tokens = 2 * b.token_symbols + 1 if b.token_symbols else 0
    return 3 + b.cars + 1 + TICKET_COUNTS + b.route_count + FLAG_COLOURS + 1 + tokens


def own_count(b: Board, players: int) -> int:
    """How many inputs say what a seat knows of itself and the table."""
    turn = PHASES_OR_OVER + players + LAST_TURNS
    plan = PLAN_INPUTS + OUTLOOK_INPUTS + DONE_COUNTS + PLANNED_COUNTS + CARD_KINDS + b.route_count
    cards = 2 * CARD_KINDS + 1
    tokens = 2 * b.location_count if b.token_symbols else 0
    own = turn + CARD_INPUTS * CARD_KINDS + public_count(b) + b.ticket_count
    return own + plan + MAX_LENGTH + 1 + cards + tokens


def input_count(city: City, players: int) -> int:
    """How many inputs a net of a city has; a city with too many is refused."""
    b = make_board(city)
    other = CARD_KINDS + public_count(b) + TICKET_INPUTS
    count = (players - 1) * other + own_count(b, players)
    if count > MAX_INPUTS:
        raise WeightsError("city-too-large-to-learn", city=city.id, inputs=count, most=MAX_INPUTS)
    return count
