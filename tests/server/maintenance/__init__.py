"""Backups and the doctor."""
