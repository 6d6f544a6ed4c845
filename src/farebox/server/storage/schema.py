"""The tables of the database, as queries name them; the migrations make them."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()


def _table_id(primary_key: bool = False) -> Column[str]:
    """A column that names the table a row belongs to, and goes with it."""
    owner = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", Text, owner, nullable=False, primary_key=primary_key)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("settings", Text, nullable=False),
    Column("summary", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("host_guest", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("changed_at", Double, nullable=False),
    Column("due_at", Double),
    Column("due_kind", Text),
    Column("next_table", Text),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("format", Integer, nullable=False, server_default="1"),
    Index("tables_by_due", "due_at"),
    Index("tables_by_host", "host_guest"),
    Index("tables_by_list", "listed", "status", "changed_at"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    _table_id(primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("command_id", Text),
    Column("body", Text, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "command_id", name="entries_by_command"),
)

SEATS = Table(
    "seats",
    METADATA,
    _table_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", Text, nullable=False),
    Index("seats_by_guest", "guest_id"),
)

HIDDEN = Table(
    "hidden_tables",
    METADATA,
    Column("guest_id", Text, primary_key=True),
    _table_id(primary_key=True),
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("nickname", Text, nullable=False),
    Column("seen_at", Double, nullable=False),
    Index("guests_by_seen", "seen_at"),
)

LINKS = Table(
    "links",
    METADATA,
    Column("hash", Text, primary_key=True),
    _table_id(),
    Column("seat", Integer, nullable=False),
    Column("expires_at", Double, nullable=False),
    Index("links_by_expiry", "expires_at"),
)

SUBSCRIPTIONS = Table(
    "subscriptions",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("guest_id", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("language", Text, nullable=False),
    Column("site", Text, nullable=False),
    Column("told", Text),
    Column("created_at", Double, nullable=False),
    Index("subscriptions_by_guest", "guest_id"),
)

FACTS = Table(
    "server_facts",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

CITIES = Table(
    "cities",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("city", Text, nullable=False),
)

GAMES = Table(
    "games",
    METADATA,
    _table_id(primary_key=True),
    Column("city", Text, nullable=False),
    Column("city_hash", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("level", Text),
    Column("guided", Boolean, nullable=False),
    Column("ended_at", Double, nullable=False),
    Column("record", Text, nullable=False),
    Column("share", Text, unique=True),
    Column("share_replay", Boolean, nullable=False),
)

GAME_SEATS = Table(
    "game_seats",
    METADATA,
    _table_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", Text),
    Column("name", Text, nullable=False),
    Column("level", Text),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("tickets", Integer, nullable=False),
    Column("tickets_made", Integer, nullable=False),
    Index("game_seats_by_guest", "guest_id"),
)

TABLE_GUESTS = Table(
    "table_guests",
    METADATA,
    Column("guest_id", Text, primary_key=True),
    _table_id(primary_key=True),
)

PERSONAL_LINKS = Table(
    "personal_links",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("guest_id", Text, nullable=False),
    Column("expires_at", Double, nullable=False),
    Index("personal_links_by_guest", "guest_id"),
)

MERGED_GUESTS = Table(
    "merged_guests",
    METADATA,
    Column("old", Text, primary_key=True),
    Column("new", Text, nullable=False),
    Index("merged_guests_by_new", "new"),
)
