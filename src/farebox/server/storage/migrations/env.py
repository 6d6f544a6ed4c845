"""Alembic's way in: it works on the connection, and inside the transaction, that `migrate.py` opened."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
