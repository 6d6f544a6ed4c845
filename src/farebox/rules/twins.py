"""Twins: the parallel routes between the same two locations (R6)."""

from __future__ import annotations


def closes_twin(players: int, owner: int, seat: int) -> bool:
    """Whether a route of `owner` closes its twin to `seat`: to all of two players, else to the owner (R6)."""
    return players == 2 or owner == seat
