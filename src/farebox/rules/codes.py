"""Numbers that stand for cards, phases, actions and ends of a game."""

from __future__ import annotations

WILD = 8
GRAY = 9
CARD_KINDS = 9
NONE = -1

CHOOSE_FIRST_TICKETS = 0
PLACE_STACKS = 1
TAKE_TURN = 2
SECOND_CARD = 3
KEEP_TICKETS = 4
CHOOSE_TOKEN = 5
OVER = 6

DRAW_FACE_UP = 0
DRAW_BLIND = 5
DRAW_TICKETS = 6
PASS = 7
KEEP = 8
PLACE_STACK = 16
TAKE_TOKEN = 48
CLAIM = 256

NOT_ENDED = 0
ENDED_BY_CARS = 1
ENDED_BY_PASSES = 2

MAX_ACTIONS = 4096


def claim_code(route: int, colour: int, wilds: int) -> int:
    """The action that claims `route` with `wilds` wilds and the rest in `colour`."""
    return ((route + 1) << 8) | (colour << 4) | wilds


def claimed_route(action: int) -> int:
    """The route of a claim."""
    return (action >> 8) - 1


def claim_colour(action: int) -> int:
    """The colour of a claim's payment; WILD if it is paid with wilds only."""
    return (action >> 4) & 15


def claim_wilds(action: int) -> int:
    """The number of wilds in a claim's payment."""
    return action & 15
