"""Numbers that stand for the bots in compiled code."""

from __future__ import annotations

from farebox.bots.styles import STYLES

RANDOM = 0
SEARCH = 1
TREE = 2
ROLLOUT = 3  # the planner with the profile that suits the board; plays only in rollouts
LEARNED = 4
FIRST_STYLE = 5
PLANNER = FIRST_STYLE + STYLES.index("planner")
