"""Whole games over HTTP and WebSocket against a real server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from farebox.cli.main import run
from farebox.game.actions import DrawBlind
from farebox.game.game import Game
from farebox.game.records import Record, parse_record
from farebox.server.wire import Act, Done, Refused, TableSettings
from tests.builders import CITIES
from tests.server.launcher import serving_forked
from tests.server.served import Client, Live, Served, sqlite_address

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving_forked(sqlite_address(tmp_path_factory.mktemp("play"))) as server:
        yield server


async def record_of(client: Client, table: str) -> Record:
    response = await client.http.get(f"/api/tables/{table}/record")
    assert response.is_success
    return parse_record(response.content)


async def join(host: Client, *others: Client, city: str = "paris") -> str:
    """A table of persons, started."""
    table = await host.new_table("me", *["open"] * len(others), city=city, start=False)
    for seat, other in enumerate(others, start=1):
        await other.ask("PUT", f"/api/tables/{table}/seats/{seat}", {"change": "take"})
    await host.ask("POST", f"/api/tables/{table}/start")
    return table


async def test_two_people_play_a_whole_game(served: Served, tmp_path: Path) -> None:
    async with Client(served.address, "Anna") as anna, Client(served.address, "Bert") as bert:
        table = await join(anna, bert, city="san_francisco")
        published = (await anna.ask("GET", f"/api/tables/{table}"))["commitment"]
        async with anna.live(table) as hers, bert.live(table) as his:
            await asyncio.gather(hers.play(), his.play())
        assert hers.log.keys() == his.log.keys() == set(range(1, hers.version + 1))
        record = await record_of(bert, table)
        assert sorted(record.names) == ["Anna", "Bert"]
        assert Game.replay(record).over
        file = tmp_path / "record.json"
        file.write_bytes((await anna.http.get(f"/api/tables/{table}/record")).content)
    assert run(["verify", str(file), "--commitment", published]) == 0


@pytest.mark.parametrize("city", CITIES)
async def test_a_game_against_bots_goes_to_its_end(served: Served, city: str) -> None:
    async with Client(served.address, "Anna") as anna:
        table = await anna.new_table("me", "novice", "casual", "regular", city=city)
        async with anna.live(table) as live:
            await live.play()
            assert live.states[0].sheets is not None
        assert Game.replay(await record_of(anna, table)).over


async def test_bots_play_on_when_nobody_watches(served: Served) -> None:
    async with Client(served.address, "Anna") as anna:
        table = await anna.new_table("novice", "casual", city="san_francisco")
        async with anna.live(table) as live:
            assert live.seats == ()
            await live.until(lambda live: live.over)
            assert live.states[0].seat is None


async def test_one_device_plays_several_seats(served: Served) -> None:
    async with Client(served.address, "Anna") as anna:
        table = await anna.new_table("me:Anna", "me:Otto", city="london")
        async with anna.live(table) as live:
            assert live.seats == (0, 1)
            await live.play()
        assert sorted((await record_of(anna, table)).names) == ["Anna", "Otto"]


async def test_a_spectator_sees_the_game_but_no_secrets(served: Served) -> None:
    async with Client(served.address, "Anna") as anna, Client(served.address, "Carl") as carl:
        table = await anna.new_table("me", "me")
        async with anna.live(table) as player, carl.live(table) as watcher:
            await player.act(player.acting().legal[0])
            await watcher.until(lambda live: live.version == player.version)
            state = watcher.states[0]
            assert (watcher.seats, state.seat, state.view.private, state.legal) == ((), None, None, ())
            refused = await watcher.act(DrawBlind(), seat=0)
            assert isinstance(refused, Refused)
            assert refused.error.code == "not-your-seat"


async def test_who_comes_back_gets_everything_since_his_version(served: Served) -> None:
    async with Client(served.address, "Anna") as anna:
        table = await anna.new_table("me", "casual")
        async with anna.live(table) as live:
            await live.act(live.acting().legal[0])
            seen = live.version
            await live.until(lambda live: live.my_turn)
            await live.act(live.acting().legal[0])
            end = live.version
        async with anna.live(table, since=seen) as again:
            assert sorted(again.log) == list(range(seen + 1, again.version + 1))
            assert again.version >= end
        async with anna.live(table, since=10_000) as ahead:
            assert min(ahead.log) == 1


async def test_a_repeated_action_is_answered_again_and_done_once(served: Served) -> None:
    async with Client(served.address, "Anna") as anna:
        table = await anna.new_table("me", "me")
        async with anna.live(table) as live:
            state = live.acting()
            assert state.seat is not None
            message = Act(live.new_id(), state.seat, live.version, state.legal[0])
            await live.send(message)
            first = await live.answer()
            await live.act(live.acting().legal[0])
            await live.send(message)
            assert await live.answer() == first
        async with anna.live(table) as again:
            await again.send(message)
            assert await again.answer() == first
            assert again.version == 5


async def test_a_stale_action_is_refused_with_the_current_version(served: Served) -> None:
    async with Client(served.address, "Anna") as anna:
        table = await anna.new_table("me", "me")
        async with anna.live(table) as live:
            await live.act(live.acting().legal[0])
            await live.act(live.acting().legal[0])
            refused = await live.act(DrawBlind(), version=1)
            assert isinstance(refused, Refused)
            assert (refused.error.code, refused.version) == ("stale-version", live.version)


async def test_the_answer_comes_after_the_update_with_its_version(served: Served) -> None:
    async with Client(served.address, "Anna") as anna:
        table = await anna.new_table("me", "me")
        async with anna.live(table) as live:
            answer = await live.act(live.acting().legal[0])
            assert isinstance(answer, Done)
            assert live.version >= answer.version


async def test_undo_over_the_wire(served: Served) -> None:
    async with Client(served.address, "Anna") as anna:
        table = await anna.new_table("me", "casual", settings={"undo": True})
        async with anna.live(table) as live:
            assert [state.can_undo for state in live.states] == [False]
            await live.act(live.acting().legal[0])
            await live.until(lambda live: live.my_turn)
            assert [state.can_undo for state in live.states] == [True]
            undone = await live.undo(live.seats[0])
            assert isinstance(undone, Done)
            assert live.log[undone.version].back_to is not None
            await live.until(lambda live: live.my_turn)
            await live.play()
        assert Game.replay(await record_of(anna, table)).over


async def test_a_link_moves_a_seat_to_another_device(served: Served) -> None:
    async with Client(served.address, "Anna") as anna, Client(served.address, "Phone") as phone:
        table = await anna.new_table("me", "casual")
        async with anna.live(table) as old, phone.live(table) as new:
            seat = old.seats[0]
            older, link = [await anna.ask("POST", f"/api/tables/{table}/seats/{seat}/link") for _ in range(2)]
            moved = await phone.ask("POST", f"/api/links/{link['secret']}")
            assert moved == {"table": table, "seat": seat}
            await new.until(lambda live: live.seats == (seat,))
            assert min(new.log) == 1
            await old.until(lambda live: live.seats == ())
            assert old.states[0].view.private is None
            await new.until(lambda live: live.my_turn)
            assert isinstance(await new.act(new.acting().legal[0]), Done)
        for void in (link, older):
            assert await anna.refused("POST", f"/api/links/{void['secret']}") == (404, "unknown-link")
        assert (await phone.refused("POST", "/api/links/nonsense"))[1] == "unknown-link"
        assert (await phone.ask("GET", "/api/tables/mine"))["tables"][0]["id"] == table


async def test_only_the_holder_of_a_seat_makes_a_link_and_not_before_the_start(served: Served) -> None:
    async with Client(served.address, "Anna") as anna, Client(served.address, "Bert") as bert:
        table = await anna.new_table("me", "casual", start=False)
        path = f"/api/tables/{table}/seats/0/link"
        assert await bert.refused("POST", path) == (403, "not-your-seat")
        assert await anna.refused("POST", path) == (409, "not-started")


async def test_a_stand_in_plays_until_the_person_is_back(served: Served) -> None:
    async with Client(served.address, "Anna") as anna:
        table = await anna.new_table("me", "casual", pace=0.2)
        async with anna.live(table) as live:
            seat = live.seats[0]
            path = f"/api/tables/{table}/seats/{seat}/stand-in"
            info = await anna.ask("POST", path, {"level": "novice"})
            assert info["seats"][seat]["stand_in"] == "novice"
            await live.until(lambda live: (seat, "action") in {(e.seat, e.kind) for e in live.log.values()})
            await anna.ask("POST", path, {"level": None})
            await live.until(lambda live: live.my_turn and stand_in_at(live, seat) is None)
            assert isinstance(await live.act(live.acting().legal[0]), Done)


def stand_in_at(live: Live, seat: int) -> str | None:
    """Who plays for a seat, as far as a client knows."""
    assert live.table is not None
    return live.table.seats[seat].stand_in


async def test_a_rematch_has_the_same_people_and_one_table(served: Served) -> None:
    async with Client(served.address, "Anna") as anna, Client(served.address, "Bert") as bert:
        table = await join(anna, bert)
        assert await anna.refused("POST", f"/api/tables/{table}/rematch") == (409, "game-not-over")
        async with anna.live(table) as hers, bert.live(table) as his:
            await asyncio.gather(hers.play(), his.play())
            following = [
                (await client.ask("POST", f"/api/tables/{table}/rematch"))["table"] for client in (bert, anna)
            ]
            assert following[0] == following[1]
            pace = f"/api/tables/{table}/pace"
            assert await anna.refused("PUT", pace, {"pace": 1}) == (409, "game-is-over")
            await his.until(lambda live: live.table is not None and live.table.next_table == following[0])
        info = await bert.ask("GET", f"/api/tables/{following[0]}")
        assert (info["status"], info["host"], info["settings"]["first"]) == ("lobby", True, 1)


async def test_seats_are_numbered_anew_at_the_start(served: Served) -> None:
    async with Client(served.address, "Anna") as anna, Client(served.address, "Bert") as bert:
        settings = msgspec.to_builtins(TableSettings(first=1))
        table = await anna.new_table("me", "open", start=False, settings=settings)
        async with bert.live(table) as his:
            assert (his.seats, his.states) == ((), ())
            await bert.ask("PUT", f"/api/tables/{table}/seats/1", {"change": "take"})
            await his.until(lambda live: live.seats == (1,))
            await anna.ask("POST", f"/api/tables/{table}/start")
            await his.until(lambda live: bool(live.states))
            assert (his.seats, his.states[0].seat) == ((0,), 0)


async def test_the_replay_of_a_game_shows_what_the_eyes_may_see(served: Served) -> None:
    async with Client(served.address, "Anna") as anna:
        begun = await anna.new_table("me", "casual")
        assert await anna.refused("GET", f"/api/tables/{begun}/replay") == (409, "game-not-over")
        table = await anna.new_table("novice", "casual")
        async with anna.live(table) as live:
            await live.until(lambda live: live.over)
        record = await record_of(anna, table)
        path = f"/api/tables/{table}/replay"
        shown = await anna.ask("GET", f"{path}?eyes=open")
        assert len(shown["moments"]) == len(record.actions) + 1
        assert len(shown["moments"][5]["hands"]) == 2
        seat = await anna.ask("GET", f"{path}?eyes=1")
        assert seat["moments"][5]["view"]["private"] is not None
        watched = await anna.ask("GET", f"{path}?eyes=spectator")
        assert watched["moments"][5]["view"]["private"] is None
        for eyes, known in ((watched, set()), (seat, {1}), (shown, {0, 1})):
            told = {
                moment["seat"] for moment in eyes["moments"] if (moment["action"] or "").startswith("keep")
            }
            assert told == known
        assert await anna.refused("GET", f"{path}?eyes=2") == (400, "unknown-eyes")
        posted = await anna.http.post("/api/replay?eyes=open", content=record.to_json())
        assert posted.json() == shown
        broken = await anna.http.post("/api/replay", content=record.to_json()[:-40])
        assert (broken.status_code, broken.json()["error"]["code"]) == (400, "record-not-json")


async def test_a_greeting_names_the_own_seats_and_the_table(served: Served) -> None:
    async with Client(served.address, "Anna") as anna:
        table = await anna.new_table("me", "casual")
        async with anna.live(table) as live:
            assert live.table is not None
            assert live.table.id == table
            assert [seat.mine for seat in live.table.seats].count(True) == len(live.seats) == 1
