"""Notifications for people who are away: Web Push (RFC 8030), encrypted (RFC 8291) and signed (RFC 8292)."""
