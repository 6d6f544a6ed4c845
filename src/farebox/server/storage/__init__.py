"""Where tables are kept: SQLite by default, PostgreSQL when several processes serve."""
