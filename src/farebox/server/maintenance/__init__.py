"""Backups, restoring them, and looking a database through."""
