"""The server's settings: from the environment (`FAREBOX_...`), and from options that take precedence."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated

import msgspec

from farebox.errors import SetupError
from farebox.server.limits import Limits, Some
from farebox.server.logs import LogFormat, LogLevel

PREFIX = "FAREBOX_"
ORIGIN = re.compile(r"https?://[^/\s]+")
# A command may hold a comma.
LISTS = {"origins": ",", "proxies": ",", "bots": ";"}
PLACE = re.compile(r"(?P<said>.*) - at `\$\.(limits\.)?(?P<field>\w+).*`")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs; `database` is an address, by default a SQLite file in the user's data folder."""

    host: str = "127.0.0.1"
    port: int = 8620
    workers: int = 1
    database: str | None = None
    secret: str | None = None
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    bot_threads: Some | None = None
    drain_seconds: Annotated[float, msgspec.Meta(ge=0, le=3600)] = 0.0
    keep_days: Annotated[float, msgspec.Meta(ge=0)] = 0.0
    log_format: LogFormat = "plain"
    log_level: LogLevel = "warning"
    cities: str | None = None
    bots: tuple[str, ...] = ()
    static: str = str(Path(__file__).parent / "static")
    limits: Limits = Limits()

    @property
    def threads_for_bots(self) -> int:
        """How many bots think at once in one process: one core stays free for the tables."""
        if self.bot_threads is not None:
            return self.bot_threads
        return max(1, ((os.cpu_count() or 1) - 1) // self.workers)


def read_settings(environment: Mapping[str, str], **options: object) -> Settings:
    """The settings of an environment; an option that is not None takes precedence."""
    given = {name: value for name, value in options.items() if value is not None}
    fields = [field for field in Settings.__struct_fields__ if field != "limits"]
    found: dict[str, object] = {**from_environment(environment, fields), **given}
    for name, separator in LISTS.items():
        if isinstance(found.get(name), str):
            found[name] = [part.strip() for part in str(found[name]).split(separator) if part.strip()]
    found["limits"] = from_environment(environment, Limits.__struct_fields__)
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as fault:
        raise SetupError("setting-not-valid", fault=named_fault(str(fault))) from None
    return checked(settings)


def named_fault(fault: str) -> str:
    """What msgspec says of a setting, with the variable that people know it by."""
    found = PLACE.fullmatch(fault)
    return f"{PREFIX}{found['field'].upper()}: {found['said']}" if found else fault


def from_environment(
    environment: Mapping[str, str], fields: tuple[str, ...] | list[str]
) -> dict[str, object]:
    """The variables of an environment that are there, by field."""
    return {
        field: environment[name] for field in fields if environment.get(name := f"{PREFIX}{field.upper()}")
    }


def checked(settings: Settings) -> Settings:
    """Settings that can work together."""
    if not 0 <= settings.port <= 65_535:
        raise SetupError("port-out-of-range", port=str(settings.port))
    if settings.workers < 1:
        raise SetupError("too-few-workers", workers=settings.workers)
    if settings.workers > 1 and not (settings.database or "").startswith("postgres"):
        raise SetupError("workers-need-postgresql", workers=settings.workers)
    for origin in settings.origins:
        if not ORIGIN.fullmatch(origin):
            fault = f"{PREFIX}ORIGINS: `{origin}` is not like `https://play.example.org`"
            raise SetupError("setting-not-valid", fault=fault)
    for proxy in settings.proxies:
        if not is_network(proxy):
            fault = f"{PREFIX}PROXIES: `{proxy}` is no address and no network"
            raise SetupError("setting-not-valid", fault=fault)
    for bot in settings.bots:
        if LISTS["bots"] in bot:
            raise SetupError("setting-not-valid", fault=f"{PREFIX}BOTS: `{bot}` has a semicolon in it")
    if settings.cities and not Path(settings.cities).is_dir():
        raise SetupError("cities-folder-missing", folder=settings.cities)
    return settings


def is_network(text: str) -> bool:
    """Whether a text is an address or a network, or means everybody."""
    try:
        return text == "*" or bool(ip_network(text, strict=False))
    except ValueError:
        return False


def to_environment(settings: Settings) -> dict[str, str]:
    """The settings as variables, for the processes that a server starts."""
    plain = {name: getattr(settings, name) for name in settings.__struct_fields__ if name != "limits"}
    plain |= msgspec.structs.asdict(settings.limits)
    plain |= {name: separator.join(plain[name]) for name, separator in LISTS.items()}
    return {f"{PREFIX}{name.upper()}": str(value) for name, value in plain.items() if value is not None}
