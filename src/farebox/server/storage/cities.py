"""What is done with the cities that tables are made of, inside a transaction."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from farebox.server.storage.schema import CITIES


def kept_cities(connection: Connection) -> set[str]:
    """The hashes of all cities that are kept."""
    return set(connection.scalars(select(CITIES.c.hash)))


def find_city(connection: Connection, city_hash: str) -> bytes | None:
    """A city by its hash, as JSON."""
    found = connection.scalar(select(CITIES.c.city).where(CITIES.c.hash == city_hash))
    return None if found is None else str(found).encode()


def add_city(connection: Connection, city_hash: str, city: bytes) -> None:
    """Keep a city."""
    connection.execute(insert(CITIES), {"hash": city_hash, "city": city.decode()})
