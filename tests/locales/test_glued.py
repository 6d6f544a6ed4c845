"""No code puts a number beside a word, or writes one for people: the catalogues do, in each language."""

from __future__ import annotations

import pytest

from tests.documents import ROOT
from tests.locales.glued import glued_in_python, glued_in_web, searched

NAMES = "a name, as records and tables store it"
DRAWN = "a place in a drawing"
SECRET = "what a random generator is made of"
TYPED = "a command or an action, as it is typed"
CODE = "what Python prints of an object, for programmers"
# Where a number may stand beside something else, by file, with the reason.
ALLOWED = {
    "arena/plots.py": DRAWN,
    "arena/report.py": TYPED,
    "arena/simulation.py": CODE,
    "arena/spec.py": CODE,
    "arena/standings.py": CODE,
    "drawing/poster.py": DRAWN,
    "drawing/svg.py": DRAWN,
    "cli/terminal/session.py": f"{SECRET}, and {TYPED}",
    "lib/signs.ts": DRAWN,
    "server/tables/names.py": NAMES,
    "server/tables/rewriting.py": NAMES,
}


def test_no_number_is_glued_to_a_word() -> None:
    found = list(searched(ROOT))
    assert [find for find in found if find.file not in ALLOWED] == []
    assert set(ALLOWED) - {find.file for find in found} == set(), "nothing is glued here any more"


@pytest.mark.parametrize(
    "source",
    [
        'f"{count} {colour(card)}"',
        'f"{name} {score}"',
        'f"{len(found)} {kind}"',
        'f"{left - 1} {kind}"',
        'f"{route.length} cards"',
        'f"seat {seat}"',
        'f"{mean:.2f}"',
        'f"{games:,}"',
        'f"{llr:+.2f}"',
        'f"{100 * share:.1f} %"',
    ],
)
def test_a_glued_number_is_found_in_python(source: str) -> None:
    assert list(glued_in_python("planted.py", source))


@pytest.mark.parametrize(
    "source",
    ['f"{a} – {b}"', 'f"event-{tag}"', 'f"number-{digits}"', 'f"{place} {name}"', 'f"{number:06}.json"'],
)
def test_other_strings_are_left_alone(source: str) -> None:
    assert list(glued_in_python("planted.py", source)) == []


@pytest.mark.parametrize(
    "source",
    [
        "`${count} ${name(card)}`",
        "`${name} ${seat.score}`",
        '{count} {t("points")}',
        '{t("seat")} {seat}',
        "share.toFixed(1)",
        'new Intl.NumberFormat("en")',
    ],
)
def test_a_glued_number_is_found_in_the_web_app(source: str) -> None:
    assert list(glued_in_web("planted.svelte", source))


def test_texts_with_facts_are_left_alone() -> None:
    assert list(glued_in_web("planted.svelte", '{t("points", { points: count })} <b>{count}</b>')) == []
