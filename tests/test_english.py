"""Documents, English texts and the comments of the code avoid the commonest slips of translated English."""

import re
from pathlib import Path

import pytest

from tests.documents import DOCUMENTS, ROOT

SLIPS = {
    "“per”": r"\b(?:a|one) (?:row|line|column|list|file) an? \w+",
    "“per second”": r"\b\w+s an? (?:second(?! time)|decision|delivery)\b",
    "“again”": r"\banew\b",
    "“anyone who”": r"\bwhoever\b",
    "“your own”": r"\bof one['’]s own\b",
    "“available”": r"\bto be had\b",
    "“what to do”": r"\bwhat is to be\b",
    "“they”": r"\b(?:he|his|him|himself)\b",
    "“periodically”": r"\bnow and then\b",
    "“permanently”": r"\bfor good\b",
    "“sustained”": r"\bin the long run\b",
    "“at most”": r"\bat the (?:most|latest)\b",
    "“random”": r"\bby lot\b",
    "“external bot”": r"\boutside bots?\b",
    "“win rate”": r"\bpart of the victories\b",
    "“metrics”": r"\bfigures for (?:Prometheus|monitoring)\b",
    "“has the details”": r"\btells? the rest\b",
    "“we do not know”": r"\bknown to us\b",
    "“serve”": r"\bhands? (?:them|it) out\b",
}


def slips(text: str) -> list[str]:
    """The slips in a text, each with what is better."""
    flat = " ".join(text.split())
    found = ((better, re.search(slip, flat, re.IGNORECASE)) for better, slip in SLIPS.items())
    return [f"{match[0]}: {better}" for better, match in found if match]


def english() -> list[Path]:
    """The files that are read as English."""
    folders = [ROOT / name for name in ("src", "bootstrap", "native", "release", "tools")]
    code = [file for folder in folders for file in folder.rglob("*.py")]
    texts = (ROOT / "src" / "farebox" / "locales" / "en").glob("*.ftl")
    others = (ROOT / name for name in ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "run.py"))
    return [*DOCUMENTS, *others, *code, *texts]


def test_nothing_reads_as_translated() -> None:
    found = {file.relative_to(ROOT).as_posix(): slips(file.read_text(encoding="utf-8")) for file in english()}
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "slip", ["a row a game", "worked out\n    anew", "Whoever asks", "61 games a second"]
)
def test_a_slip_is_found(slip: str) -> None:
    assert len(slips(slip)) == 1


def test_plain_english_is_no_slip() -> None:
    assert slips("one row per game; there is a file in a folder, and the history is this") == []
