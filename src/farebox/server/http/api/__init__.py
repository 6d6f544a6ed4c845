"""The server's HTTP API, one file per subject."""
