"""Every language has every text, with the same facts and the right plurals."""

from __future__ import annotations

import pytest

from farebox.locales import languages
from tests.locales.facts import example
from tests.locales.texts import (
    CATEGORIES,
    OTHERS,
    files,
    formatted,
    messages,
    names,
    needed_categories,
    parts,
    variable_of,
    wording,
)

FEW_LETTERS = 3
NUMBERS = (0, 1, 2, 3, 5, 11, 12, 22, 25, 100, 101)
# Texts that are rightly the same as in English, with the reason.
NAMES = "a name"
SAME_WORD = "the word is the same"
SYMBOLS = "an abbreviation that is used everywhere"
COMMAND = "a command as it is typed"
SAME: dict[str, dict[str, str]] = {
    "": {
        "arena-llr": SYMBOLS,
        "report-fact-sprt": SYMBOLS,
        "arena-go-on": COMMAND,
        "city-name-san_francisco": NAMES,
        "title-table": NAMES,
    },
    "pl": {"menu": SAME_WORD, "reaction-haha": SAME_WORD},
    "nl": {
        "playtest-column-score": SAME_WORD,
        "playtest-criteria": SAME_WORD,
        "playtest-scores": SAME_WORD,
        "playtest-bonus": SAME_WORD,
        "playtest-source-bonus": SAME_WORD,
        "playtest-source-routes": SAME_WORD,
        "playtest-verdict-open": SAME_WORD,
        "reaction-sorry": SAME_WORD,
        "level-expert": SAME_WORD,
        "menu": SAME_WORD,
        "plan-bots": SAME_WORD,
        "routes-title": SAME_WORD,
        "wild-taxi": SAME_WORD,
        "arena-column-score": SAME_WORD,
        "arena-title-ratings": SAME_WORD,
        "city-name-new_york": NAMES,
        "cli-city-routes": SAME_WORD,
        "column-interval": SAME_WORD,
        "column-route": SAME_WORD,
        "column-score": SAME_WORD,
        "label-hand": SAME_WORD,
        "reason-route": SAME_WORD,
        "report-elo": SAME_WORD,
        "report-fact-bots": SAME_WORD,
        "report-fact-code": SAME_WORD,
        "report-scores": SAME_WORD,
        "report-title": SAME_WORD,
        "score-routes": SAME_WORD,
        "summary-scores": SAME_WORD,
    },
    "sk": {
        "city-name-new_york": NAMES,
        "column-interval": SAME_WORD,
        "reaction-haha": SAME_WORD,
        "playtest-bonus": SAME_WORD,
        "playtest-source-bonus": SAME_WORD,
    },
    "it": {
        "city-name-new_york": NAMES,
        "menu": SAME_WORD,
        "reaction-oh-no": SAME_WORD,
        "playtest-bonus": SAME_WORD,
        "playtest-source-bonus": SAME_WORD,
    },
    "fr": {
        "doctor-tables": SAME_WORD,
        "playtest-column-minutes": SAME_WORD,
        "playtest-column-points": SAME_WORD,
        "playtest-column-score": SAME_WORD,
        "playtest-column-table": SAME_WORD,
        "playtest-column-verdict": SAME_WORD,
        "playtest-scores": SAME_WORD,
        "playtest-bonus": SAME_WORD,
        "playtest-source-bonus": SAME_WORD,
        "playtest-source-routes": SAME_WORD,
        "gain-attraction": SAME_WORD,
        "reaction-haha": SAME_WORD,
        "level-expert": SAME_WORD,
        "cli-city-routes": SAME_WORD,
        "column-route": SAME_WORD,
        "help-arguments": SAME_WORD,
        "help-options": SAME_WORD,
        "reason-attraction": SAME_WORD,
        "reason-route": SAME_WORD,
        "replay-pause": SAME_WORD,
        "report-fact-bots": SAME_WORD,
        "report-scores": SAME_WORD,
        "routes-title": SAME_WORD,
        "rules-title-attractions": SAME_WORD,
        "rules-title-ferries": SAME_WORD,
        "score-routes": SAME_WORD,
        "setting-motion": SAME_WORD,
        "summary-scores": SAME_WORD,
        "usage": SAME_WORD,
        "usage-options": SAME_WORD,
        "menu": SAME_WORD,
        "plan-bots": SAME_WORD,
        "points": SAME_WORD,
        "rules-points": SAME_WORD,
        "seat-label": SAME_WORD,
        "arena-column-score": SAME_WORD,
        "city-name-new_york": NAMES,
        "city-name-paris": NAMES,
        "cli-city-points": SAME_WORD,
        "colour-orange": SAME_WORD,
        "column-points": SAME_WORD,
        "column-score": SAME_WORD,
        "replay-title": SAME_WORD,
        "report-fact-code": SAME_WORD,
        "score-total": SAME_WORD,
    },
    "de": {
        "playtest-bonus": SAME_WORD,
        "colour-orange": SAME_WORD,
        "label-hand": SAME_WORD,
        "plan-bots": SAME_WORD,
        "plan-name": SAME_WORD,
        "replay-pause": SAME_WORD,
        "report-fact-bots": SAME_WORD,
        "report-fact-code": SAME_WORD,
        "city-name-london": NAMES,
        "city-name-new_york": NAMES,
        "city-name-paris": NAMES,
    },
}
KEYS = sorted(messages("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_text_of_english_and_no_other(language: str) -> None:
    for file, found in files("en").items():
        assert sorted(files(language).get(file, {})) == sorted(found), file


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_takes_the_facts_of_english(language: str) -> None:
    different = [key for key in KEYS if parts(language, key).variables != parts("en", key).variables]
    assert different == []


@pytest.mark.parametrize("language", languages())
def test_every_text_can_be_told(language: str) -> None:
    for key in KEYS:
        for number in NUMBERS:
            text, faults = formatted(language, key, example(key, number))
            assert faults == [], key
            assert text or key == "column-what", key


@pytest.mark.parametrize("language", languages())
def test_a_text_that_counts_has_the_plurals_of_its_language(language: str) -> None:
    needed = needed_categories(language)
    wrong = {
        key: names(select)
        for key in KEYS
        for select in parts(language, key).plurals
        if names(select) & CATEGORIES != needed
    }
    assert wrong == {}


@pytest.mark.parametrize("language", languages())
def test_none_and_one_are_told_apart(language: str) -> None:
    same = [
        key
        for key in KEYS
        if any(variable_of(select) in parts("en", key).variables for select in parts(language, key).plurals)
        and formatted(language, key, example(key, 0)) == formatted(language, key, example(key, 1))
    ]
    assert same == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english_by_accident(language: str) -> None:
    same = {key for key in KEYS if left_in_english(language, key)}
    allowed = SAME[""] | SAME.get(language, {})
    assert sorted(same - set(allowed)) == []
    assert sorted(set(SAME.get(language, {})) - same) == [], "these differ by now"


def left_in_english(language: str, key: str) -> bool:
    """Whether a text has the words of English, and more than a few letters of them."""
    english = wording("en", key)
    return wording(language, key) == english and len(english) > FEW_LETTERS
