"""Tables in the middle of a game, one action before something happens: found by play, the same every time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from playwright.sync_api import Page
from sqlalchemy import create_engine

from farebox import Action, ClaimRoute, DrawBlind, DrawFaceUp, Game
from farebox.cities.load import city_hash, load_city
from farebox.cities.schema import route_ids
from farebox.engine.seeds import seed_bytes
from farebox.server.storage.queries import insert_table
from farebox.server.tables.entries import Acted, SeatGiven, Started
from farebox.server.tables.new_tables import new_id
from farebox.server.tables.persistence import new_row
from farebox.server.tables.table import Opening, Table
from farebox.server.wire import TableSettings
from farebox.version import VERSION
from tests.browser.pages import ask
from tests.server.served import Served

MOST_GAMES = 200
# The seat of the guest; the other one is of somebody who never comes, so nothing happens by itself.
ME, NOBODY = 0, "nobody"


class Moment(NamedTuple):
    """A table, and what the guest does there for something to happen; None if it has happened already."""

    table: str
    action: Action | None


def happens(game: Game, action: Action, what: str) -> bool:
    """Whether an action of mine makes something happen."""
    later = game.clone()
    events = later.apply(action, ME)
    if what == "choose-token":
        return later.view(ME).phase == what
    return any(event.__struct_config__.tag == what for event in events)


def ways(game: Game) -> Iterator[Sequence[Action]]:
    """What I can do: each card that I can draw, and each route with all its payments."""
    legal = game.legal_actions(ME)
    yield from ([one] for one in legal if isinstance(one, DrawFaceUp | DrawBlind))
    claims = [one for one in legal if isinstance(one, ClaimRoute)]
    for route in dict.fromkeys(one.route for one in claims):
        yield [one for one in claims if one.route == route]


def comes_next(game: Game, what: str) -> tuple[Action | None] | None:
    """Whether something is so on my turn, or happens by an action of mine however it is paid."""
    if game.to_act != (ME,) or game.view(ME).phase != "take-turn":
        return None
    if what == "ferry":
        return (None,) if can_claim_a_ferry(game) else None
    found = ((way[0],) for way in ways(game) if all(happens(game, action, what) for action in way))
    return next(found, None)


def can_claim_a_ferry(game: Game) -> bool:
    """Whether one of the routes that I can claim is a ferry."""
    routes = zip(route_ids(game.city), game.city.routes, strict=True)
    ferries = {name for name, route in routes if route.wilds_required}
    return any(one.route in ferries for one in game.legal_actions(ME) if isinstance(one, ClaimRoute))


def act_somehow(game: Game, random: Random) -> None:
    """Do something legal, every other time a claim if there is one."""
    seat = game.to_act[0]
    legal = game.legal_actions(seat)
    claims = [one for one in legal if isinstance(one, ClaimRoute)]
    game.apply(random.choice(claims if claims and random.random() < 0.5 else legal), seat)


def played_until(city: str, what: str) -> tuple[int, Game, Action | None]:
    """The first game of many in which something comes next, with its seed."""
    for seed in range(MOST_GAMES):
        game, random = Game.new(city, 2, seed=seed, first=ME), Random(seed)
        while not game.over:
            if next_one := comes_next(game, what):
                return seed, game, next_one[0]
            act_somehow(game, random)
    raise AssertionError(f"{what} comes in no game in {city}")


def table_before(page: Page, served: Served, city: str, what: str) -> Moment:
    """A table of the page's guest at which something comes next."""
    seed, game, action = played_until(city, what)
    return Moment(store_table(page, served, seed, game), action)


def table_won(page: Page, served: Served, city: str) -> str:
    """A table whose game is over, and the page's guest has won."""
    for seed in range(MOST_GAMES):
        game, random = Game.new(city, 2, seed=seed, first=ME), Random(seed)
        while not game.over:
            act_somehow(game, random)
        if game.outcome is not None and game.outcome.winners == (ME,):
            return store_table(page, served, seed, game)
    raise AssertionError(f"nobody wins in {city}")


def store_table(page: Page, served: Served, seed: int, game: Game) -> str:
    """Put a game into the database as one of the page's guest; the table's id."""
    city = game.city.id
    me = ask(page, "GET", "/api/me")
    opening = Opening(
        city=city, city_hash=city_hash(load_city(city)), players=2, settings=TableSettings(first=ME), pace=0.0
    )
    table = Table(new_id(), opening, seed=seed_bytes(seed), host=me["id"], created_at=1000.0)
    table.add(SeatGiven(ME, guest=me["id"], name=me["nickname"], colour=0), 1000.0)
    table.add(SeatGiven(1, guest=NOBODY, name="Bert", colour=1), 1000.0)
    table.add(Started(ME, VERSION), 1000.0)
    for entry in game.actions:
        seat, _, text = entry.partition(" ")
        table.add(Acted(int(seat), text), 1000.0)
    engine = create_engine(served.database)
    with engine.begin() as connection:
        insert_table(connection, new_row(table))
    engine.dispose()
    return table.id


def do(page: Page, action: Action) -> None:
    """Draw a card or claim a route by keyboard."""
    match action:
        case DrawFaceUp():
            page.keyboard.press(str(action.slot + 1))
        case ClaimRoute():
            page.locator(f'.pieces g.route[data-route="{action.route}"]').focus()
            page.keyboard.press("Enter")
            page.locator(".payment .button.main").click()
        case _:
            page.keyboard.press("6")
