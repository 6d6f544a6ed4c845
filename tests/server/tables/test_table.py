"""A table in play: whose action counts, what is stale, undo, what is due, the end."""

from __future__ import annotations

import pytest

from farebox.game.actions import DrawBlind, KeepTickets
from farebox.game.game import Game
from farebox.game.internals import phase_of
from farebox.server.storage.types import Due
from farebox.server.tables import checks
from farebox.server.tables.checks import check
from farebox.server.tables.commands import (
    Act,
    ActAsBot,
    AskRematch,
    AskStandIn,
    MoveSeat,
    SetPace,
    Undo,
)
from farebox.server.tables.due import bot_seats, deadline_of, due_of, turn_ends
from farebox.server.tables.entries import entry_body, parse_entry
from farebox.server.tables.new_tables import rematch_table
from farebox.server.tables.table import Table
from tests.server.build import (
    BEGIN,
    SEED,
    act,
    after_command,
    legal,
    past_first_tickets,
    refused,
    started,
    to_the_end,
)


def act_of(table: Table, seat: int, version: int | None = None, guest: str = "anna") -> Act:
    wanted = table.version if version is None else version
    return Act(guest=guest, seat=seat, version=wanted, action=legal(table, seat))


def test_first_tickets_are_chosen_in_any_order() -> None:
    table = started("anna", "bert", "carl")
    table = act(act(act(table, 2), 0), 1)
    assert phase_of(table.require_game()) != "choose-first-tickets"


def test_a_choice_of_first_tickets_is_not_stale_because_somebody_else_chose() -> None:
    table = started("anna", "bert")
    seen = table.version
    later = act(table, 1)
    assert after_command(later, act_of(later, 0, seen)).version == seen + 2


def test_a_change_of_pace_makes_no_action_stale() -> None:
    table = past_first_tickets(started("anna", "bert"))
    later = after_command(table, SetPace(guest="bert", pace=3.0))
    assert after_command(later, act_of(later, 0, table.version)).version == later.version + 1


def test_an_action_that_answers_to_an_earlier_decision_is_stale() -> None:
    table = past_first_tickets(started("anna", "bert"))
    later = act(table, 0, DrawBlind())
    again = Act(guest="anna", seat=0, version=table.version, action=DrawBlind())
    assert refused(later, again) == "stale-version"


def test_an_action_that_answers_to_a_version_to_come_is_stale() -> None:
    table = past_first_tickets(started("anna", "bert"))
    assert refused(table, act_of(table, 0, table.version + 1)) == "stale-version"


def test_only_the_seat_to_act_acts() -> None:
    table = past_first_tickets(started("anna", "bert"))
    command = Act(guest="bert", seat=1, version=table.version, action=DrawBlind())
    assert refused(table, command) == "not-your-turn"


def test_nobody_acts_for_the_seat_of_others() -> None:
    table = started("anna", "bert", "casual")
    assert refused(table, act_of(table, 0, guest="bert")) == "not-your-seat"
    assert refused(table, act_of(table, 2, guest="anna")) == "not-your-seat"
    assert refused(table, act_of(table, 0, guest="stranger")) == "not-your-seat"


def test_an_illegal_action_is_refused_with_the_reason_of_the_rules() -> None:
    table = started("anna", "bert")
    command = Act(guest="anna", seat=0, version=table.version, action=KeepTickets(()))
    assert refused(table, command) == "keep-at-least-one"


def test_a_bot_acts_only_for_seats_that_bots_play() -> None:
    table = started("anna", "casual")
    command = ActAsBot(seat=0, version=table.version, action=legal(table, 0))
    assert refused(table, command) == "no-bot-there"
    assert act(table, 1).version == table.version + 1


def test_a_table_is_the_replay_of_its_entries() -> None:
    table = to_the_end(started("anna", "casual", city="san_francisco"))
    again = Table(table.id, table.opening, seed=SEED, host=table.host, created_at=BEGIN)
    for applied in table.log:
        again.add(parse_entry(entry_body(applied.entry)), applied.at)
    assert again.require_game().record() == table.require_game().record()
    assert [applied.events for applied in again.log] == [applied.events for applied in table.log]
    assert again.seats == table.seats


def test_an_entry_leaves_the_table_before_it_as_it_was() -> None:
    table = past_first_tickets(started("anna", "bert"))
    position, log = table.require_game().position(), len(table.log)
    act(table, 0)
    assert (table.require_game().position(), len(table.log)) == (position, log)


# Undo


def test_undo_goes_back_to_before_the_seats_last_decision() -> None:
    table = past_first_tickets(started("anna", "casual", undo=True))
    position = table.require_game().position()
    later = act(table, 0, DrawBlind())
    later = act(later, 0, DrawBlind())
    later = act(later, 1)
    back = after_command(later, Undo(guest="anna", seat=0, version=later.version))
    back = after_command(back, Undo(guest="anna", seat=0, version=back.version))
    assert back.require_game().position() == position
    assert back.version == later.version + 2
    assert act(back, 0).status == "playing"


def test_what_was_undone_is_not_in_the_record() -> None:
    table = past_first_tickets(started("anna", "casual", undo=True))
    later = act(table, 0, DrawBlind())
    back = after_command(later, Undo(guest="anna", seat=0, version=later.version))
    record = to_the_end(back).require_game().record()
    assert Game.replay(record).over


def test_an_action_that_an_undo_overtook_is_stale() -> None:
    table = past_first_tickets(started("anna", "casual", undo=True))
    later = act(table, 0, DrawBlind())
    back = after_command(later, Undo(guest="anna", seat=0, version=later.version))
    assert refused(back, act_of(back, 0, later.version)) == "stale-version"


@pytest.mark.parametrize(
    ("seats", "undo"), [(("anna", "casual"), False), (("anna", "bert"), True), (("anna", "anna"), True)]
)
def test_undo_needs_the_hosts_leave_and_bots_on_all_other_seats(seats: tuple[str, str], undo: bool) -> None:
    table = act(started(*seats, undo=undo), 0)
    command = Undo(guest="anna", seat=0, version=table.version)
    assert refused(table, command) == "no-undo"


def test_there_is_nothing_to_undo_before_the_first_decision_and_after_the_end() -> None:
    table = started("anna", "casual", undo=True)
    assert refused(table, Undo(guest="anna", seat=0, version=table.version)) == "no-undo"
    over = to_the_end(table)
    assert refused(over, Undo(guest="anna", seat=0, version=over.version)) == "game-is-over"


def test_an_undo_of_an_older_version_is_stale() -> None:
    table = act(started("anna", "casual", undo=True), 0)
    later = act(table, 1)
    assert refused(later, Undo(guest="anna", seat=0, version=table.version)) == "stale-version"


# What is due


def test_a_bot_is_due_after_the_pace_and_at_once_for_its_first_tickets() -> None:
    table = started("anna", "casual", pace=2.0)
    assert due_of(table) == Due(BEGIN, "bot")
    table = past_first_tickets(table)
    assert due_of(table) is None
    table = act(act(table, 0, DrawBlind(), BEGIN + 5), 0, DrawBlind(), BEGIN + 10)
    assert due_of(table) == Due(BEGIN + 12, "bot")
    assert bot_seats(table) == [1]


def test_several_bots_are_due_at_once_in_the_first_choice() -> None:
    assert bot_seats(started("anna", "casual", "novice", "regular")) == [1, 2, 3]


def test_a_turn_runs_out_for_a_whole_turn_and_not_for_each_action() -> None:
    table = past_first_tickets(started("anna", "bert", turn_seconds=30))
    table = act(table, 0, DrawBlind(), BEGIN + 20)
    assert deadline_of(table) == BEGIN + 30
    assert due_of(table) == Due(BEGIN + 30, "clock")
    assert turn_ends(table) == {0: BEGIN + 30}
    table = act(table, 0, DrawBlind(), BEGIN + 25)
    assert deadline_of(table) == BEGIN + 55


def test_without_a_limit_nothing_is_due_to_persons() -> None:
    assert due_of(started("anna", "bert")) is None


# Links and the end


def test_a_moved_seat_keeps_its_name_and_loses_its_stand_in() -> None:
    table = after_command(started("anna", "bert"), AskStandIn(guest="anna", seat=0, level="regular"))
    table = after_command(table, MoveSeat(guest="phone", seat=0))
    assert (table.seats[0].guest, table.seats[0].name, table.seats[0].bot) == ("phone", "Anna", None)
    assert refused(table, act_of(table, 0, guest="anna")) == "not-your-seat"
    assert after_command(table, act_of(table, 0, guest="phone")).version == table.version + 1


def test_only_persons_seats_move_and_not_to_their_own_guest() -> None:
    table = started("anna", "casual")
    assert refused(table, MoveSeat(guest="phone", seat=1)) == "seat-without-person"
    assert refused(table, MoveSeat(guest="anna", seat=0)) == "seat-is-yours"


def test_after_the_end_nobody_acts_and_nothing_is_due() -> None:
    table = to_the_end(started("anna", "casual"))
    assert (table.status, due_of(table), table.decisions) == ("over", None, {})
    command = Act(guest="anna", seat=0, version=table.version, action=DrawBlind())
    assert refused(table, command) == "game-is-over"


def test_a_rematch_is_made_once_and_after_the_end_by_those_at_the_table() -> None:
    table = started("anna", "bert")
    assert refused(table, AskRematch(guest="anna")) == "game-not-over"
    over = to_the_end(table)
    assert refused(over, AskRematch(guest="carl")) == "not-seated"
    checked = check(over, AskRematch(guest="bert"), BEGIN)
    over = over.after(checked, BEGIN)
    assert checked.next_table is not None
    assert over.next_table == checked.next_table.id
    assert refused(over, AskRematch(guest="anna")) == "rematch-already"


def test_in_a_rematch_the_next_one_clockwise_begins() -> None:
    over = to_the_end(started("anna", "bert", "casual"))
    following = rematch_table(over, host="bert", now=BEGIN)
    assert [seat.name for seat in following.seats] == ["Anna", "Bert", "Casual"]
    assert (following.status, following.first_seat(), following.host) == ("lobby", 1, "bert")
    assert following.seed != over.seed
    assert following.id != over.id


def test_a_rematch_against_bots_begins_at_once() -> None:
    over = to_the_end(started("anna", "casual"))
    following = rematch_table(over, host="anna", now=BEGIN)
    assert following.status == "playing"
    assert [seat.name for seat in following.seats] == ["Casual", "Anna"]


def test_an_undo_plays_no_action_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = past_first_tickets(started("anna", "novice", undo=True))
    while table.require_game().to_act != (0,):
        table = act(table, table.require_game().to_act[0])
    before, later = table, act(table, 0)
    monkeypatch.setattr(Game, "_apply", unplayable)
    again = after_command(later, Undo(guest="anna", seat=0, version=later.version))
    assert again.require_game().position() == before.require_game().position()
    assert [acted.version for acted in again.acted] == [acted.version for acted in before.acted]


def unplayable(*what: object) -> None:
    """Play nothing."""
    raise AssertionError("an action was played")


def test_a_table_of_very_many_entries_takes_no_more_undos(monkeypatch: pytest.MonkeyPatch) -> None:
    table = started("anna", "novice", undo=True)
    later = act(table, 0)
    monkeypatch.setattr(checks, "LAST_UNDO", later.version)
    assert refused(later, Undo(guest="anna", seat=0, version=later.version)) == "no-undo"
    assert past_first_tickets(later).version > later.version
