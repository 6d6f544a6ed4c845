"""The numbers of the rules are complete, and whatever is cited exists."""

from itertools import pairwise

from tests.documents import ROOT, cited_rules, rule_numbers

RULES = rule_numbers((ROOT / "docs" / "rules.md").read_text(encoding="utf-8"))
SECTIONS = {number.partition(".")[0] for number in RULES}
CITING = [*(ROOT / "src").rglob("*.py"), *(ROOT / "docs").rglob("*.md")]


def place(number: str) -> tuple[int, int]:
    section, _, item = number.removeprefix("R").partition(".")
    return int(section), int(item or 0)


def test_the_rules_are_numbered_without_gaps() -> None:
    assert place(RULES[0]) == (1, 1)
    assert place(RULES[-1]) == (14, 0)
    for (section, item), following in pairwise(map(place, RULES)):
        assert following in {(section, item + 1), (section + 1, 1), (section + 1, 0)}


def unknown_rules(text: str) -> set[str]:
    """The rules that a text cites and that do not exist."""
    return cited_rules(text) - set(RULES) - SECTIONS


def test_every_cited_rule_exists() -> None:
    cited = {file: unknown_rules(file.read_text(encoding="utf-8")) for file in CITING}
    assert {file: numbers for file, numbers in cited.items() if numbers} == {}


def test_a_citation_of_no_rule_is_found() -> None:
    assert unknown_rules("see R4, R4.4, R4.99 and R99") == {"R4.99", "R99"}


def test_numbers_are_read_from_lists_and_tables() -> None:
    text = "| R1.1 | players |\n- **R4.6** Sweep (R9.9)\n- **R13** New York\nsee R5.1\n"
    assert rule_numbers(text) == ["R1.1", "R4.6", "R13"]
    assert cited_rules(text) == {"R1.1", "R4.6", "R9.9", "R13", "R5.1"}
