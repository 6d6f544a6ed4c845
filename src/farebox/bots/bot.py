"""What every bot can do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from farebox.game.actions import Action
from farebox.game.views import View


class Bot(Protocol):
    """A program that plays one seat, from what that seat may know."""

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """One of the legal actions."""
        ...
