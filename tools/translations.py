"""What a language still lacks, and where each text appears: `python -m tools.translations es`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from babel import Locale, UnknownLocaleError

from farebox.locales import DEFAULT_LANGUAGE, languages
from tests.locales.texts import CATEGORIES, files, messages, names, needed_categories, parts, written

ROOT = Path(__file__).parents[1]
PICTURES = Path("docs") / "images" / "web"
# The catalogues to translate first, in this order, and where their texts appear that are on no picture.
ELSEWHERE = {
    "game.ftl": "farebox play; docs/images/terminal.svg",
    "web.ftl": "the web app, on no picture",
    "home.ftl": "the lobby, farebox serve --lan, previews of links",
    "app.ftl": "the app: settings, notifications, the page without a network",
    "rules.ftl": "farebox rules",
    "guide.ftl": "the guided game, where it is offered",
    "lessons.ftl": "the cards of the guided game, and the tips",
    "errors.ftl": "when something goes wrong",
    "server.ftl": "when the server refuses something",
    "terminal.ftl": "farebox play or farebox COMMAND --help; docs/images/terminal.svg",
    "cities.ftl": "farebox city; docs/cities.md",
    "arena.ftl": "farebox arena; docs/arena.md",
    "playtest.ftl": "farebox playtest; docs/playtest.md",
    "learning.ftl": "farebox train; docs/learning.md",
    "maintenance.ftl": "farebox backup, restore and doctor; docs/running.md",
}


class Gap(NamedTuple):
    """A text that a language has not, or not as English has it."""

    file: str
    key: str
    what: str


def gaps(language: str) -> Iterator[Gap]:
    """Everything that a language lacks, what players read first."""
    for file in dict.fromkeys((*ELSEWHERE, *files(DEFAULT_LANGUAGE))):
        english, own = files(DEFAULT_LANGUAGE)[file], files(language).get(file, {})
        for key in english:
            if key not in own:
                yield Gap(file, key, "missing")
            else:
                yield from (Gap(file, key, what) for what in faults(language, key))
        yield from (Gap(file, key, "unknown") for key in own if key not in english)


def faults(language: str, key: str) -> Iterator[str]:
    """What is wrong with a text that is there."""
    wanted, taken = parts(DEFAULT_LANGUAGE, key).variables, parts(language, key).variables
    if wanted != taken:
        facts = ", ".join(f"${name}" for name in sorted(wanted ^ taken))
        yield f"other facts: {facts}"
    needed = needed_categories(language)
    for select in parts(language, key).plurals:
        if lacking := needed - (names(select) & CATEGORIES):
            yield f"forms lacking: {', '.join(sorted(lacking))}"


def places() -> dict[str, str]:
    """The picture on which each text is shown, by its key."""
    file = ROOT / PICTURES / "texts.json"
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return {key: (PICTURES / f"{name}.webp").as_posix() for key, name in found.items()}


def report(language: str) -> Iterator[str]:
    """The gaps of a language as lines: the file and key, where the text appears, and how it is in English."""
    found, shown = list(gaps(language)), places()
    for gap in found:
        yield f"{language}/{gap.file}: {gap.key} ({gap.what})"
        yield f"    {shown.get(gap.key) or ELSEWHERE.get(gap.file, ELSEWHERE['web.ftl'])}"
        if gap.key in messages(DEFAULT_LANGUAGE):
            yield from (f"    {line}" for line in written(DEFAULT_LANGUAGE, gap.key).rstrip().splitlines())
    there = len(messages(DEFAULT_LANGUAGE)) - sum(gap.what == "missing" for gap in found)
    yield f"{language}: {there} of {len(messages(DEFAULT_LANGUAGE))} texts, {len(found)} to do"


def main(arguments: Sequence[str]) -> int:
    """Print what is left to do; 1 if there is anything."""
    wanted = list(arguments) or [language for language in languages() if language != DEFAULT_LANGUAGE]
    for language in wanted:
        try:
            Locale.parse(language)
        except (UnknownLocaleError, ValueError):
            print(f"{language} is not the code of a language, such as es or pt.", file=sys.stderr)
            return 2
    lines = {language: list(report(language)) for language in wanted}
    print("\n".join(line for found in lines.values() for line in found))
    return int(any(len(found) > 1 for found in lines.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
