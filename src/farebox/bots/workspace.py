"""The workspace of a bot: numbers that are recomputed for every decision."""

from __future__ import annotations

from farebox.cities.schema import MAX_LOCATIONS, MAX_PLAYERS
from farebox.rules.board import ROUTE_SLOTS
from farebox.rules.codes import CARD_KINDS
from farebox.rules.state import Grid, Ints, zeros

POOL_SIZE = 128
MAX_ARMS = 24

WORKSPACE_FIELDS: dict[str, tuple[int, tuple[int, ...]]] = {
    "profile": (64, ()),
    "rollout_profile": (64, ()),
    "usable": (64, ()),
    "plan": (64, ()),
    "plan_cars": (64, ()),
    "plan_time": (64, ()),
    "time_left": (64, ()),
    "target": (64, ()),
    "shortage": (64, ()),
    "best_colour": (64, ()),
    "gain_known": (64, ()),
    "gain": (64, (ROUTE_SLOTS,)),
    "cost": (64, (ROUTE_SLOTS,)),
    "distance": (64, (MAX_LOCATIONS,)),
    "via": (64, (MAX_LOCATIONS,)),
    "need": (64, (CARD_KINDS,)),
    "candidates": (64, ()),
    "candidate": (64, (MAX_ARMS,)),
    "arm_profile": (64, (MAX_ARMS,)),
    "prior": (64, (MAX_ARMS,)),
    "worth": (64, (MAX_ARMS,)),
    "tries": (64, (MAX_ARMS,)),
    "pool": (8, (POOL_SIZE,)),
    "streams": (64, (MAX_PLAYERS, 4)),
    "dice": (64, (4,)),
}


class Workspace:
    """What a bot computes for one decision."""

    __slots__ = tuple(WORKSPACE_FIELDS)

    profile: int  # of the planner that thinks now
    rollout_profile: int  # the profile that suits the board, or UNKNOWN
    usable: int  # bit mask of routes the player owns or may still claim
    plan: int  # bit mask of routes the player wants to claim
    plan_cars: int
    plan_time: int  # in quarters of a turn
    time_left: int  # in quarters of a turn
    target: int  # the route wanted when there is no plan
    shortage: int  # cards still to be drawn for what is wanted
    best_colour: int  # the colour the player has most cards of
    gain_known: int  # bit mask of routes whose gain has been worked out
    gain: Ints
    cost: Ints
    distance: Ints
    via: Ints
    need: Ints  # by kind of card, how many are still to be drawn
    candidates: int  # how many of the following are set
    candidate: Ints  # actions worth a closer look, the best first
    arm_profile: Ints  # of the planner that plays on after the candidate
    prior: Ints
    worth: Ints
    tries: Ints
    pool: Ints
    streams: Grid  # a generator of chance for every seat
    dice: Ints  # the generator of this decision

    def __init__(self) -> None:
        for name, (_, shape) in WORKSPACE_FIELDS.items():
            setattr(self, name, zeros(shape))
