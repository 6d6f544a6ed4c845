"""What the HTTP handlers share: services, guests, checks before a request, headers after it."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Message, Scope

from farebox.errors import TableError
from farebox.server.http.identity import COOKIE, COOKIE_SECONDS, SECURE_COOKIE, new_guest_id
from farebox.server.limits import network_of
from farebox.server.services import Services
from farebox.server.storage.types import Guest
from farebox.server.tables.names import DEFAULT_NICKNAME
from farebox.server.wire import ErrorAnswer

_log = logging.getLogger(__name__)

ServicesDep = NamedDependency[Services]
GuestId = NamedDependency[str | None]
CurrentGuest = NamedDependency[Guest]


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body must be exactly what its handler takes: no text where a number belongs."""

    async def json(self) -> Any:
        """The body as the type that the handler takes."""
        field, body = self.route_handler.parsed_data_field, await self.body()
        return msgspec.json.decode(body, type=field.annotation if field else Any)


NEW_COOKIE = "farebox_cookie"
# The option of handlers whose answers cost nothing: a page consists of many files.
FREE = "farebox_free"
# The option of handlers that monitoring asks by the machine's address.
ANY_HOST = "farebox_any_host"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors that a handler may answer with, for the OpenAPI schema."""
    always = (400, 403, 429, 500, 503)
    return {
        status: ResponseSpec(ErrorAnswer, generate_examples=False, description="A typed problem")
        for status in sorted({*always, *statuses})
    }


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    """The services of the running server."""
    services: Services = connection.app.state.services
    return services


def provide_services(request: StrictRequest) -> Services:
    """The services, for handlers."""
    return services_of(request)


def known_guest(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The id of the guest who asks, if the cookie is one of ours, of whatever name."""
    signer, cookies = services_of(connection).signer, connection.cookies
    return signer.guest(cookies.get(SECURE_COOKIE)) or signer.guest(cookies.get(COOKIE))


def provide_guest_id(request: StrictRequest) -> str | None:
    """The id of the requesting guest, or None for a new visitor, who may look but has no seat."""
    return known_guest(request)


async def provide_guest(request: StrictRequest) -> Guest:
    """The requesting guest; a new visitor becomes one and gets a cookie."""
    services, guest_id = services_of(request), known_guest(request)
    guest = await services.storage.guest(guest_id) if guest_id else None
    if guest is not None:
        return guest
    if guest_id and (successor := await services.storage.guest_book.successor_of(guest_id)):
        # Another device of theirs has become somebody else, and this one follows.
        renew_cookie(request, successor)
        return await services.storage.guest(successor) or Guest(successor, DEFAULT_NICKNAME, 0.0)
    services.guards.require_rate("new_guests", address_of(request))
    if guest_id is None:
        guest_id = give_cookie(request)
    guest = Guest(guest_id, DEFAULT_NICKNAME, services.tables.clock())
    await services.storage.put_guest(guest)
    return guest


def give_cookie(request: Request[Any, Any, Any]) -> str:
    """The id of a new guest, whose cookie comes with the answer; the guest is stored when one is needed."""
    guest_id = new_guest_id()
    renew_cookie(request, guest_id)
    return guest_id


def renew_cookie(request: Request[Any, Any, Any], guest_id: str) -> None:
    """Let the cookie of a guest come with the answer, new or so that its time begins again."""
    request.scope["state"][NEW_COOKIE] = services_of(request).signer.cookie(guest_id)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a connection comes from, as limits count it."""
    return network_of(connection.client.host) if connection.client else "unknown"


def own_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a request comes from the server's own pages, from an allowed origin, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None or origin in services_of(connection).settings.origins:
        return True
    scheme, _, host = origin.partition("://")
    # A proxy that terminates TLS may not say so, but nobody puts plain HTTP in front of https.
    fits = scheme == "https" or (scheme == "http" and not is_secure(connection.scope))
    return fits and host == connection.headers.get("host")


def is_secure(scope: Any) -> bool:
    """Whether a connection came over TLS."""
    return scope["scheme"] in ("https", "wss")


def own_host(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a request names one of the hosts that the server is told to be, if it is told any."""
    hosts = services_of(connection).settings.hosts
    return not hosts or connection.headers.get("host") in hosts


def before_request(request: Request[Any, Any, Any]) -> None:
    """Refuse what comes from another site or too often."""
    services = services_of(request)
    if not own_host(request) and not request.route_handler.opt.get(ANY_HOST):
        raise TableError("unknown-host", host=request.headers.get("host", ""))
    if request.method not in SAFE_METHODS and not own_origin(request):
        raise TableError("foreign-origin", origin=request.headers.get("origin"))
    if not request.route_handler.opt.get(FREE):
        services.guards.require_message(known_guest(request), address_of(request))


def log_request(scope: Scope, status: int) -> None:
    """Note a request by the pattern of its path: the path itself may hold a link."""
    if _log.isEnabledFor(logging.DEBUG):
        facts = {"method": scope.get("method"), "route": scope.get("path_template"), "status": status}
        _log.debug("request", extra=facts)


async def before_send(message: Message, scope: Scope) -> None:
    """Add the headers of every answer, and the cookie of a new guest."""
    if message["type"] != "http.response.start":
        return
    log_request(scope, message["status"])
    headers = [*message.get("headers", []), *SECURITY_HEADERS]
    names = {name.lower() for name, _ in headers}
    if b"cache-control" not in names and scope["path"].startswith("/api"):
        headers.append((b"cache-control", b"no-store"))
    cookie = scope["state"].get(NEW_COOKIE)
    if cookie is not None:
        secure = is_secure(scope)
        made = Cookie(
            key=SECURE_COOKIE if secure else COOKIE,
            value=cookie,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=secure,
        )
        headers.append((b"set-cookie", made.to_header(header="").encode()))
    message["headers"] = headers
