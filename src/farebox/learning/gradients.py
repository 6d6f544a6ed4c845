"""The training of a net in NumPy: ratings of many positions at once, gradients, and steps of Adam.

Adam is by Kingma and Ba ("Adam: A Method for Stochastic Optimization", 2015), its weight decay apart from the
gradient by Loshchilov and Hutter ("Decoupled Weight Decay Regularization", 2019).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from farebox.bots.net import FIRST_UNITS, UTILITY, WIN_CHANCE
from farebox.bots.weights import Layers, shapes

Floats32 = npt.NDArray[np.float32]

MOMENTUM = 0.9
SMOOTHING = 0.999
TINY = np.float32(1e-8)
WEIGHT_DECAY = 0.05
DECAYED = ("first_weights", "second_weights")
WIN_SHARE = 0.5  # of the error of the win chance, which plays no part in decisions
TYPICAL_INPUTS = 90  # that are not zero


class Pass(NamedTuple):
    """The sums of the hidden layers and the outputs for some positions."""

    first: Floats32
    second: Floats32
    outputs: Floats32


def new_layers(inputs: int, dice: np.random.Generator) -> Layers:
    """A net that knows nothing: small random weights."""
    spread = {
        "first_weights": (2 / TYPICAL_INPUTS) ** 0.5,
        "second_weights": (2 / FIRST_UNITS) ** 0.5,
        "output_weights": 0.1,
    }
    return {
        name: (spread.get(name, 0.0) * dice.standard_normal(shape)).astype(np.float32)
        for name, shape in shapes(inputs).items()
    }


def forward(layers: Layers, x: Floats32) -> Pass:
    """Rate positions."""
    first = x @ layers["first_weights"] + layers["first_biases"]
    second = np.maximum(first, 0) @ layers["second_weights"] + layers["second_biases"]
    sums = np.maximum(second, 0) @ layers["output_weights"].T + layers["output_biases"]
    return Pass(first, second, 1 / (1 + np.exp(-sums)))


def gradients(layers: Layers, x: Floats32, targets: Floats32) -> Layers:
    """How the mean error (cross-entropy) of positions changes with every weight."""
    found = forward(layers, x)
    error = ((found.outputs - targets) / len(x)).astype(np.float32)
    error[:, WIN_CHANCE] *= WIN_SHARE
    second_error = (error @ layers["output_weights"]) * (found.second > 0)
    first_error = (second_error @ layers["second_weights"].T) * (found.first > 0)
    return {
        "first_weights": x.T @ first_error,
        "first_biases": first_error.sum(0),
        "second_weights": np.maximum(found.first, 0).T @ second_error,
        "second_biases": second_error.sum(0),
        "output_weights": error.T @ np.maximum(found.second, 0),
        "output_biases": error.sum(0),
    }


def utility_error(layers: Layers, x: Floats32, targets: Floats32) -> float:
    """The mean square error of the utility."""
    difference = forward(layers, x).outputs[:, UTILITY] - targets[:, UTILITY]
    return float(np.mean(difference**2))


class Adam:
    """The optimizer: running means of gradients and of their squares."""

    def __init__(self, layers: Layers) -> None:
        self.steps = 0
        self.means = {name: np.zeros_like(layer) for name, layer in layers.items()}
        self.squares = {name: np.zeros_like(layer) for name, layer in layers.items()}

    def step(self, layers: Layers, found: Layers, rate: float) -> None:
        """Change the weights against their gradients."""
        self.steps += 1
        mean_part = rate / (1 - MOMENTUM**self.steps)
        square_part = 1 / (1 - SMOOTHING**self.steps)
        for name, gradient in found.items():
            mean, square = self.means[name], self.squares[name]
            mean += np.float32(1 - MOMENTUM) * (gradient - mean)
            square += np.float32(1 - SMOOTHING) * (gradient * gradient - square)
            if name in DECAYED:
                layers[name] *= np.float32(1 - rate * WEIGHT_DECAY)
            layers[name] -= np.float32(mean_part) * mean / (np.sqrt(square * np.float32(square_part)) + TINY)
