"""The words of the printed rule books, and the punctuation of each language."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from farebox.locales import text
from tests.locales.texts import OTHERS, messages, written

NARROW = "\u202f"
QUOTES = {"pl": "„”", "nl": "‘’", "sk": "„“", "it": "«»", "fr": "«»", "de": "„“"}

PRINTED: dict[str, list[str]] = tomllib.loads(
    Path(__file__).with_name("printed_words.toml").read_text(encoding="utf-8")
)
ORDER = ("pl", "nl", "sk", "it", "fr", "de")


@pytest.mark.parametrize("language", ORDER)
def test_every_text_uses_the_printed_word(language: str) -> None:
    words = {key: printed[ORDER.index(language)] for key, printed in PRINTED.items()}
    assert {key: word for key, word in words.items() if word not in written(language, key)} == {}


# Words that no text uses for a thing with a printed word, and the texts in which they mean another thing.
FOREIGN: dict[str, dict[str, set[str]]] = {
    "pl": {"ukończ": set(), "nieskończon": set(), "wagon": set()},
    "nl": {"voltooi": set(), "zaadgetal": set(), "wagon": set()},
    "sk": {"Plán": set(), "zástup": set(), "žolíci": set(), "inak": set(), "vozň": set(), "vozne": set()},
    "it": {"plancia": set(), "Plancia": set(), "di norma": set(), "pedin": set()},
    "fr": {
        "ligne": {
            "app-offline-title",
            "cli-city-check",
            "doctor-wrong-rows",
            "error-city-file",
            "fault-line-too-long",
            "help-doctor",
            "option-log-format",
            "option-output",
            "report-scores-how",
            "report-won-how",
        },
        "sites touristiques": set(),
        "pièce": set(),
    },
    "de": {"Wagen": set(), "Spielbrett": set(), "unerfüllt": set(), "Route": set()},
}


@pytest.mark.parametrize("language", FOREIGN)
def test_no_text_uses_another_word_than_the_printed_one(language: str) -> None:
    for word, allowed in FOREIGN[language].items():
        found = {key for key in messages(language) if re.search(rf"\b{word}", written(language, key))}
        assert found == allowed, word


def test_the_colours_are_the_printed_words_and_nothing_more() -> None:
    colours = {key: words for key, words in PRINTED.items() if key.startswith("colour-")}
    for key, words in colours.items():
        assert [text(key, language) for language in ORDER] == words


@pytest.mark.parametrize("language", OTHERS)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    foreign = set("“”„‘«»") - set(QUOTES[language])
    wrong = [key for key in messages(language) if foreign & set(written(language, key))]
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_typewriter_apostrophes(language: str) -> None:
    assert [key for key in messages(language) if re.search(r"\w'\w", written(language, key))] == []


def test_french_has_narrow_spaces_before_high_punctuation_and_within_quotation_marks() -> None:
    wrong = [key for key in messages("fr") if spaced_wrongly(prose(written("fr", key)))]
    assert wrong == []


def prose(entry: str) -> str:
    """A message without commands, addresses and options of numbers, which have their own punctuation."""
    return re.sub(r"\w*:///?\S*|cmd:\w*|search:\d+|NUMBER\([^)]*\)", "", entry)


def spaced_wrongly(entry: str) -> bool:
    """Whether high punctuation stands without its narrow space."""
    return bool(re.search(rf"(?<!{NARROW})[;:!?»](?!\w)|«(?!{NARROW})", entry))


@pytest.mark.parametrize("text", ["Quoi ?", "Quoi?", "« oui »", "fin :"])
def test_a_plain_space_is_found(text: str) -> None:
    assert spaced_wrongly(text)


def test_cities_have_the_names_that_a_language_gives_them() -> None:
    assert [text("city-name-london", language) for language in ORDER] == [
        "Londyn", "Londen", "Londýn", "Londra", "Londres", "London",
    ]  # fmt: skip
    assert text("city-name-new_york", "pl") == "Nowy Jork"
