"""What servers send to the players of a campaign, searched for secrets when a game is over."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from farebox.server.storage import Storage
from farebox.server.tables.persistence import opened_table
from farebox.server.wire import Hello, ServerMessage, Update
from tests.server.knowledge import Truth, check_message, seed_texts
from tests.server.tap import Said, Tap, taken_apart

# Reading every field of every message would take longer than playing.
READ_WHOLE = 2
NUMBER = re.compile(rb"\d{7,}")


class Part(NamedTuple):
    """What came over one connection to one guest about one table."""

    guest: str
    table: str
    stream: bytes
    said: Said


class Told:
    """Everything that guests were told and that has not been searched yet."""

    def __init__(self) -> None:
        self.bytes = 0
        self.read_whole = 0
        self._taps: list[tuple[str, Sequence[Tap]]] = []
        self._parts: list[Part] = []

    def listen(self, guest: str, taps: Sequence[Tap]) -> None:
        """Keep what comes through the taps of a guest."""
        self._taps.append((guest, taps))

    async def check(self, storage: Storage, playing: Iterable[str]) -> None:
        """Search what has come: answers for the seeds of games that go on, messages when theirs is over."""
        unknown = await seeds_of(storage, playing)
        for guest, stream in self._take():
            said = taken_apart(stream, cut_off=True)
            table = table_of(said)
            if table is None:
                assert not any(seed in stream for seed in unknown), "a seed was told"
            else:
                self._parts.append(Part(guest, table, stream, said))
        waiting = set(playing)
        ended = [part for part in self._parts if part.table not in waiting]
        self._parts = [part for part in self._parts if part.table in waiting]
        await self._search(storage, ended)

    def _take(self) -> list[tuple[str, bytes]]:
        """What came over the connections that have ended since, and to whom."""
        found = [(guest, text) for guest, taps in self._taps for tap in taps for text in tap.take_ended()]
        self.bytes += sum(len(text) for _, text in found)
        return found

    async def _search(self, storage: Storage, parts: Sequence[Part]) -> None:
        """Search what came about games that are over."""
        truths = {table: await truth_of(storage, table) for table in {part.table for part in parts}}
        for number, part in enumerate(parts):
            check_bytes(part, truths[part.table])
            if number < READ_WHOLE:
                self.read_whole += len(part.said.messages)
                for _, text in part.said.messages:
                    check_message(text, truths[part.table], part.guest)


def check_bytes(part: Part, truth: Truth) -> None:
    """No seed and no word of the generator is in what came before the end of the game."""
    before_the_end = part.stream[: end_of(part)]
    for seed in seed_texts(truth.seed):
        assert seed not in before_the_end, f"the seed of {part.table} was told"
    told = truth.words() & set(NUMBER.findall(before_the_end))
    assert not told, f"the generator of {part.table} was told"


def end_of(part: Part) -> int:
    """Where the first message begins that says that the game is over."""
    for place, text in part.said.messages:
        message = msgspec.json.decode(text, type=ServerMessage)
        if isinstance(message, Hello | Update) and message.table and message.table.status == "over":
            return place
    return len(part.stream)


def table_of(said: Said) -> str | None:
    """The table that a connection follows, if it follows one."""
    for _, text in said.messages:
        message = msgspec.json.decode(text, type=ServerMessage)
        if isinstance(message, Hello):
            return message.table.id
    return None


async def truth_of(storage: Storage, table: str) -> Truth:
    """All that there is to know of a table."""
    stored = await storage.load_table(table)
    assert stored is not None
    return Truth(stored)


async def seeds_of(storage: Storage, tables: Iterable[str]) -> set[bytes]:
    """The seeds of some tables, as they could be written."""
    found: set[bytes] = set()
    for table in tables:
        stored = await storage.load_table(table)
        assert stored is not None
        found |= seed_texts(opened_table(stored).seed)
    return found
