"""`make_app`: the whole server as one ASGI application."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler
from msgspec import DecodeError

from farebox.cities.load import add_cities
from farebox.cities.schema import City
from farebox.errors import FareboxError
from farebox.server.bots.host_bots import name_bots
from farebox.server.http.api.addresses import Addresses
from farebox.server.http.api.cities import Cities
from farebox.server.http.api.guests import Guests
from farebox.server.http.api.health import health, metrics
from farebox.server.http.api.health import live as alive
from farebox.server.http.api.levels import every_level
from farebox.server.http.api.links import Links
from farebox.server.http.api.my_games import MyGames
from farebox.server.http.api.personal_links import PersonalLinks
from farebox.server.http.api.pushes import Pushes
from farebox.server.http.api.records import Records
from farebox.server.http.api.shares import Shares
from farebox.server.http.api.tables import Tables
from farebox.server.http.pages import Files, offline_data, page, shared_page, table_page
from farebox.server.http.problems import (
    error_response,
    fault_response,
    http_error_response,
    unreadable_response,
)
from farebox.server.http.requests import (
    StrictRequest,
    before_request,
    before_send,
    provide_guest,
    provide_guest_id,
    provide_services,
)
from farebox.server.limits import GUARDS, Guards
from farebox.server.live.connection import live
from farebox.server.logs import set_up_logs
from farebox.server.services import Services
from farebox.server.settings import Settings, read_settings

HANDLERS: Sequence[ControllerRouterHandler] = [
    Guests,
    Pushes,
    Cities,
    every_level,
    Tables,
    Links,
    Addresses,
    Records,
    MyGames,
    PersonalLinks,
    Shares,
    health,
    alive,
    metrics,
    live,
    table_page,
    shared_page,
    offline_data,
    page,
]
DEPENDENCIES = {
    "services": Provide(provide_services, sync_to_thread=False),
    "guest_id": Provide(provide_guest_id, sync_to_thread=False),
    "guest": Provide(provide_guest),
}


class Application(Litestar):
    """A Litestar that answers HEAD wherever it answers GET, as monitoring expects."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request; the server that runs this one leaves the body of a HEAD out."""
        if scope["type"] == "lifespan" and "state" in scope:
            # What the protocols of connections need is handed to them by the server that runs this one.
            scope["state"][GUARDS] = self.state.guards
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await super().__call__(scope, receive, send)


def make_app(settings: Settings) -> Litestar:
    """A server with these settings; storage is opened, and bots begin, when it starts."""
    add_cities(cities_in(settings.cities) if settings.cities else {})
    name_bots(settings.bots)
    return Application(
        route_handlers=HANDLERS,
        lifespan=[partial(running, settings=settings)],
        state=State(
            {"files": Files(Path(settings.static)), "guards": Guards(settings.limits, settings.proxies)}
        ),
        dependencies=DEPENDENCIES,
        request_class=StrictRequest,
        before_request=before_request,
        before_send=[before_send],
        exception_handlers={
            FareboxError: error_response,
            HTTPException: http_error_response,
            DecodeError: unreadable_response,
            RecursionError: unreadable_response,
            UnicodeError: unreadable_response,
            Exception: fault_response,
        },
        cors_config=cors_config(settings),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5),
        openapi_config=openapi_config(),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
        debug=False,
    )


def cities_in(folder: str) -> dict[str, tuple[City, ...]]:
    """The host's cities, checked as ours are; few servers have any, so what checks them is loaded here."""
    from farebox.drawing.city_files import check_folder, cities_of

    return cities_of(check_folder(Path(folder)))


@asynccontextmanager
async def running(app: Litestar, *, settings: Settings) -> AsyncIterator[None]:
    """What the server needs while it runs."""
    app.state.services = services = await Services.start(settings, app.state.guards)
    try:
        yield
    finally:
        await services.stop()


def cors_config(settings: Settings) -> CORSConfig | None:
    """What lets pages of the allowed origins read answers; all others read none."""
    if not settings.origins:
        return None
    return CORSConfig(
        allow_origins=list(settings.origins),
        allow_methods=["GET", "POST", "PUT", "DELETE"],
        allow_headers=["content-type", "accept-language"],
        allow_credentials=True,
    )


def openapi_config() -> OpenAPIConfig:
    """The schema as JSON only: pages that show it would load scripts from elsewhere."""
    return OpenAPIConfig(
        title="Farebox",
        version=package_version(),
        path="/schema",
        render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        create_examples=False,
        use_handler_docstrings=True,
    )


def package_version() -> str:
    """The version of the package, if it is installed."""
    try:
        return version("farebox")
    except PackageNotFoundError:
        return "0"


def app_from_environment() -> Litestar:
    """A server with the settings of the environment, for processes that others start."""
    settings = read_settings(os.environ)
    set_up_logs(settings.log_format, settings.log_level)
    return make_app(settings)
