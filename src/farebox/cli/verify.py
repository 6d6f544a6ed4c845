"""`farebox verify`: a record checked from its first byte to its last score."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from farebox.cli.arguments import city_of
from farebox.cli.terminal.style import GOOD, make_console
from farebox.cli.translator import Translator
from farebox.errors import Fact
from farebox.game.game import Game
from farebox.game.records import check_commitment, load_record


def verify(
    record: Annotated[Path, typer.Argument(help="option-record-file")],
    commitment: Annotated[str | None, typer.Option(help="option-commitment")] = None,
    city: Annotated[str | None, typer.Option(help="option-record-city")] = None,
) -> None:
    """Check a record."""
    words = Translator()
    kept = load_record(record)
    say(words, "verified-check", check=kept.check)
    check_commitment(kept, commitment.strip().lower() if commitment else None)
    say(words, "verified-published" if commitment else "verified-seed", commitment=kept.commitment)
    game = Game.replay(kept, city_of(kept, city))
    say(words, "verified-city", city=words.city(game.city), version=game.city.version, hash=kept.city_hash)
    say(words, "verified-actions", actions=len(kept.actions))
    if kept.result is None:
        say(words, "verified-unfinished")
        return
    results = zip(kept.names, kept.result.scores, strict=True)
    scores = (words("score-line", subject=name, points=words.decimal(score)) for name, score in results)
    say(words, "verified-result", scores=words.listing(scores))


def say(words: Translator, key: str, **facts: Fact) -> None:
    """One thing that was verified."""
    make_console().print(Text("✓ ", style=GOOD) + Text(words(key, **facts)), soft_wrap=True)
