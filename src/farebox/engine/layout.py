"""Games and city tables as NumPy records, and the way between them and the interpreter's objects."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from farebox.rules.board import BOARD_FIELDS, Board
from farebox.rules.state import STATE_FIELDS, State

Fields = dict[str, tuple[int, tuple[int, ...]]]
Records = npt.NDArray[np.void]


def record_type(fields: Fields) -> np.dtype[np.void]:
    """The NumPy record of some fields, all signed, each aligned by its width."""
    plain = [(name, f"i{bits // 8}", shape) for name, (bits, shape) in fields.items()]
    return np.dtype(plain, align=True)


STATE_TYPE = record_type(STATE_FIELDS)
BOARD_TYPE = record_type(BOARD_FIELDS)


def new_games(count: int) -> Records:
    """Room for some games, all zero."""
    return np.zeros(count, STATE_TYPE)


def board_record(board: Board) -> Records:
    """The tables of a city as an array of one record."""
    boards = np.zeros(1, BOARD_TYPE)
    write_fields(boards[0], board, BOARD_FIELDS)
    return boards


def write_fields(record: Any, source: Board | State, fields: Fields) -> None:
    """Copy an interpreter's object into a record."""
    for name in fields:
        record[name] = getattr(source, name)


def write_state(games: Records, index: int, state: State) -> None:
    """Put an interpreter's game into a place of the array."""
    write_fields(games[index], state, STATE_FIELDS)


def read_state(games: Records, index: int) -> State:
    """Take a game out of the array for the interpreter."""
    state = State.__new__(State)
    for name, value in zip(STATE_FIELDS, games[index].item(), strict=True):
        setattr(state, name, value.tolist() if isinstance(value, np.ndarray) else value)
    return state


def raw_bytes(games: Records) -> npt.NDArray[np.uint8]:
    """The same memory as one row of bytes a game; assigning a row clones a game."""
    return games.view(np.uint8).reshape(len(games), STATE_TYPE.itemsize)
