"""Every request that the OpenAPI schema allows, and many that it does not: answered as the schema says."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.serialization import encode_json
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from farebox.server.app import make_app
from farebox.server.settings import Settings
from tests.error_codes import raised_errors
from tests.server.launcher import serving_forked
from tests.server.served import Client, sqlite_address
from tests.server.test_bad_messages import stored_bytes

CHECKS = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
CODES = raised_errors("game", "rules", "server", "cities", "engine").keys()
FEW, MANY = 25, 700
QUIET = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.function_scoped_fixture]


def load_schema() -> schemathesis.schemas.BaseSchema:
    """The schema that the server publishes, with good and bad data to be made from it."""
    published = encode_json(make_app(Settings()).openapi_schema.to_schema())
    found = schemathesis.openapi.from_dict(json.loads(published))
    found.config.generation.update(modes=list(GenerationMode))
    return found


schema = load_schema()


class World(NamedTuple):
    """A running server, a guest's cookie, tables in every status, tables of somebody else, and a record."""

    address: str
    cookie: str
    tables: list[str]
    others: list[str]
    record: bytes
    answers: Counter[int]


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    database = sqlite_address(tmp_path_factory.mktemp("schema"))
    with serving_forked(database, FAREBOX_TABLES_BY_GUEST="1000000") as server:
        found = asyncio.run(inhabited(server.address))
        before = [asyncio.run(stored_bytes(database, table)) for table in found.others]
        memory = server.forked.memory
        yield found
        grown = server.forked.memory - memory
        refused = sum(count for status, count in found.answers.items() if status >= 400)
        print(f"{found.answers.total()} requests, {refused} refused; {grown / 1e6:.1f} MB more memory")
        assert [asyncio.run(stored_bytes(database, table)) for table in found.others] == before


async def inhabited(address: str) -> World:
    """Tables in the lobby, in play and over, and two that no request may change."""
    async with Client(address, "Bert") as bert:
        others = [await bert.new_table("me", "me", settings={"undo": True}) for _ in range(2)]
    async with Client(address, "Anna") as anna:
        waiting = [await anna.new_table("me", "open", start=False) for _ in range(3)]
        playing = [await anna.new_table("me", "me", settings={"undo": True}) for _ in range(3)]
        over = await anna.new_table("me", "me", city="san_francisco")
        async with anna.live(over) as live:
            await live.play()
        record = (await anna.http.get(f"/api/tables/{over}/record")).content
        mine = [*waiting, *playing, over]
        return World(address, anna.http.cookies["farebox"], [*mine, *others], others, record, Counter())


def ask(case: Case[Any], world: World) -> None:
    """Make a request, mostly of a table that there is, and hold the answer against the schema."""
    if "table_id" in case.path_parameters and random.random() < 0.8:
        case.path_parameters["table_id"] = random.choice(world.tables)
    if "city" in case.path_parameters and random.random() < 0.5:
        case.path_parameters["city"] = "paris"
    cookies = {"farebox": world.cookie} if random.random() < 0.9 else None
    response = case.call(base_url=world.address, cookies=cookies)
    world.answers[response.status_code] += 1
    case.validate_response(response, checks=CHECKS)
    if response.status_code >= 400:
        assert response.json()["error"]["code"] in CODES


@schema.parametrize()
@settings(max_examples=FEW, suppress_health_check=QUIET, deadline=None)
def test_answers_are_as_the_schema_says(case: Case[Any], world: World) -> None:
    ask(case, world)


@pytest.mark.slow
@schema.parametrize()
@settings(max_examples=MANY, suppress_health_check=QUIET, deadline=None)
def test_many_more_answers_are_as_the_schema_says(case: Case[Any], world: World) -> None:
    ask(case, world)


@settings(max_examples=60, suppress_health_check=QUIET, deadline=None)
@given(data=st.data())
def test_a_damaged_record_file_is_refused_with_a_reason(data: st.DataObject, world: World) -> None:
    place = data.draw(st.integers(0, len(world.record) - 1))
    removed = data.draw(st.integers(0, 40))
    added = data.draw(st.binary(max_size=40) | st.text(max_size=10).map(str.encode))
    body = world.record[:place] + added + world.record[place + removed :]
    answer = httpx.post(f"{world.address}/api/replay", content=body, params={"eyes": "open"}, timeout=60)
    assert answer.status_code in (200, 400)
    if answer.status_code == 400:
        assert answer.json()["error"]["code"] in CODES
