"""The bots that the host names besides the levels, and what plays under each name."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import get_args

from farebox.bots.bot import check_bot, is_compiled
from farebox.bots.process import check_programs
from farebox.bots.registry import recorded_bot
from farebox.errors import SetupError, TableError
from farebox.server.wire import Level

LEVELS: dict[str, Level] = {level: level for level in get_args(Level)}
# Short enough for a number behind it where two of them sit at a table.
NAME = re.compile(r"[^\W_][\w.-]{0,19}")
MAX_SHOWN = 40

_named: dict[str, str] = {}


def name_bots(texts: Iterable[str]) -> None:
    """Offer bots by name, each written `NAME=BOT`; they replace those that were offered before."""
    found: dict[str, str] = {}
    for text in texts:
        name, _, bot = (part.strip() for part in text.partition("="))
        if not NAME.fullmatch(name) or not bot:
            raise refusal(f"`{text}` is not like `Longest=my_bot.py:Longest`")
        if name.casefold() in (*LEVELS, *map(str.casefold, found)):
            raise refusal(f"`{name}` is the name of a level or of another bot")
        check_bot(bot)
        check_programs([bot])
        found[name] = bot
    _named.clear()
    _named.update(found)


def refusal(fault: str) -> SetupError:
    """A setting that names a bot in a way that cannot be used."""
    return SetupError("setting-not-valid", fault=f"FAREBOX_BOTS: {fault}")


def host_bots() -> tuple[str, ...]:
    """The names of the host's bots, in the host's order."""
    return tuple(_named)


def is_offered(name: str) -> bool:
    """Whether a name is a level or one of the host's bots."""
    return name in LEVELS or name in _named


def require_offered(name: str | None) -> str:
    """The name of a bot for a seat; only a level or one of the host's bots is accepted."""
    if name is None:
        raise TableError("bot-needs-level")
    if not is_offered(name):
        raise unknown(name, (*LEVELS, *_named))
    return name


def require_level(name: str) -> Level:
    """The level of a stand-in: people leave their seats to bots that never fail."""
    if name not in LEVELS:
        raise unknown(name, LEVELS)
    return LEVELS[name]


def unknown(name: str, known: Iterable[str]) -> TableError:
    """The refusal of a name that means no bot here."""
    return TableError("unknown-level", level=name[:MAX_SHOWN], known=", ".join(known))


def bot_behind(name: str) -> str:
    """The bot that plays under a name, as `make_bot` takes it; a level is its own."""
    return _named.get(name, name)


def may_fail(bot: str) -> bool:
    """Whether a bot is not of the package, so that nobody knows what it does."""
    return not is_compiled(bot)


def versions_of(names: Iterable[str]) -> dict[str, str]:
    """The present versions of those bots that the host names; a program's is unknown."""
    return {name: recorded_bot(_named[name]).version for name in names if name in _named}
