"""Every error outside the city files has an English text, with the facts of the error and no others."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.error_codes import SOURCE, raised_errors

FILE = SOURCE / "locales" / "en" / "errors.ftl"
FOLDERS = sorted(
    folder.name for folder in SOURCE.iterdir() if folder.is_dir() and folder.name not in ("cities", "locales")
)
RAISED = raised_errors(*FOLDERS)


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


TEXTS = texts(FILE)


def test_every_code_has_a_text_and_every_text_a_code() -> None:
    assert set(TEXTS) == {f"error-{code}" for code in RAISED}


@pytest.mark.parametrize("code", sorted(RAISED))
def test_a_text_uses_only_facts_that_the_error_always_has(code: str) -> None:
    assert TEXTS[f"error-{code}"] <= frozenset.intersection(*RAISED[code])


@pytest.mark.parametrize("code", sorted(RAISED))
def test_a_text_is_one_sentence_with_its_facts(code: str) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(FILE.read_text(encoding="utf-8")))
    facts = {name: f"<{name}>" for name in TEXTS[f"error-{code}"]}
    value = bundle.get_message(f"error-{code}").value
    assert value is not None
    sentence, faults = bundle.format_pattern(value, facts)
    assert isinstance(sentence, str)
    assert faults == []
    assert sentence.endswith(".")
    assert code == "not-now" or all(fact in sentence for fact in facts.values())
