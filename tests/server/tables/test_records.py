"""The record of a table says who sat there, whom bots played for, and how often actions were undone."""

from __future__ import annotations

from farebox.game.actions import DrawBlind
from farebox.game.game import Game
from farebox.game.internals import version_of
from farebox.game.records import RecordBot, RecordStandIn, parse_record
from farebox.server.tables.commands import AskStandIn, Resign, TurnRanOut, Undo
from farebox.server.tables.entries import Started, parse_entry
from farebox.server.tables.records import record_of
from farebox.version import VERSION
from tests.server.build import BEGIN, act, after_command, past_first_tickets, started, to_the_end


def test_people_and_bots_are_told_apart_whatever_they_are_called() -> None:
    table = to_the_end(started("anna", "casual", "master bot"))
    seats = record_of(table).seats
    assert [(seat.name, seat.kind) for seat in seats] == [
        ("Anna", "person"),
        ("Casual", "bot"),
        ("Master bot", "person"),
    ]
    assert [seat.bot for seat in seats] == [None, RecordBot("casual", VERSION), None]


def test_undos_are_counted_and_what_was_undone_is_not_there() -> None:
    table = past_first_tickets(started("anna", "casual", undo=True))
    later = act(table, 0, DrawBlind())
    back = after_command(later, Undo(guest="anna", seat=0, version=later.version))
    record = record_of(to_the_end(back))
    assert record.undos == 1
    assert Game.replay(parse_record(record.to_json())).over


def test_the_actions_of_a_stand_in_are_listed() -> None:
    table = past_first_tickets(started("anna", "bert"))
    begin = version_of(table.require_game())
    table = act(act(table, 0, DrawBlind()), 0, DrawBlind())
    table = after_command(table, AskStandIn(guest="bert", seat=1, level="regular"))
    table = act(act(table, 1, DrawBlind()), 1, DrawBlind())
    table = act(act(table, 0, DrawBlind()), 0, DrawBlind())
    table = after_command(table, AskStandIn(guest="bert", seat=1, level=None))
    record = record_of(to_the_end(table))
    by_bot = RecordStandIn(RecordBot("regular", VERSION), (begin + 3, begin + 4))
    assert [seat.stand_ins for seat in record.seats] == [(), (by_bot,)]
    assert parse_record(record.to_json()) == record


def test_missed_turns_and_who_resigned_are_in_the_record_with_the_colours() -> None:
    table = past_first_tickets(started("anna", "bert", turn_seconds=30))
    begin = version_of(table.require_game())
    table = after_command(table, TurnRanOut(seat=0), BEGIN + 30)
    table = act(act(table, 0, DrawBlind(), BEGIN + 33), 0, DrawBlind(), BEGIN + 33)
    table = act(act(table, 1, DrawBlind(), BEGIN + 34), 1, DrawBlind(), BEGIN + 34)
    table = after_command(table, Resign(guest="bert", seat=1), BEGIN + 35)
    record = record_of(to_the_end(table))
    assert [seat.resigned for seat in record.seats] == [None, begin + 4]
    assert [seat.colour for seat in record.seats] == list(table.city.geometry.seat_colours[:2])
    first, second = (seat.stand_ins[0].actions for seat in record.seats)
    assert first == (begin + 1, begin + 2)
    assert all(number > begin + 4 for number in second)
    assert parse_record(record.to_json()) == record


def test_a_game_that_began_in_the_first_release_was_played_by_its_bots() -> None:
    assert parse_entry(b'{"kind": "started", "first": 1}') == Started(1, "0.1.0")
