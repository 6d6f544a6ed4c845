"""Every fault of a city file is found, with its path and its line."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from farebox.cities.check import CODES, errors
from farebox.cities.checks.report import ADVICE
from farebox.cities.load import CITY_IDS, city_folder
from farebox.cities.messages import problem_text
from farebox.drawing.city_files import check_file, check_text
from farebox.locales import keys, text
from tests.cities.builders import (
    SMALL_CITY,
    changed,
    is_sentence,
    line_of,
    problems_of,
    with_bonus,
    with_geometry,
    write,
)
from tests.cities.faults import BONUS_FAULTS, FAULTS, GEOMETRY_FAULTS, Fault


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.code}:{fault.path}")
def test_a_fault_is_found_with_its_place(fault: Fault) -> None:
    found = problems_of(fault.text, fault.code)
    assert (fault.path, fault.line) in [(problem.path, problem.line) for problem in found], found
    assert all(("advice" if fault.code in ADVICE else "error") == problem.severity for problem in found)


@pytest.mark.parametrize(("bonus", "old", "new", "code", "path"), BONUS_FAULTS)
def test_a_fault_of_the_bonus_is_found(bonus: str, old: str, new: str, code: str, path: str) -> None:
    assert errors(check_text(with_bonus(bonus)).problems) == []
    assert old in bonus
    text = with_bonus(bonus.replace(old, new, 1))
    (problem,) = problems_of(text, code)
    assert problem.path == path
    assert problem.line >= line_of(text, "[bonus]")


@pytest.mark.parametrize(("line", "code", "path"), GEOMETRY_FAULTS)
def test_a_fault_of_the_drawing_is_found(line: str, code: str, path: str) -> None:
    text = with_geometry(line)
    found = problems_of(text, code)
    assert [problem.path for problem in found][:1] == [path], check_text(text).problems
    assert found[0].line == line_of(text, line)


def test_spaces_that_lie_on_each_other() -> None:
    text = changed(("bend = [[300, 200]]", "bend = [[560, 500], [600, 420]]"))
    assert problems_of(text, "spaces-overlap")


def test_the_small_city_is_sound() -> None:
    assert check_text(SMALL_CITY).problems == []


@pytest.mark.parametrize("city_id", CITY_IDS)
def test_the_cities_of_the_package_have_no_problem(city_id: str) -> None:
    assert check_file(city_folder(city_id)).problems == []


def test_limits_of_the_engine() -> None:
    many = "".join(f'  {{ id = "x{n}", name = "X{n}" }},\n' for n in range(40))
    text = changed(("locations = [\n", f"locations = [\n{many}"))
    (problem,) = problems_of(text, "too-many")
    assert (problem.path, problem.facts["most"]) == ("locations", 32)


def test_a_ticket_between_parts_that_are_not_connected() -> None:
    text = changed(
        ("locations = [", 'locations = [\n  { id = "far", name = "Far" },'),
        ('{ a = "north", b = "south", points', '{ a = "far", b = "south", points'),
    )
    (problem,) = problems_of(text, "ticket-not-connected")
    assert problem.path == "tickets[0]"


def test_all_problems_are_listed_and_not_just_the_first() -> None:
    text = changed(
        ("cars = 12", "cars = true"),
        ('b = "east", colour = "red", length = 3', 'b = "east", colour = "red", length = "3"'),
        ("points = 6 }", "points = 7 }"),
        ("east = { x = 900", "east = { x = 1900"),
        ("red = 8", "red = 8\nmauve = 3"),
    )
    found = {problem.code for problem in errors(check_text(text).problems)}
    assert {"wrong-type", "ticket-value", "outside-box", "unknown-colour"} <= found
    assert len(problems_of(text, "wrong-type")) == 2


def test_tables_written_one_below_the_other_have_lines_too() -> None:
    routes = [line.strip().strip("{},") for line in SMALL_CITY.splitlines() if "colour =" in line]
    start, end = SMALL_CITY.index("routes = ["), SMALL_CITY.index("tickets = [")
    tables = "".join("\n[[routes]]\n" + route.strip().replace(", ", "\n") + "\n" for route in routes)
    text = SMALL_CITY[:start] + SMALL_CITY[end:] + tables
    assert tomllib.loads(text)["routes"] == tomllib.loads(SMALL_CITY)["routes"]
    assert check_text(text).problems == []
    broken = text.replace('colour = "green"', 'colour = "geen"', 1)
    (problem,) = problems_of(broken, "bad-choice")
    assert (problem.path, problem.line) == ("routes[2].colour", line_of(broken, "geen"))


def test_a_mistake_of_syntax_has_its_line() -> None:
    text = changed(("cars = 12", "cars = = 12"))
    (problem,) = check_text(text).problems
    assert (problem.code, problem.line) == ("syntax", line_of(text, "cars = ="))
    (problem,) = check_text('id = "never closed').problems
    assert (problem.code, problem.line) == ("syntax", 1)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    assert [problem.code for problem in check_file(tmp_path / "none.toml").problems] == ["file-missing"]
    assert [problem.code for problem in check_file(tmp_path).problems] == ["file-missing"]
    (tmp_path / "city.toml").mkdir()
    assert [problem.code for problem in check_file(tmp_path).problems] == ["file-unreadable"]
    latin = tmp_path / "latin.toml"
    latin.write_bytes('id = "x"\nname = "Orl\xe9ans"\n'.encode("latin-1"))
    (problem,) = check_file(latin).problems
    assert (problem.code, problem.line) == ("not-utf8", 2)


def test_a_file_on_disk(tmp_path: Path) -> None:
    assert check_file(write(tmp_path, SMALL_CITY)).problems == []


def test_every_problem_has_a_text_and_every_text_a_problem() -> None:
    texts = {key.removeprefix("problem-") for key in keys() if key.startswith("problem-")}
    assert texts == set(CODES)


def test_every_problem_that_the_tests_make_is_a_full_sentence() -> None:
    texts = [fault.text for fault in FAULTS] + [with_geometry(line) for line, _, _ in GEOMETRY_FAULTS]
    for city in texts:
        for problem in check_text(city).problems:
            sentence = problem_text(problem)
            assert "$" not in sentence
            assert is_sentence(sentence), sentence


def test_a_key_without_a_text_is_no_sentence() -> None:
    assert not is_sentence(text("problem-that-nobody-wrote"))


def test_a_problem_names_the_word_that_was_meant() -> None:
    (problem,) = problems_of(changed(("cars = 12", "crs = 12")), "unknown-field")
    assert problem_text(problem) == "There is no field “crs” here. Did you mean “cars”?"


def test_a_problem_in_plain_words() -> None:
    text = changed(('{ a = "east", b = "west", points = 6 }', '{ a = "east", b = "west", points = 7 }'))
    (problem,) = check_text(text).problems
    expected = "The ticket is worth 7, but its shortest way has length 6: write points = 6."
    assert problem_text(problem) == expected
