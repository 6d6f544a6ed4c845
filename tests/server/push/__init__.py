"""Notifications: what is sent, to whom, and whom the server does not call."""
