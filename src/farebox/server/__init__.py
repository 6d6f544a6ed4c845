"""The table server: tables, seats, storage and the wire."""
