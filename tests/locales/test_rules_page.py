"""The rules page names rules that exist, and has a text for each of its lines."""

from __future__ import annotations

import msgspec

from farebox.cities.load import CITY_IDS, load_city
from farebox.cities.schema import Attractions, FlagSets, TouristTokens
from farebox.cli.rules import FERRIES, city_facts, holds
from farebox.locales.rules_page import rules_page
from tests.documents import ROOT, rule_numbers
from tests.locales.texts import files

PAGE = rules_page()
RULES = rule_numbers((ROOT / "docs" / "rules.md").read_text(encoding="utf-8"))


def test_every_text_of_the_page_is_on_it_and_every_line_has_a_text() -> None:
    keys = {key for section in PAGE.sections for key, _ in section.texts()}
    titles = {section.title for section in PAGE.sections}
    assert set(files("en")["rules.ftl"]) == keys | titles | {"rules-title", "rules-title-city"}


def test_every_line_names_a_rule_that_exists() -> None:
    assert [rule for section in PAGE.sections for rule in section.lines if rule not in RULES] == []


def test_the_page_tells_of_every_part_of_the_rules_but_the_box() -> None:
    told = {rule.partition(".")[0] for section in PAGE.sections for rule in section.lines}
    assert told == {rule.partition(".")[0] for rule in RULES} - {"R1"}


def test_the_facts_of_the_page_are_those_of_the_cities() -> None:
    for city_id in CITY_IDS:
        assert city_facts(load_city(city_id)) == PAGE.facts


def test_a_city_with_other_numbers_tells_its_own() -> None:
    city = msgspec.structs.replace(load_city("paris"), last_round_cars=5, points=(1, 3))
    assert city_facts(city).last_cars == 5
    assert city_facts(city).route_points == (1, 3)


def test_every_section_holds_in_some_city_and_the_special_ones_where_they_belong() -> None:
    special = {section.name: section for section in PAGE.sections if section.only}
    cities = {city_id: load_city(city_id) for city_id in CITY_IDS}
    found = {
        name: {city_id for city_id, city in cities.items() if holds(section, city)}
        for name, section in special.items()
    }
    assert found == {
        "ferries": {"san_francisco"},
        "tokens": {"san_francisco"},
        "flags": {"paris"},
        "attractions": {"new_york"},
        "districts": {"london"},
    }
    bonuses = {city.bonus.__struct_config__.tag for city in cities.values()}
    assert {section.only for section in special.values()} == bonuses | {FERRIES}
    assert bonuses >= {kind.__struct_config__.tag for kind in (TouristTokens, FlagSets, Attractions)}
