"""Before the start: seats, settings, and who may change them."""

from __future__ import annotations

import pytest

from farebox.errors import TableError
from farebox.server.tables.commands import Act, AskStandIn, ChangeSeat, ChangeSettings, SetPace, Start
from farebox.server.tables.names import clean_name
from farebox.server.tables.new_tables import new_table
from farebox.server.wire import NewTable, SeatWish, TableSettings
from tests.server.build import BEGIN, SEED, after_command, legal, lobby, refused, started


def take(guest: str, seat: int, name: str = "Anna") -> ChangeSeat:
    return ChangeSeat(guest=guest, seat=seat, change="take", name=name)


def test_anybody_takes_an_open_seat_and_leaves_it_again() -> None:
    table = after_command(lobby("anna", "open"), take("bert", 1, "Bert"))
    assert (table.seats[1].kind, table.seats[1].name) == ("person", "Bert")
    table = after_command(table, ChangeSeat(guest="bert", seat=1, change="leave", name=""))
    assert table.seats[1].kind == "open"


def test_a_taken_seat_cannot_be_taken() -> None:
    assert refused(lobby("anna", "casual"), take("bert", 0)) == "seat-taken"
    assert refused(lobby("anna", "casual"), take("bert", 1)) == "seat-taken"


def test_a_seat_that_is_not_there_cannot_be_taken() -> None:
    assert refused(lobby("anna", "open"), take("bert", 2)) == "no-such-table-seat"
    assert refused(lobby("anna", "open"), take("bert", -1)) == "no-such-table-seat"


def test_nobody_leaves_a_seat_of_others() -> None:
    command = ChangeSeat(guest="bert", seat=0, change="leave", name="")
    assert refused(lobby("anna", "open"), command) == "not-your-seat"


def test_equal_names_get_numbers() -> None:
    table = lobby("anna", "open", "casual", "casual")
    table = after_command(table, take("bert", 1, "Anna"))
    assert [seat.name for seat in table.seats] == ["Anna", "Anna 2", "Casual", "Casual 2"]


@pytest.mark.parametrize("name", ["", "   ", "a\x07b", "x" * 25, "\u202eevil"])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    with pytest.raises(TableError) as caught:
        clean_name(name)
    assert caught.value.code == "name-not-usable"


def test_one_guest_may_hold_several_seats() -> None:
    table = after_command(lobby("anna", "open"), take("anna", 1, "Her brother"))
    assert table.seats_of("anna") == (0, 1)


def test_only_the_host_opens_seats_and_gives_them_to_bots() -> None:
    table = lobby("anna", "bert")
    to_bot = ChangeSeat(guest="bert", seat=0, change="bot", name="", level="expert")
    assert refused(table, to_bot) == "only-the-host"
    assert refused(table, ChangeSeat(guest="bert", seat=0, change="open", name="")) == "only-the-host"
    table = after_command(table, ChangeSeat(guest="anna", seat=1, change="open", name=""))
    assert table.seats[1].kind == "open"
    table = after_command(table, ChangeSeat(guest="anna", seat=1, change="bot", name="", level="expert"))
    assert (table.seats[1].kind, table.seats[1].level) == ("bot", "expert")


def test_a_bot_needs_a_level_and_an_open_seat_cannot_be_opened() -> None:
    table = lobby("anna", "open")
    assert refused(table, ChangeSeat(guest="anna", seat=1, change="bot", name="")) == "bot-needs-level"
    assert refused(table, ChangeSeat(guest="anna", seat=1, change="open", name="")) == "seat-already-open"


def test_the_host_changes_settings_before_the_start_only() -> None:
    wish = ChangeSettings(guest="anna", settings=TableSettings(turn_seconds=60, first=1))
    table = after_command(lobby("anna", "bert"), wish)
    assert table.settings.turn_seconds == 60
    assert refused(table, ChangeSettings(guest="bert", settings=TableSettings())) == "only-the-host"
    assert (
        refused(table, ChangeSettings(guest="anna", settings=TableSettings(first=2))) == "no-such-table-seat"
    )
    assert refused(after_command(table, Start(guest="anna")), wish) == "already-started"


def test_the_game_starts_when_no_seat_is_open_and_the_host_says_so() -> None:
    assert refused(lobby("anna", "open"), Start(guest="anna")) == "seats-open"
    assert refused(lobby("anna", "bert"), Start(guest="bert")) == "only-the-host"
    table = after_command(lobby("anna", "bert"), Start(guest="anna"))
    assert table.status == "playing"
    assert refused(table, Start(guest="anna")) == "already-started"
    assert refused(table, take("bert", 0)) == "already-started"


def test_the_first_player_gets_seat_0_and_the_others_follow_clockwise() -> None:
    table = started("anna", "bert", "casual", first=1)
    assert [seat.name for seat in table.seats] == ["Bert", "Casual", "Anna"]
    assert table.require_game().names == ("Bert", "Casual", "Anna")
    assert table.seats_of("anna") == (2,)


def test_without_a_wish_the_seed_draws_the_first_player() -> None:
    drawn = {
        lobby("anna", "bert", "casual").first_seat(),
        lobby("anna", "bert", "casual", first=2).first_seat(),
    }
    assert drawn <= {0, 1, 2}
    assert 2 in drawn


def test_the_commitment_is_known_before_the_start_and_stays() -> None:
    before, after = lobby("anna", "bert"), started("anna", "bert")
    assert before.commitment == after.commitment == after.require_game().record().commitment
    assert before.seed == SEED


def test_before_the_start_there_is_nothing_to_play() -> None:
    table = lobby("anna", "bert")
    action = legal(started("anna", "bert"), 0)
    assert refused(table, Act(guest="anna", seat=0, version=table.version, action=action)) == "not-started"
    assert refused(table, AskStandIn(guest="anna", seat=0, level="regular")) == "not-started"


def test_only_those_at_the_table_set_the_pace() -> None:
    assert refused(lobby("anna", "open"), SetPace(guest="bert", pace=2.0)) == "not-seated"
    assert after_command(lobby("anna", "open"), SetPace(guest="anna", pace=2.0)).pace == 2.0


def test_a_new_table_has_its_seats_from_the_beginning() -> None:
    seats = (SeatWish(kind="me"), SeatWish(kind="me", name="  Otto "), SeatWish(kind="bot", level="novice"))
    wish = NewTable(city="london", seats=seats, start=True)
    table = new_table(wish, host="anna", nickname="Anna", now=BEGIN)
    assert table.status == "playing"
    assert sorted(seat.name or "" for seat in table.seats) == ["Anna", "Novice", "Otto"]
    assert len(table.seats_of("anna")) == 2


def test_a_new_table_cannot_start_with_open_seats_or_name_a_seat_it_lacks() -> None:
    seats = (SeatWish(kind="me"), SeatWish(kind="open"))
    for wish in (
        NewTable(city="london", seats=seats, start=True),
        NewTable(city="london", seats=seats, settings=TableSettings(first=2)),
        NewTable(city="london", seats=(SeatWish(kind="me"), SeatWish(kind="bot"))),
    ):
        with pytest.raises(TableError):
            new_table(wish, host="anna", nickname="Anna", now=BEGIN)
