"""Cities in the database: a table goes on in the city it began in, whatever became of the city's file."""

from __future__ import annotations

import logging

import msgspec

from farebox.cities.load import all_versions, city_hash, keep_city, knows_city
from farebox.cities.schema import City
from farebox.server.storage import Storage

_log = logging.getLogger(__name__)
# Made once, and not by the threads that load tables: msgspec crashes if two look at a type together.
_CITY = msgspec.json.Decoder(City)


async def keep_cities(storage: Storage) -> None:
    """Keep every city that a file describes, and learn those that no file describes any more."""
    kept = await storage.kept_cities()
    for city in all_versions():
        if (found := city_hash(city)) not in kept:
            await storage.keep_city(found, msgspec.json.encode(city))
    for known in kept:
        await learn_city(storage, known)


async def learn_city(storage: Storage, wanted: str) -> None:
    """Know a city by its hash, if it is kept; one that cannot be read is as good as lost."""
    if knows_city(wanted):
        return
    text = await storage.kept_city(wanted)
    if text is None:
        return
    try:
        city = _CITY.decode(text)
    except (msgspec.DecodeError, ValueError) as fault:
        _log.error("a kept city cannot be read", extra={"city": wanted[:8], "fault": type(fault).__name__})
        return
    if city_hash(city) == wanted:
        keep_city(city)
