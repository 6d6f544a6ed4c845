"""The catalogues of texts."""

from __future__ import annotations

import pytest

from farebox.locales import bundle, keys, languages, plain_texts, text
from tests.locales.texts import messages


def test_english_is_there() -> None:
    assert "en" in languages()
    assert "did-you-mean" in keys("en")


@pytest.mark.parametrize("language", languages())
def test_a_text_is_found_alone_with_the_texts_that_stand_in_it(language: str) -> None:
    assert keys(language) == tuple(messages(language))
    assert text("stand-in-for-bot", "en") == "Regular plays"


def test_a_text_with_facts_has_no_invisible_marks() -> None:
    assert text("did-you-mean", meant="cars") == "Did you mean “cars”?"


def test_numbers_choose_the_form() -> None:
    assert text("cli-city-faulty", count=1).startswith("One problem:")
    assert text("cli-city-faulty", count=3).startswith("3 problems:")


def test_a_language_without_the_text_falls_back_to_english() -> None:
    assert text("did-you-mean", "xx", meant="cars") == "Did you mean “cars”?"


def test_facts_of_any_size_can_be_told() -> None:
    assert text("did-you-mean", meant="9" * 5000).startswith("Did you mean “999")
    assert str(10**30) in text("did-you-mean", meant=10**30)


@pytest.mark.parametrize("language", languages())
def test_plain_texts_are_what_fluent_makes_of_them(language: str) -> None:
    plain = plain_texts(language)
    assert len(plain) > len(keys(language)) / 3
    for key, shown in plain.items():
        found = bundle(language, key)
        pattern = found.get_message(key).value
        assert pattern is not None
        assert (key, shown) == (key, found.format_pattern(pattern, {})[0])


def test_an_unknown_key_is_its_own_text() -> None:
    assert text("no-such-key") == "no-such-key"
