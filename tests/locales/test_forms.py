"""Texts with numbers: every form of every language is in a file that people read."""

from __future__ import annotations

import ast

import pytest

from farebox.locales import languages, text
from tests.error_codes import ERRORS, SOURCE, called, calls
from tests.locales.facts import TABLE, holds_number, numbers_of
from tests.locales.forms import FOLDER, forms, forms_file, with_mark
from tests.locales.texts import messages, parts

VARIABLES = {name for key in messages("en") for name in parts("en", key).variables}


@pytest.mark.parametrize("language", languages())
def test_the_forms_are_those_that_were_read(language: str) -> None:
    file = FOLDER / f"{language}.txt"
    assert forms_file(language) == file.read_text(encoding="utf-8"), "python -m tests.locales.write"


def test_every_fact_is_known_as_a_number_or_a_word() -> None:
    known = {*TABLE["numbers"], *TABLE["words"]}
    assert VARIABLES - known == set()
    assert known - VARIABLES == set(), "no text has these"
    assert set(TABLE["numbers"]) & set(TABLE["words"]) == set()


@pytest.mark.parametrize("kind", ["texts", "more", "only"])
def test_what_is_special_about_a_text_is_about_its_facts(kind: str) -> None:
    wrong = {key: set(facts) - parts("en", key).variables for key, facts in TABLE[kind].items()}
    assert {key: names for key, names in wrong.items() if names} == {}


def test_no_error_passes_a_text_where_a_number_is_expected() -> None:
    wrong = [
        (code, name)
        for code, names in texts_passed().items()
        for name in names
        if name in parts("en", f"error-{code}").variables and holds_number(f"error-{code}", name)
    ]
    assert wrong == []


def texts_passed() -> dict[str, set[str]]:
    """The facts of errors that the code passes as texts, by code."""
    found: dict[str, set[str]] = {}
    for file in sorted(SOURCE.rglob("*.py")):
        for call in calls(ast.parse(file.read_text(encoding="utf-8"))):
            code = call.args[0] if call.args and called(call) in ERRORS else None
            if isinstance(code, ast.Constant):
                texts = {word.arg for word in call.keywords if word.arg and is_text(word.value)}
                found.setdefault(str(code.value), set()).update(texts)
    return found


def is_text(value: ast.expr) -> bool:
    """Whether an expression makes a text, whatever its parts hold."""
    made = isinstance(value, ast.Call) and (
        called(value) == "str" or (isinstance(value.func, ast.Attribute) and value.func.attr == "join")
    )
    return (
        made
        or isinstance(value, ast.JoinedStr)
        or (isinstance(value, ast.Constant) and isinstance(value.value, str))
    )


def test_a_text_that_is_passed_is_found() -> None:
    assert "port" in texts_passed()["address-not-free"]
    assert "workers" not in texts_passed()["too-few-workers"]


def test_equal_forms_stand_on_one_line() -> None:
    assert list(forms("en", "score-routes")) == ["    0, 2, 5, 12, 21, 22: # routes", "    1: # route"]
    assert list(forms("pl", "score-routes")) == [
        "    0, 5, 12, 21: # połączeń",
        "    1: # połączenie",
        "    2, 22: # połączenia",
    ]


def test_a_number_is_found_however_it_is_written() -> None:
    assert with_mark("Bots wait 1.5 seconds", 1.5, "en") == "Bots wait # seconds"
    assert with_mark("Boty czekają 1,5 s", 1.5, "pl") == "Boty czekają # s"
    assert with_mark("12 of 2", 2, "en") == "12 of #"


def test_fractions_and_negative_numbers_are_tried_where_they_come() -> None:
    assert 0.5 in numbers_of("setting-pace", "seconds")
    assert -1 in numbers_of("seat-label", "score")


def test_numbers_are_written_as_the_language_does() -> None:
    assert [text("number-1", language, value=1234.5) for language in ("en", "nl", "it", "de")] == [
        "1,234.5", "1.234,5", "1.234,5", "1.234,5",
    ]  # fmt: skip
    assert text("number-1", "pl", value=53.2) == "53,2"
    assert {language: text("per-cent", language, number=53.24) for language in languages()} == {
        "de": "53,2\u00a0%",
        "en": "53.2%",
        "fr": "53,2\u202f%",
        "it": "53,2%",
        "nl": "53,2%",
        "pl": "53,2%",
        "sk": "53,2\u00a0%",
    }
    assert text("points", "en", points=-1) == "−1 point"
