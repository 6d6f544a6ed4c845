"""Every error has an English text, with the facts of the error and no others."""

from __future__ import annotations

from tests.error_codes import raised_errors
from tests.locales.facts import example
from tests.locales.texts import files, formatted, messages, parts

RAISED = raised_errors("")
# A city's error takes its facts from the report of its problems; tests/cities looks at those.
OUTSIDE_CITIES = sorted(RAISED.keys() - raised_errors("cities", "drawing").keys())


def test_every_code_has_a_text() -> None:
    assert {f"error-{code}" for code in RAISED} - set(messages("en")) == set()


def test_every_text_of_rules_engine_and_game_has_a_code() -> None:
    codes = {f"error-{code}" for code in raised_errors("rules", "engine", "game")}
    assert set(files("en")["errors.ftl"]) == codes


def test_every_error_text_of_the_server_has_a_code() -> None:
    keys = {key for key in files("en")["server.ftl"] if key.startswith("error-")}
    codes = raised_errors("server").keys() - raised_errors("game").keys()
    assert keys == {f"error-{code}" for code in codes}


def test_no_key_is_in_two_catalogues() -> None:
    assert sum(map(len, files("en").values())) == len(messages("en"))


def test_a_text_uses_only_facts_that_the_error_always_has() -> None:
    unknown = {
        code: parts("en", f"error-{code}").variables - frozenset.intersection(*RAISED[code])
        for code in OUTSIDE_CITIES
    }
    assert {code: facts for code, facts in unknown.items() if facts} == {}


def test_a_text_is_one_sentence_with_its_facts() -> None:
    told = {code: formatted("en", f"error-{code}", example(f"error-{code}")) for code in OUTSIDE_CITIES}
    assert {
        code: (text, faults) for code, (text, faults) in told.items() if faults or not is_sentence(text)
    } == {}


def is_sentence(text: str) -> bool:
    """Whether a text is one line with a full stop."""
    return text.endswith(".") and "\n" not in text


def test_what_is_no_sentence_is_found() -> None:
    assert [is_sentence(text) for text in ("It is full.", "It is full", "It is.\nFull.")] == [
        True,
        False,
        False,
    ]
