"""HTTP: identity, lists, cities, errors, headers, pages, limits; against a real server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from farebox.cities.load import all_cities
from farebox.server.wire import Refused
from tests.server.launcher import serving_forked
from tests.server.served import Client, Served, sqlite_address

pytestmark = pytest.mark.anyio

PATIENCE = 60
INDEX = "<!doctype html><title>Farebox</title>"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("http")
    pages = folder / "static"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text(INDEX)
    (pages / "assets" / "app-1234.js").write_text("export {}")
    (folder / "secret.txt").write_text("nobody")
    with serving_forked(sqlite_address(folder), FAREBOX_STATIC=str(pages)) as server:
        yield server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with small limits and no web app."""
    limits = {
        "FAREBOX_STATIC": str(tmp_path_factory.mktemp("empty")),
        "FAREBOX_TABLES_BY_GUEST": "1",
        "FAREBOX_CONNECTIONS_BY_GUEST": "1",
        "FAREBOX_MESSAGES_PER_SECOND": "0.001",
        "FAREBOX_MESSAGES_AT_ONCE": "12",
        "FAREBOX_ORIGINS": "https://play.example",
    }
    with serving_forked(sqlite_address(tmp_path_factory.mktemp("strict")), **limits) as server:
        yield server


# Identity


async def test_a_newcomer_becomes_a_guest_with_a_signed_cookie(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.address, timeout=PATIENCE) as http:
        response = await http.get("/api/me")
        cookie = response.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie
        me = response.json()
        again = await http.get("/api/me")
        assert again.json() == me
        assert (
            again.headers["set-cookie"].partition(";")[0] == response.headers["set-cookie"].partition(";")[0]
        )


async def test_behind_https_the_cookie_is_secure(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.address, timeout=PATIENCE) as http:
        response = await http.get("/api/me", headers={"x-forwarded-proto": "https"})
        assert "secure" in response.headers["set-cookie"].lower()


async def test_a_forged_cookie_is_somebody_new(served: Served) -> None:
    async with Client(served.address, "Anna") as anna:
        me = await anna.ask("GET", "/api/me")
        for forged in (f"{me['id']}.{'0' * 64}", me["id"], "x" * 5000, "ä.ö"):
            async with httpx.AsyncClient(base_url=served.address, timeout=PATIENCE) as http:
                headers = {"cookie": f"farebox={forged}".encode()}
                response = await http.get("/api/me", headers=headers)  # type: ignore[arg-type]
                assert response.json()["id"] != me["id"]


async def test_a_guest_has_a_nickname(served: Served) -> None:
    async with Client(served.address, "Anna") as anna:
        assert (await anna.ask("GET", "/api/me"))["nickname"] == "Anna"
        assert await anna.refused("PUT", "/api/me", {"nickname": " "}) == (400, "name-not-usable")
        assert await anna.refused("PUT", "/api/me", {"nickname": "x" * 25}) == (400, "request-not-valid")


# Lists


async def test_listed_tables_are_for_everybody_and_others_are_not(served: Served) -> None:
    async with Client(served.address, "Anna") as anna, Client(served.address, "Bert") as bert:
        listed = await anna.new_table("me", "open", start=False, settings={"listed": True})
        hidden = await anna.new_table("me", "open", start=False)
        seen = [table["id"] for table in (await bert.ask("GET", "/api/tables"))["tables"]]
        assert listed in seen
        assert hidden not in seen
        await anna.ask("PUT", f"/api/tables/{hidden}/settings", {"listed": True})
        seen = [table["id"] for table in (await bert.ask("GET", "/api/tables"))["tables"]]
        assert hidden in seen


async def test_my_tables_say_where_it_is_my_turn(served: Served) -> None:
    async with Client(served.address, "Anna") as anna, Client(served.address, "Bert") as bert:
        table = await anna.new_table("me", "casual")
        mine = (await anna.ask("GET", "/api/tables/mine"))["tables"]
        assert [(found["id"], found["my_turn"]) for found in mine] == [(table, True)]
        assert (await bert.ask("GET", "/api/tables/mine"))["tables"] == []


# Cities


async def test_a_city_comes_with_all_a_client_needs_and_a_tag(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.address, timeout=PATIENCE) as http:
        listed = (await http.get("/api/cities")).json()["cities"]
        assert [city["id"] for city in listed] == [city.id for city in all_cities()]
        for path in ("/api/cities/paris", "/api/cities/paris/board.svg"):
            first = await http.get(path)
            assert first.status_code == 200
            again = await http.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
        city = (await http.get("/api/cities/paris")).json()
        routes = {route["id"]: route for route in city["routes"]}
        assert all(route["twin"] is None or route["twin"] in routes for route in city["routes"])
        svg = await http.get("/api/cities/paris/board.svg")
        assert svg.headers["content-type"].startswith("image/svg+xml")
        assert all(f'data-route="{route}"' in svg.text for route in routes)


# Levels


async def test_every_level_plays_like_itself_where_the_bots_are_compiled(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.address, timeout=PATIENCE) as http:
        listed = (await http.get("/api/levels")).json()["levels"]
    names = ["novice", "casual", "regular", "expert", "master"]
    assert listed == [{"level": name, "plays_like": name, "reason": None} for name in names]


@pytest.mark.parametrize("path", ["/", "/health", "/api/cities", "/schema/openapi.json"])
async def test_a_head_is_the_answer_without_its_body(served: Served, path: str) -> None:
    async with httpx.AsyncClient(base_url=served.address, timeout=PATIENCE) as http:
        whole, head = await http.get(path), await http.head(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-type"] == whole.headers["content-type"]
        # The connection is still in order.
        assert (await http.get(path)).content == whole.content


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/{}/seats/0/stand-in"])
async def test_an_unknown_level_is_refused_with_the_known_ones(served: Served, path: str) -> None:
    wish = {"city": "paris", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}
    async with Client(served.address, "Anna") as anna:
        body = wish if path == "/api/tables" else {"level": "god"}
        answer = await anna.http.post(path.format(await anna.new_table("me", "novice")), json=body)
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (400, "unknown-level")
    assert error["facts"] == {"level": "god", "known": "novice, casual, regular, expert, master"}
    assert "master" in error["text"]


async def test_a_person_has_no_level(served: Served) -> None:
    wish = {"city": "paris", "seats": [{"kind": "me", "level": "master"}, {"kind": "open"}]}
    async with Client(served.address, "Anna") as anna:
        assert await anna.refused("POST", "/api/tables", wish) == (400, "request-not-valid")


# Errors


@pytest.mark.parametrize(
    ("method", "path", "body", "expected"),
    [
        ("GET", "/api/nonsense", None, (404, "unknown-path")),
        ("GET", "/api", None, (404, "unknown-path")),
        ("GET", "/api/cities/atlantis", None, (404, "unknown-city")),
        ("GET", "/api/tables/nowhere", None, (404, "unknown-table")),
        ("GET", "/api/tables/nowhere/record", None, (404, "unknown-table")),
        ("DELETE", "/api/tables", None, (405, "method-not-allowed")),
        ("POST", "/api/tables", {"city": 5}, (400, "request-not-valid")),
        ("POST", "/api/tables", {"city": "paris", "seats": []}, (400, "request-not-valid")),
        ("POST", "/api/tables", [], (400, "request-not-valid")),
        ("POST", "/api/tables", None, (400, "request-not-valid")),
        (
            "POST",
            "/api/tables",
            {"city": "atlantis", "seats": [{"kind": "me"}, {"kind": "open"}]},
            (404, "unknown-city"),
        ),
        (
            "POST",
            "/api/tables",
            {"city": "paris", "seats": [{"kind": "me"}, {"kind": "open"}], "more": 1},
            (400, "request-not-valid"),
        ),
        ("PUT", "/api/tables/nowhere/seats/0", {"change": "take"}, (404, "unknown-table")),
        ("PUT", "/api/tables/nowhere/seats/x", {"change": "take"}, (404, "unknown-path")),
        ("PUT", "/api/tables/nowhere/pace", {"pace": 6}, (400, "request-not-valid")),
        ("PUT", "/api/tables/nowhere/pace", {"pace": "3"}, (400, "request-not-valid")),
        ("POST", "/api/replay", {"format": 1}, (400, "record-field-broken")),
    ],
)
async def test_what_is_wrong_is_said_with_a_code(
    served: Served, method: str, path: str, body: object, expected: tuple[int, str]
) -> None:
    async with Client(served.address, "Anna") as anna:
        assert await anna.refused(method, path, body) == expected


async def test_nonsense_bodies_are_refused(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.address, timeout=PATIENCE) as http:
        for body in (b"{", b"\xff\xfe", b"[" * 50_000, b"nul", b'"' + b"x" * 1000 + b'"'):
            response = await http.post("/api/tables", content=body)
            assert (response.status_code, response.json()["error"]["code"]) == (400, "request-not-valid")
        response = await http.post("/api/tables", content=b" " * 300_000)
        assert (response.status_code, response.json()["error"]["code"]) == (413, "body-too-large")


async def test_an_error_speaks_a_language_that_there_is(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.address, timeout=PATIENCE) as http:
        for accepted in ("xx", "en;q=0.5, xx;q=nonsense", "", "en-GB,en;q=0.9"):
            response = await http.get("/api/tables/nowhere", headers={"accept-language": accepted})
            assert response.json()["error"]["text"] == "There is no table “nowhere”."


# Headers, pages, schema


async def test_every_answer_has_the_security_headers(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.address, timeout=PATIENCE) as http:
        for path in ("/", "/api/me", "/api/nonsense", "/assets/app-1234.js", "/schema", "/health"):
            headers = (await http.get(path)).headers
            assert "script-src 'self';" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"


async def test_the_web_app_is_served_with_its_files(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.address, timeout=PATIENCE) as http:
        for path in ("/", "/table/abc", "/link/abc", "/rules"):
            page = await http.get(path)
            assert (page.text, page.headers["cache-control"]) == (INDEX, "no-cache")
        script = await http.get("/assets/app-1234.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert (await http.get("/assets/gone.js")).status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"):
            assert "nobody" not in (await http.get(path)).text


async def test_without_the_web_app_a_plain_page_says_so(strict: Served) -> None:
    async with httpx.AsyncClient(base_url=strict.address, timeout=PATIENCE) as http:
        page = await http.get("/")
        assert "run.py play" in page.text
        assert page.headers["content-type"].startswith("text/html")


async def test_the_schema_names_every_path(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.address, timeout=PATIENCE) as http:
        schema = (await http.get("/schema")).json()
        assert "/api/tables/{table_id}/seats/{seat}" in schema["paths"]
        assert (await http.get("/health")).json() == {"status": "ok"}
        assert (await http.get("/schema/openapi.json")).json() == schema


async def test_a_connection_begins_with_the_clock_and_the_build_of_the_app(served: Served) -> None:
    async with Client(served.address, "Anna") as anna:
        table = await anna.new_table("me", "open", start=False)
        place = f"{served.address.replace('http', 'ws')}/api/tables/{table}/live"
        async with connect(place, additional_headers={"cookie": anna.cookie}) as socket:
            hello = json.loads(await socket.recv())
        page = await anna.http.get("/")
        assert hello["build"] == page.headers["etag"].strip('"')
        assert hello["now"] >= hello["table"]["created_at"]


# Origins and limits


async def test_other_sites_cannot_ask_for_changes_or_connect(served: Served) -> None:
    async with Client(served.address, "Anna") as anna:
        table = await anna.new_table("me", "casual")
        foreign = {"origin": "https://elsewhere.example"}
        response = await anna.http.put("/api/me", json={"nickname": "Eve"}, headers=foreign)
        assert (response.status_code, response.json()["error"]["code"]) == (403, "foreign-origin")
        with pytest.raises(InvalidStatus):
            async with anna.live(table, origin=foreign["origin"]):
                pass
        own = {"origin": served.address}
        assert (await anna.http.put("/api/me", json={"nickname": "Ann"}, headers=own)).is_success
        async with anna.live(table, origin=served.address) as live:
            assert live.version > 0


async def test_an_allowed_origin_may_ask(strict: Served) -> None:
    async with httpx.AsyncClient(base_url=strict.address, timeout=PATIENCE) as http:
        headers = {"origin": "https://play.example"}
        assert (await http.put("/api/me", json={"nickname": "Ann"}, headers=headers)).is_success


async def test_tables_that_are_made_at_once_are_counted_too(strict: Served) -> None:
    wish = {"city": "paris", "seats": [{"kind": "me"}, {"kind": "open"}]}
    async with Client(strict.address, "Bert") as bert:
        answers = await asyncio.gather(*(bert.http.post("/api/tables", json=wish) for _ in range(8)))
    assert sorted(answer.status_code for answer in answers) == [201, *[429] * 7]


async def test_a_guest_has_only_so_many_tables_connections_and_messages(strict: Served) -> None:
    async with Client(strict.address, "Anna") as anna:
        table = await anna.new_table("me", "casual")
        wish = {"city": "paris", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert await anna.refused("POST", "/api/tables", wish) == (429, "too-many-tables")
        async with anna.live(table) as live:
            place = f"{strict.address.replace('http', 'ws')}/api/tables/{table}/live"
            async with connect(place, additional_headers={"cookie": anna.cookie}) as second:
                assert "too-many-connections" in str(await second.recv())
                with pytest.raises(ConnectionClosed):
                    await second.recv()
                assert second.close_code == 4429
            answers = []
            for _ in range(12):
                await live.socket.send('{"type":"ping"}')
                answers.append(await live.answer())
            refusals = [answer for answer in answers if isinstance(answer, Refused)]
            assert refusals
            assert {refusal.error.code for refusal in refusals} == {"too-many-requests"}
        assert await anna.refused("GET", "/api/me") == (429, "too-many-requests")


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", "message-not-valid"),
        ("{}", "message-not-valid"),
        ('{"type":"fly"}', "message-not-valid"),
        ('{"type":"ping","more":1}', "message-not-valid"),
        ('{"type":"act","id":"short","seat":0,"version":1,"action":{"action":"pass"}}', "message-not-valid"),
        (
            '{"type":"act","id":"12345678","seat":9,"version":1,"action":{"action":"pass"}}',
            "message-not-valid",
        ),
        ("[" * 5000, "message-not-valid"),
        ('{"type":"' + "x" * 9000 + '"}', "message-too-large"),
        (b"\x00\x01", "message-not-valid"),
        (
            '{"type":"act","id":"12345678","seat":3,"version":1,"action":{"action":"pass"}}',
            "no-such-table-seat",
        ),
    ],
    ids=lambda value: str(value)[:30],
)
async def test_a_bad_message_is_refused_and_changes_nothing(
    served: Served, message: str | bytes, code: str
) -> None:
    async with Client(served.address, "Anna") as anna:
        table = await anna.new_table("me", "me")
        async with anna.live(table) as live:
            before = live.version
            await live.socket.send(message)
            answer = await live.answer()
            assert isinstance(answer, Refused)
            assert (answer.error.code, answer.version) == (code, before)
            assert answer.error.text.endswith(".")


async def test_a_table_that_is_not_there_and_a_bad_version_are_told_over_the_socket(served: Served) -> None:
    async with Client(served.address, "Anna") as anna:
        table = await anna.new_table("me", "me")
        for path, code, number in (
            ("nowhere/live", "unknown-table", 4404),
            (f"{table}/live?since=-1", "request-not-valid", 4400),
        ):
            place = f"{served.address.replace('http', 'ws')}/api/tables/{path}"
            async with connect(place, additional_headers={"cookie": anna.cookie}) as socket:
                assert code in str(await socket.recv())
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == number


def test_a_database_folder_is_made(tmp_path: Path) -> None:
    with serving_forked(sqlite_address(tmp_path / "new" / "folder")) as server:
        assert httpx.get(f"{server.address}/health", timeout=PATIENCE).json() == {"status": "ok"}
