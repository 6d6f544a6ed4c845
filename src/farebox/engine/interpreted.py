"""Entry points run by the interpreter: the same arrays in and out as in compiled code, only slower."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import numpy as np

from farebox.engine.layout import read_record, write_record

EntryPoint = Callable[..., Any]


def interpreted(function: EntryPoint) -> EntryPoint:
    """A plain function that takes arrays: it works on objects and lists, which are then written back."""

    @wraps(function)
    def call(*arguments: Any) -> Any:
        objects = [as_objects(argument) for argument in arguments]
        result = function(*objects)
        for argument, found in zip(arguments, objects, strict=True):
            if isinstance(argument, np.ndarray):
                write_back(argument, found)
        return result

    return call


def as_objects(argument: Any) -> Any:
    """An array of records as a list of objects, an array of numbers as a list; anything else as it is."""
    if not isinstance(argument, np.ndarray):
        return argument
    if argument.dtype.names is None:
        return argument.tolist()
    return [read_record(argument, index) for index in range(len(argument))]


def write_back(array: Any, found: list[Any]) -> None:
    """Put what a function left into the array that it came from."""
    if array.dtype.names is None:
        array[...] = found
        return
    for index, record in enumerate(found):
        write_record(array, index, record)
