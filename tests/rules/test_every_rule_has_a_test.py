"""Every numbered rule has a test that bears its number, and every number a test bears is that of a rule."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

from tests.documents import ROOT, rule_numbers

RULES = rule_numbers((ROOT / "docs" / "rules.md").read_text(encoding="utf-8"))
NUMBERED_TEST = re.compile(r"test_r(\d+)(?:_(\d+))?_")


def rule_of(test: str) -> str | None:
    """The rule whose number a test bears: `test_r4_6_...` is one of R4.6."""
    match = NUMBERED_TEST.match(test)
    if match is None:
        return None
    return f"R{match[1]}" + (f".{match[2]}" if match[2] else "")


def untested(rules: Iterable[str], tests: Iterable[str]) -> list[str]:
    """The rules without a test."""
    tested = {rule_of(test) for test in tests}
    return [rule for rule in rules if rule not in tested]


def astray(rules: Iterable[str], tests: Iterable[str]) -> list[str]:
    """The tests that bear a number no rule has."""
    known = {*rules, None}
    return [test for test in tests if rule_of(test) not in known]


def names_of_tests(folder: Path) -> list[str]:
    """The names of the tests in a folder."""
    texts = [file.read_text(encoding="utf-8") for file in sorted(folder.glob("test_*.py"))]
    nodes = [node for text in texts for node in ast.walk(ast.parse(text))]
    return [
        node.name for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def test_every_rule_has_a_test() -> None:
    assert untested(RULES, names_of_tests(Path(__file__).parent)) == []


def test_every_numbered_test_names_a_rule() -> None:
    assert astray(RULES, names_of_tests(Path(__file__).parent)) == []


def test_no_test_hides_another_of_the_same_name() -> None:
    names = names_of_tests(Path(__file__).parent)
    assert sorted(names) == sorted(set(names))


def test_a_rule_without_a_test_is_found() -> None:
    tests = ["test_r4_1_two_cards", "test_r13_attractions", "test_order_of_seats"]
    assert untested(["R4.1", "R4.10", "R13"], tests) == ["R4.10"]
    assert untested(["R4.1", "R13"], tests) == []


def test_a_test_of_no_rule_is_found() -> None:
    tests = ["test_r4_1_two_cards", "test_r4_9_nothing", "test_r15_nothing", "test_order_of_seats"]
    assert astray(["R4.1"], tests) == ["test_r4_9_nothing", "test_r15_nothing"]
