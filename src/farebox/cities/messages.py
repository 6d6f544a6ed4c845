"""The names of cities and the problems of a city file in plain words."""

from __future__ import annotations

from collections.abc import Mapping

from farebox.cities.checks.report import Problem
from farebox.cities.schema import City
from farebox.errors import CityError, Fact
from farebox.locales import DEFAULT_LANGUAGE, text


def city_name(city: City, language: str | None = None) -> str:
    """The name of a city in a language; a user's city file keeps the name it gives."""
    key = f"city-name-{city.id}"
    return text(key, language) if text(key, DEFAULT_LANGUAGE) == city.name else city.name


def problem_text(problem: Problem, language: str | None = None) -> str:
    """One problem as a sentence, with the word that was probably meant."""
    return sentence_of(problem.code, problem.facts, language)


def error_problem_text(error: CityError, language: str | None = None) -> str:
    """The first problem of a city file that cannot be used, as a sentence."""
    return sentence_of(str(error.facts["problem"]), error.facts, language)


def sentence_of(code: str, facts: Mapping[str, Fact], language: str | None) -> str:
    """The sentence of a problem's code and facts."""
    sentence = text(f"problem-{code}", language, **facts)
    meant = facts.get("meant")
    return f"{sentence} {text('did-you-mean', language, meant=meant)}" if meant else sentence
