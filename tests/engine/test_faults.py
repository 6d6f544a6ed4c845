"""Compiled arithmetic is Python's, and a fault planted in it is found by comparing it with the interpreter.

Equal games do not prove equal arithmetic: a division that rounds the other way, or a mask of 32 bits, changes
nothing in most games. So every operation is compared by itself, and games at the limits of a city.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from farebox.bots.registry import parse_bot
from farebox.engine.interpreted import interpreted
from farebox.engine.layout import record_type
from native.build import FLAGS, PACKAGE, compile_c, compilers, run, write_c
from native.sources import read_sources
from native.unit import write_unit
from tests.engine import probe
from tests.engine.differential import agree, bot_games_agree, load_extension, random_games_agree
from tests.made_cities import city_of

ROOT = Path(__file__).parents[2]
UNIT = "_native.pyx"
PROBED = ("rules/randomness.py", "bots/arithmetic.py", "../../tests/engine/probe.py")
PROBE_TYPE = record_type(probe.Probe, probe.PROBE_FIELDS)
NUMBERS = (
    0,
    1,
    -1,
    2,
    3,
    -7,
    8,
    99,
    -100,
    255,
    12345,
    -98765,
    2**31 - 1,
    -(2**31),
    2**31,
    2**40 + 3,
    -(2**45),
)
# The whole suite plays with what the usual flags make; a planted fault does not need them.
QUICK_FLAGS = ("-O0", *(flag for flag in FLAGS if not flag.startswith("-O")))
SANITIZED = (
    "-O0",
    "-g",
    "-w",
    "-ffp-contract=off",
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=all",
)
SANITIZED_RUN = """
import sys
from pathlib import Path
from farebox import CITY_IDS
from farebox.bots.registry import PLAIN, parse_bot
from tests.engine import differential
from tests.engine.differential import bot_games_agree, load_extension, random_games_agree
from tests.made_cities import city_of
compiled = load_extension(Path(sys.argv[1]))
# The interpreter has played along elsewhere; here every game is played twice by what is checked.
differential.interpreted = lambda entry_point: getattr(compiled, entry_point.__name__)
for name in (*CITY_IDS, "limits_with_tokens", "limits_with_districts"):
    for players in (2, 3, 4):
        assert random_games_agree(compiled, city_of(name), players, 3), name
    for bot in (*PLAIN, "search:2", "tree:2", "learned:2"):
        if not bot.endswith(":2") or name in ("paris", "limits_with_tokens"):
            assert bot_games_agree(compiled, city_of(name), [parse_bot(bot), parse_bot("planner")]), bot
print("clean")
"""


# Every operation by itself


def build_probe(folder: Path, *faults: tuple[str, str]) -> ModuleType:
    """The probe compiled, perhaps with faults planted."""
    unit = write_unit(read_sources(PACKAGE, PROBED, ("rules/state.py", "cities/schema.py", "rules/codes.py")))
    return load_extension(compiled_unit(folder, unit, *faults))


def compiled_unit(folder: Path, unit: str, *faults: tuple[str, str]) -> Path:
    """An extension of a unit in which some texts are replaced."""
    for old, new in faults:
        assert old in unit
        unit = unit.replace(old, new)
    (folder / UNIT).write_text(unit, encoding="utf-8")
    run([sys.executable, "-m", "cython", UNIT], folder)
    return compile_c((folder / UNIT).with_suffix(".c"), next(compilers()), QUICK_FLAGS)


def out() -> Any:
    """Room for results."""
    return np.zeros(64, np.int64)


def differences(compiled: ModuleType) -> list[str]:
    """The operations in which a compiled probe differs from Python."""
    words = np.array([123456789, 362436069, 521288629, 88675123])
    calls: list[tuple[Any, ...]] = [
        (probe.draw, words.copy(), limit, out()) for limit in (6, 2**31 - 1, 2**31)
    ]
    for a in NUMBERS:
        calls += [(probe.mask_bits, abs(a), out()), (probe.curves, abs(a), out())]
        calls += [(probe.store, np.zeros(1, PROBE_TYPE), a, out()), (probe.order, words + abs(a), out())]
        calls += [(probe.shift, a, bits, out()) for bits in (0, 7, 31, 32, 33, 61)]
        calls += [(probe.divide, a, b, out()) for b in (1, -1, 2, 3, -4, 7, 1000, -1000)]
        calls += [(probe.truth, a, b, out()) for b in (-2, 0, 1, 5, 9)]
    return sorted({call[0].__name__ for call in calls if not agree(call[0], compiled, *call[1:])})


def test_every_operation_is_as_in_python(tmp_path: Path) -> None:
    assert differences(build_probe(tmp_path)) == []


def test_faults_in_operations_are_found_each_by_its_own(tmp_path: Path) -> None:
    """Divisions that round towards zero, shifts and widening of 32 bits, uneven dice, a short constant."""
    compiled = build_probe(
        tmp_path,
        ("cdivision=False", "cdivision=True"),
        ("wide(1) << bits", "(<int>1) << bits"),
        ('wide "(int64_t)"', 'wide "(int32_t)"'),
        ("(WORD + 1) % limit", "WORD % limit"),
        ("1.4286068203094173e-06", "1.4286e-06"),
    )
    assert {"divide", "shift", "store", "draw", "curves"} <= set(differences(compiled))


def test_a_field_that_is_too_narrow_is_found(tmp_path: Path) -> None:
    assert differences(build_probe(tmp_path, ("int16_t half_field", "int8_t half_field"))) == ["store"]


# Whole games at the limits of a city


def games_agree(extension: Path) -> bool:
    """Whether an extension plays like the interpreter in a city at the limits."""
    compiled = load_extension(extension)
    tokens, districts = city_of("limits_with_tokens"), city_of("limits_with_districts")
    return (
        all(random_games_agree(compiled, city, 3, 12) for city in (tokens, districts))
        and bot_games_agree(compiled, tokens, [parse_bot("planner"), parse_bot("blocker")])
        and bot_games_agree(compiled, districts, [parse_bot("greedy"), parse_bot("route-focused")])
    )


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("& b.cars_suffice[cars]", "& <int>b.cars_suffice[cars]", id="masks of 32 bits"),
        pytest.param(
            "__builtin_ctzll(", "__builtin_ctz((unsigned)", id="the lowest of 32 bits", marks=pytest.mark.slow
        ),
        pytest.param(
            "int16_t final_score", "int8_t final_score", id="scores of 8 bits", marks=pytest.mark.slow
        ),
    ],
)
def test_a_fault_in_the_rules_is_found(tmp_path: Path, old: str, new: str) -> None:
    unit = write_unit(read_sources(PACKAGE))
    assert not games_agree(compiled_unit(tmp_path, unit, (old, new)))


def test_without_a_fault_games_agree(tmp_path: Path) -> None:
    assert games_agree(compiled_unit(tmp_path, write_unit(read_sources(PACKAGE))))


# Sanitizers


def address_sanitizer() -> str:
    """The library of the address sanitizer, which must be loaded before Python."""
    command = [*next(compilers()), "-print-file-name=libasan.so"]
    found = subprocess.run(command, capture_output=True, text=True).stdout.strip()
    if not Path(found).is_absolute():
        pytest.skip("!!! NO SANITIZERS: this compiler has no libasan.so")
    return found


def sanitized(extension: Path, program: str) -> subprocess.CompletedProcess[str]:
    """Run a program with an extension under the sanitizers."""
    # What Python keeps until it ends is no leak of ours.
    variables = {"LD_PRELOAD": address_sanitizer(), "ASAN_OPTIONS": "detect_leaks=0", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", program, str(extension)]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **variables}, capture_output=True, text=True)


def test_the_sanitizers_find_nothing(tmp_path: Path) -> None:
    """One run with every bound, shift and overflow checked."""
    extension = compile_c(write_c(tmp_path), next(compilers()), SANITIZED)
    found = sanitized(extension, SANITIZED_RUN)
    assert found.stdout.strip() == "clean", found.stderr[-2000:]


@pytest.mark.slow
def test_the_sanitizers_would_find_an_index_outside_its_field(tmp_path: Path) -> None:
    unit = write_unit(read_sources(PACKAGE)).replace(
        "for colour in range(b.colour_count)", "for colour in range(20)"
    )
    (tmp_path / UNIT).write_text(unit, encoding="utf-8")
    run([sys.executable, "-m", "cython", UNIT], tmp_path)
    extension = compile_c((tmp_path / UNIT).with_suffix(".c"), next(compilers()), SANITIZED)
    found = sanitized(extension, SANITIZED_RUN)
    assert found.returncode != 0
    assert "out of bounds" in found.stderr


def test_the_interpreter_leaves_what_it_works_out_in_the_arrays() -> None:
    found = out()
    interpreted(probe.divide)(-7, 2, found)
    assert found[:2].tolist() == [-4, 1]
