"""`SharedLog`: a persistent list that only grows; its versions share the items they have in common."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar, overload

Item = TypeVar("Item")


class SharedLog(Sequence[Item], Generic[Item]):
    """An immutable sequence; `plus` returns a longer one in constant time, however long it is."""

    __slots__ = ("_items", "_size")

    def __init__(self, items: Iterable[Item] = ()) -> None:
        self._items = list(items)
        self._size = len(self._items)

    def plus(self, item: Item) -> SharedLog[Item]:
        """The log with one item more."""
        longer: SharedLog[Item] = SharedLog.__new__(SharedLog)
        # Only the first that goes on from here shares the list; what others see of it ends at their size.
        longer._items = self._items if len(self._items) == self._size else self._items[: self._size]
        longer._items.append(item)
        longer._size = self._size + 1
        return longer

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> Item: ...
    @overload
    def __getitem__(self, index: slice) -> list[Item]: ...
    def __getitem__(self, index: int | slice) -> Item | list[Item]:
        if isinstance(index, slice):
            return [self._items[place] for place in range(*index.indices(self._size))]
        return self._items[range(self._size)[index]]

    def __iter__(self) -> Iterator[Item]:
        return iter(self._items[: self._size])

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, SharedLog | list) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"SharedLog({list(self)!r})"
