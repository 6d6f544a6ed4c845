"""The bot that leaves everything to its dice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from farebox.game.actions import Action, ClaimRoute, DrawBlind, DrawFaceUp
from farebox.game.views import View


class RandomBot:
    """An even choice among the kinds of action, then among the actions of that kind."""

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """Any of the legal actions."""
        kinds: dict[str, list[Action]] = {}
        for action in legal:
            kinds.setdefault(kind_of(action), []).append(action)
        return rng.choice(kinds[rng.choice(list(kinds))])


def kind_of(action: Action) -> str:
    """The kind of an action: a draw, a claim or anything else."""
    if isinstance(action, DrawFaceUp | DrawBlind):
        return "draw"
    return "claim" if isinstance(action, ClaimRoute) else "other"
