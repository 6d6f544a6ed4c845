"""What has been played of a playtest: sums by table, shares of victory by duel; kept in a file."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import numpy as np

from farebox.engine.seeds import seed_bytes
from farebox.errors import MatchError, SetupError
from farebox.game.records import draft_of
from farebox.playtesting.tally import Counts

PLAYTEST_FORMAT = 2


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that decides the results; `code` is the hash of the bots' and the rules' sources."""

    city: str
    city_hash: str
    effort: str
    seed: str
    code: str


@dataclass
class Progress:
    """The results so far."""

    setting: Setting
    tables: dict[str, Counts] = field(default_factory=dict)
    duels: dict[str, list[float]] = field(default_factory=dict)

    def games_of(self, table: str) -> int:
        """How many games of a table have been played."""
        return int(self.tables[table]["games"][0]) if table in self.tables else 0


class ProgressFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A playtest as a file; `report` is there for readers and never read."""

    format: int = PLAYTEST_FORMAT
    setting: Setting
    report: msgspec.Raw = msgspec.Raw(b"null")
    tables: dict[str, dict[str, list[int | list[int]]]]
    duels: dict[str, list[float]]


def save_progress(file: Path, progress: Progress, report: object = None) -> None:
    """Write the results, whole or not at all."""
    tables = {
        name: {key: values.tolist() for key, values in counts.items()}
        for name, counts in progress.tables.items()
    }
    content = ProgressFile(
        setting=progress.setting,
        report=msgspec.Raw(msgspec.json.encode(report)),
        tables=tables,
        duels=progress.duels,
    )
    with draft_of(file) as draft:
        draft.write_bytes(msgspec.json.encode(content) + b"\n")


def load_progress(file: Path, setting: Setting) -> Progress:
    """The results of a file, if it is whole and of the same playtest."""
    found = read_progress(file)
    try:
        tables = {
            name: {key: np.array(values, np.int64) for key, values in counts.items()}
            for name, counts in found.tables.items()
        }
    except (ValueError, OverflowError) as fault:
        raise MatchError("playtest-broken", file=str(file), fault=str(fault)) from None
    if found.format != PLAYTEST_FORMAT:
        saved, wanted = str(found.format), str(PLAYTEST_FORMAT)
        raise MatchError("playtest-differs", file=str(file), what="format", saved=saved, wanted=wanted)
    for name in Setting.__struct_fields__:
        before, now = str(getattr(found.setting, name)), str(getattr(setting, name))
        if before != now:
            raise MatchError("playtest-differs", file=str(file), what=name, saved=before, wanted=now)
    return Progress(setting, tables, found.duels)


def read_progress(file: Path) -> ProgressFile:
    """What a file holds, if it has the form of a playtest."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=ProgressFile)
    except OSError as fault:
        raise MatchError(
            "playtest-not-readable", file=str(file), fault=fault.strerror or str(fault)
        ) from None
    except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
        raise MatchError("playtest-broken", file=str(file), fault=str(fault)) from None


def saved_seed(file: Path) -> bytes:
    """The seed of the playtest in a file."""
    try:
        return seed_bytes(read_progress(file).setting.seed)
    except SetupError:
        raise MatchError("playtest-broken", file=str(file), fault="seed") from None
