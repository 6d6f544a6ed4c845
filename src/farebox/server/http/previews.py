"""What messengers show of a link: a title, a sentence and a poster, in the head of the page (Open Graph)."""

from __future__ import annotations

from contextlib import suppress
from html import escape
from typing import NamedTuple

import msgspec

from farebox.cities.load import all_cities
from farebox.cities.messages import city_name
from farebox.errors import StorageUnavailable
from farebox.game.records import Record, RecordSeat, parse_record
from farebox.locales import text
from farebox.server.bots.host_bots import LEVELS
from farebox.server.http.etags import Tagged, tagged
from farebox.server.storage import Storage
from farebox.server.storage.types import TableRow
from farebox.server.tables.names import is_nameless, person_name
from farebox.server.tables.persistence import Summary

WIDTH, HEIGHT = 1200, 630
ANY_CITY = "farebox"
END_OF_HEAD = b"</head>"


class Preview(NamedTuple):
    """What is told of a page; `poster` is the name of a picture."""

    title: str
    sentence: str
    poster: str = ANY_CITY


def preview_of_home(language: str) -> Preview:
    """What is told of every page that is neither a table nor a finished game."""
    return Preview(text("preview-home", language), text("preview-sentence", language))


async def preview_of_table(storage: Storage, table_id: str, language: str) -> Preview:
    """What is told of a table to those who have its link; little if there is none."""
    with suppress(StorageUnavailable):
        row = await storage.table_row(table_id)
        if row is not None:
            return Preview(title_of(row, language), text("preview-sentence", language), summary_of(row).city)
    return preview_of_home(language)


async def preview_of_shared_game(storage: Storage, secret: str, language: str) -> Preview:
    """What is told of a finished game to those who have the link of its public page."""
    with suppress(StorageUnavailable):
        found = await storage.archive.shared(secret)
        if found is not None:
            record = parse_record(found.record)
            title = text("preview-finished", language, city=named_city(record.city, language))
            return Preview(title, scores_of(record, language), record.city)
    return preview_of_home(language)


def scores_of(record: Record, language: str) -> str:
    """Who played and the points of each, the best first."""
    scores = record.result.scores if record.result else ()
    best_first = sorted(zip(record.seats, scores, strict=False), key=lambda pair: -pair[1])
    return ", ".join(
        text(
            "score-line",
            language,
            subject=seat_name(seat, language),
            points=str(points).replace("-", "\u2212"),
        )
        for seat, points in best_first
    )


def seat_name(seat: RecordSeat, language: str) -> str:
    """What a player is called: a level of ours in the language of the reader."""
    level = seat.bot.name if seat.bot else ""
    return text(f"level-{level}", language) if level in LEVELS else person_name(seat.name, language)


def named_city(city_id: str, language: str) -> str:
    """The name of a city, or its id if it is no longer here."""
    named = (city_name(city, language) for city in all_cities() if city.id == city_id)
    return next(named, city_id)


def summary_of(row: TableRow) -> Summary:
    """What lists show of a table."""
    return msgspec.json.decode(row.summary, type=Summary)


def title_of(row: TableRow, language: str) -> str:
    """The invitation of the host by name as long as the game has not begun; then only where it is."""
    summary = summary_of(row)
    city = named_city(summary.city, language)
    if row.status != "lobby":
        return text("preview-playing", language, city=city)
    host = next((seat.name for seat in summary.seats if seat.guest == row.host_guest), None)
    if host is None or is_nameless(host):
        return text("invite-title-unnamed", language, city=city)
    return text("invite-title", language, player=host, city=city)


def with_preview(page: Tagged, preview: Preview, base: str, path: str) -> Tagged:
    """A page of the app with what messengers look for; addresses in it have to be absolute."""
    told = {
        "og:type": "website",
        "og:site_name": "Farebox",
        "og:title": preview.title,
        "og:description": preview.sentence,
        "og:url": base + path,
        "og:image": f"{base}/posters/{preview.poster}.png",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": preview.title,
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    lines.append(f'<meta name="description" content="{escape(preview.sentence)}" />')
    head = "".join(f"  {line}\n  " for line in lines).encode() + END_OF_HEAD
    return tagged(page.body.replace(END_OF_HEAD, head, 1), page.media_type)
