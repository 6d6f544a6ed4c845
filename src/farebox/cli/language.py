"""Which language the command line speaks: the requested one, else that of the system, else English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from farebox.errors import SetupError
from farebox.locales import DEFAULT_LANGUAGE, languages

OPTION = "--language"
VARIABLE = "FAREBOX_LANGUAGE"
OF_THE_SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")


def without_language(arguments: Sequence[str]) -> tuple[list[str], str | None]:
    """The arguments without `--language` wherever it stands, and the language that the last one names."""
    rest: list[str] = []
    wanted: str | None = None
    waiting = list(arguments)
    while waiting:
        argument = waiting.pop(0)
        if argument == "--":
            return [*rest, argument, *waiting], wanted
        name, named, value = argument.partition("=")
        if name != OPTION:
            rest.append(argument)
        else:
            wanted = value if named else waiting.pop(0) if waiting else ""
    return rest, wanted


def chosen_language(arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[list[str], str]:
    """The other arguments, and the language: of the option, the variable or the system, in this order."""
    rest, wanted = without_language(arguments)
    if wanted is None:
        wanted = environment.get(VARIABLE) or None
    return rest, system_language(environment) if wanted is None else known_language(wanted)


def known_language(wanted: str) -> str:
    """The language of a name such as `pl` or `pl_PL.UTF-8`, if there are texts in it."""
    language = short_name(wanted)
    if language not in languages():
        raise SetupError("unknown-language", wanted=wanted, known=", ".join(languages()))
    return language


def system_language(environment: Mapping[str, str]) -> str:
    """The language of the system; English where there are no texts in it."""
    named = next((environment[name] for name in OF_THE_SYSTEM if environment.get(name)), "")
    language = short_name(named)
    return language if language in languages() else DEFAULT_LANGUAGE


def short_name(name: str) -> str:
    """The language alone, without its country and letters."""
    return name.partition(".")[0].partition("@")[0].replace("-", "_").partition("_")[0].lower()
