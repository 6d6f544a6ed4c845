"""The same public game with other hidden cards: a guest gets the same bytes.

A seat must not be able to tell two games apart that differ only in what it cannot see. To play such a pair
of games from two seeds is hopeless, since every card that is turned up would have to be the same. So the
hidden part is exchanged at every moment: beside the real table there is, for each seat and for a spectator,
a twin. After every entry the twin gets the same public past with other secrets,

- the game: `sample_state` deals everything that the seat cannot see anew (other hands and tickets, both
  decks, the generator's words), which is a game that this seat cannot tell from the real one;
- the seed: another one. The commitment is the hash of the seed and public, so the twin shows the real one,
  which is as good as hidden, for nobody can turn the hash back;
- the log: what others drew, were offered and chose is replaced by something else.

Wherever the twin can go on by itself, it does: the same action happens in the exchanged game, by the same
code as in the real one, and is kept if the view of the seat is the same after it (a card turned up may
differ; then another deal is tried). Guests, times and names are the same; the ids of the tables differ and
are made equal afterwards. Everything else goes its real way: through the server's sockets, as bytes.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Self

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from farebox.errors import FareboxError
from farebox.game.actions import Action, KeepTickets
from farebox.game.events import CardDrawn, Event, FirstTicketsChosen, TicketsKept, TicketsOffered
from farebox.game.game import Game
from farebox.game.internals import index_of
from farebox.game.notation import parse_action
from farebox.game.sampling import sample_state
from farebox.game.shared_log import SharedLog
from farebox.server.services import Services
from farebox.server.tables.checks import check
from farebox.server.tables.commands import Act, Start
from farebox.server.tables.entries import Acted
from farebox.server.tables.manager import LiveTable
from farebox.server.tables.table import AppliedEntry, Table
from tests.builders import CITIES
from tests.server.build import Clock, lobby
from tests.server.within import server_within

pytestmark = pytest.mark.anyio

GUESTS = ("anna", "bert", "carl", "dora")
TRIES = 12
QUICK = [("san_francisco", 3), ("paris", 2), ("new_york", 4), ("london", 2)]
GAMES = [
    pytest.param(city, players, marks=[] if (city, players) in QUICK else pytest.mark.slow)
    for city in CITIES
    for players in (2, 3, 4)
]
ASK_EVERY = 6
OTHER_SEED = bytes(range(100, 116))


async def next_news(socket: ClientConnection) -> str:
    """The next message about the game; who is here, and since when, has nothing to do with the cards."""
    while '"type":"presence"' in (text := str(await socket.recv())):
        pass
    return text


class Twin(Table):
    """A table that shows the commitment of another one."""

    shown: str

    @property
    def commitment(self) -> str:
        """The real table's."""
        return self.shown


class Pair:
    """One seat, or a spectator, at the real table and at its twin."""

    def __init__(self, services: Services, seat: int | None, real: LiveTable, twin: LiveTable) -> None:
        self.services = services
        self.seat = seat
        self.real = real
        self.twin = twin
        self.guest = GUESTS[seat] if seat is not None else "someone"
        self.sockets: list[ClientConnection] = []
        self.went_on = 0
        self.dealt_anew = 0

    @property
    def ids(self) -> tuple[str, str]:
        """The ids of the two tables."""
        return self.real.table.id, self.twin.table.id

    async def connect(self, address: str, stack: AsyncExitStack) -> Self:
        """Follow both tables."""
        for table_id in self.ids:
            place = f"{address.replace('http', 'ws')}/api/tables/{table_id}/live"
            socket = connect(place, additional_headers={"cookie": self.cookie}, max_size=None)
            self.sockets.append(await stack.enter_async_context(socket))
        return self

    @property
    def cookie(self) -> str:
        return f"farebox={self.services.signer.cookie(self.guest)}"

    async def same_message(self) -> None:
        """The next message of each table is the same."""
        real, twin = [await next_news(socket) for socket in self.sockets]
        self.same(real, twin)

    def same(self, real: str, twin: str) -> None:
        """Two texts are the same but for the table's id."""
        assert twin.replace(self.ids[1], self.ids[0]) == real

    async def same_answers(self, http: httpx.AsyncClient) -> None:
        """Whatever is asked or tried is answered with the same bytes."""
        for path in ("", "/record", "/replay?eyes=open"):
            asked = [
                await http.get(
                    f"/api/tables/{table_id}{path}",
                    # Compressed, texts with other ids have other lengths.
                    headers={"cookie": self.cookie, "accept-encoding": "identity"},
                )
                for table_id in self.ids
            ]
            real, twin = [f"{answer.status_code} {answer.headers} {answer.text}" for answer in asked]
            self.same(real, twin)
        for message in self.bad_messages():
            for socket in self.sockets:
                await socket.send(message)
            await self.same_message()

    def bad_messages(self) -> list[str]:
        """Actions that are refused, with reasons that may say too much."""
        seats = [number for number in range(len(self.real.table.seats)) if number != self.seat]
        index = index_of(self.real.table.require_game())
        tried: list[dict[str, object]] = [
            {"action": "keep-tickets", "tickets": [ticket]} for ticket in index.tickets[:2]
        ]
        tried += [{"action": "claim-route", "route": index.routes[0], "colour": "wild", "wilds": 1}]
        return [
            msgspec.json.encode(
                {"type": "act", "id": f"id-{seat}-{number}-x", "seat": seat, "version": 1, "action": action}
            ).decode()
            for seat in seats
            for number, action in enumerate(tried)
        ]

    def follow(self, before: Table, rng: Random) -> None:
        """Bring the twin to where the real table is now."""
        after = self.real.table
        twin = self.gone_on(before, after, rng)
        if twin is None:
            twin = self.dealt(after, rng)
            self.dealt_anew += 1
        else:
            self.went_on += 1
        self.twin.advance(twin)
        self.twin.notify()

    def gone_on(self, before: Table, after: Table, rng: Random) -> Twin | None:
        """The twin after the same action, if it looks the same from this seat; None if it never did."""
        entry, seen = after.log[-1].entry, after.require_game().view(self.seat)
        assert isinstance(entry, Acted)
        for _ in range(TRIES):
            twin = self.dealt(before, rng)
            game = twin.require_game()
            try:
                action = self.same_action(before, game, entry)
                command = Act(
                    guest=GUESTS[entry.seat], seat=entry.seat, version=before.version, action=action
                )
                later = twin.after(check(twin, command, after.changed_at), after.changed_at)
            except FareboxError:
                continue
            if later.require_game().view(self.seat) == seen:
                return later
        return None

    def same_action(self, before: Table, game: Game, entry: Acted) -> Action:
        """The action of an entry; others keep as many of other tickets."""
        action = parse_action(index_of(game), entry.action)
        if not isinstance(action, KeepTickets) or entry.seat == self.seat:
            return action
        offer = game.view(entry.seat).private
        assert offer is not None
        return KeepTickets(offer.offer[: len(action.tickets)])

    def dealt(self, table: Table, rng: Random) -> Twin:
        """A table that this seat cannot tell from another one, with everything hidden exchanged."""
        twin = Twin.__new__(Twin)
        twin.__dict__.update(table.copy().__dict__)
        twin.id, twin.seed, twin.shown = self.ids[1], OTHER_SEED, table.commitment
        game = table.require_game()
        state = sample_state(index_of(game), game.view(self.seat), rng)
        twin.game = Game(index_of(game), state, game.names, OTHER_SEED)
        twin.game.actions = game.actions
        twin.log = SharedLog(self.altered(applied, game) for applied in table.log)
        return twin

    def altered(self, applied: AppliedEntry, game: Game) -> AppliedEntry:
        """An entry of the log with other secrets of other seats."""
        events = tuple(self.other_secret(event, game) for event in applied.events)
        return msgspec.structs.replace(applied, events=events)

    def other_secret(self, event: Event, game: Game) -> Event:
        """An event with another secret, if it has one that this seat does not know."""
        cards, tickets = tuple(index_of(game).card_number), index_of(game).tickets
        match event:
            case CardDrawn(slot=None) if event.seat != self.seat and event.card:
                return CardDrawn(event.seat, None, cards[cards.index(event.card) - 1])
            case TicketsOffered() | FirstTicketsChosen() | TicketsKept() if event.seat != self.seat:
                number = len(event.tickets or ())
                return msgspec.structs.replace(event, tickets=tuple(tickets[:number]))
            case _:
                return event


def begun(table: Table, clock: Clock) -> Table:
    """The table after the start."""
    return table.after(check(table, Start(guest=table.host), clock.now), clock.now)


@asynccontextmanager
async def pairs(database: str, city: str, players: int) -> AsyncIterator[tuple[list[Pair], Clock, str]]:
    """A real table, and a twin for every seat and a spectator, on a running server."""
    clock = Clock()
    async with server_within(database) as (address, services), AsyncExitStack() as stack:
        services.tables.clock = clock
        found: list[Pair] = []
        for seat in (None, *range(players)):
            both = [await new_table(services, city, players, clock) for _ in range(2)]
            found.append(Pair(services, seat, found[0].real if found else both[0], both[1]))
        for pair in found:
            pair.twin.advance(pair.dealt(pair.real.table, Random(0)))
            await pair.connect(address, stack)
            await pair.same_message()
        yield found, clock, address


async def new_table(services: Services, city: str, players: int, clock: Clock) -> LiveTable:
    """A table of people that has started."""
    table = lobby(*GUESTS[:players], city=city, first=0)
    table.id = f"table-{len(services.tables.live)}"
    return await services.tables.create(begun(table, clock))


@pytest.mark.parametrize(("city", "players"), GAMES)
async def test_other_hidden_cards_give_the_same_bytes(tmp_path: Path, city: str, players: int) -> None:
    rng = Random(f"{city} {players}")
    async with (
        pairs(f"sqlite:///{tmp_path / 'tables.db'}", city, players) as (found, clock, address),
        httpx.AsyncClient(base_url=address, timeout=60) as http,
    ):
        real = found[0].real
        while True:
            before = real.table
            game = before.require_game()
            seat = rng.choice(game.to_act)
            legal = game.legal_actions(seat)
            action = max(rng.choices(legal, k=2), key=legal.index)
            command = Act(guest=GUESTS[seat], seat=seat, version=before.version, action=action)
            clock.now += 1
            await found[0].services.tables.submit(before.id, command)
            if real.table.status == "over":
                break
            for pair in found:
                pair.follow(before, rng)
            for pair in found:
                await pair.same_message()
            if real.table.version % ASK_EVERY == 0:
                for pair in found:
                    await pair.same_answers(http)
        went_on, dealt_anew = [
            sum(getattr(pair, name) for pair in found) for name in ("went_on", "dealt_anew")
        ]
        assert went_on > dealt_anew
