"""Matches, results and external bots for tests."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from farebox.arena.blocks import Match, make_match, seatings
from farebox.arena.play import play_on_threads
from farebox.arena.results import Results, blank, merged
from farebox.arena.spec import MatchSpec
from farebox.bots.process import Limits
from farebox.cities.load import load_city

PARIS = load_city("paris")
# Patient enough for a busy machine; impatient where a bot hangs on purpose and no other program plays.
PATIENT = Limits(hello=60.0, decision=30.0)
IMPATIENT = Limits(hello=60.0, decision=0.2)

# A bot that plays soundly; the faulty ones change what it does at its `turn`-th decision.
SOUND = """
import json, os, subprocess, sys, time
turn = 0
for line in sys.stdin:
    request = json.loads(line)
    if request["type"] == "hello":
        HELLO
        print("test bot", flush=True)
    if request["type"] == "choose":
        turn += 1
        answer = request["legal"][turn % len(request["legal"])]
        if turn == 3:
            FAULT
        print(answer, flush=True)
    if request["type"] == "end":
        END
"""


def match_of(*bots: str, players: int = 2, seed: int = 1) -> Match:
    return make_match(PARIS, players, bots, seed.to_bytes(16, "big"), "code")


class TimedSpec(MatchSpec):
    """A match with time limits that fit the test rather than people."""

    def __init__(self, match: Match, limits: Limits) -> None:
        super().__init__(PARIS, match.bots, players=match.players, seed=match.seed)
        self.match = match
        self.wanted = limits

    @property
    def limits(self) -> Limits:
        return self.wanted


def spec_of(match: Match, limits: Limits = PATIENT) -> MatchSpec:
    return TimedSpec(match, limits)


def played(match: Match, blocks: int, *, begin: int = 0, threads: int = 2) -> Results:
    return merged(play_on_threads(spec_of(match), begin, blocks, threads))


def results_of(match: Match, winners: Sequence[int]) -> Results:
    """Results in which only the winners are told, as bit masks."""
    found = blank(len(winners), match.players)
    found.columns["winners"][:] = winners
    assert len(winners) % len(seatings(match)) == 0
    return found


def same(left: Results, right: Results) -> bool:
    columns = left.columns.keys() == right.columns.keys()
    return columns and left.notes == right.notes and all(
        np.array_equal(left.columns[name], right.columns[name]) for name in left.columns
    )  # fmt: skip


def external_bot(
    folder: Path, name: str = "sound", *, hello: str = "pass", fault: str = "pass", end: str = "pass"
) -> str:
    """The name of an external bot that does something of its own at some moment."""
    file = folder / f"{name}.py"
    file.write_text(SOUND.replace("HELLO", hello).replace("FAULT", fault).replace("END", end))
    return f"cmd:{sys.executable} {file}"


def alive(process: int) -> bool:
    """Whether a process still runs; one that only waits to be noticed has ended."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    try:
        state = Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        # It has just ended, or there is no such folder on this system.
        return not Path("/proc/self").exists()
    return state.rpartition(")")[2].split()[0] != "Z"
