"""Results of a simulation as files: one row per game, CSV or Parquet."""

from __future__ import annotations

import csv
import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING, Any

from farebox.cities.load import city_hash
from farebox.cli.arguments import writable_file
from farebox.engine.seeds import derived_seed
from farebox.errors import SetupError
from farebox.game.records import draft_of
from farebox.game.score_sheet import END_REASONS

if TYPE_CHECKING:
    from farebox.arena.simulation import Simulation

SUFFIXES = (".csv", ".parquet")
FORFEITED = "forfeit"
BY_GAME = ("winners", "decisions", "sweeps", "reshuffles", "ended")
# The columns by seat, as they are called in the file and in the results.
BY_SEAT = {"score": "scores", "complete": "complete", "tickets": "tickets", "cars_left": "cars_left"}


def check_output(file: Path, force: bool) -> None:
    """Refuse a file that could not be written, before anything is played."""
    if file.suffix not in SUFFIXES:
        raise SetupError("unknown-output-format", file=str(file), known=", ".join(SUFFIXES))
    if file.suffix == ".parquet" and importlib.util.find_spec("pyarrow") is None:
        raise SetupError("parquet-not-installed", extra="farebox[parquet]")
    writable_file(file, force)


def columns(result: Simulation) -> dict[str, list[Any]]:
    """The columns of the file: the game, its seed, what happened, and one per seat where seats differ."""
    games = range(len(result))
    seeds = [derived_seed(result.seed, index).hex() for index in games]
    found: dict[str, list[Any]] = {"game": list(games), "seed": seeds}
    found |= {name: result.columns[name].tolist() for name in BY_GAME}
    found["ended"] = [END_REASONS.get(code, FORFEITED) for code in found["ended"]]
    for name, column in BY_SEAT.items():
        for seat in range(result.players):
            found[f"{name}_{seat}"] = result.columns[column][:, seat].tolist()
    return found


def write_output(result: Simulation, file: Path) -> None:
    """Write the results, whole or not at all."""
    found = columns(result)
    with draft_of(file) as draft:
        if file.suffix == ".csv":
            write_csv(found, draft)
        else:
            write_parquet(found, facts_of(result), draft)


def facts_of(result: Simulation) -> dict[str, str]:
    """What the columns belong to."""
    return {
        "city": result.city.id,
        "city_version": str(result.city.version),
        "master_seed": result.seed.hex(),
        "city_hash": city_hash(result.city),
        "bots": ",".join(result.bots),
    }


def write_csv(found: dict[str, list[Any]], file: Path) -> None:
    """A line of names, then one line per game."""
    with file.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.writer(stream, lineterminator="\n")
        writer.writerow(found)
        writer.writerows(zip(*found.values(), strict=True))


def write_parquet(found: dict[str, list[Any]], facts: dict[str, str], file: Path) -> None:
    """The columns with the city and the master seed beside them."""
    import pyarrow as arrow  # type: ignore[import-untyped]
    import pyarrow.parquet as parquet  # type: ignore[import-untyped]

    table = arrow.table(found).replace_schema_metadata(
        {f"farebox.{name}": fact for name, fact in facts.items()}
    )
    parquet.write_table(table, file)
