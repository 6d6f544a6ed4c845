"""The Python of README and docs runs, and their links lead somewhere."""

import re
from pathlib import Path

import pytest

from tests.documents import DOCUMENTS, ROOT, anchors, python_blocks, run_blocks

LINK = re.compile(r"\]\((?!https?:|mailto:)(?P<file>[^)#]*)(?:#(?P<anchor>[^)]+))?\)")


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


SHOWN_PYTHON = [file for file in DOCUMENTS if python_blocks(file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("document", SHOWN_PYTHON, ids=name_of)
def test_the_python_of_a_document_runs(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run_blocks(document.read_text(encoding="utf-8"), name_of(document))


def leads_somewhere(link: re.Match[str], text: str, folder: Path) -> bool:
    """Whether the file of a link exists and, if it is a document, has the heading."""
    goal = folder / link["file"]
    if not goal.exists() or link["anchor"] is None or (link["file"] and goal.suffix != ".md"):
        return goal.exists()
    return link["anchor"] in anchors(goal.read_text(encoding="utf-8") if link["file"] else text)


def dead_links(text: str, folder: Path) -> list[str]:
    """The links of a document that lead to no file or no heading."""
    links = (link for link in LINK.finditer(text) if not leads_somewhere(link, text, folder))
    return [link[0].removeprefix("](").removesuffix(")") for link in links]


def test_the_links_of_every_document_lead_somewhere() -> None:
    documents = [*DOCUMENTS, *ROOT.glob("*.md")]
    dead = {file: dead_links(file.read_text(encoding="utf-8"), file.parent) for file in documents}
    assert {file: links for file, links in dead.items() if links} == {}


def test_a_link_that_leads_nowhere_is_found() -> None:
    text = "[tour](docs/tour.md), [none](docs/none.md), [web](https://example.org/#none), [mail](mailto:a@b)"
    assert dead_links(text, ROOT) == ["docs/none.md"]


def test_a_link_to_a_heading_that_is_not_there_is_found() -> None:
    text = "# One\n\n[1](#one) [2](#two) [3](docs/versions.md#databases) [4](docs/versions.md#none)"
    assert dead_links(text, ROOT) == ["#two", "docs/versions.md#none"]


def test_the_anchor_of_a_heading_is_that_of_github() -> None:
    text = "# The `--lan` option, [tried](a.md)!\n## Goal\n```\n# none\n```\n### Goal\n## R4.1 Über_all\n"
    assert anchors(text) == {"the---lan-option-tried", "goal", "goal-1", "r41-über_all"}


def test_the_readme_shows_python() -> None:
    assert ROOT / "README.md" in SHOWN_PYTHON


def test_a_block_that_fails_is_found_with_its_line() -> None:
    with pytest.raises(ZeroDivisionError) as raised:
        run_blocks("Text.\n\n```python\none = 1\none / 0\n```\n", "planted.md")
    assert raised.traceback[-1].lineno == 4


def test_blocks_go_on_from_each_other_and_a_marked_one_is_not_run() -> None:
    run_blocks(
        "```python\none = 1\n```\n\n```python no-run\none = 2\n```\n\n```python\nassert one == 1\n```\n",
        "planted.md",
    )
