"""Checkpoints: all of a training in a file, so that it continues as if it had never stopped."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from farebox.bots.inputs import INPUT_LAYOUT
from farebox.bots.weights import all_finite
from farebox.cities.load import city_hash
from farebox.cities.schema import City
from farebox.errors import WeightsError
from farebox.learning.goal import Goal
from farebox.learning.strength import Measurement
from farebox.learning.training import Trainer
from farebox.version import VERSION

# Most inputs are zero, so the quickest compression makes a tenth of them.
QUICK = 1


class Progress(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How far a training is, and of what."""

    city_hash: str
    players: int
    layout: int
    version: str
    seed: int
    goal: Goal
    games: int
    steps: int
    curve: tuple[Measurement, ...]
    spent: float  # seconds
    optimizer_steps: int
    ring_next: int
    dice: str


def arrays_of(trainer: Trainer) -> Iterator[tuple[str, Any]]:
    """The arrays of a training, by name."""
    ring = trainer.ring
    yield from (("ring/inputs", ring.inputs[: ring.size]), ("ring/targets", ring.targets[: ring.size]))
    groups = {
        "net": trainer.layers,
        "older": trainer.older,
        "means": trainer.optimizer.means,
        "squares": trainer.optimizer.squares,
    }
    for group, layers in groups.items():
        yield from ((f"{group}/{name}", layer) for name, layer in layers.items())


def progress_of(trainer: Trainer, goal: Goal, spent: float) -> Progress:
    """How far a training is."""
    return Progress(
        city_hash=city_hash(trainer.city),
        players=trainer.players,
        layout=INPUT_LAYOUT,
        version=VERSION,
        seed=trainer.seed,
        goal=goal,
        games=trainer.games,
        steps=trainer.steps,
        curve=tuple(trainer.curve),
        spent=spent,
        optimizer_steps=trainer.optimizer.steps,
        ring_next=trainer.ring.next,
        dice=dice_text(trainer.dice),
    )


def dice_text(dice: np.random.Generator) -> str:
    """The state of a generator; its numbers are too large for JSON readers."""
    state: Any = dice.bit_generator.state
    words = (state["state"]["state"], state["state"]["inc"], state["has_uint32"], state["uinteger"])
    return " ".join(map(str, words))


def set_dice(dice: np.random.Generator, text: str) -> None:
    """Put a generator into a state."""
    state, increment, has_half, half = map(int, text.split())
    dice.bit_generator.state = {
        "bit_generator": "PCG64",
        "state": {"state": state, "inc": increment},
        "has_uint32": has_half,
        "uinteger": half,
    }


def save_checkpoint(file: Path, trainer: Trainer, goal: Goal, spent: float) -> None:
    """Write a training to a file, with its goal and the seconds spent on it."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=QUICK) as archive:
        archive.writestr("progress.json", msgspec.json.encode(progress_of(trainer, goal, spent)))
        for name, array in arrays_of(trainer):
            with archive.open(f"{name}.npy", "w", force_zip64=True) as member:
                np.lib.format.write_array(member, np.ascontiguousarray(array), allow_pickle=False)


def load_checkpoint(
    file: Path, city: City, players: int, seed: int, goal: Goal, ring_rows: int | None = None
) -> tuple[Trainer, float]:
    """The training that a file keeps, and the seconds spent on it; one of something else is refused."""
    try:
        with zipfile.ZipFile(file) as archive:
            progress = msgspec.json.decode(archive.read("progress.json"), type=Progress)
            check_continues(progress, file, (city_hash(city), players, seed), goal)
            trainer = Trainer(city, players, seed, ring_rows)
            restore(trainer, progress, archive)
    except (OSError, zipfile.BadZipFile, KeyError, ValueError, msgspec.DecodeError) as fault:
        raise WeightsError("training-not-readable", file=str(file), fault=str(fault)) from None
    return trainer, progress.spent


def check_continues(progress: Progress, file: Path, wanted: tuple[str, int, int], goal: Goal) -> None:
    """Refuse a training of another city, number of players, seed, version or goal."""
    if (progress.city_hash, progress.players, progress.seed) != wanted:
        raise WeightsError("training-differs", file=str(file))
    if (progress.version, progress.layout) != (VERSION, INPUT_LAYOUT):
        raise WeightsError("training-other-version", file=str(file), release=progress.version)
    if progress.goal != goal:
        raise WeightsError("training-other-goal", file=str(file), goal=" ".join(progress.goal.option))


def restore(trainer: Trainer, progress: Progress, archive: zipfile.ZipFile) -> None:
    """Bring a new training to where the file is."""
    ring = trainer.ring
    ring.size = len(member_of(archive, "ring/targets"))
    for name, array in arrays_of(trainer):
        array[...] = member_of(archive, name)
        if not all_finite(array):
            raise ValueError(f"{name} holds values that are not numbers")
    ring.next = progress.ring_next
    trainer.games, trainer.steps = progress.games, progress.steps
    trainer.curve = list(progress.curve)
    trainer.optimizer.steps = progress.optimizer_steps
    set_dice(trainer.dice, progress.dice)


def member_of(archive: zipfile.ZipFile, name: str) -> Any:
    """An array of the file."""
    with archive.open(f"{name}.npy") as member:
        return np.lib.format.read_array(member, allow_pickle=False)
