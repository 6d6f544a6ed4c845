"""Guided tables: a prepared short game, which goes on as any other once somebody leaves its path."""

from __future__ import annotations

from farebox.cities.guides import Guide, GuideStep, guide_of, guides_of
from farebox.errors import TableError
from farebox.game.actions import Action
from farebox.game.internals import index_of
from farebox.game.notation import parse_action
from farebox.server.tables.entries import Started
from farebox.server.tables.new_tables import new_id, wished_seat
from farebox.server.tables.table import Opening, Table
from farebox.server.wire import SeatWish, TableSettings
from farebox.server.wire_guide import Lesson
from farebox.version import VERSION

LEARNER = 0
# What plays on where nothing is prepared.
OPPONENT = "novice"
PACE = 1.5
# Nothing that comes later depends on these choices, so they may be made differently.
FREE = ("keep", "token")


def guided_table(city_id: str, *, host: str, nickname: str, now: float) -> Table:
    """The table of a guided game, which has begun; not stored yet."""
    guide = guide_of(city_id)
    if guide is None:
        raise TableError("no-guided-game", city=city_id)
    opening = Opening(
        city=city_id,
        city_hash=guide.city_hash,
        players=2,
        settings=TableSettings(first=LEARNER, undo=True),
        pace=PACE,
        guided=True,
    )
    table = Table(new_id(), opening, seed=bytes.fromhex(guide.seed), host=host, created_at=now)
    for number, wish in enumerate((SeatWish(kind="me"), SeatWish(kind="bot", level=OPPONENT))):
        table.add(wished_seat(table, number, wish, host, nickname), now)
    table.add(Started(LEARNER, VERSION), now)
    return table


def prepared_guide(table: Table) -> Guide | None:
    """The guided game that a table began with."""
    guides = guides_of(table.city.id) if table.opening.guided else ()
    began = (table.opening.city_hash, table.seed.hex())
    return next((guide for guide in guides if (guide.city_hash, guide.seed) == began), None)


def next_steps(table: Table, guide: Guide) -> dict[int, tuple[GuideStep, ...]]:
    """What is prepared of the rest of the game, by seat; nothing once a seat did anything else."""
    left: dict[int, tuple[GuideStep, ...]] = {}
    for seat in range(len(table.seats)):
        steps = tuple(step for step in guide.steps if step.seat == seat)
        done = [acted.entry.action for acted in table.acted if acted.entry.seat == seat]
        if len(done) > len(steps) or not all(map(follows, steps, done)):
            return {}
        left[seat] = steps[len(done) :]
    return left


def follows(step: GuideStep, action: str) -> bool:
    """Whether an action leaves the game on its prepared path."""
    verb = action.partition(" ")[0]
    return action == step.action or (verb in FREE and step.action.startswith(f"{verb} "))


def prepared_action(table: Table, seat: int) -> Action | None:
    """What a seat does next at a guided table, as long as everything went as prepared."""
    guide = prepared_guide(table)
    steps = next_steps(table, guide).get(seat) if guide else None
    return parse_action(index_of(table.require_game()), steps[0].action) if steps else None


def lesson_for(table: Table, seat: int) -> Lesson | None:
    """The next lesson of a seat that is to act."""
    guide = prepared_guide(table)
    left = next_steps(table, guide).get(seat) if guide else None
    if guide is None or not left:
        return None
    steps = [step for step in guide.steps if step.seat == seat]
    done = len(steps) - len(left)
    return Lesson(
        lesson=left[0].lesson,
        after=steps[done - 1].lesson if done else None,
        number=done + 1,
        lessons=len(steps),
        action=parse_action(index_of(table.require_game()), left[0].action),
    )
