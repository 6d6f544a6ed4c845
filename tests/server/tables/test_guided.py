"""Guided games: the prepared path fits the rules, can be left, and is stored as any other game."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import msgspec
import pytest

from farebox.cities import guides
from farebox.cities.guides import Guide, GuideStep, guide_of, guides_of
from farebox.cities.load import SHORT_CARS, city_by_hash, city_hash, load_city, short_city
from farebox.game.actions import DrawBlind, KeepTickets
from farebox.game.events import Event, FlagSetScored, LastRoundBegan, RowSwept, TokenTaken
from farebox.game.game import Game
from farebox.server.storage.types import StoredTable, TableRow
from farebox.server.tables import guided
from farebox.server.tables.archive import finished_game
from farebox.server.tables.commands import Act, ActAsBot, Undo
from farebox.server.tables.guided import FREE, LEARNER, follows, guided_table, lesson_for, prepared_action
from farebox.server.tables.new_tables import rematch_table
from farebox.server.tables.persistence import listed_row, new_row, opened_table
from farebox.server.tables.records import record_of
from farebox.server.tables.table import Table
from tests.server.build import BEGIN, after_command
from tools.guided_game import CITIES, lessons_of

COMMAND = "the board has changed: run `python -m tools.guided_game`, play the game and commit it"


def prepared(city: str) -> Guide:
    guide = guide_of(city)
    assert guide is not None, COMMAND
    return guide


def begun(city: str) -> Table:
    return guided_table(city, host="anna", nickname="Anna", now=BEGIN)


def step(table: Table, seat: int) -> Table:
    """The table after the prepared action of a seat."""
    action = prepared_action(table, seat)
    assert action is not None
    if seat == LEARNER:
        return after_command(table, Act(guest="anna", seat=seat, version=table.version, action=action))
    return after_command(table, ActAsBot(seat=seat, version=table.version, action=action))


def played(table: Table, lessons: int = 100) -> Table:
    """The table after so many prepared actions of the learner, and the answers to them."""
    while not table.require_game().over:
        bots = [seat for seat in table.require_game().to_act if seat != LEARNER]
        if not bots and lessons == 0:
            break
        lessons -= 0 if bots else 1
        table = step(table, bots[0] if bots else LEARNER)
    return table


@pytest.mark.parametrize("city", CITIES)
def test_the_prepared_game_has_every_lesson_and_ends_well(city: str) -> None:
    guide, table = prepared(city), played(begun(city))
    lessons = [step.lesson for step in guide.steps if step.seat == LEARNER]
    assert lessons_of(load_city(city)) <= set(lessons)
    assert len(lessons) <= 30, "a guided game takes less than ten minutes"
    outcome = table.require_game().outcome
    assert outcome is not None
    assert outcome.winners == (LEARNER,)
    assert table.require_game().view(LEARNER).seats[LEARNER].cars_left < SHORT_CARS


@pytest.mark.parametrize("city", CITIES)
def test_the_prepared_game_is_played_on_the_present_board(city: str) -> None:
    assert prepared(city).city_hash == city_hash(short_city(load_city(city))), COMMAND


@pytest.mark.parametrize("city", CITIES)
def test_a_table_that_began_with_an_earlier_guide_goes_on_with_it(
    city: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, *earlier = guides_of(city)
    assert earlier
    for guide in earlier:
        monkeypatch.setattr(guided, "guide_of", lambda city_id, guide=guide: guide)
        table = played(begun(city), 3)
        lesson = lesson_for(table, LEARNER)
        assert lesson is not None
        assert lesson.lesson == [step.lesson for step in guide.steps if step.seat == LEARNER][3]
        assert table.seed.hex() == guide.seed
        assert (guide.city_hash, guide.seed) != (now.city_hash, now.seed)
        assert played(table).require_game().over


@pytest.mark.parametrize("city", CITIES)
def test_wilds_are_drawn_before_they_are_paid_with(city: str) -> None:
    steps = [step for step in prepared(city).steps if step.seat == LEARNER]
    paid = next(place for place, step in enumerate(steps) if "wild*" in step.action)
    assert "wild" in [step.lesson for step in steps[:paid]]


@pytest.mark.parametrize("city", CITIES)
def test_each_lesson_teaches_what_it_says(city: str) -> None:
    table, seen = begun(city), dict[str, tuple[Event, ...]]()
    for prepared_step in prepared(city).steps:
        table = step(table, prepared_step.seat)
        seen.setdefault(prepared_step.lesson, table.log[-1].events)
    assert any(isinstance(event, RowSwept) for event in seen["sweep"])
    told = {type(event) for events in seen.values() for event in events}
    everything = {type(event) for applied in table.log for event in applied.events}
    assert LastRoundBegan in everything
    assert FlagSetScored in told or TokenTaken in told


@pytest.mark.parametrize("city", CITIES)
def test_whatever_tickets_and_tokens_are_chosen_the_path_goes_on(city: str) -> None:
    guide = prepared(city)
    free = [step for step in guide.steps if step.seat == LEARNER and step.action.split()[0] in FREE]
    for choices in product(range(3), repeat=len(free)):
        game, chosen = (
            Game.new(city_by_hash(guide.city_hash), 2, seed=guide.seed, first=LEARNER),
            iter(choices),
        )
        for prepared_step in guide.steps:
            action = prepared_step.action
            if prepared_step in free:
                legal = game.legal_actions(LEARNER)
                game.apply(legal[next(chosen) % len(legal)], LEARNER)
            else:
                game.apply(action, prepared_step.seat)
        assert game.over


def test_a_choice_of_tickets_is_free_and_the_next_lesson_comes() -> None:
    table = begun("paris")
    lesson = lesson_for(table, LEARNER)
    assert lesson is not None
    assert (lesson.lesson, lesson.after, lesson.number) == ("first-tickets", None, 1)
    assert isinstance(lesson.action, KeepTickets)
    keeps = table.require_game().legal_actions(LEARNER)
    for keep in keeps:
        later = step(after_command(table, Act(guest="anna", seat=0, version=table.version, action=keep)), 1)
        following = lesson_for(later, LEARNER)
        assert following is not None
        assert (following.lesson, following.after, following.number) == ("draw", "first-tickets", 2)


def test_another_action_leaves_the_path_and_undo_comes_back_to_it() -> None:
    table = played(begun("paris"), 1)
    assert lesson_for(table, LEARNER) is not None
    astray = after_command(table, Act(guest="anna", seat=0, version=table.version, action=DrawBlind()))
    assert lesson_for(astray, LEARNER) is None
    assert prepared_action(astray, 1) is None
    back = after_command(astray, Undo(guest="anna", seat=0, version=astray.version))
    assert lesson_for(back, LEARNER) == lesson_for(table, LEARNER)


def test_a_guided_table_is_stored_and_read_as_any_other() -> None:
    table = played(begun("san_francisco"), 4)
    new = new_row(table)
    row = TableRow(
        id=new.id,
        settings=new.settings,
        summary=new.summary,
        host_guest=new.host_guest,
        listed=new.listed,
        status=new.status,
        version=len(new.entries),
        created_at=new.at,
        changed_at=new.at,
        due=new.due,
        next_table=None,
    )
    again = opened_table(StoredTable(row=row, seed=new.seed, entries=()))
    for applied in table.log:
        again.add(applied.entry, applied.at)
    assert lesson_for(again, LEARNER) == lesson_for(table, LEARNER)
    assert listed_row(row, "anna").guided


@pytest.mark.parametrize("city", CITIES)
def test_the_record_verifies_and_the_rematch_is_a_whole_game(city: str) -> None:
    table = played(begun(city))
    record = record_of(table)
    assert finished_game(table).guided, "it counts in no statistics"
    assert record.city_hash == prepared(city).city_hash
    assert Game.replay(record).outcome == table.require_game().outcome
    whole = rematch_table(table, host="anna", now=BEGIN)
    assert (whole.opening.guided, whole.city.cars) == (False, load_city(city).cars)
    assert whole.seed != table.seed


def test_a_guide_for_another_board_is_not_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stale = msgspec.structs.replace(prepared("paris"), city_hash="0" * 64)
    text = f'city_hash = "{stale.city_hash}"\nseed = "{stale.seed}"\nsteps = []\n'
    (tmp_path / guides.GUIDE_FILE).write_text(text, encoding="utf-8")
    table = begun("paris")
    with monkeypatch.context() as patch:
        patch.setattr(guides, "city_folder", lambda city_id: tmp_path)
        guides_of.cache_clear()
        assert guide_of("paris") is None
        assert lesson_for(table, LEARNER) is None
    guides_of.cache_clear()


def test_a_step_is_left_by_another_verb_only() -> None:
    assert follows(GuideStep(0, "keep a-b"), "keep c-d a-b")
    assert not follows(GuideStep(0, "keep a-b"), "draw deck")
    assert not follows(GuideStep(0, "draw 1"), "draw 2")
