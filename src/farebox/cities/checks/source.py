"""The text of a file and the TOML in it, or why it cannot be read."""

from __future__ import annotations

import re
import tomllib
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from farebox.cities.checks.report import Problem, Report

ERROR_PLACE = re.compile(r"line (\d+), column (\d+)")


def read_text(file: Path | Traversable) -> str | Problem:
    """The text of a file, or why it cannot be read."""
    report = Report()
    try:
        return file.read_bytes().decode("utf-8")
    except FileNotFoundError:
        report.add("file-missing", ())
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        report.add("not-utf8", (), line=line)
    except OSError as error:
        report.add("file-unreadable", (), reason=error.strerror or "")
    return report.problems[0]


def parse(text: str) -> dict[str, Any] | Problem:
    """The TOML of a text, or its first mistake of syntax."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        place = ERROR_PLACE.search(str(error))
        line = int(place[1]) if place else text.count("\n") + 1
        reason = str(error).split(" (at ")[0]
        report = Report()
        report.add("syntax", (), line=line, column=int(place[2]) if place else 1, reason=reason)
        return report.problems[0]
