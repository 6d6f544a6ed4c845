"""What each guest may know of a table, worked out from its stored entries, and what a message tells."""

from __future__ import annotations

import base64
import re
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate
from operator import or_
from typing import Any

import msgspec

from farebox.engine.seeds import commitment
from farebox.game.city_index import index_for
from farebox.game.events import CardDrawn, Event, RouteClaimed
from farebox.game.internals import state_of
from farebox.server.storage.types import StoredTable
from farebox.server.tables.entries import Undone
from farebox.server.tables.persistence import opened_table, stored_entries
from farebox.server.tables.table import CheckedEntry, Table
from farebox.server.wire import GameState, Hello, ServerMessage, Update

STATE = r"/states/\d+"
EVENT = r"/(log|entries)/\d+/(events|by_seat/\d+)/\d+"
# Where the name of a card may stand in a message. Whose it is, is looked at for those that are somebody's.
CARDS = re.compile(
    rf"/game/view/(row/\d+|discards|seats/\d+/known_cards|seats/\d+/flag_cards/\d+)|{STATE}/private/hand"
    rf"|{STATE}/legal/\d+/colour|{STATE}/blocked/[^/]+/facts/card|{STATE}/gains/[^/]+/\d+/(subject|paid_with)"
    rf"|{EVENT}/(card|cards/\d+|row/\d+|payment)"
)
TICKETS = re.compile(
    rf"{STATE}/private/(tickets/\d+/ticket|offer/\d+|first_choice/\d+|returned/\d+)"
    rf"|{STATE}/needs|{STATE}/out_of_cars/\d+|{STATE}/gains/[^/]+/\d+/subject"
    rf"|{STATE}/legal/\d+/tickets/\d+|{EVENT}/tickets/\d+"
)
ROUTES = re.compile(
    rf"/game/view/seats/\d+/routes/\d+|{STATE}/legal/\d+/route|{STATE}/blocked(/[^/]+/facts/(route|name))?"
    rf"|{STATE}/needs/[^/]+/\d+|{STATE}/gains|{EVENT}/route"
)
TIMES = re.compile(r"(/.*)?/(at|now|created_at|changed_at|due_seat_since|since|deadline|expires_at)")
LARGE = 1_000_000


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, str | int | float]]:
    """Every text and number of a message, the names of fields included, with where it stands."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield path, key
            yield from leaves(inner, f"{path}/{key}")
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from leaves(inner, f"{path}/{place}")
    elif isinstance(value, str | int | float) and not isinstance(value, bool):
        yield path, value


class Truth:
    """A finished table, version by version."""

    def __init__(self, stored: StoredTable) -> None:
        table = opened_table(stored)
        self.seed = table.seed
        self.city_index = index_for(table.city)
        self.tables: list[Table] = [table]
        for entry, at, _ in stored_entries(stored):
            self.tables.append(self.tables[-1].after(CheckedEntry(entry), at))
        self._tickets: dict[tuple[int, ...], list[set[str]]] = {}
        self._cards = self._follow_cards()

    def over(self, version: int) -> bool:
        """Whether the game has ended at a version, so that there are no secrets any more."""
        return self.tables[version].status == "over"

    def tickets_known(self, version: int, seats: tuple[int, ...]) -> set[str]:
        """The tickets that these seats have ever held, been offered or returned."""
        if seats not in self._tickets:
            self._tickets[seats] = list(accumulate((ever_held(table, seats) for table in self.tables), or_))
        return self._tickets[seats][version]

    def cards_known(self, version: int) -> list[dict[str, int]]:
        """The cards that everybody knows of each seat: taken face up and not paid since."""
        return [dict(cards) for cards in self._cards[version]]

    def _follow_cards(self) -> list[list[Counter[str]]]:
        """What everybody knows of each seat at every version."""
        known: list[list[Counter[str]]] = [[Counter() for _ in self.tables[-1].seats]]
        for applied in self.tables[-1].log:
            now = [Counter(cards) for cards in known[-1]]
            if isinstance(applied.entry, Undone):
                now = known[applied.entry.back_to]
            for event in applied.events:
                if isinstance(event, CardDrawn) and event.slot is not None and event.card:
                    now[event.seat][event.card] += 1
                elif isinstance(event, RouteClaimed):
                    now[event.seat] -= Counter(event.payment)
            known.append(now)
        return known

    def secrets(self) -> set[bytes]:
        """The seed, and the generator's words at every moment, in every way that somebody may write them."""
        positions = {table.game.position().encode() for table in self.tables if table.game}
        return seed_texts(self.seed) | self.words() | positions

    def words(self) -> set[bytes]:
        """The generator's words at every moment; short ones could be anything."""
        games = filter(None, (table.game for table in self.tables))
        return {str(word).encode() for game in games for word in state_of(game).chance if word > LARGE}


def seed_texts(seed: bytes) -> set[bytes]:
    """A seed in every way that somebody may write it."""
    found = {seed.hex(), seed.hex().upper(), str(list(seed)), str(list(seed)).replace(" ", "")}
    found |= {str(int.from_bytes(seed, order)) for order in ("big", "little")}
    encoded = {seed, base64.b64encode(seed), base64.urlsafe_b64encode(seed).rstrip(b"=")}
    return encoded | {text.encode() for text in found}


def ever_held(table: Table, seats: tuple[int, ...]) -> set[str]:
    """The tickets that some seats of a table have, are offered or have returned."""
    known: set[str] = set()
    for own in (table.game.view(seat).private for seat in seats) if table.game else ():
        assert own is not None
        known |= {held.ticket for held in own.tickets} | {*own.offer, *own.returned.values()}
    return known


def check_message(text: bytes, truth: Truth, guest: str | None) -> ServerMessage:
    """A message as its type; whatever tells the guest more than the guest may know fails."""
    message: ServerMessage = msgspec.json.decode(text, type=ServerMessage)
    version = getattr(message, "version", 0)
    if truth.over(version):
        return message
    own = truth.tables[version].seats_of(guest)
    if isinstance(message, Hello | Update):
        check_states(message, truth, own)
    check_places(msgspec.json.decode(text), truth, version, own)
    return message


def check_states(message: Hello | Update, truth: Truth, own: tuple[int, ...]) -> None:
    """A guest gets the states of his seats and of no other, and of other seats only what is public."""
    table = truth.tables[message.version]
    if message.table is not None:
        assert message.table.commitment == commitment(truth.seed)
    if table.game is None or message.game is None:
        assert (message.game, message.states) == (None, ())
        return
    check_game(message.game, truth.cards_known(message.version))
    assert [state.seat for state in message.states] == list(own or [None])
    for state in message.states:
        if state.seat is None:
            assert state.private is None
            assert (state.legal, state.blocked, state.needs) == ((), {}, {})
            assert (state.out_of_cars, state.gains, state.spare) == ((), {}, None)
    entries = message.log if isinstance(message, Hello) else message.entries
    for entry in entries:
        check_blind_cards(entry.events, own if len(own) == 1 else ())
        assert set(entry.by_seat) <= (set(own) if len(own) > 1 else set())
        for number, events in entry.by_seat.items():
            check_blind_cards(events, (number,))


def check_game(game: GameState, known: list[dict[str, int]]) -> None:
    """What everybody is told before the end has no private part, and of hands only what was seen."""
    assert (game.view.seat, game.view.private, game.view.outcome, game.sheets) == (None, None, None, None)
    for number, seat in enumerate(game.view.seats):
        assert seat.tickets is None
        assert seat.known_cards == known[number]


def check_blind_cards(events: tuple[Event, ...], own: tuple[int, ...]) -> None:
    """A card from the deck is shown to its seat, and to nobody else."""
    for event in events:
        if isinstance(event, CardDrawn) and event.slot is None:
            assert (event.card is None) == (event.seat not in own)


def check_places(message: Any, truth: Truth, version: int, own: tuple[int, ...]) -> None:
    """Cards and tickets stand only where they may, tickets only those that the guest knows."""
    cards, tickets = set(truth.city_index.card_number), set(truth.city_index.tickets)
    routes, known = set(truth.city_index.routes), truth.tickets_known(version, own)
    for path, leaf in leaves(message):
        if leaf in cards:
            assert CARDS.fullmatch(path), f"{leaf} at {path}"
        elif leaf in tickets and TICKETS.fullmatch(path):
            assert leaf in known, f"ticket {leaf} at {path}, which seats {own} do not know"
        elif leaf in tickets:
            assert leaf in routes, f"ticket {leaf} at {path}"
            assert ROUTES.fullmatch(path), f"ticket {leaf} at {path}"
        elif not isinstance(leaf, str) and abs(leaf) > LARGE:
            assert TIMES.fullmatch(path), f"{leaf} at {path}"
