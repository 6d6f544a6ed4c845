"""Every error has an English text, with the facts of the error and no others."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.error_codes import SOURCE, raised_errors
from tests.locales.facts import example

FOLDER = SOURCE / "locales" / "en"
FILES = sorted(FOLDER.glob("*.ftl"))
RAISED = raised_errors("")
# A city's error takes its facts from the report of its problems; tests/cities looks at those.
OUTSIDE_CITIES = sorted(RAISED.keys() - raised_errors("cities", "drawing").keys())


class Variables(Visitor):
    """Collects the variables of a text."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def texts(file: Path) -> dict[str, set[str]]:
    """The keys of a catalogue with their variables."""
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


TEXTS = {key: variables for file in FILES for key, variables in texts(file).items()}


def test_every_code_has_a_text() -> None:
    assert {f"error-{code}" for code in RAISED} <= set(TEXTS)


def test_every_text_of_rules_engine_and_game_has_a_code() -> None:
    codes = {f"error-{code}" for code in raised_errors("rules", "engine", "game")}
    assert set(texts(FOLDER / "errors.ftl")) == codes


def test_every_error_text_of_the_server_has_a_code() -> None:
    keys = {key for key in texts(FOLDER / "server.ftl") if key.startswith("error-")}
    codes = raised_errors("server").keys() - raised_errors("game").keys()
    assert keys == {f"error-{code}" for code in codes}


def test_no_key_is_in_two_catalogues() -> None:
    assert sum(len(texts(file)) for file in FILES) == len(TEXTS)


@pytest.mark.parametrize("code", OUTSIDE_CITIES)
def test_a_text_uses_only_facts_that_the_error_always_has(code: str) -> None:
    assert TEXTS[f"error-{code}"] <= frozenset.intersection(*RAISED[code])


@pytest.mark.parametrize("code", OUTSIDE_CITIES)
def test_a_text_is_one_sentence_with_its_facts(code: str) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    for file in FILES:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    facts = example(f"error-{code}")
    value = bundle.get_message(f"error-{code}").value
    assert value is not None
    sentence, faults = bundle.format_pattern(value, facts)
    assert isinstance(sentence, str)
    assert faults == []
    assert sentence.endswith(".")
    assert "\n" not in sentence
