"""Replays: a record moment by moment, from the eyes of a seat, of a spectator, or with all cards open."""

from __future__ import annotations

from farebox.errors import TableError
from farebox.game.events import Event
from farebox.game.game import Game, score_sheets
from farebox.game.internals import index_of, state_of, version_of
from farebox.game.notation import parse_action
from farebox.game.records import Record
from farebox.game.secrecy import is_secret, visible_to
from farebox.game.views import private_view
from farebox.server.wire_replays import Moment, Replay

OPEN, SPECTATOR = "open", "spectator"


def replay_of(record: Record, eyes: str) -> Replay:
    """The whole of a record; one that does not fit is refused."""
    seats = seats_of(eyes, len(record.seats))
    end = Game.replay(record)
    game = Game.new(end.city, len(end.names), seed=record.seed, names=record.seats, first=0)
    moments = [moment(game, eyes, seats, (), None)]
    for entry in record.actions:
        seat, _, action = entry.partition(" ")
        events = game.apply(action, int(seat))
        moments.append(moment(game, eyes, seats, events, entry))
    return Replay(
        city=record.city,
        city_hash=record.city_hash,
        commitment=record.commitment,
        seats=record.seats,
        undos=record.undos,
        moments=tuple(moments),
        sheets=score_sheets(game) if game.over else None,
    )


def seats_of(eyes: str, players: int) -> tuple[int, ...]:
    """The seats whose secrets these eyes see."""
    if eyes == OPEN:
        return tuple(range(players))
    if eyes == SPECTATOR:
        return ()
    if eyes not in [str(seat) for seat in range(players)]:
        raise TableError("unknown-eyes", eyes=eyes, seats=players)
    return (int(eyes),)


def moment(
    game: Game, eyes: str, seats: tuple[int, ...], events: tuple[Event, ...], entry: str | None
) -> Moment:
    """The game as it is now; which tickets a seat chose is told only to eyes that may know."""
    seat, _, action = (entry or "").partition(" ")
    shown = bool(entry) and (int(seat) in seats or not is_secret(parse_action(index_of(game), action)))
    return Moment(
        actions=version_of(game),
        seat=int(seat) if entry else None,
        action=action if shown else None,
        events=tuple(visible_to(event, seats) for event in events),
        view=game.view(None if eyes in (OPEN, SPECTATOR) else seats[0]),
        hands=tuple(private_view(index_of(game), state_of(game), seat) for seat in seats)
        if eyes == OPEN
        else None,
    )
