"""A small net rates positions alike, whatever compiled it: interpreter, compiler and optimisation."""

from __future__ import annotations

import math
import sys
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from farebox.bots import decide as plain
from farebox.bots.arithmetic import exponential, logarithm, sigmoid
from farebox.bots.net import MAX_INPUTS, OUTPUTS
from farebox.bots.weights import NET_TYPE
from farebox.engine.interpreted import interpreted
from farebox.engine.native import load
from native.build import ARITHMETIC, PACKAGE, compile_c, compilers, run
from native.sources import read_sources
from native.unit import write_unit
from tests.engine.differential import load_extension

POSITIONS = 12
NET = ("bots/arithmetic.py", "bots/net.py", "../../tests/engine/net_probe.py")
TABLES = ("rules/state.py", "cities/schema.py", "rules/codes.py")
KNOWN = "bf26d1e03126ccc1"


def numbers(count: int, seed: int) -> Any:
    """Numbers between -1 and 1 that are the same everywhere: a linear congruential generator."""
    state, found = seed, []
    for _ in range(count):
        state = (state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        found.append((state >> 11) / (1 << 52) - 1.0)
    return np.array(found)


def net_and_inputs() -> tuple[Any, Any]:
    """A net with the most inputs, and positions of which most inputs are zero."""
    nets = np.zeros(1, NET_TYPE)
    nets["inputs"] = MAX_INPUTS
    for seed, field in enumerate(
        name for name in NET_TYPE.names or () if "weights" in name or "biases" in name
    ):
        shape = nets[field][0].shape
        nets[field][0] = numbers(math.prod(shape), seed).reshape(shape) / 4
    inputs = numbers(POSITIONS * MAX_INPUTS, 99).reshape(POSITIONS, MAX_INPUTS)
    inputs[np.abs(inputs) < 0.85] = 0.0
    return nets, inputs


def rated(rate_many: Any) -> Any:
    """What a net thinks of the positions."""
    nets, inputs = net_and_inputs()
    outputs = np.zeros((POSITIONS, OUTPUTS))
    rate_many(nets, inputs, outputs)
    return outputs


def test_interpreted_and_compiled_nets_rate_alike() -> None:
    native: Any = load()
    outputs = rated(native.rate_many)
    assert outputs.tobytes() == rated(interpreted(plain.rate_many)).tobytes()
    assert len(set(outputs.ravel().tolist())) == POSITIONS * OUTPUTS
    assert ((outputs > 0) & (outputs < 1)).all()


def test_ratings_are_those_of_matrices() -> None:
    nets, inputs = net_and_inputs()
    net = nets[0]
    first = np.maximum(inputs @ net["first_weights"] + net["first_biases"], 0)
    second = np.maximum(first @ net["second_weights"] + net["second_biases"], 0)
    expected = 1 / (1 + np.exp(-(second @ net["output_weights"].T + net["output_biases"])))
    np.testing.assert_allclose(rated(interpreted(plain.rate_many)), expected, rtol=1e-12)


def test_ratings_do_not_depend_on_the_machine() -> None:
    """The hash was taken with gcc 12 on x86-64; a compiler that fuses or reorders gives another one."""
    assert sha256(rated(interpreted(plain.rate_many)).tobytes()).hexdigest()[:16] == KNOWN


def test_ratings_do_not_depend_on_the_compiler(tmp_path: Path) -> None:
    native: Any = load()
    known, source = rated(native.rate_many).tobytes(), write_net(tmp_path)
    ways = product(compilers(), (("-O0",), ("-O3", "-march=native")))
    for number, (compiler, optimisation) in enumerate(ways):
        # Two libraries of one path are one to the system.
        copy = tmp_path / str(number) / source.name
        copy.parent.mkdir()
        copy.write_bytes(source.read_bytes())
        extension: Any = load_extension(compile_c(copy, compiler, ("-w", *optimisation, *ARITHMETIC)))
        assert rated(extension.rate_each).tobytes() == known, (compiler, optimisation)


def write_net(folder: Path) -> Path:
    """The net alone as a source of C."""
    unit = folder / "_native.pyx"
    unit.write_text(write_unit(read_sources(PACKAGE, NET, TABLES)), encoding="utf-8")
    run([sys.executable, "-m", "cython", unit.name], folder)
    return unit.with_suffix(".c")


@pytest.mark.parametrize("x", [0.0, 1e-9, 0.1, -0.3, 1.0, -2.5, 10.0, -17.25, 39.9, -39.9])
def test_the_exponential_is_right_to_the_last_bits(x: float) -> None:
    assert exponential(x) == pytest.approx(math.exp(x), rel=1e-15)
    assert sigmoid(x) == pytest.approx(1 / (1 + math.exp(-x)), rel=1e-14)


def test_the_exponential_is_cut_where_a_sigmoid_no_longer_changes() -> None:
    assert exponential(1000.0) == exponential(40.0)
    assert 0 < sigmoid(-1000.0) < 1e-17


@pytest.mark.parametrize("x", [1.0, 1.5, 2.0, 3.0, 7.0, 1000.0, 20_000.0, 1e9])
def test_the_logarithm_is_right_to_the_last_bits(x: float) -> None:
    assert logarithm(x) == pytest.approx(math.log(x), rel=3e-16, abs=1e-16)
