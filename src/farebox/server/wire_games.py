"""The messages about finished games: my list, my statistics, links to other devices, public pages."""

from __future__ import annotations

from typing import Literal

from farebox.game.records import RecordSeat
from farebox.game.score_sheet import ScoreSheet
from farebox.game.views import View
from farebox.server.wire_signals import Message

GameResult = Literal["won", "lost", "resigned", "shared-screen"]


class PlayedSeat(Message, frozen=True, kw_only=True):
    """A seat of a finished game; `level` is a bot's."""

    seat: int
    name: str
    level: str | None
    mine: bool
    score: int
    won: bool
    resigned: bool


class PlayedGame(Message, frozen=True, kw_only=True):
    """A finished game in my list; on a shared screen I had several seats."""

    id: str
    city: str
    ended_at: float
    result: GameResult
    level: str | None
    tickets: int
    tickets_made: int
    seats: tuple[PlayedSeat, ...]


class GameList(Message, frozen=True, kw_only=True):
    """A page of my finished games, the latest first; `next` asks for the next page, null at the end."""

    games: tuple[PlayedGame, ...]
    next: str | None


class Tally(Message, frozen=True, kw_only=True):
    """What some of my games add up to; resigned ones count as played, without points.

    `key` is a city, a level or a number of players; `average` and `best` are null without a counted game.
    """

    key: str
    played: int
    won: int
    resigned: int
    average: float | None
    best: int | None
    tickets: int
    tickets_made: int
    streak: int


class RecentScore(Message, frozen=True):
    """One of my latest games, for a chart."""

    score: int
    won: bool
    city: str
    ended_at: float


class Friend(Message, frozen=True, kw_only=True):
    """Someone I have finished games with, and how often each of us had more points."""

    guest: str
    name: str
    played: int
    ahead: int
    behind: int


class Statistics(Message, frozen=True, kw_only=True):
    """My statistics; `level` is that of the strongest bot, `people` without bots."""

    all: Tally
    by_city: tuple[Tally, ...]
    by_level: tuple[Tally, ...]
    by_players: tuple[Tally, ...]
    recent: tuple[RecentScore, ...]
    friends: tuple[Friend, ...]


class PersonalLink(Message, frozen=True):
    """A secret that makes another device mine, once; the web page is `/me/` and the secret."""

    secret: str
    expires_at: float


class LinkOffer(Message, frozen=True):
    """Whose a personal link is; `mine` says that this device is theirs already.

    `games` and `own_games` are the finished games there and on this device, which would be joined.
    """

    nickname: str
    games: int
    own_games: int
    mine: bool


class ShareWish(Message, frozen=True):
    """Whether the public page of a game shows its replay."""

    replay: bool = True


class ShareLink(Message, frozen=True):
    """The secret of a game's public page, which is `/g/` and the secret; null if there is no page."""

    secret: str | None
    replay: bool


class SharedGame(Message, frozen=True, kw_only=True):
    """A finished game as its public page shows it."""

    city: str
    city_hash: str
    ended_at: float
    seats: tuple[RecordSeat, ...]
    sheets: tuple[ScoreSheet, ...]
    view: View
    replay: bool


class Deleted(Message, frozen=True):
    """What was forgotten: tables that are gone, and tables with others where a guest without a name sat."""

    removed: int
    anonymous: int
