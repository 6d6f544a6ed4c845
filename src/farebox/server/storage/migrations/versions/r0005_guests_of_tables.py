"""Who was ever at a table, links that make another device a guest's own, and guests who became one."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

BATCH = 1000


def upgrade() -> None:
    """Make the tables, and find the guests of the tables there are."""
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "table_guests",
        sa.Column("guest_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, owner, primary_key=True),
    )
    op.create_table(
        "personal_links",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("expires_at", sa.Double, nullable=False),
    )
    op.create_index("personal_links_by_guest", "personal_links", ["guest_id"])
    op.create_table(
        "merged_guests",
        sa.Column("old", sa.Text, primary_key=True),
        sa.Column("new", sa.Text, nullable=False),
    )
    op.create_index("merged_guests_by_new", "merged_guests", ["new"])
    find_guests()


def find_guests() -> None:
    """Note who is or was at each table: hosts, seats, and those whom its entries name."""
    known = {(row[0], row[1]) for row in op.get_bind().execute(sa.text(CURRENT))}
    for body, table_id in op.get_bind().execute(sa.text(NAMING)):
        if guest := guest_in(body):
            known.add((guest, table_id))
    rows = [{"guest": guest, "table": table_id} for guest, table_id in sorted(known)]
    for start in range(0, len(rows), BATCH):
        op.get_bind().execute(sa.text(ADD), rows[start : start + BATCH])


CURRENT = """SELECT host_guest, id FROM tables UNION SELECT guest_id, table_id FROM seats"""
NAMING = """SELECT body, table_id FROM entries WHERE body LIKE '%"guest"%'"""
ADD = """INSERT INTO table_guests (guest_id, table_id) VALUES (:guest, :table)"""


def guest_in(body: str) -> str | None:
    """The guest whom an entry names; an entry that cannot be read names none."""
    try:
        guest = json.loads(body).get("guest")
    except (ValueError, AttributeError):
        return None
    return guest if isinstance(guest, str) else None
