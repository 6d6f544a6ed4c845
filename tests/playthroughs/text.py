"""A whole game as readable text: every action and event, and now and then everything that anybody sees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from farebox import Game, visible_events
from farebox.engine.kernels import random_action
from farebox.engine.seeds import dice_words, seed_bytes
from farebox.game.actions import Action, action_of
from farebox.game.events import Event
from farebox.game.game import score_sheets
from farebox.game.internals import index_of, legal_codes, seed_of, state_seen_by, text_of, version_of

# The seeds of the kept games; a new city gets the next number.
NUMBERS = {"san_francisco": 0, "paris": 1, "new_york": 2, "london": 3}
TABLES = [(city, players) for city in NUMBERS for players in (2, 3, 4)]
EVERY = 25


def playthrough(city: str, players: int) -> str:
    """The text of the game that is kept for a city and a number of players."""
    seed = seed_bytes(100 * players + NUMBERS[city])
    game = Game.new(city, players, seed=seed, first=0)
    return "\n".join(lines(game, dice_words(seed))) + "\n"


def lines(game: Game, dice: list[int]) -> Iterator[str]:
    """The game from its beginning to its score sheets."""
    yield f"city {game.city.id}, rules {index_of(game).hash}"
    yield from (f"seat {seat} {name}" for seat, name in enumerate(game.names))
    yield f"seed {seed_of(game).hex()}"
    yield f"commitment {game.record().commitment}"
    yield from everything(game)
    while not game.over:
        # The last seat first: first tickets may be chosen in any order.
        seat = game.to_act[-1]
        action = chosen(game, seat, dice)
        events = game.apply(action, seat)
        yield f"{version_of(game)}. seat {seat}: {text_of(game, action)}"
        yield from (f"   {line}" for line in told(events, len(game.names)))
        if version_of(game) % EVERY == 0:
            yield from everything(game)
    yield from everything(game)
    yield from sheet_lines(game)


def chosen(game: Game, seat: int, dice: list[int]) -> Action:
    """What a random player does."""
    state, legal = state_seen_by(game, seat), legal_codes(game, seat)
    return action_of(index_of(game), state, random_action(state, legal, len(legal), dice))


def told(events: tuple[Event, ...], players: int) -> Iterator[str]:
    """Every event in full, and who sees less of it."""
    for event in events:
        yield words(event)
        for viewer in (*range(players), None):
            (seen,) = visible_events((event,), viewer)
            if seen != event and viewer in (None, (event.seat + 1) % players):  # type: ignore[union-attr]
                yield f"  to {name_of(viewer)}: {words(seen)}"


def words(event: Event) -> str:
    """An event in one line."""
    facts = plain(event)
    return " ".join([facts.pop("event"), *(f"{name}={compact(value)}" for name, value in facts.items())])


def name_of(viewer: int | None) -> str:
    """What a viewer is called."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def plain(value: msgspec.Struct) -> dict[str, Any]:
    """A struct as it goes over the wire."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(value))
    return found


def everything(game: Game) -> Iterator[str]:
    """The position, what a spectator sees, and what each seat sees besides."""
    yield ""
    yield game.position()
    public = list(tree(plain(game.view()), "  "))
    yield f"{name_of(None)} sees"
    yield from public
    for seat in range(len(game.names)):
        yield f"{name_of(seat)} also sees"
        yield from (line for line in tree(plain(game.view(seat)), "  ") if line not in public)
    yield ""


def tree(value: dict[str, Any], indent: str) -> Iterator[str]:
    """A view, a line for each field and a block for each seat; what is empty is left out."""
    for name, item in value.items():
        if name in ("private", "outcome") and item:
            yield f"{indent}{name}:"
            yield from tree(item, indent + "  ")
        elif name == "seats":
            for seat, known in enumerate(item):
                filled = (
                    f"{key}={compact(part)}" for key, part in known.items() if part not in ([], {}, None)
                )
                yield f"{indent}seat {seat}: {' '.join(filled)}"
        elif item not in ([], {}, None):
            yield f"{indent}{name}: {compact(item)}"


def compact(value: object) -> str:
    """A value in few signs."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {compact(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(compact, value)) + "]"
    return "-" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def sheet_lines(game: Game) -> Iterator[str]:
    """The score sheets, a line for each reason."""
    for sheet in score_sheets(game):
        yield f"score sheet of seat {sheet.seat}: {sheet.total}"
        yield from (f"  {line.points:+d} {line.reason} {line.subject}" for line in sheet.lines)
