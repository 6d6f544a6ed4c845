"""How a city is drawn; the rules never read it."""

from __future__ import annotations

import msgspec


class Geometry(msgspec.Struct, frozen=True):
    """How a city is drawn."""
