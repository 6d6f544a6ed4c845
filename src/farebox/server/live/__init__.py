"""Live connections: the WebSocket of a table, and what each client is shown."""
