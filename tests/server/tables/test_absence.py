"""When people are away: stand-ins, missed turns, the pause, giving up."""

from __future__ import annotations

import pytest

from farebox.game.actions import DrawBlind
from farebox.server.storage.types import Due
from farebox.server.tables.commands import Act, AskStandIn, MoveSeat, Resign, TurnRanOut, Undo
from farebox.server.tables.due import (
    HUMAN_PACE,
    RETURN_SECONDS,
    bot_seats,
    deadline_of,
    due_of,
    turn_ends,
    waits_for_people,
)
from farebox.server.tables.entries import Acted
from farebox.server.tables.info import table_info
from farebox.server.tables.table import Table
from farebox.server.wire import Level
from tests.server.build import (
    BEGIN,
    act,
    after_command,
    legal,
    past_first_tickets,
    refused,
    started,
    to_the_end,
)

WAIT = 60


def asked(guest: str, seat: int, level: Level | None = "regular", gone: bool = True) -> AskStandIn:
    return AskStandIn(guest=guest, seat=seat, level=level, gone=gone, wait=WAIT)


def whole_turn(table: Table, now: float) -> Table:
    """The table after a turn of two blind cards, by whoever plays the seat that is to act."""
    seat = table.require_game().to_act[0]
    return act(act(table, seat, DrawBlind(), now), seat, DrawBlind(), now)


def limited(*seats: str) -> Table:
    """A table where the first of the seats takes a turn of at most 30 seconds."""
    return past_first_tickets(started(*seats, turn_seconds=30))


# Stand-ins


def test_a_person_asks_for_a_stand_in_and_comes_back() -> None:
    table = after_command(started("anna", "bert"), AskStandIn(guest="anna", seat=0, level="expert"))
    assert (table.seats[0].bot, table.seats[0].stand_in_by) == ("expert", 0)
    command = Act(guest="anna", seat=0, version=table.version, action=legal(table, 0))
    assert refused(table, command) == "stand-in-plays"
    table = act(table, 0)
    table = after_command(table, AskStandIn(guest="anna", seat=0, level=None))
    assert (table.seats[0].bot, table.seats[0].stand_in_by) == (None, None)


def test_others_ask_for_a_stand_in_only_if_the_connection_has_been_gone_for_a_while() -> None:
    table = started("anna", "bert")
    assert refused(table, asked("bert", 0, gone=False), BEGIN + 10 * WAIT) == "not-absent-yet"
    assert refused(table, asked("bert", 0), BEGIN + WAIT - 1) == "not-absent-yet"
    later = after_command(table, asked("bert", 0), BEGIN + WAIT)
    assert (later.seats[0].bot, later.seats[0].stand_in_by) == ("regular", 1)
    assert refused(table, asked("carl", 0), BEGIN + WAIT) == "not-seated"


@pytest.mark.parametrize("level", ["novice", "casual", "expert", "master"])
def test_others_do_not_choose_the_level_of_a_stand_in(level: Level) -> None:
    assert refused(started("anna", "bert"), asked("bert", 0, level), BEGIN + WAIT) == "stand-in-level"


def test_others_cannot_replace_the_stand_in_that_a_person_chose() -> None:
    table = after_command(started("anna", "bert"), AskStandIn(guest="anna", seat=0, level="expert"))
    assert refused(table, asked("bert", 0), BEGIN + WAIT) == "stand-in-already"


def test_where_turns_have_a_limit_nobody_else_asks_for_a_stand_in() -> None:
    table = started("anna", "bert", turn_seconds=86_400)
    assert refused(table, asked("bert", 0), BEGIN + 10 * WAIT) == "turn-limit-decides"


def test_nobody_stands_in_for_a_seat_that_is_not_to_act() -> None:
    table = past_first_tickets(started("anna", "bert"))
    assert refused(table, asked("anna", 1), BEGIN + 2 * WAIT) == "not-absent-yet"


def test_stand_ins_are_for_persons_and_only_the_person_comes_back() -> None:
    table = started("anna", "bert", "casual")
    assert refused(table, asked("anna", 2)) == "nobody-to-stand-in-for"
    assert refused(table, asked("anna", 0, None)) == "no-stand-in"
    table = after_command(table, asked("anna", 0))
    assert refused(table, asked("anna", 0)) == "stand-in-already"
    assert refused(table, asked("bert", 0, None)) == "not-your-seat"


def test_a_stand_in_takes_its_time_while_other_people_play() -> None:
    table = past_first_tickets(started("anna", "bert", pace=0.0))
    table = after_command(table, asked("anna", 0), BEGIN)
    assert due_of(table) == Due(BEGIN + HUMAN_PACE, "bot")
    alone = past_first_tickets(started("anna", "casual", pace=0.0))
    assert due_of(after_command(alone, asked("anna", 0), BEGIN)) == Due(BEGIN, "bot")


# Missed turns


def test_a_missed_turn_is_played_by_a_bot_once_and_the_person_is_in_again() -> None:
    table = limited("anna", "bert")
    assert refused(table, TurnRanOut(seat=0), BEGIN + 29) == "turn-has-time"
    assert refused(table, TurnRanOut(seat=1), BEGIN + 60) == "turn-has-time"
    table = after_command(table, TurnRanOut(seat=0), BEGIN + 30)
    assert (table.seats[0].bot, table.seats[0].stand_in, bot_seats(table)) == ("regular", None, [0])
    assert due_of(table) == Due(BEGIN + 30 + HUMAN_PACE, "bot")
    table = act(table, 0, DrawBlind(), BEGIN + 33)
    assert table.seats[0].covered
    table = act(table, 0, DrawBlind(), BEGIN + 36)
    assert (table.seats[0].bot, table.seats[0].misses, deadline_of(table)) == (None, 1, BEGIN + 66)
    table = whole_turn(table, BEGIN + 40)
    table = act(table, 0, DrawBlind(), BEGIN + 41)
    assert table.seats[0].misses == 0


def test_a_person_who_comes_back_in_the_missed_turn_goes_on_with_it() -> None:
    table = after_command(limited("anna", "bert"), TurnRanOut(seat=0), BEGIN + 30)
    table = act(table, 0, DrawBlind(), BEGIN + 33)
    command = Act(guest="anna", seat=0, version=table.version, action=DrawBlind())
    table = after_command(table, command, BEGIN + 34)
    assert (table.seats[0].bot, table.seats[0].misses, table.seats[0].covered) == (None, 0, False)


def test_a_person_who_draws_the_first_card_of_a_missed_turn_has_time_for_the_second() -> None:
    table = after_command(limited("anna", "bert"), TurnRanOut(seat=0), BEGIN + 30)
    command = Act(guest="anna", seat=0, version=table.version, action=DrawBlind())
    table = after_command(table, command, BEGIN + 31)
    assert (table.seats[0].bot, deadline_of(table)) == (None, BEGIN + 61)


def test_a_missed_choice_of_first_tickets_is_one_missed_turn() -> None:
    table = after_command(started("anna", "bert", turn_seconds=30), TurnRanOut(seat=0), BEGIN + 30)
    table = act(act(table, 0, now=BEGIN + 30), 1, now=BEGIN + 30)
    assert (table.seats[0].bot, table.seats[0].misses, deadline_of(table)) == (None, 1, BEGIN + 60)


def test_only_the_third_miss_in_a_row_hands_the_seat_over() -> None:
    table, now = limited("anna", "bert"), BEGIN
    for miss in (1, 2):
        now += 30
        table = whole_turn(after_command(table, TurnRanOut(seat=0), now), now)
        assert (table.seats[0].misses, table.seats[0].bot) == (miss, None)
        table = whole_turn(table, now)
    table = after_command(table, TurnRanOut(seat=0), now + 30)
    assert (table.seats[0].stand_in, table.seats[0].stand_in_by) == ("regular", None)
    table = after_command(table, asked("anna", 0, None), now + 40)
    assert (table.seats[0].bot, table.seats[0].misses, deadline_of(table)) == (None, 0, now + 70)


def test_what_a_bot_did_for_a_person_is_told_apart_in_the_entries() -> None:
    table = after_command(limited("anna", "bert"), TurnRanOut(seat=0), BEGIN + 30)
    table = act(whole_turn(table, BEGIN + 33), 1, DrawBlind(), BEGIN + 34)
    entries = [applied.entry for applied in table.log if isinstance(applied.entry, Acted)]
    assert [entry.stand_in for entry in entries[-3:]] == [True, True, False]


def test_an_undo_ends_the_bot_of_a_missed_turn() -> None:
    table = past_first_tickets(started("anna", "casual", turn_seconds=30, undo=True))
    table = act(table, 0, DrawBlind())
    table = after_command(table, TurnRanOut(seat=0), BEGIN + 30)
    table = after_command(table, Undo(guest="anna", seat=0, version=table.version), BEGIN + 31)
    assert (table.seats[0].bot, deadline_of(table)) == (None, BEGIN + 61)


# The pause


def test_the_game_pauses_when_bots_play_for_everybody() -> None:
    table, now = limited("anna", "bert"), BEGIN
    for seat in (0, 1) * 2:
        now += 30
        table = whole_turn(after_command(table, TurnRanOut(seat=seat), now), now)
    table = whole_turn(after_command(table, TurnRanOut(seat=0), now + 30), now + 30)
    assert not table.paused
    table = after_command(table, TurnRanOut(seat=1), now + 60)
    assert (table.paused, due_of(table), table_info(table, None).paused) == (True, None, True)
    table = after_command(table, asked("bert", 1, None), now + 70)
    assert not table.paused
    assert due_of(table) is not None


def test_the_game_goes_on_for_a_person_who_watches_the_own_stand_in() -> None:
    table = after_command(started("anna", "casual"), asked("anna", 0))
    assert not table.paused
    due = due_of(table)
    assert due is not None
    assert waits_for_people(table, due)


def test_bots_and_clock_wait_while_nobody_is_connected_unless_only_bots_are_left() -> None:
    table = limited("anna", "casual")
    assert waits_for_people(table, Due(BEGIN, "clock"))
    assert not waits_for_people(table, Due(BEGIN, "bot"))
    given_up = after_command(table, Resign(guest="anna", seat=0))
    assert not waits_for_people(given_up, Due(BEGIN, "bot"))


def test_who_comes_back_to_a_deserted_table_has_a_moment_before_a_turn_ends() -> None:
    table = limited("anna", "bert")
    assert turn_ends(table, here_since=BEGIN - 100) == {0: BEGIN + 30}
    assert turn_ends(table, here_since=BEGIN + 600) == {0: BEGIN + 600 + RETURN_SECONDS}


# Giving up


def test_who_resigns_has_no_say_any_more_and_a_bot_plays_to_the_end() -> None:
    table = past_first_tickets(started("anna", "bert"))
    assert refused(table, Resign(guest="bert", seat=0)) == "not-your-seat"
    table = after_command(table, Resign(guest="anna", seat=0), BEGIN)
    assert (table.seats[0].bot, table.seats[0].resigned, table.seats_of("anna")) == ("regular", True, ())
    assert due_of(table) == Due(BEGIN + HUMAN_PACE, "bot")
    command = Act(guest="anna", seat=0, version=table.version, action=DrawBlind())
    assert refused(table, command) == "not-your-seat"
    assert refused(table, asked("bert", 0), BEGIN + WAIT) == "nobody-to-stand-in-for"
    assert refused(table, MoveSeat(guest="phone", seat=0)) == "seat-without-person"
    over = to_the_end(table)
    assert [seat.resigned for seat in table_info(over, None).seats] == [True, False]
    assert refused(over, Resign(guest="bert", seat=1)) == "game-is-over"


def test_nobody_resigns_before_the_start() -> None:
    table = started("anna", "casual")
    assert refused(after_command(table, Resign(guest="anna", seat=0)), Resign(guest="anna", seat=0)) == (
        "not-your-seat"
    )
