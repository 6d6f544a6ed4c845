"""Games and city tables as NumPy records, and the way between them and the interpreter's objects."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from farebox.rules.board import BOARD_FIELDS, Board
from farebox.rules.codes import MAX_ACTIONS
from farebox.rules.state import STATE_FIELDS, State

# By name: the bits of an integer or the name of a float type, and a shape.
Fields = dict[str, tuple[int, tuple[int, ...]]] | dict[str, tuple[int | str, tuple[int, ...]]]
Records = npt.NDArray[np.void]
Numbers = npt.NDArray[np.int64]
RecordType = np.dtype[np.void]

_classes: dict[RecordType, type[Any]] = {}


def record_type(cls: type[Any], fields: Fields) -> RecordType:
    """The NumPy record of a class: its fields, all signed, each aligned by its width as in C."""
    kinds = {
        name: width if isinstance(width, str) else f"i{width // 8}" for name, (width, _) in fields.items()
    }
    made = np.dtype([(name, kinds[name], shape) for name, (_, shape) in fields.items()], align=True)
    _classes[made] = cls
    return made


STATE_TYPE = record_type(State, STATE_FIELDS)
BOARD_TYPE = record_type(Board, BOARD_FIELDS)


def new_games(count: int) -> Records:
    """Room for some games, all zero."""
    return np.zeros(count, STATE_TYPE)


def new_actions() -> Numbers:
    """Room for the legal actions of any position."""
    return np.zeros(MAX_ACTIONS, np.int64)


def board_record(board: Board) -> Records:
    """The tables of a city as an array of one record."""
    boards = np.zeros(1, BOARD_TYPE)
    write_record(boards, 0, board)
    return boards


def write_record(records: Records, index: int, source: object) -> None:
    """Put an interpreter's object into a place of an array."""
    record: Any = records[index]
    for name in records.dtype.names or ():
        record[name] = getattr(source, name)


def read_record(records: Records, index: int) -> Any:
    """Take a record out of an array as an interpreter's object."""
    cls = _classes[records.dtype]
    found: Any = object.__new__(cls)
    for name, value in zip(records.dtype.names or (), records[index].item(), strict=True):
        setattr(found, name, value.tolist() if isinstance(value, np.ndarray) else value)
    return found


def raw_bytes(games: Records) -> npt.NDArray[np.uint8]:
    """The same memory as one row of bytes per game; assigning a row clones a game."""
    return games.view(np.uint8).reshape(len(games), games.dtype.itemsize)
