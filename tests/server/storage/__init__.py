"""Tests of the storage of tables, each on SQLite and on PostgreSQL."""
