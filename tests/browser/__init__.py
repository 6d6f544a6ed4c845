"""The web app in a real browser, against a real server."""
