"""Tables, their entries and seats; guests, links and facts of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything that the first version stores."""
    make_tables()
    make_entries()
    make_seats()
    make_guests()
    make_links()
    op.create_table(
        "server_facts",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def make_tables() -> None:
    """The tables that people play at."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("host_guest", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.Column("due_at", sa.Double),
        sa.Column("due_kind", sa.Text),
        sa.Column("next_table", sa.Text),
    )
    op.create_index("tables_by_due", "tables", ["due_at"])
    op.create_index("tables_by_host", "tables", ["host_guest"])
    op.create_index("tables_by_list", "tables", ["listed", "status", "changed_at"])


def make_entries() -> None:
    """The history of every table; (table, version) is unique, so two writers cannot both win."""
    op.create_table(
        "entries",
        table_id(primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("command_id", sa.Text),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint("table_id", "command_id", name="entries_by_command"),
    )


def make_seats() -> None:
    """Which guest holds which seat."""
    op.create_table(
        "seats",
        table_id(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest_id", sa.Text, nullable=False),
    )
    op.create_index("seats_by_guest", "seats", ["guest_id"])


def make_guests() -> None:
    """People without accounts."""
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("nickname", sa.Text, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
    )
    op.create_index("guests_by_seen", "guests", ["seen_at"])


def make_links() -> None:
    """Links that move a seat to another device, known by their hash only."""
    op.create_table(
        "links",
        sa.Column("hash", sa.Text, primary_key=True),
        table_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("expires_at", sa.Double, nullable=False),
    )
    op.create_index("links_by_expiry", "links", ["expires_at"])


def table_id(primary_key: bool = False) -> sa.Column[str]:
    """A column that names the table a row belongs to, and goes with it."""
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.Text, owner, nullable=False, primary_key=primary_key)
