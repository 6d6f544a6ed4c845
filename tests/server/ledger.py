"""What clients sent and what the server acknowledged, held against what is stored."""

from __future__ import annotations

from typing import NamedTuple

from farebox.game.actions import Action
from farebox.game.city_index import index_for
from farebox.game.notation import parse_action
from farebox.server.storage import Storage
from farebox.server.storage.types import StoredTable
from farebox.server.tables.entries import Acted
from farebox.server.tables.persistence import opened_table, stored_entries
from farebox.server.tables.table import Table


class Sent(NamedTuple):
    """An action that a client sent for a seat."""

    seat: int
    action: Action


class Ledger:
    """What all clients of a test know, by table."""

    def __init__(self) -> None:
        self.sent: dict[str, dict[str, Sent]] = {}
        self.acknowledged: dict[str, dict[str, int]] = {}
        self.seen: dict[str, int] = {}
        self.stored: dict[str, list[bytes]] = {}
        self.over: set[str] = set()
        self.resent = 0
        self.heard = 0
        self.moved = 0
        self.closing = False
        self._followed: dict[str, bool] = {}

    def add_table(self, table: str) -> None:
        """Follow one more table."""
        for known in (self.sent, self.acknowledged):
            known.setdefault(table, {})
        self.seen.setdefault(table, 0)
        self.stored.setdefault(table, [])

    def goes_on(self, table: str) -> bool:
        """Whether a table that is over has a rematch: whoever asks first decides it for all who sit there."""
        return self._followed.setdefault(table, not self.closing)

    def see(self, table: str, version: int) -> None:
        """A client was shown a version."""
        self.heard += 1
        self.seen[table] = max(self.seen[table], version)

    async def check(self, storage: Storage, *, again: bool = False) -> dict[str, Table]:
        """Hold what is known so far against storage; the tables, as their entries make them.

        Tables that were found over before are looked at `again` only if asked for, since they become many.
        """
        tables = {}
        for table in tuple(self.stored):
            if table in self.over and not again:
                continue
            # What was known before storage is read must be there; more may come at any time.
            acknowledged, seen = dict(self.acknowledged[table]), self.seen[table]
            found = await storage.load_table(table)
            assert found is not None, f"table {table} is lost"
            self._check_history(found, seen)
            self._check_actions(found, acknowledged)
            tables[table] = rebuilt(found)
            if found.row.status == "over":
                self.over.add(table)
        return tables

    def _check_history(self, found: StoredTable, seen: int) -> None:
        """Entries follow each other without a gap, and none was changed after it was stored or shown."""
        table, bodies = found.row.id, [entry.body for entry in found.entries]
        assert [entry.version for entry in found.entries] == list(range(1, found.row.version + 1))
        before = self.stored[table]
        assert bodies[: len(before)] == before, f"history of {table} was changed"
        assert found.row.version >= seen, f"{table}: version {seen} was shown and is lost"
        self.stored[table] = bodies

    def _check_actions(self, found: StoredTable, acknowledged: dict[str, int]) -> None:
        """Every acknowledged action is there as it was sent, and no action is there twice."""
        table = found.row.id
        by_command = {entry.command_id: entry.version for entry in found.entries if entry.command_id}
        commands = [entry.command_id for entry in found.entries if entry.command_id]
        assert len(commands) == len(by_command), f"an action of {table} is doubled"
        for command, version in acknowledged.items():
            assert by_command.get(command) == version, f"{table}: {command} was acknowledged and is lost"
        assert set(by_command) <= set(self.sent[table]), f"{table} has an action that nobody sent"
        entries = stored_entries(found)
        city = opened_table(found).city
        for command, version in by_command.items():
            entry, sent = entries[version - 1][0], self.sent[table][command]
            assert isinstance(entry, Acted)
            assert (entry.seat, parse_action(index_for(city), entry.action)) == sent


def rebuilt(found: StoredTable) -> Table:
    """A table from its entries; one that did not fit the rules would raise an error."""
    table = opened_table(found)
    for entry, at, _ in stored_entries(found):
        table.add(entry, at)
    return table
