"""`python -m tools.release_notes v0.2.0`: what the changelog says of a version to be released."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


class NotReady(Exception):
    """Why this version cannot be released, for people."""


def notes(tag: str, version: str, changelog: str) -> str:
    """The changelog's section of a version; the tag has to be that version's, and the section dated."""
    if tag != f"v{version}":
        raise NotReady(f"The tag {tag} is not v{version}, the version in pyproject.toml.")
    section = re.search(
        rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d\n(.*?)(?=^## |\Z)", changelog, re.M | re.S
    )
    if section is None:
        raise NotReady(f"CHANGELOG.md has no section “## [{version}] - YEAR-MONTH-DAY”.")
    return section[1].strip()


def main(arguments: list[str]) -> int:
    """Print the notes, or say what is missing."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    try:
        print(notes(arguments[0] if arguments else "", project["version"], changelog))
    except NotReady as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
