"""What is wrong with a city file: typed problems with their place in the file."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Literal

import msgspec

from farebox.cities.toml_lines import Path, TomlLines, path_text
from farebox.errors import Fact

Severity = Literal["error", "advice"]

ERRORS = (
    "file-missing",
    "file-unreadable",
    "not-utf8",
    "syntax",
    "missing-field",
    "unknown-field",
    "wrong-type",
    "wrong-count",
    "bad-choice",
    "bad-id",
    "empty-text",
    "control-letter",
    "duplicate-id",
    "unknown-location",
    "out-of-range",
    "too-many",
    "too-few",
    "cars-never-run-out",
    "deck-too-small",
    "unknown-colour",
    "colour-not-in-deck",
    "route-to-itself",
    "route-longer-than-cars",
    "route-unpayable",
    "points-too-short",
    "wilds-exceed-length",
    "third-route",
    "twin-length",
    "twin-wilds",
    "few-connections",
    "not-connected",
    "ticket-to-itself",
    "same-ticket",
    "ticket-not-connected",
    "ticket-value",
    "listed-twice",
    "fewer-symbols",
    "symbol-points",
    "no-room-for-stacks",
    "fixed-connection",
    "fixed-ticket",
    "place-missing",
    "outside-box",
    "places-too-close",
    "curve-without-route",
    "bad-points",
    "bad-colour",
    "shape-empty",
    "unknown-district",
    "unknown-theme",
    "unknown-icon",
    "bad-icon",
    "routes-cross",
    "route-over-location",
    "route-too-short",
)
ADVICE = (
    "location-without-ticket",
    "colour-unused",
    "duplicate-name",
    "spaces-overlap",
    "label-outside-box",
    "label-over-label",
    "label-over-location",
    "label-over-route",
    "landmark-over-route",
    "landmark-over-location",
    "landmark-over-label",
)


class Problem(msgspec.Struct, frozen=True):
    """One fault of a city file, or of a file beside it: what, with which facts, and where."""

    code: str
    path: str
    line: int
    severity: Severity
    facts: dict[str, Fact]
    file: str = ""


class Report:
    """Collects the problems of one file."""

    def __init__(self, lines: TomlLines | None = None, file: str = "") -> None:
        self._lines = lines
        self._file = file
        self._problems: list[Problem] = []

    def add(self, code: str, path: Path, line: int | None = None, **facts: Fact) -> None:
        """Note a problem; its code says how grave it is."""
        severity: Severity = "advice" if code in ADVICE else "error"
        if line is None:
            line = self._lines.line(path) if self._lines else 1
        self._problems.append(Problem(code, path_text(path), line, severity, facts, self._file))

    @property
    def count(self) -> int:
        """How many problems were noted so far."""
        return len(self._problems)

    @property
    def problems(self) -> list[Problem]:
        """All problems: errors first, each kind in the order of the file."""
        return sorted(self._problems, key=lambda problem: (problem.severity == "advice", problem.line))


def nearest(word: str, known: list[str]) -> str:
    """The known word that was probably meant, or nothing."""
    return next(iter(get_close_matches(word, known, n=1, cutoff=0.6)), "")
