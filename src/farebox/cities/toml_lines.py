"""Where the values of a TOML file stand: a line number for every path such as `routes[12].length`."""

from __future__ import annotations

import re
from contextlib import suppress

SKIP = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
BLANK = re.compile(r"[ \t]*")
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
SCALAR = re.compile(r"[^,\]}\s#]+(?: [0-9:.+Z-]+)?")
STRINGS = (
    re.compile(r'"""(?:\\.|[^\\])*?"{3,5}', re.DOTALL),
    re.compile(r"'''.*?'{3,5}", re.DOTALL),
    re.compile(r'"(?:\\.|[^"\\\n])*"'),
    re.compile(r"'[^'\n]*'"),
)

Path = tuple[str | int, ...]


def path_text(path: Path) -> str:
    """A path as people write it."""
    parts = (f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)
    return "".join(parts).removeprefix(".")


class TomlLines:
    """The line of every value of a TOML text that is known to be well-formed."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._line_at = 0
        self._line = 1
        self._lines: dict[Path, int] = {}
        self._tables: dict[Path, int] = {}
        # Line numbers are a help: a text this scanner does not understand keeps those found so far.
        with suppress(IndexError, ValueError, RecursionError):
            self._read_document()

    def line(self, path: Path) -> int:
        """The line of a path, or of the nearest thing around it that has one."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 1)

    def _read_document(self) -> None:
        table: Path = ()
        while self._skip(SKIP) < len(self._text):
            if self._text.startswith("[", self._at):
                table = self._read_header()
            else:
                self._read_pair(table)

    def _skip(self, pattern: re.Pattern[str]) -> int:
        found = pattern.match(self._text, self._at)
        if found:
            self._at = found.end()
        return self._at

    def _note(self, path: Path) -> None:
        self._line += self._text.count("\n", self._line_at, self._at)
        self._line_at = self._at
        self._lines.setdefault(path, self._line)

    def _read_header(self) -> Path:
        """`[table]` or `[[array of tables]]`; returns the path of what follows."""
        many = self._text.startswith("[[", self._at)
        start = self._at
        self._at += 2 if many else 1
        path = self._resolve(self._read_key())
        if many:
            count = self._tables.get(path, 0)
            self._tables[path] = count + 1
            path = (*path, count)
        self._at, end = start, self._text.index("]", self._at)
        for size in range(1, len(path) + 1):
            self._note(path[:size])
        self._at = end + (2 if many else 1)
        return path

    def _resolve(self, keys: Path) -> Path:
        """A header inside an array of tables means the array's last table."""
        path: Path = ()
        for index, key in enumerate(keys):
            path = (*path, key)
            if path in self._tables and index < len(keys) - 1:
                path = (*path, self._tables[path] - 1)
        return path

    def _read_key(self) -> Path:
        keys: list[str] = []
        while True:
            self._skip(BLANK)
            start = self._at
            if self._text[self._at] in "\"'":
                self._skip_string()
                keys.append(self._text[start + 1 : self._at - 1])
            else:
                keys.append(self._text[start : self._skip(BARE_KEY)])
            self._skip(BLANK)
            if not self._text.startswith(".", self._at):
                return tuple(keys)
            self._at += 1

    def _read_pair(self, table: Path) -> None:
        start = self._at
        keys = self._read_key()
        end, self._at = self._at, start
        for size in range(1, len(keys) + 1):
            self._note((*table, *keys[:size]))
        self._at = end + 1
        self._skip(BLANK)
        self._read_value((*table, *keys))

    def _read_value(self, path: Path) -> None:
        first = self._text[self._at]
        if first in "\"'":
            self._skip_string()
        elif first == "[":
            self._read_array(path)
        elif first == "{":
            self._read_inline_table(path)
        else:
            self._skip(SCALAR)

    def _skip_string(self) -> None:
        for pattern in STRINGS:
            found = pattern.match(self._text, self._at)
            if found:
                self._at = found.end()
                return

    def _read_array(self, path: Path) -> None:
        self._at += 1
        index = 0
        while self._text[self._skip(SKIP)] != "]":
            self._note((*path, index))
            self._read_value((*path, index))
            if self._at == self._line_at:
                raise ValueError(path)
            index += 1
            if self._text[self._skip(SKIP)] == ",":
                self._at += 1
        self._at += 1

    def _read_inline_table(self, path: Path) -> None:
        self._at += 1
        while self._text[self._skip(SKIP)] != "}":
            self._read_pair(path)
            if self._text[self._skip(SKIP)] == ",":
                self._at += 1
        self._at += 1
