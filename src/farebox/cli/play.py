"""`farebox play`: who sits at the table, and a game in the terminal."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from farebox.bots.registry import bot_seats, playable
from farebox.cities.load import CITY_IDS
from farebox.cities.schema import City
from farebox.cli.arguments import (
    bot_list,
    city_of,
    find_city,
    find_seed,
    free_file,
    naming_city,
    new_record_file,
    own_command,
)
from farebox.cli.stand_ins import tell_lacking_nets
from farebox.cli.terminal.replay_steps import replay_steps
from farebox.cli.terminal.session import Leave, Session
from farebox.cli.terminal.style import make_console, warn_if_not_compiled
from farebox.cli.translator import Translator
from farebox.errors import SetupError
from farebox.game.game import Game, check_player_count
from farebox.game.internals import seating, version_of
from farebox.game.records import RecordSeat, load_record

if TYPE_CHECKING:
    from farebox.bots.bot_class import Bot

INTERRUPTED = 130
# As in the browser.
DEFAULT_BOT = "regular"
DEFAULT_CITY = "san_francisco"
FIRST: dict[str, int | None] = {"first": 0, "last": 1, "random": None}


def play(
    city: Annotated[str | None, typer.Option(help="option-city")] = None,
    players: Annotated[int | None, typer.Option(help="option-players")] = None,
    bots: Annotated[list[str] | None, typer.Option(help="option-bots")] = None,
    name: Annotated[list[str] | None, typer.Option(help="option-name")] = None,
    seed: Annotated[str | None, typer.Option(help="option-seed")] = None,
    seat: Annotated[Literal["first", "last", "random"], typer.Option(help="option-seat")] = "random",
    resume: Annotated[Path | None, typer.Option(help="option-resume")] = None,
    record: Annotated[Path | None, typer.Option(help="option-record")] = None,
) -> None:
    """Play a game in the terminal."""
    words = Translator()
    if resume is not None:
        sit_down(resumed(words, resume, city, record), city)
        return
    found = find_city(city or DEFAULT_CITY)
    people = tuple(name) if name else (words("default-name"),)
    with naming_city(city or DEFAULT_CITY):
        seats = seated(people, bot_list(bots), players, found)
    game = Game.new(found, len(seats), seed=find_seed(seed), names=seats, first=FIRST[seat])
    session = make_session(words, game, free_file(record) if record else new_record_file(found), city)
    greet(session, plain=not any((city, players, bots, name)))
    sit_down(session, city)


def seated(
    people: tuple[str, ...], bots: tuple[str, ...], players: int | None, city: City
) -> tuple[RecordSeat, ...]:
    """The seats clockwise: people, then bots, the last of which fills the remaining seats."""
    wanted = players if players is not None else len(people) + (len(bots) or (1 if len(people) == 1 else 0))
    check_player_count(wanted)
    check_bots(bots, city, wanted)
    room = wanted - len(people)
    if room < len(bots):
        raise SetupError("too-many-for-the-table", players=wanted, people=len(people), bots=len(bots))
    filling = bots[-1] if bots else DEFAULT_BOT
    persons = [RecordSeat(name=name, kind="person") for name in people]
    return (*persons, *bot_seats((*bots, *[filling] * (room - len(bots)))))


def check_bots(bots: tuple[str, ...], city: City, players: int) -> None:
    """Refuse bots that there are not, before anybody sits down."""
    from farebox.bots.bot import check_bot
    from farebox.bots.process import check_programs

    for bot in bots:
        check_bot(bot, city, players)
    check_programs(bots)


def bots_at(seats: tuple[RecordSeat, ...], city: City) -> dict[int, Bot]:
    """The bots at a table, by seat."""
    from farebox.bots.bot import make_bot  # NumPy, which no other command needs to start

    names = {seat: who.bot.name for seat, who in enumerate(seats) if who.bot}
    return {seat: make_bot(playable(name, city, len(seats)), city) for seat, name in names.items()}


def make_session(words: Translator, game: Game, file: Path, city: str | None) -> Session:
    """A session with the bots that sit at the table, in a city that was named by its id or its file."""
    city_file = None if city in CITY_IDS else city
    return Session(make_console(), words, game, bots_at(seating(game), game.city), file, city_file)


def resumed(words: Translator, file: Path, city: str | None, record: Path | None) -> Session:
    """A session that continues a record, in the same file unless another is named."""
    kept = load_record(file)
    game = Game.replay(kept, city_of(kept, city))
    session = make_session(words, game, free_file(record) if record else file, city)
    for told in replay_steps(kept, game.city):
        session.events += told.events
    session.told = dict.fromkeys(session.people, len(session.events))
    session.console.print(words("resumed", actions=version_of(game), file=str(file)), soft_wrap=True)
    return session


def greet(session: Session, plain: bool) -> None:
    """Say what is played, with whom, and what to type; without any options, what else there is."""
    words, game = session.words, session.game
    session.console.print(words("welcome", city=words.city(game.city), players=words.listing(game.names)))
    session.console.print(words("welcome-typing"))
    if plain:
        session.console.print(words("welcome-options", command=own_command()))
    session.console.print(
        words("welcome-commitment", commitment=game.record().commitment), style="dim", soft_wrap=True
    )


def tell_stand_ins(session: Session, city: str | None) -> None:
    """Say which bots play like a simpler one, for want of compiled rules or of a net, and how to mend it."""
    found = [seat.bot.name for seat in seating(session.game) if seat.bot]
    game = session.game
    tell_lacking_nets(
        session.console, session.words, found, game.city, len(game.names), named=city or game.city.id
    )
    weaker = [bot for bot in dict.fromkeys(found) if playable(bot) != bot]
    if weaker:
        warn_if_not_compiled(session.words)
        bots = session.words.listing(weaker)
        session.console.print(session.words("plays-like-regular", bots=bots), soft_wrap=True)


def sit_down(session: Session, city: str | None = None) -> None:
    """Play until the end or until someone leaves; the record is on disk either way."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - gives input() history and editing where there is one
    try:
        tell_stand_ins(session, city)
        session.run()
    except Leave:
        session.farewell()
    except KeyboardInterrupt:
        session.farewell()
        raise typer.Exit(INTERRUPTED) from None
    finally:
        for bot in session.bots.values():
            bot.close()
