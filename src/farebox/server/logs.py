"""Logs: readable lines, or one JSON object per line; without cookies, seeds, cards, links or names."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Literal

import msgspec

LogFormat = Literal["plain", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]

ORDINARY = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}
SHOWN_LETTERS = 4


def shortened(table_id: str) -> str:
    """Enough of a table's id to find it in the database, and too little to join it: the id is its link."""
    return f"{table_id[:SHOWN_LETTERS]}…"


def facts_of(record: logging.LogRecord) -> dict[str, object]:
    """What was said beside the message."""
    return {name: value for name, value in vars(record).items() if name not in ORDINARY}


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as JSON: time, level, logger, message, facts, and the traceback if there is one."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **facts_of(record),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    """Lines for people."""

    def __init__(self) -> None:
        super().__init__("{asctime} {levelname:7} {name}: {message}", style="{")

    def formatMessage(self, record: logging.LogRecord) -> str:
        """The line, with the facts at its end."""
        facts = "".join(f" {name}={value}" for name, value in facts_of(record).items())
        return super().formatMessage(record) + facts


def set_up_logs(form: LogFormat, level: LogLevel) -> None:
    """Log to standard error; third-party libraries only when something is wrong."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("farebox").setLevel(level.upper())
