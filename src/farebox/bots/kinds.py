"""Numbers that stand for the ways of playing in compiled code."""

from __future__ import annotations

RANDOM = 0
GREEDY = 1
PLANNER = 2
BLOCKER = 3
ONE_STEP = 4
LONG_ROUTE = 5
ROUTE_FOCUSED = 6
TICKET_HUNGRY = 7
SEARCH = 8
TREE = 9
ROLLOUT = 10  # the planner of the profile that suits the board; plays only in the heads of others
