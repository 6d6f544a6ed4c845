"""The web app: its built files, the same page for every address of the app, and a plain page without it."""

from __future__ import annotations

import mimetypes
from contextlib import suppress
from html import escape
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.params import FromPath

from farebox.errors import TableError
from farebox.locales import text
from farebox.server.http.city_pages import every_city_page
from farebox.server.http.etags import Tagged, cached_response, tagged
from farebox.server.http.previews import (
    ANY_CITY,
    Preview,
    preview_of_home,
    preview_of_shared_game,
    preview_of_table,
    with_preview,
)
from farebox.server.http.problems import language_of
from farebox.server.http.reach import base_of
from farebox.server.http.requests import FREE, ServicesDep, StrictRequest, give_cookie, known_guest

INDEX = "index.html"
HASHED = "assets/"
FOREVER = "public, max-age=31536000, immutable"
MIME_TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json"}


class Files:
    """The files of a folder, read once; nothing outside the folder can be asked for."""

    def __init__(self, folder: Path) -> None:
        found = sorted(file for file in folder.rglob("*") if file.is_file()) if folder.is_dir() else []
        self._files = {file.relative_to(folder).as_posix(): read_file(file) for file in found}

    @property
    def build(self) -> str:
        """What tells one build of the app from another; empty without the app."""
        return self._files[INDEX].tag.strip('"') if INDEX in self._files else ""

    def has(self, name: str) -> bool:
        """Whether there is a file of this name."""
        return name in self._files

    def find(self, path: str) -> tuple[str, Tagged] | None:
        """The file of a path, or the page of the app for any path that names no file."""
        name = path.strip("/") or INDEX
        if name in self._files:
            return name, self._files[name]
        if name.startswith(HASHED) or INDEX not in self._files:
            return None
        return INDEX, self._files[INDEX]


def read_file(file: Path) -> Tagged:
    """A file with its type and a tag that changes with it."""
    guessed = MIME_TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    return tagged(file.read_bytes(), guessed or "application/octet-stream")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={FREE: True})
def page(request: StrictRequest) -> Response[bytes]:
    """A file or page of the web app."""
    path = request.url.path
    files: Files = request.app.state.files
    if path.startswith(("/api/", "/schema/")) or path in ("/api", "/schema"):
        raise TableError("unknown-path", path=path)
    found = files.find(path)
    if found is None:
        return missing(request, path)
    name, file = found
    if name == INDEX:
        return app_page(request, file, preview_of_home(language_of(request.headers.get("accept-language"))))
    return cached_response(request, file, FOREVER if name.startswith(HASHED) else "no-cache")


@get("/t/{table_id:str}", include_in_schema=False)
async def table_page(
    request: StrictRequest, table_id: FromPath[str], services: ServicesDep
) -> Response[bytes]:
    """The page of a table; not free like the others, since storage is asked what messengers may show."""
    language = language_of(request.headers.get("accept-language"))
    return linked_page(request, await preview_of_table(services.storage, table_id, language))


@get("/g/{secret:str}", include_in_schema=False)
async def shared_page(
    request: StrictRequest, secret: FromPath[str], services: ServicesDep
) -> Response[bytes]:
    """The public page of a finished game; not free either."""
    language = language_of(request.headers.get("accept-language"))
    return linked_page(request, await preview_of_shared_game(services.storage, secret, language))


def linked_page(request: StrictRequest, preview: Preview) -> Response[bytes]:
    """The page of the app for an address that people send each other."""
    files: Files = request.app.state.files
    found = files.find("/")
    return missing(request, request.url.path) if found is None else app_page(request, found[1], preview)


@get("/offline.json", include_in_schema=False, sync_to_thread=False, opt={FREE: True})
def offline_data(request: StrictRequest) -> Response[bytes]:
    """The cities whose rules the app shows without a network."""
    return cached_response(request, every_city_page(), "no-cache")


def app_page(request: StrictRequest, file: Tagged, preview: Preview) -> Response[bytes]:
    """The page of the app with a preview; a new visitor gets a cookie."""
    if known_guest(request) is None:
        # With the page and not with the first questions it asks, which would make a guest each.
        give_cookie(request)
    files: Files = request.app.state.files
    if not files.has(f"posters/{preview.poster}.png"):
        preview = preview._replace(poster=ANY_CITY)
    # A request without a usable host name gets the page all the same.
    with suppress(TableError):
        file = with_preview(file, preview, base_of(request), request.url.path)
    return cached_response(request, file, "no-cache")


def missing(request: StrictRequest, path: str) -> Response[bytes]:
    """What is said when a file is not there or the web app was not built."""
    if path.strip("/"):
        raise TableError("unknown-path", path=path)
    language = language_of(request.headers.get("accept-language"))
    title, words = text("web-not-built-title", language), text("web-not-built", language)
    body = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Farebox</title>'
        f"<h1>{escape(title)}</h1><p>{escape(words)}</p>"
        '<p><a href="/schema">/schema</a> · <a href="/health">/health</a></p></html>'
    )
    return Response(body.encode(), media_type=MediaType.HTML)
