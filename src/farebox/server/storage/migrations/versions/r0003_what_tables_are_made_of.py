"""What tables are made of: their rules, the format of their entries, and the cities by their hash."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Note the rules and the format; all tables before this were of the first ones."""
    op.add_column("tables", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("format", sa.Integer, nullable=False, server_default="1"))
    op.create_table(
        "cities",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("city", sa.Text, nullable=False),
    )
