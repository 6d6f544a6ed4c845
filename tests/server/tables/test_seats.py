"""Seats, colours, the host and who is muted."""

from __future__ import annotations

import pytest

from farebox.errors import TableError
from farebox.game.records import RecordSeat
from farebox.server.http.previews import seat_name
from farebox.server.storage.types import TableRow
from farebox.server.tables.commands import (
    AddSeat,
    ChangeSeat,
    ChangeSettings,
    GiveHost,
    MoveSeat,
    MuteSeat,
    Resign,
    Start,
)
from farebox.server.tables.info import table_info
from farebox.server.tables.names import clean_name, person_name
from farebox.server.tables.new_tables import new_table, rematch_table
from farebox.server.tables.persistence import listed_row, summary_of
from farebox.server.tables.table import Table
from farebox.server.wire import NewTable, SeatWish, TableSettings
from tests.server.build import BEGIN, after_command, lobby, refused, started, to_the_end


def paint(guest: str, seat: int, colour: int) -> ChangeSeat:
    return ChangeSeat(guest=guest, seat=seat, change="colour", name="", colour=colour)


def colours(table: Table) -> list[int]:
    return [seat.colour for seat in table_info(table, None).seats]


# Colours


def test_a_colour_of_the_lobby_goes_with_its_seat_into_the_game_and_the_rematch() -> None:
    table = after_command(lobby("anna", "bert", "casual", first=1), paint("anna", 0, 3))
    assert colours(table) == [3, 1, 0]
    game = after_command(table, Start(guest="anna"))
    assert [seat.name for seat in game.seats] == ["Bert", "Casual", "Anna"]
    assert colours(game) == [1, 0, 3]
    following = rematch_table(to_the_end(game), host="anna", now=BEGIN)
    assert dict(zip([seat.name for seat in following.seats], colours(following), strict=True)) == {
        "Bert": 1,
        "Casual": 0,
        "Anna": 3,
    }


def test_nobody_takes_the_colour_of_another_person_but_bots_make_way() -> None:
    table = lobby("anna", "bert", "casual")
    assert refused(table, paint("anna", 0, 1)) == "colour-taken"
    assert refused(table, paint("bert", 0, 3)) == "not-your-seat"
    assert colours(after_command(table, paint("anna", 0, 2))) == [2, 1, 0]


def test_a_seat_is_taken_in_the_colour_asked_for() -> None:
    table = lobby("anna", "open")
    take = ChangeSeat(guest="bert", seat=1, change="take", name="Bert", colour=2)
    assert colours(after_command(table, take)) == [0, 2]
    taken = ChangeSeat(guest="bert", seat=1, change="take", name="Bert", colour=0)
    assert refused(table, taken) == "colour-taken"


def test_nobody_changes_colours_in_the_game() -> None:
    assert refused(started("anna", "bert"), paint("anna", 0, 3)) == "already-started"


def test_a_moved_seat_keeps_its_colour() -> None:
    table = after_command(started("anna", "bert"), MoveSeat(guest="phone", seat=1))
    assert colours(table) == [0, 1]


# Seats


def test_the_host_adds_and_removes_seats_before_the_start() -> None:
    table = after_command(lobby("anna", "bert"), AddSeat(guest="anna"))
    assert [seat.kind for seat in table.seats] == ["person", "person", "open"]
    assert refused(table, AddSeat(guest="bert")) == "only-the-host"
    table = after_command(table, AddSeat(guest="anna"))
    assert refused(table, AddSeat(guest="anna")) == "too-many-seats"
    remove = ChangeSeat(guest="anna", seat=2, change="remove", name="")
    table = after_command(after_command(table, remove), remove)
    assert refused(table, ChangeSeat(guest="anna", seat=1, change="remove", name="")) == "too-few-seats"
    assert len(after_command(table, Start(guest="anna")).require_game().names) == 2


def test_nobody_is_removed_from_a_seat() -> None:
    command = ChangeSeat(guest="anna", seat=1, change="remove", name="")
    assert refused(lobby("anna", "bert", "open"), command) == "seat-taken"


def test_who_begins_stays_the_same_when_a_seat_before_is_removed() -> None:
    table = lobby("anna", "casual", "bert")
    table = after_command(table, ChangeSettings(guest="anna", settings=TableSettings(first=2)))
    remove = ChangeSeat(guest="anna", seat=1, change="remove", name="")
    assert after_command(table, remove).settings.first == 1
    table = after_command(table, ChangeSettings(guest="anna", settings=TableSettings(first=1)))
    assert after_command(table, remove).settings.first is None


# The host


def test_the_host_hands_the_table_over_to_a_person_and_to_nobody_else() -> None:
    table = lobby("anna", "bert", "casual", "open")
    assert refused(table, GiveHost(guest="bert", seat=1)) == "only-the-host"
    assert refused(table, GiveHost(guest="anna", seat=2)) == "nobody-to-be-host"
    assert refused(table, GiveHost(guest="anna", seat=3)) == "nobody-to-be-host"
    assert refused(table, GiveHost(guest="anna", seat=0)) == "host-already"
    assert refused(table, GiveHost(guest="anna", seat=9)) == "no-such-table-seat"
    table = after_command(table, GiveHost(guest="anna", seat=1))
    assert [seat.host for seat in table_info(table, None).seats] == [False, True, False, False]
    assert refused(table, AddSeat(guest="anna")) == "only-the-host"


def test_the_host_mutes_others_and_a_link_does_not_help() -> None:
    table = started("anna", "bert", "casual")
    assert refused(table, MuteSeat(guest="bert", seat=0, muted=True)) == "only-the-host"
    assert refused(table, MuteSeat(guest="anna", seat=0, muted=True)) == "nobody-to-mute"
    assert refused(table, MuteSeat(guest="anna", seat=2, muted=True)) == "nobody-to-mute"
    assert refused(table, MuteSeat(guest="anna", seat=1, muted=False)) == "not-muted"
    table = after_command(table, MuteSeat(guest="anna", seat=1, muted=True))
    assert refused(table, MuteSeat(guest="anna", seat=1, muted=True)) == "muted-already"
    assert after_command(table, MoveSeat(guest="phone", seat=1)).seats[1].muted


# Names and lists


@pytest.mark.parametrize("name", ["👩‍👧", "Anna 👩🏽‍🚀", "می‌خواهم"])
def test_a_name_may_hold_joined_signs(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize("name", ["\u200d", "a\u200d", "\u200da", "a\u200d\u200db", "a \u200db"])
def test_a_joiner_alone_is_no_sign(name: str) -> None:
    with pytest.raises(TableError):
        clean_name(name)


def test_a_name_that_cannot_be_used_is_told_with_its_seat() -> None:
    seats = (SeatWish(kind="me"), SeatWish(kind="me", name="\u202eevil"))
    with pytest.raises(TableError) as caught:
        new_table(NewTable(city="paris", seats=seats), host="anna", nickname="Anna", now=BEGIN)
    assert (caught.value.code, caught.value.facts["seat"]) == ("seat-name-not-usable", 1)


def test_a_list_has_the_scores_of_a_finished_game_and_no_winner_who_resigned() -> None:
    table = to_the_end(started("anna", "bert"))
    outcome = table.require_game().outcome
    assert outcome is not None
    listed = listed_row(row_of(table), "anna")
    assert (listed.scores, listed.winners) == (outcome.scores, outcome.winners)
    for seat, guest in enumerate(("anna", "bert")):
        given_up = to_the_end(after_command(started("anna", "bert"), Resign(guest=guest, seat=seat)))
        assert seat not in listed_row(row_of(given_up), None).winners


def row_of(table: Table) -> TableRow:
    return TableRow(
        id=table.id,
        settings=b"",
        summary=summary_of(table),
        host_guest=table.host,
        listed=False,
        status=table.status,
        version=table.version,
        created_at=BEGIN,
        changed_at=BEGIN,
        due=None,
        next_table=None,
    )


# Names


def test_people_without_a_name_are_guests_in_the_language_of_the_reader() -> None:
    assert [person_name(name, "pl") for name in ("Guest", "Guest 2")] == ["Gość", "Gość 2"]
    assert [person_name(name, "pl") for name in ("Guest of honour", "Anna")] == ["Guest of honour", "Anna"]
    assert seat_name(RecordSeat(name="Guest", kind="person"), "de") == "Gast"
