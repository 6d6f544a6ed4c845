"""The version of the package, which records keep with the bots that played."""

from __future__ import annotations

VERSION = "0.2.0"
