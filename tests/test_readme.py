"""The Python of README and docs runs, and their links lead somewhere."""

import re
from pathlib import Path

import pytest

from tests.documents import DOCUMENTS, ROOT, python_blocks, run_blocks

LINK = re.compile(r"\]\((?!https?:|#)(?P<target>[^)#]+)")


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_the_python_of_a_document_runs(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run_blocks(document.read_text(encoding="utf-8"), name_of(document))


@pytest.mark.parametrize("document", [*DOCUMENTS, ROOT / "CONTRIBUTING.md"], ids=name_of)
def test_the_links_of_a_document_lead_somewhere(document: Path) -> None:
    links = LINK.findall(document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_the_readme_shows_python() -> None:
    assert python_blocks((ROOT / "README.md").read_text(encoding="utf-8"))


def test_a_block_that_fails_is_found_with_its_line() -> None:
    with pytest.raises(ZeroDivisionError) as raised:
        run_blocks("Text.\n\n```python\none = 1\none / 0\n```\n", "planted.md")
    assert raised.traceback[-1].lineno == 4


def test_blocks_go_on_from_each_other_and_a_marked_one_is_not_run() -> None:
    run_blocks(
        "```python\none = 1\n```\n\n```python no-run\none = 2\n```\n\n```python\nassert one == 1\n```\n",
        "planted.md",
    )
