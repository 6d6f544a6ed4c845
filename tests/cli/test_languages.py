"""The command line speaks the language that is asked for, and every language fits the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from farebox.cli.language import chosen_language, without_language
from farebox.cli.main import localized_command
from farebox.cli.translator import Translator
from farebox.errors import FareboxError
from farebox.locales import current_language, languages, text
from tests.cli.helpers import CommandLine, script

SEED = "7"
OTHERS = [language for language in languages() if language != "en"]


def language_of(*arguments: str, **environment: str) -> str:
    return chosen_language(arguments, environment)[1]


def test_the_option_wins_over_the_variable_and_the_variable_over_the_system() -> None:
    system = {"LC_ALL": "sk_SK.UTF-8", "LC_MESSAGES": "nl_NL", "LANG": "it_IT"}
    assert language_of("play", "--language", "pl", FAREBOX_LANGUAGE="fr", **system) == "pl"
    assert language_of("play", FAREBOX_LANGUAGE="fr", **system) == "fr"
    assert language_of("play", **system) == "sk"
    assert language_of("play", LC_ALL="", LC_MESSAGES="nl_NL", LANG="it_IT") == "nl"
    assert language_of("play", LANG="it_IT@euro") == "it"


@pytest.mark.parametrize("system", ["", "C", "POSIX", "C.UTF-8", "da_DK.UTF-8", "nonsense"])
def test_a_system_in_another_language_gets_english(system: str) -> None:
    assert language_of("play", LANG=system) == "en"


@pytest.mark.parametrize("name", ["pl", "PL", "pl_PL", "pl-PL", "pl_PL.UTF-8"])
def test_a_language_has_its_usual_names(name: str) -> None:
    assert language_of("--language", name) == language_of(FAREBOX_LANGUAGE=name) == "pl"


@pytest.mark.parametrize(("arguments", "named"), [(["--language", "tlh"], "tlh"), (["--language="], "")])
def test_an_unknown_language_is_refused_with_the_known_ones(arguments: list[str], named: str) -> None:
    with pytest.raises(FareboxError) as refused:
        chosen_language(arguments, {})
    assert refused.value.code == "unknown-language"
    assert refused.value.facts == {"wanted": named, "known": ", ".join(languages())}


def test_an_unknown_language_of_the_variable_is_refused(
    farebox: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAREBOX_LANGUAGE", "tlh")
    result = farebox("city", "list")
    assert result.code == 2
    assert all(language in result.err for language in languages())


def test_the_option_stands_anywhere_and_is_taken_out() -> None:
    assert without_language(["--language", "pl", "play"]) == (["play"], "pl")
    assert without_language(["play", "--language=nl", "--seed", "7"]) == (["play", "--seed", "7"], "nl")
    assert without_language(["play", "--language", "nl", "--language", "sk"]) == (["play"], "sk")
    assert without_language(["play", "--", "--language", "nl"]) == (["play", "--", "--language", "nl"], None)
    assert without_language(["play", "--language"]) == (["play"], "")


def test_the_language_ends_with_the_command(farebox: CommandLine) -> None:
    farebox("--language", "pl", "city", "list")
    assert current_language() == "en"


def test_every_help_text_is_named_by_its_key() -> None:
    waiting = [localized_command(Translator("en"))]
    keys = [localized_command(lambda key: key)]
    while waiting:
        command, named = waiting.pop(), keys.pop()
        for told, key in [(command, named), *zip(command.params, named.params, strict=True)]:
            assert told.help == text(key.help, "en") != key.help or not key.help, key.help
        children = getattr(command, "commands", {})
        waiting += children.values()
        keys += [named.commands[name] for name in children]


@pytest.mark.parametrize("language", OTHERS)
def test_help_and_errors_speak_the_language(farebox: CommandLine, language: str) -> None:
    first = text("help-play", language).split()[0]
    assert first in farebox("--language", language, "--help").out
    refused = farebox("play", "--players", "9", "--language", language)
    assert refused.code == 2
    assert refused.err.strip() == text("error-wrong-number-of-players", language, players=9, least=2, most=4)


@pytest.mark.parametrize("language", OTHERS)
def test_the_frame_of_help_speaks_the_language(farebox: CommandLine, language: str) -> None:
    whole = farebox("--help", "--language", language).out
    for key in ("usage", "usage-options", "usage-command", "help-options", "help-commands", "help-help"):
        assert text(key, language) in whole, key
    part = farebox("replay", "--help", "--language", language).out
    assert text("help-arguments", language) in part
    assert text("help-required", language) in part
    play = farebox("play", "--help", "--language", language).out
    assert text("help-default", language, value="random") in play
    for english in ("Usage:", "Commands", "Show this message", "[default:", "[required]"):
        assert english not in whole + part + play


Given = dict[str, str | int]
REFUSED: list[tuple[list[str], str, Given]] = [
    (["dance"], "error-no-such-command", {"name": "dance"}),
    (["play", "--nmae", "Ann"], "error-no-such-option-but", {"name": "--nmae", "known": "--name"}),
    (["play", "--qqqq"], "error-no-such-option", {"name": "--qqqq"}),
    (["play", "--seat"], "error-option-needs-value", {"name": "--seat"}),
    (["bench", "--json=1"], "error-option-takes-no-value", {"name": "--json"}),
    (["replay"], "error-missing-argument", {"name": "record"}),
    (["replay", "a", "b", "c"], "error-too-many-arguments", {"extra": "b c"}),
    (["play", "--players", "many"], "error-wrong-value", {"value": "many", "expected": "int"}),
    (["bench", "--players", "9"], "error-wrong-value", {"value": "9", "expected": "at-most", "most": 4}),
    (["bench", "--players", "1"], "error-wrong-value", {"value": "1", "expected": "at-least", "least": 2}),
]
NOTHING: Given = {"name": "--players", "known": "", "least": 0, "most": 0}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("arguments", "key", "facts"), REFUSED, ids=lambda value: str(value)[:40])
def test_a_wrong_command_line_is_explained_in_the_language(
    farebox: CommandLine, arguments: list[str], key: str, facts: Given, language: str
) -> None:
    refused = farebox("--language", language, *arguments)
    assert refused.code == 2
    assert refused.out == ""
    assert refused.err.splitlines()[0] == text(key, language, **{**NOTHING, **facts})


@pytest.mark.parametrize("language", languages())
def test_a_wrong_choice_is_answered_with_the_choices(farebox: CommandLine, language: str) -> None:
    told, usage, hint = farebox("--language", language, "arena", "--on", "mars").err.splitlines()
    assert "here, ray" in told
    assert usage.startswith(text("usage", language))
    assert hint == text("usage-hint", language, command="farebox arena --help")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("city", ["san_francisco", "paris", None])
def test_the_rules_are_told_in_every_language(
    farebox: CommandLine, monkeypatch: pytest.MonkeyPatch, language: str, city: str | None
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    result = farebox("rules", *([city] if city else []), "--language", language)
    assert result.code == 0
    assert text("rules-title-claiming", language) in result.out
    assert (text("rules-title-tokens", language) in result.out) == (city != "paris")
    assert (text("rules-title-flags", language) in result.out) == (city != "san_francisco")
    assert "R12.1" in result.out
    assert "{" not in result.out
    assert too_wide(result.out) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("city", ["san_francisco", "paris", "london"])
def test_a_whole_game_fits_eighty_columns_in_every_language(
    farebox: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, city: str, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    typed = script(tmp_path / "expected.json", city, seed=SEED)
    asked = [*typed[:5], "help", "routes", "map", "claims", "log", "show", "nonsense", *typed[5:]]
    table = ["--city", city, "--seed", SEED, "--name", "You"]
    result = farebox("play", *table, "--language", language, typed="\n".join(asked))
    assert result.code == 0
    assert farebox.only_record().read_bytes() == (tmp_path / "expected.json").read_bytes()
    assert text("final-title", language) in result.out
    assert text("score-sheet", language) in result.out
    assert too_wide(result.out) == []
    assert "…" not in result.out.partition(text("score-sheet", language))[2]
    told = farebox("replay", farebox.only_record(), "--language", language)
    assert text("reason-ticket", language) in told.out


def too_wide(out: str) -> list[str]:
    """Lines beyond 80 columns, but for those with a path or a hash, which are kept in one piece."""
    lines = (line.rstrip() for line in out.splitlines())
    return [
        line for line in lines if cell_len(line) > 80 and not any(len(word) > 40 for word in line.split())
    ]


@pytest.mark.parametrize("language", OTHERS)
def test_the_other_commands_speak_the_language(farebox: CommandLine, tmp_path: Path, language: str) -> None:
    script(tmp_path / "done.json", seed=SEED)
    verified = farebox("verify", tmp_path / "done.json", "--language", language)
    assert text("verified-unfinished", language) not in verified.out
    assert text("verified-actions", language, actions=0).split()[0] in verified.out
    shown = farebox("city", "show", "new_york", "--language", language)
    assert text("city-name-new_york", language) in shown.out
    assert text("colour-blue", language) in shown.out


def test_the_city_of_the_rules_may_be_an_option(farebox: CommandLine) -> None:
    assert farebox("rules", "--city", "paris").out == farebox("rules", "paris").out
