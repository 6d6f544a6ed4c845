"""The table server: tables, seats, storage, HTTP and WebSocket."""
