"""The command line."""

from farebox.cli.main import main

__all__ = ["main"]
