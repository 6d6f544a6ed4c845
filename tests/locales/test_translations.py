"""The command that tells translators what a language lacks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from farebox.locales import languages
from tests.locales import texts
from tests.locales.texts import messages
from tools.translations import ELSEWHERE, PICTURES, ROOT, gaps, main, places, report


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the catalogues with a folder for a language that is begun: German."""
    for language in ("en", "de"):
        (tmp_path / language).mkdir()
    for file in (texts.FOLDER / "en").glob("*.ftl"):
        (tmp_path / "en" / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(texts, "FOLDER", tmp_path)
    forget()
    yield tmp_path / "de"
    forget()


def forget() -> None:
    """Forget what was read."""
    for function in (texts.files, texts.messages, texts.parts):
        function.cache_clear()


def test_the_languages_of_the_package_lack_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = main([])
    told = capsys.readouterr().out
    assert wrong == 0, told
    assert len(told.splitlines()) == len(languages()) - 1, told


def test_a_new_language_lacks_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["eo"]) == 1
    told = capsys.readouterr().out
    assert told.startswith("eo/game.ftl: ")
    assert told.endswith(f"eo: 0 of {len(messages('en'))} texts, {len(messages('en'))} to do\n")
    assert "eo/web.ftl: lobby-start (missing)" in told
    assert "    lobby-start = Start the game" in told


def test_facts_forms_and_unknown_keys_are_told(planted: Path) -> None:
    catalogue = "home = Start\nturn-of = { $who } ist dran\nhouse = Haus\n"
    plural = "points = { $points ->\n   *[other] { $points } Punkte\n    [one] { $points } Punkt\n  }\n"
    wrong = "tickets-held = { $count ->\n    [few] x\n   *[other] { $count } Tickets\n  }\n"
    (planted / "web.ftl").write_text(catalogue + plural + wrong, encoding="utf-8")
    found = {gap.key: gap.what for gap in gaps("de") if gap.what != "missing"}
    assert found == {
        "turn-of": "other facts: $player, $who",
        "tickets-held": "forms lacking: one",
        "house": "unknown",
    }


def test_a_text_is_told_with_its_picture_or_where_else_it_appears(planted: Path) -> None:
    lines = list(report("de"))
    shown = lines[lines.index("de/web.ftl: home-play (missing)") + 1].strip()
    assert shown.startswith(PICTURES.as_posix())
    assert (ROOT / shown).is_file()
    assert lines[lines.index("de/terminal.ftl: prompt (missing)") + 1].strip() == ELSEWHERE["terminal.ftl"]


def test_a_catalogue_is_found_without_being_listed(planted: Path) -> None:
    (planted.parent / "en" / "zoo.ftl").write_text("zoo-title = The zoo\n", encoding="utf-8")
    assert list(report("de"))[-4:-1] == [
        "de/zoo.ftl: zoo-title (missing)", f"    {ELSEWHERE['web.ftl']}", "    zoo-title = The zoo",
    ]  # fmt: skip


def test_nonsense_is_no_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["klingonish"]) == 2
    assert "klingonish" in capsys.readouterr().err


def test_the_pictures_show_texts_that_exist_and_are_there_themselves() -> None:
    found = places()
    assert set(found) - set(messages("en")) == set()
    assert {picture for picture in found.values() if not (ROOT / picture).is_file()} == set()


def test_most_texts_of_the_web_app_are_on_a_picture() -> None:
    keys = set(texts.files("en")["web.ftl"])
    assert len(keys & set(places())) > 0.6 * len(keys)
    assert set(texts.files("en")["rules.ftl"]) - set(places()) == {"rules-title", "rules-title-city"}


def test_no_place_is_of_a_catalogue_that_is_gone() -> None:
    assert set(ELSEWHERE) - set(texts.files("en")) == set()
