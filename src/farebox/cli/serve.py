"""`farebox serve`: the table server, until it is stopped."""

from __future__ import annotations

import os
import sys
import webbrowser
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from farebox.cities.check import errors
from farebox.cities.load import add_cities
from farebox.cli.city import print_problems
from farebox.cli.terminal.style import make_console
from farebox.cli.translator import Translator
from farebox.drawing.city_files import check_folder, cities_of
from farebox.errors import CityError, SetupError

if TYPE_CHECKING:
    from farebox.server.settings import Settings

# How the packages of the extra `server` are imported.
SERVER_PACKAGES = (
    "litestar",
    "uvicorn",
    "websockets",
    "sqlalchemy",
    "greenlet",
    "alembic",
    "asyncpg",
    "prometheus_client",
    "segno",
    "ifaddr",
    "cryptography",
)


def serve(
    host: Annotated[str | None, typer.Option(help="option-host")] = None,
    port: Annotated[int | None, typer.Option(help="option-port")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="option-lan")] = False,
    database: Annotated[str | None, typer.Option(help="option-database")] = None,
    workers: Annotated[int | None, typer.Option(help="option-workers")] = None,
    log_format: Annotated[str | None, typer.Option(help="option-log-format")] = None,
    cities: Annotated[str | None, typer.Option(metavar="DIR", help="option-cities")] = None,
    bot: Annotated[list[str] | None, typer.Option(metavar="NAME=BOT", help="option-host-bot")] = None,
    browser: Annotated[bool, typer.Option("--open", help="option-browser")] = False,
) -> None:
    """Serve tables to browsers."""
    # The server's libraries take a while to load, and no other command needs them.
    check_installed()
    from farebox.server.bots.host_bots import name_bots
    from farebox.server.settings import read_settings

    settings = read_settings(
        os.environ,
        host=host,
        port=port,
        lan=lan or None,
        database=database,
        workers=workers,
        log_format=log_format,
        cities=cities,
        bots=bot or None,
    )
    if settings.cities:
        check_cities(Path(settings.cities))
    name_bots(settings.bots)
    serve_with(settings, browser)


def serve_with(settings: Settings, browser: bool) -> None:
    """Say where the server is, show it in a browser if that is wanted, and serve until stopped."""
    from farebox.server import run
    from farebox.server.home_network import require_home_network

    network = require_home_network() if settings.lan else []
    listening = run.bound_socket(settings)
    run.prepare(settings)
    address = run.address_of(settings, listening)
    announce(address, Path(settings.static))
    if network:
        announce_at_home(list(dict.fromkeys(address.replace("localhost", one.ip) for one in network)))
    if browser and has_screen():
        # The socket listens already, so the browser waits until the server is ready.
        webbrowser.open(address)
    run.serve(settings, listening)


def announce(address: str, pages: Path) -> None:
    """Say where the server is, and what is missing: its pages, or the full strength of some levels."""
    from farebox.engine.native import native_fault

    words, console = Translator(), make_console()
    console.print(words("serving", address=address), soft_wrap=True)
    if not (pages / "index.html").is_file():
        console.print(words("web-not-built"), soft_wrap=True)
    if fault := native_fault():
        console.print(words.error(fault), soft_wrap=True)
        console.print(words("levels-play-like-regular"), soft_wrap=True)


def announce_at_home(addresses: list[str]) -> None:
    """Say that everyone in the network can come, by which addresses, and show the first as a QR code."""
    from farebox.server.qr_codes import qr_lines

    words, console = Translator(), make_console()
    console.print(words("serving-at-home"), soft_wrap=True)
    for address in addresses:
        console.print(f"  {address}", style="bold", soft_wrap=True)
    if console.is_terminal and not console.no_color and can_print(console, "█▀▄"):
        console.print()
        for line in qr_lines(addresses[0]):
            console.print(line, style="#000000 on #ffffff", soft_wrap=True)
        console.print(words("serving-scan"), soft_wrap=True)


def can_print(console: Console, signs: str) -> bool:
    """Whether the terminal's encoding has these signs."""
    try:
        return bool(signs.encode(console.encoding))
    except UnicodeError:
        return False


def check_installed() -> None:
    """Refuse to start where the packages of the extra `server` are missing."""
    if not all(map(find_spec, SERVER_PACKAGES)):
        raise SetupError("server-not-installed", extra="farebox[server]")


def check_cities(folder: Path) -> None:
    """List every problem of the host's cities and refuse to start, before doing anything else."""
    checked = check_folder(folder)
    faulty = {source: errors(found.problems) for source, found in checked.items()}
    for source, problems in faulty.items():
        print_problems(Console(soft_wrap=True), str(source), problems)
    if count := sum(map(len, faulty.values())):
        raise CityError("host-cities-faulty", folder=str(folder), problems=count)
    add_cities(cities_of(checked))


def has_screen() -> bool:
    """Whether there is a screen for a browser; without one a text browser would take over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
