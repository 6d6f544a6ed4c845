"""The ring of positions that training draws from: the newest replace the oldest."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from farebox.bots.public_inputs import UNIT

Bytes = npt.NDArray[np.int8]
Floats32 = npt.NDArray[np.float32]


class Ring:
    """Positions as bytes, and their targets."""

    def __init__(self, room: int, inputs: int, outputs: int) -> None:
        self.inputs = np.zeros((room, inputs), np.int8)
        self.targets = np.zeros((room, outputs), np.float32)
        self.size = 0
        self.next = 0

    def add(self, inputs: Bytes, targets: Floats32) -> None:
        """Put positions in the place of the oldest ones."""
        room = len(self.targets)
        places = (self.next + np.arange(len(targets))) % room
        self.inputs[places] = inputs
        self.targets[places] = targets
        self.next = (self.next + len(targets)) % room
        self.size = min(room, self.size + len(targets))

    def sample(self, count: int, dice: np.random.Generator) -> tuple[Floats32, Floats32]:
        """Some positions at random, with their inputs as a net takes them."""
        places = dice.integers(0, self.size, count)
        return scaled(self.inputs[places]), self.targets[places]


def scaled(inputs: Bytes) -> Floats32:
    """Inputs as a net takes them."""
    return inputs.astype(np.float32) * np.float32(UNIT)
