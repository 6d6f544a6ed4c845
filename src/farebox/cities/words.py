"""The problems of a city file in plain words."""

from __future__ import annotations

from farebox.cities.checks.report import Problem
from farebox.locales import DEFAULT_LANGUAGE, text


def problem_text(problem: Problem, language: str = DEFAULT_LANGUAGE) -> str:
    """One problem as a sentence, with the word that was probably meant."""
    sentence = text(f"problem-{problem.code}", language, **problem.facts)
    meant = problem.facts.get("meant")
    return f"{sentence} {text('did-you-mean', language, meant=meant)}" if meant else sentence
