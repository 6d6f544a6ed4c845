"""The rules page names rules that exist, and has a text for each of its lines."""

from __future__ import annotations

import msgspec
import pytest

from farebox.cities.load import CITY_IDS, load_city
from farebox.cities.schema import Attractions, FlagSets, TouristTokens
from farebox.cli.rules import FERRIES, city_facts, holds, shown_lines, told_facts
from farebox.cli.translator import Translator
from farebox.locales import languages, text
from farebox.locales.rules_page import rules_page
from tests.builders import CITIES
from tests.documents import ROOT, rule_numbers
from tests.locales.texts import files

PAGE = rules_page()
RULES = rule_numbers((ROOT / "docs" / "rules.md").read_text(encoding="utf-8"))


def test_every_text_of_the_page_is_on_it_and_every_line_has_a_text() -> None:
    keys = {key for section in PAGE.sections for key, _ in section.texts()}
    titles = {section.title for section in PAGE.sections}
    assert set(files("en")["rules.ftl"]) == keys | titles | {"rules-title", "rules-title-city"}


def test_every_line_names_a_rule_that_exists() -> None:
    assert [line.rule for section in PAGE.sections for line in section.lines if line.rule not in RULES] == []


def test_the_page_tells_of_every_part_of_the_rules_but_the_box() -> None:
    told = {line.rule.partition(".")[0] for section in PAGE.sections for line in section.lines}
    assert told == {rule.partition(".")[0] for rule in RULES} - {"R1"}


def test_the_facts_of_the_page_are_those_of_the_cities() -> None:
    for city_id in CITY_IDS:
        usual = {"wild": PAGE.facts.wild, "bonus": PAGE.facts.bonus}
        assert msgspec.structs.replace(city_facts(load_city(city_id)), **usual) == PAGE.facts


def test_a_city_with_other_numbers_tells_its_own() -> None:
    city = msgspec.structs.replace(load_city("paris"), last_round_cars=5, points=(1, 3))
    assert city_facts(city).last_cars == 5
    assert city_facts(city).route_points == (1, 3)


def test_every_section_holds_in_some_city_and_the_special_ones_where_they_belong() -> None:
    special = {section.name: section for section in PAGE.sections if section.only}
    cities = {city_id: load_city(city_id) for city_id in CITY_IDS}
    found = {
        name: {city_id for city_id in CITIES if holds(section.only, cities[city_id])}
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


def told(city_id: str | None, language: str = "en") -> dict[str, str]:
    """The lines of the page for a city, by the keys of their texts."""
    words, city = Translator(language), load_city(city_id) if city_id else None
    facts = told_facts(words, city_facts(city) if city else PAGE.facts)
    lines = [entry for section in PAGE.sections for entry in shown_lines(section, city)]
    return {key: words(key, **facts) for key, _ in lines}


def test_r1_6_gray_routes_are_told_of_where_there_are_any() -> None:
    assert "rules-claiming-3" not in told("paris")
    assert all("rules-claiming-3" in told(city_id) for city_id in ("san_francisco", "new_york", "london"))
    assert "rules-claiming-3" in told(None)


def test_r2_the_stacks_are_set_up_only_where_there_are_tokens() -> None:
    of_tokens = {"rules-setup-2", "rules-setup-6", "rules-setup-7", "rules-end-5"}
    assert of_tokens <= set(told("san_francisco"))
    assert all(of_tokens & set(told(city_id)) == set() for city_id in ("paris", "new_york", "london"))


@pytest.mark.parametrize("language", languages())
def test_r5_5_a_kept_flag_card_is_the_exception_where_there_are_flags(language: str) -> None:
    key = "rules-claiming-5"
    assert len({told(city_id, language)[key] for city_id in ("san_francisco", "new_york", "london")}) == 1
    assert len({told(city_id, language)[key] for city_id in ("san_francisco", "paris", None)}) == 3


@pytest.mark.parametrize("language", languages())
def test_r5_2_the_wild_card_is_the_one_of_the_city(language: str) -> None:
    texts = {city_id: told(city_id, language)["rules-claiming-2"] for city_id in CITY_IDS}
    assert texts["paris"] == texts["london"]
    assert len(set(texts.values())) == 3
    assert text("wild-card", language, wild="ferry") in texts["san_francisco"]
