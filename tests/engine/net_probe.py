"""The net alone, for whatever compiles it: the rest of the bots would take a minute with every compiler."""

from __future__ import annotations

from farebox.bots.net import Net, rate
from farebox.rules.state import FloatGrid

ENTRY_POINTS = ("rate_each",)


def rate_each(nets: list[Net], inputs: FloatGrid, outputs: FloatGrid) -> None:
    """Rate positions by one net."""
    for index in range(len(inputs)):
        rate(nets[0], inputs[index], outputs[index])
