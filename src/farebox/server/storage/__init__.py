"""Where tables are kept: SQLite by default, PostgreSQL when several processes serve."""

from farebox.server.storage.opening import default_address, open_storage
from farebox.server.storage.storage import Storage

__all__ = ["Storage", "default_address", "open_storage"]
