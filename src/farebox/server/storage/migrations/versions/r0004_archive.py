"""Finished games: their records, what lists and statistics need of them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the archive; the games that are over already are added by the server, which can replay them."""
    op.create_table(
        "games",
        table_id(),
        sa.Column("city", sa.Text, nullable=False),
        sa.Column("city_hash", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("guided", sa.Boolean, nullable=False),
        sa.Column("ended_at", sa.Double, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("share", sa.Text, unique=True),
        sa.Column("share_replay", sa.Boolean, nullable=False),
    )
    make_game_seats()


def make_game_seats() -> None:
    """Who played a finished game, and with what success."""
    op.create_table(
        "game_seats",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest_id", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("tickets", sa.Integer, nullable=False),
        sa.Column("tickets_made", sa.Integer, nullable=False),
    )
    op.create_index("game_seats_by_guest", "game_seats", ["guest_id"])


def table_id() -> sa.Column[str]:
    """A column that names the table a row belongs to, and goes with it."""
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
