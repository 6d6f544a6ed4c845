"""A small feed-forward net: inputs, two hidden layers of rectifiers, two outputs between 0 and 1.

The inner loops run over the units of the next layer, each of which is summed in the order of its inputs. A C
compiler can therefore vectorise the units without changing any sum, and inputs of zero cost nothing.
"""

from __future__ import annotations

from farebox.bots.arithmetic import sigmoid
from farebox.rules.state import FLOAT, FloatGrid, Floats, zeros

MAX_INPUTS = 800
FIRST_UNITS = 64
SECOND_UNITS = 32
OUTPUTS = 2
UTILITY = 0  # what the game is worth to the seat, as `search` counts it, from 0 to 1
WIN_CHANCE = 1

NET_FIELDS: dict[str, tuple[int | str, tuple[int, ...]]] = {
    "first_weights": (FLOAT, (MAX_INPUTS, FIRST_UNITS)),
    "first_biases": (FLOAT, (FIRST_UNITS,)),
    "second_weights": (FLOAT, (FIRST_UNITS, SECOND_UNITS)),
    "second_biases": (FLOAT, (SECOND_UNITS,)),
    "output_weights": (FLOAT, (OUTPUTS, SECOND_UNITS)),
    "output_biases": (FLOAT, (OUTPUTS,)),
    "first": (FLOAT, (FIRST_UNITS,)),
    "second": (FLOAT, (SECOND_UNITS,)),
    "x": (FLOAT, (MAX_INPUTS,)),
    "base": (FLOAT, (FIRST_UNITS,)),
    "outputs": (FLOAT, (OUTPUTS,)),
    "inputs": (64, ()),
    "own_begin": (64, ()),
}


class Net:
    """The weights of a net, by input and unit, and room for the sums of its hidden units."""

    __slots__ = tuple(NET_FIELDS)

    first_weights: FloatGrid
    first_biases: Floats
    second_weights: FloatGrid
    second_biases: Floats
    output_weights: FloatGrid
    output_biases: Floats
    first: Floats
    second: Floats
    x: Floats  # the inputs of a position
    base: Floats  # the sums of the first layer from the biases and the inputs before `own_begin`
    outputs: Floats
    inputs: int  # how many of the MAX_INPUTS are used
    own_begin: int

    def __init__(self) -> None:
        for name, (width, shape) in NET_FIELDS.items():
            setattr(self, name, zeros(shape, 0.0 if width == FLOAT else 0))


def add_inputs(n: Net, x: Floats, begin: int, end: int) -> None:
    """Add some inputs to the sums of the first hidden layer."""
    for place in range(begin, end):
        value = x[place]
        if value != 0.0:
            for unit in range(FIRST_UNITS):
                n.first[unit] += value * n.first_weights[place][unit]


def sum_first(n: Net, x: Floats) -> None:
    """The sums of the first hidden layer."""
    for unit in range(FIRST_UNITS):
        n.first[unit] = n.first_biases[unit]
    add_inputs(n, x, 0, n.inputs)


def keep_base(n: Net, end: int) -> None:
    """Keep what the inputs `n.x` before `end` add to the first layer, for positions that differ after it."""
    for unit in range(FIRST_UNITS):
        n.first[unit] = n.first_biases[unit]
    add_inputs(n, n.x, 0, end)
    for unit in range(FIRST_UNITS):
        n.base[unit] = n.first[unit]
    n.own_begin = end


def rate_from_base(n: Net) -> float:
    """The utility of the inputs `n.x`, of which those before `own_begin` are as they were kept."""
    for unit in range(FIRST_UNITS):
        n.first[unit] = n.base[unit]
    add_inputs(n, n.x, n.own_begin, n.inputs)
    sum_second(n)
    return net_output(n, UTILITY)


def sum_second(n: Net) -> None:
    """The sums of the second hidden layer."""
    for unit in range(SECOND_UNITS):
        n.second[unit] = n.second_biases[unit]
    for place in range(FIRST_UNITS):
        value = n.first[place]
        if value > 0.0:
            for unit in range(SECOND_UNITS):
                n.second[unit] += value * n.second_weights[place][unit]


def net_output(n: Net, output: int) -> float:
    """One of the outputs, from the sums of the second hidden layer."""
    total = n.output_biases[output]
    for place in range(SECOND_UNITS):
        if n.second[place] > 0.0:
            total += n.second[place] * n.output_weights[output][place]
    return sigmoid(total)


def rate(n: Net, x: Floats, outputs: Floats) -> None:
    """The outputs of the net for the inputs `x`."""
    sum_first(n, x)
    sum_second(n)
    for output in range(OUTPUTS):
        outputs[output] = net_output(n, output)
