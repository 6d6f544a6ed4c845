"""The server's settings: from the environment (`FAREBOX_...`), and from options that take precedence."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Annotated

import msgspec

from farebox.errors import SetupError
from farebox.server.limits import Limits, Some
from farebox.server.logs import LogFormat, LogLevel

PREFIX = "FAREBOX_"
SECRET_LETTERS = 32
Days = Annotated[float, msgspec.Meta(ge=0)]
EVERY_ADDRESS = "0.0.0.0"
ORIGIN = re.compile(r"https?://[^/\s]+")
SOME_ORIGIN = "https://play.example.org"
# A command may hold a comma.
SECRETS = ("secret", "database_password")
LISTS = {"origins": ",", "hosts": ",", "proxies": ",", "bots": ";"}
PLACE = re.compile(r"(?P<said>.*) - at `\$\.(limits\.)?(?P<field>\w+).*`")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs; `database` is an address, by default a SQLite file in the user's data folder."""

    host: str = "127.0.0.1"
    lan: bool = False
    port: int = 8620
    workers: int = 1
    address: str | None = None
    database: str | None = None
    database_password: str | None = None
    secret: str | None = None
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    bot_threads: Some | None = None
    drain_seconds: Annotated[float, msgspec.Meta(ge=0, le=3600)] = 0.0
    keep_days: Days = 0.0
    lobby_days: Days = 7.0
    abandoned_days: Days = 90.0
    push_seconds: Annotated[float, msgspec.Meta(ge=0, le=3600)] = 5.0
    push_test_origin: str | None = None
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
    found |= {name: secret for name in SECRETS if (secret := secret_in_file(environment, name))}
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as fault:
        raise SetupError("setting-not-valid", fault=named_fault(str(fault))) from None
    if settings.lan and "host" not in found:
        settings = msgspec.structs.replace(settings, host=EVERY_ADDRESS)
    return checked(settings)


def secret_in_file(environment: Mapping[str, str], field: str) -> str | None:
    """A secret whose variable names the file it is in, as containers hand secrets over."""
    file = environment.get(f"{PREFIX}{field.upper()}_FILE")
    if not file:
        return None
    try:
        return Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError) as fault:
        said = f"{PREFIX}{field.upper()}_FILE: {fault}"
        raise SetupError("setting-not-valid", fault=said) from None


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
    if settings.secret is not None and len(settings.secret) < SECRET_LETTERS:
        # A short one is found from any cookie by trying.
        fault = f"{PREFIX}SECRET: it needs at least {SECRET_LETTERS} characters"
        raise SetupError("setting-not-valid", fault=fault)
    if settings.lan and is_loopback(settings.host):
        fault = f"{PREFIX}HOST: `{settings.host}` is this computer only, which nobody else reaches"
        raise SetupError("setting-not-valid", fault=fault)
    for name, origins in (("ORIGINS", settings.origins), ("ADDRESS", [settings.address or SOME_ORIGIN])):
        for origin in origins:
            if not ORIGIN.fullmatch(origin):
                fault = f"{PREFIX}{name}: `{origin}` is not like `{SOME_ORIGIN}`"
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


def is_loopback(host: str) -> bool:
    """Whether only this computer can reach what listens there."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


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
