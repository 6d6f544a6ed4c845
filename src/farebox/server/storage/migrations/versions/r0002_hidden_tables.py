"""Tables that guests took off their lists."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the list of what each guest does not want to see any more."""
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "hidden_tables",
        sa.Column("guest_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, owner, primary_key=True),
    )
