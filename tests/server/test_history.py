"""Coming back: my games and statistics against the records, another device, my data, public pages."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from farebox import Game
from farebox.game.records import parse_record
from tests.server.launcher import serving_forked
from tests.server.push.service import BrowserKeys
from tests.server.served import Client, Served, sqlite_address

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving_forked(sqlite_address(tmp_path_factory.mktemp("history"))) as server:
        yield server


@pytest.fixture
async def anna(served: Served) -> AsyncIterator[Client]:
    async with Client(served.address, "Anna") as guest:
        yield guest


async def finished(client: Client, *seats: str, city: str = "paris") -> str:
    """A table whose game the guest has played to its end."""
    table = await client.new_table(*seats, city=city)
    async with client.live(table) as live:
        await live.play()
    return table


async def together(anna: Client, bert: Client) -> str:
    """A table where two people play; it has just begun."""
    table = await anna.new_table("me", "open", start=False)
    await bert.ask("PUT", f"/api/tables/{table}/seats/1", {"change": "take"})
    await anna.ask("POST", f"/api/tables/{table}/start")
    return table


async def finished_together(anna: Client, bert: Client) -> str:
    table = await together(anna, bert)
    async with anna.live(table) as hers, bert.live(table) as his:
        await asyncio.gather(hers.play(), his.play())
    return table


async def test_statistics_fit_the_records(anna: Client) -> None:
    plan = [("paris", "novice"), ("paris", "casual"), ("san_francisco", "novice")]
    tables = [await finished(anna, "me", level, city=city) for city, level in plan]
    records = [parse_record((await anna.http.get(f"/api/tables/{table}/record")).content) for table in tables]
    own = [next(number for number, seat in enumerate(one.seats) if seat.kind == "person") for one in records]
    results = [one.result for one in records if one.result]
    scores = [result.scores[seat] for result, seat in zip(results, own, strict=True)]
    wins = [seat in result.winners for result, seat in zip(results, own, strict=True)]
    made = [Game.replay(one).outcome for one in records]
    found = await anna.ask("GET", "/api/me/statistics")
    assert found["all"] == {
        "key": "all",
        "played": 3,
        "won": sum(wins),
        "resigned": 0,
        "average": round(sum(scores) / 3, 2),
        "best": max(scores),
        "tickets": found["all"]["tickets"],
        "tickets_made": sum(one.complete_tickets[seat] for one, seat in zip(made, own, strict=True) if one),
        "streak": max(len(run) for run in "".join("w" if won else "l" for won in wins).split("l")),
    }
    assert [(one["key"], one["played"]) for one in found["by_city"]] == [("paris", 2), ("san_francisco", 1)]
    assert [(one["key"], one["played"]) for one in found["by_level"]] == [("novice", 2), ("casual", 1)]
    assert [(one["key"], one["played"]) for one in found["by_players"]] == [("2", 3)]
    assert [one["score"] for one in found["recent"]] == scores
    games = await anna.ask("GET", "/api/me/games")
    assert ([game["id"] for game in games["games"]], games["next"]) == (tables[::-1], None)
    paris = await anna.ask("GET", "/api/me/games?city=paris&result=lost")
    lost = [tables[number] for number in (1, 0) if not wins[number]]
    assert [game["id"] for game in paris["games"]] == lost
    assert await anna.refused("GET", "/api/me/games?after=nonsense") == (400, "request-not-valid")
    assert await anna.refused("GET", "/api/me/games?result=drawn") == (400, "request-not-valid")


async def test_the_list_has_pages(anna: Client, served: Served) -> None:
    table = await finished(anna, "me", "novice")
    copies = [f"copy-{number:02}" for number in range(44)]
    with sqlite3.connect(served.database.removeprefix("sqlite:///")) as database:
        for number, copy in enumerate(copies):
            for name in ("tables", "games", "game_seats"):
                key = "id" if name == "tables" else "table_id"
                rows = database.execute(f"SELECT * FROM {name} WHERE {key} = ?", (table,))
                columns = [column[0] for column in rows.description]
                for row in rows.fetchall():
                    values = dict(zip(columns, row, strict=True)) | {key: copy}
                    if name == "games":
                        # Two games of each moment, so that a page may end between them.
                        values |= {"ended_at": 1000.0 + number // 2}
                    marks = ", ".join("?" * len(values))
                    database.execute(f"INSERT INTO {name} VALUES ({marks})", tuple(values.values()))
    database.close()
    seen: list[str] = []
    after: str | None = ""
    while after is not None:
        page = await anna.ask("GET", f"/api/me/games?after={after}")
        assert len(page["games"]) <= 20
        seen += [game["id"] for game in page["games"]]
        after = page["next"]
    assert len(seen) == len(set(seen)) == 45
    assert set(seen) == {table, *copies}


async def test_what_does_not_count(anna: Client, served: Served) -> None:
    await finished(anna, "me:Anna", "me:Ada")
    resigned = await anna.new_table("me", "novice", settings={"first": 0})
    await anna.ask("POST", f"/api/tables/{resigned}/seats/0/resign")
    async with anna.live(resigned) as live:
        await live.until(lambda live: live.over)
    games = (await anna.ask("GET", "/api/me/games"))["games"]
    assert [game["result"] for game in games] == ["resigned", "shared-screen"]
    found = (await anna.ask("GET", "/api/me/statistics"))["all"]
    assert (found["played"], found["won"], found["resigned"], found["average"]) == (1, 0, 1, None)
    async with Client(served.address, "New") as other:
        assert (await other.ask("GET", "/api/me/statistics"))["all"]["played"] == 0


async def test_a_second_device_and_what_it_had(anna: Client, served: Served) -> None:
    first = await finished(anna, "me", "novice")
    async with Client(served.address, "Phone") as phone, Client(served.address, "Bert") as bert:
        second, playing = await finished(phone, "me", "novice"), await together(phone, bert)
        secret = (await anna.ask("POST", "/api/me/link"))["secret"]
        offer = await phone.ask("GET", f"/api/me/links/{secret}")
        assert offer == {"nickname": "Anna", "games": 1, "own_games": 1, "mine": False}
        me = await phone.ask("POST", f"/api/me/links/{secret}")
        assert me == await anna.ask("GET", "/api/me") == await phone.ask("GET", "/api/me")
        for device in (anna, phone):
            games = (await device.ask("GET", "/api/me/games"))["games"]
            assert {game["id"] for game in games} == {first, second}
            assert (await device.ask("GET", "/api/me/statistics"))["all"]["played"] == 2
        # The game that the phone was in goes on, on both devices.
        async with anna.live(playing) as hers, bert.live(playing) as his:
            assert hers.seats
            await asyncio.gather(hers.play(), his.play())
        used = f"/api/me/links/{secret}"
        for method, path in (("GET", used), ("POST", used), ("POST", "/api/me/links/forged")):
            assert await bert.refused(method, path) == (404, "unknown-personal-link")
        assert (await bert.ask("GET", "/api/me"))["nickname"] == "Bert"
        friends = (await bert.ask("GET", "/api/me/statistics"))["friends"]
        assert [(one["name"], one["played"]) for one in friends] == [("Anna", 1)]
        assert friends[0]["ahead"] + friends[0]["behind"] <= 1


async def test_an_old_cookie_follows_to_the_new_guest(anna: Client, served: Served) -> None:
    async with Client(served.address, "Tablet") as tablet, Client(served.address, "Twin") as twin:
        twin.http.cookies.update(tablet.http.cookies)
        secret = (await anna.ask("POST", "/api/me/link"))["secret"]
        await tablet.ask("POST", f"/api/me/links/{secret}")
        assert (await twin.ask("GET", "/api/me"))["nickname"] == "Anna"
        assert twin.http.cookies["farebox"] == anna.http.cookies["farebox"]


async def test_everything_of_mine_in_a_file_and_its_end(anna: Client, served: Served) -> None:
    async with Client(served.address, "Zelda") as zelda:
        alone = await finished(zelda, "me", "novice")
        with_anna, playing = await finished_together(anna, zelda), await together(zelda, anna)
        guest = (await zelda.ask("GET", "/api/me"))["id"]
        await zelda.ask("POST", "/api/me/link")
        await zelda.ask("PUT", "/api/me/push", BrowserKeys().subscription("https://push.example/her-phone"))
        response = await zelda.http.get("/api/me/export")
        file = json.loads(response.content)
        assert "attachment" in response.headers["content-disposition"]
        assert (file["name"], file["id"], file["statistics"]["all"]["played"]) == ("Zelda", guest, 2)
        assert {game["game"]["id"] for game in file["games"]} == {alone, with_anna}
        assert all(
            Game.replay(parse_record(json.dumps(one["record"]).encode())).over for one in file["games"]
        )
        assert [table["id"] for table in file["tables"]] == [playing]
        assert "seed" not in json.dumps(file["tables"])
        assert await zelda.ask("DELETE", "/api/me") == {"removed": 1, "anonymous": 2}
        assert (await zelda.ask("GET", "/api/me"))["id"] != guest
        assert (await zelda.ask("GET", "/api/me/games"))["games"] == []
        assert (await zelda.ask("GET", "/api/me/statistics"))["all"]["played"] == 0
        assert (await zelda.ask("GET", "/api/me/push"))["browsers"] == 0
    with sqlite3.connect(served.database.removeprefix("sqlite:///")) as database:
        left = "\n".join(database.iterdump())
    database.close()
    for trace in (guest, "Zelda", "push.example", alone):
        assert trace not in left, trace
    record = parse_record((await anna.http.get(f"/api/tables/{with_anna}/record")).content)
    assert Game.replay(record).over
    assert {seat.name for seat in record.seats} == {"Anna", "Guest"}
    assert await anna.refused("GET", f"/api/tables/{alone}/record") == (404, "unknown-table")
    async with anna.live(playing) as live:
        # The bot that stands in is as slow as a person, so that a whole game would take a minute.
        await live.play(up_to=live.version + 8)
        assert live.table is not None
        assert sorted(seat.resigned for seat in live.table.seats) == [False, True]


async def the_link_has_a_preview(guest: Client, secret: str, game: dict[str, Any]) -> None:
    """Messengers show where the game was and how it ended; a forged link says nothing of any game."""

    async def shown(path: str) -> dict[str, str]:
        answer = await guest.http.get(path, headers={"Accept-Language": "de"})
        assert answer.status_code == 200
        return dict(re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)" />', answer.text))

    told = await shown(f"/g/{secret}")
    assert told["og:title"] == "Eine beendete Partie in Paris"
    points = {sheet["seat"]: str(sheet["total"]).replace("-", "\u2212") for sheet in game["sheets"]}
    names = [seat["name"] if seat["kind"] == "person" else "Neuling" for seat in game["seats"]]
    assert sorted(told["og:description"].split(", ")) == sorted(
        f"{name} {points[seat]}" for seat, name in enumerate(names)
    )
    assert told["og:image"].endswith("/posters/paris.png")
    assert told["og:url"].endswith(f"/g/{secret}")
    assert (await guest.http.get(told["og:image"])).headers["content-type"] == "image/png"
    assert "Anna" not in str(await shown("/g/forged"))


async def test_a_public_page(anna: Client, served: Served) -> None:
    table, going = await finished(anna, "me", "novice"), await anna.new_table("me", "novice")
    async with Client(served.address, "Eve") as eve:
        assert await eve.refused("POST", f"/api/tables/{table}/share", {}) == (403, "not-seated")
        assert await anna.refused("POST", f"/api/tables/{going}/share", {}) == (409, "game-not-over")
        for guess in (going, table, "nonsense"):
            assert await eve.refused("GET", f"/api/shared/{guess}") == (404, "unknown-share")
        link = await anna.ask("POST", f"/api/tables/{table}/share", {})
        assert link["secret"] == (await anna.ask("POST", f"/api/tables/{table}/share", {}))["secret"]
        page = await eve.ask("GET", f"/api/shared/{link['secret']}")
        await the_link_has_a_preview(eve, link["secret"], page)
        record = parse_record((await anna.http.get(f"/api/tables/{table}/record")).content)
        assert record.result
        assert tuple(sheet["total"] for sheet in page["sheets"]) == record.result.scores
        assert table not in json.dumps(page)
        assert len((await eve.ask("GET", f"/api/shared/{link['secret']}/replay"))["moments"]) > 10
        await anna.ask("POST", f"/api/tables/{table}/share", {"replay": False})
        replay = f"/api/shared/{link['secret']}/replay"
        assert await eve.refused("GET", replay) == (403, "replay-not-shared")
        await anna.ask("DELETE", f"/api/tables/{table}/share")
        assert await eve.refused("GET", f"/api/shared/{link['secret']}") == (404, "unknown-share")
