"""Reading the documents: their blocks of Python, and the numbers of the rules."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]

PYTHON_BLOCK = re.compile(r"^```python *(?P<mark>.*)\n(?P<code>(?:.*\n)*?)```$", re.MULTILINE)
NOT_RUN = "no-run"
FENCED = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#{1,6} +(.+?) *$", re.MULTILINE)
LINK_TEXT = re.compile(r"\[([^\]]*)\]\([^)]*\)")
RULE_NUMBER = re.compile(r"\bR\d+(?:\.\d+)?\b")
NUMBERED_LINE = re.compile(r"^(?:- \*\*|\| )(R\d+(?:\.\d+)?)(?:\*\*| \|)", re.MULTILINE)


class Block(NamedTuple):
    """A block of Python in a document."""

    line: int
    mark: str
    code: str


def python_blocks(text: str) -> list[Block]:
    """The blocks of Python in a document, in order."""
    return [
        Block(text.count("\n", 0, match.start()) + 2, match["mark"].strip(), match["code"])
        for match in PYTHON_BLOCK.finditer(text)
    ]


def run_blocks(text: str, name: str) -> None:
    """Run the blocks of a document one after the other, each going on where the last one stopped."""
    space: dict[str, object] = {"__name__": "__main__"}
    for block in python_blocks(text):
        if block.mark != NOT_RUN:
            # The empty lines make the line numbers of an error those of the document.
            exec(compile("\n" * (block.line - 1) + block.code, name, "exec"), space)


def anchors(text: str) -> set[str]:
    """The anchors that GitHub gives to the headings of a document; the same words again get a number."""
    found: set[str] = set()
    for heading in HEADING.findall(FENCED.sub("", text)):
        words = LINK_TEXT.sub(r"\1", heading).lower()
        anchor = first = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        number = 0
        while anchor in found:
            number += 1
            anchor = f"{first}-{number}"
        found.add(anchor)
    return found


def rule_numbers(text: str) -> list[str]:
    """The numbers of the rules that a text states, in order."""
    return NUMBERED_LINE.findall(text)


def cited_rules(text: str) -> set[str]:
    """The numbers of the rules that a text cites."""
    return set(RULE_NUMBER.findall(text))
