"""The typed errors of every layer: a stable code and facts; the words come from `locales/`."""

from __future__ import annotations

Fact = str | int | float | None


class FareboxError(Exception):
    """What went wrong, as a stable code and the facts that say where."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        if not self.facts:
            return self.code
        return f"{self.code} ({', '.join(f'{name}={value}' for name, value in self.facts.items())})"


class NativeError(FareboxError):
    """Why the compiled rules are not used; never raised, since the interpreter runs the same rules."""


class CityError(FareboxError):
    """A city that is unknown or a city file that cannot be used."""


class SetupError(FareboxError):
    """A game that cannot be started: wrong number of players, a bad seed, bad names."""


class IllegalAction(FareboxError):
    """An action the rules do not allow now."""


class WrongSeat(IllegalAction):
    """An action of a seat that is not to act."""


class NotationError(FareboxError):
    """A text that is not an action or a position."""


class RecordError(FareboxError):
    """A record that is damaged, tampered with, or made for another version."""


class MatchError(FareboxError):
    """A file of a match that is damaged, made for another version, or of another match."""


class WeightsError(FareboxError):
    """Weights of a learned bot that are missing, damaged, or made for something else."""


class TableError(FareboxError):
    """Something that a table, or the server around it, does not do for this guest now."""


class ClosedTable(TableError):
    """A table that cannot go on here: of a city or of rules that this version does not have."""


# When to ask again for what is refused until something else ends.
LATER_SECONDS = 600.0


class LimitReached(TableError):
    """More than a guest, an address or a connection may ask for; it may ask again after some seconds."""

    def __init__(self, code: str, retry_after: float, **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.retry_after = retry_after


class StaleVersion(TableError):
    """Somebody else's entry came first; the fact `version` is the table's version now."""


class StorageError(FareboxError):
    """Storage that cannot be used, or that refuses what it was given."""


class StorageUnavailable(StorageError):
    """A database that does not answer now; a call that writes may have been stored all the same."""


class RepeatedCommand(StorageError):
    """A command that is stored already; the fact `version` is its entry."""


class UnknownTable(StorageError):
    """A table that does not exist."""


class UnknownLink(StorageError):
    """A seat link that does not exist, was used or has run out."""
