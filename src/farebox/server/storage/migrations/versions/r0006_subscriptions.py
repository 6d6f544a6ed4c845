"""The browsers in which guests are told that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the list of subscriptions; an endpoint is known by its hash, since it may be long."""
    op.create_table(
        "subscriptions",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.LargeBinary, nullable=False),
        sa.Column("auth", sa.LargeBinary, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("told", sa.Text),
        sa.Column("created_at", sa.Double, nullable=False),
    )
    op.create_index("subscriptions_by_guest", "subscriptions", ["guest_id"])
