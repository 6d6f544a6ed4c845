"""Seats in texts: by name, or counted from 1."""

from __future__ import annotations

import pytest

from farebox.cli.translator import Translator
from farebox.errors import IllegalAction, TableError, WrongSeat
from farebox.locales import languages, text
from farebox.locales.seats import SEAT_FACTS, seat_text, with_seats_named
from farebox.server.http.problems import problem_of
from tests.error_codes import raised_errors
from tests.locales.texts import messages, parts, written

NAMES = ("Anna", "Ben")


def test_a_player_is_named_and_a_seat_without_a_name_is_counted_from_one() -> None:
    assert seat_text(1, "en", NAMES) == "Ben"
    assert seat_text(1, "en") == "seat 2"
    assert seat_text(-1, "en", NAMES) == "seat 0"


def test_several_seats_are_named_together() -> None:
    assert with_seats_named({"to_act": "0, 1", "left": 2}, "en", NAMES) == {"to_act": "Anna, Ben", "left": 2}


@pytest.mark.parametrize("language", languages())
def test_an_error_names_who_sits_there(language: str) -> None:
    error = WrongSeat("not-your-turn", seat=0, to_act="1")
    sentence = Translator(language).error(error, NAMES)
    assert "Anna" in sentence
    assert "Ben" in sentence
    taken = IllegalAction("route-taken", route="x-y", seat=0)
    assert text("seat-number", language, number=1) in Translator(language).error(taken)


@pytest.mark.parametrize("language", languages())
def test_the_server_counts_seats_from_one_in_words_and_from_zero_in_facts(language: str) -> None:
    problem = problem_of(TableError("seat-taken", seat=0), language)
    assert text("seat-number", language, number=1) in problem.text
    assert problem.facts == {"seat": 0}


@pytest.mark.parametrize("language", languages())
def test_the_seat_of_an_error_stands_apart_in_its_sentence(language: str) -> None:
    codes = [code for code, facts in raised_errors("").items() if any("seat" in names for names in facts)]
    keys = [f"error-{code}" for code in codes if f"error-{code}" in messages("en")]
    named = [key for key in keys if "seat" in parts("en", key).variables and key != "error-not-your-turn"]
    assert named
    assert [key for key in named if "({ $seat })" not in written(language, key)] == []


def test_facts_that_hold_a_seat_are_known() -> None:
    assert {"seat", "to_act", "first"} == set(SEAT_FACTS)
