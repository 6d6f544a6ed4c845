"""Errors as clients get them: a stable code, facts, a sentence in their language, and an HTTP status."""

from __future__ import annotations

import logging
from math import ceil

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from farebox.errors import FareboxError, LimitReached, StorageUnavailable, TableError
from farebox.locales import DEFAULT_LANGUAGE, languages, text
from farebox.locales.seats import with_seats_named
from farebox.server.wire import ErrorAnswer, Problem

_log = logging.getLogger(__name__)

CONFLICT, NOT_VALID = 409, 400
# What Litestar says of a client that left in the middle of its request, which is no fault of the server.
BROKEN_OFF = "client disconnected prematurely"
STATUS = {
    "unknown-table": 404,
    "unknown-city": 404,
    "unknown-city-hash": 404,
    "unknown-link": 404,
    "unknown-personal-link": 404,
    "unknown-share": 404,
    "replay-not-shared": 403,
    "unknown-path": 404,
    "no-such-table-seat": 404,
    "no-guided-game": 404,
    "method-not-allowed": 405,
    "request-not-valid": 400,
    "name-not-usable": 400,
    "seat-name-not-usable": 400,
    "stand-in-level": 400,
    "bot-needs-level": 400,
    "unknown-level": 400,
    "game-is-over": 409,
    "unknown-eyes": 400,
    "only-the-host": 403,
    "not-seated": 403,
    "not-your-seat": 403,
    "foreign-origin": 403,
    "unknown-host": 421,
    "body-too-large": 413,
    "message-too-large": 413,
    "too-many-requests": 429,
    "too-many-connections": 429,
    "push-not-usable": 400,
    "too-many-subscriptions": 429,
    "too-many-tables": 429,
    "too-many-reactions": 429,
    "server-fault": 500,
    "table-damaged": 500,
    "table-of-another-version": 410,
}


def language_of(accepted: str | None) -> str:
    """The first language of an Accept-Language header that there are texts in."""
    wishes = []
    for place, part in enumerate((accepted or "").split(",")[:20]):
        name, _, quality = part.strip().partition(";q=")
        wishes.append((-weight(quality), place, name.partition("-")[0].lower()))
    return next((name for _, _, name in sorted(wishes) if name in languages()), DEFAULT_LANGUAGE)


def weight(quality: str) -> float:
    """The weight of a wish; nonsense weighs nothing."""
    try:
        return float(quality) if quality else 1.0
    except ValueError:
        return 0.0


def problem_of(error: FareboxError, language: str) -> Problem:
    """An error as a client gets it."""
    facts = with_seats_named(error.facts, language)
    return Problem(error.code, error.facts, text(f"error-{error.code}", language, **facts))


def status_of(error: FareboxError) -> int:
    """The HTTP status of an error: a conflict with the table, unless said otherwise."""
    if isinstance(error, StorageUnavailable):
        return 503
    return STATUS.get(error.code, CONFLICT if isinstance(error, TableError) else NOT_VALID)


def problem_response(request: Request, error: FareboxError, status: int | None = None) -> Response[bytes]:  # type: ignore[type-arg]
    """The answer to a request that failed."""
    request.app.state.services.metrics.refused(error.code)
    answer = ErrorAnswer(problem_of(error, language_of(request.headers.get("accept-language"))))
    return Response(
        msgspec.json.encode(answer),
        status_code=status or status_of(error),
        media_type=MediaType.JSON,
        headers={"retry-after": str(ceil(error.retry_after))} if isinstance(error, LimitReached) else None,
    )


def error_response(request: Request, error: FareboxError) -> Response[bytes]:  # type: ignore[type-arg]
    """The answer when the server itself refuses something."""
    return problem_response(request, error)


def http_error_response(request: Request, error: HTTPException) -> Response[bytes]:  # type: ignore[type-arg]
    """The answer when a request is not even understood."""
    response = problem_response(request, meant_by(request, error), error.status_code)
    response.headers.update(error.headers or {})
    return response


def meant_by(request: Request, error: HTTPException) -> FareboxError:  # type: ignore[type-arg]
    """Our error for one of the framework's."""
    match error.status_code:
        case 404:
            return TableError("unknown-path", path=request.url.path)
        case 405:
            return TableError("method-not-allowed", method=request.method)
        case 413:
            return TableError("body-too-large")
        case 500 if error.detail != BROKEN_OFF:
            return server_fault(error)
    fault = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in error.extra[:5]]
        fault = "; ".join(part.removeprefix(": ") for part in parts)
    return TableError("request-not-valid", fault=fault)


def unreadable_response(request: Request, error: Exception) -> Response[bytes]:  # type: ignore[type-arg]
    """The answer to a body that is not what it should be."""
    return problem_response(request, TableError("request-not-valid", fault=str(error)))


def server_fault(error: Exception) -> FareboxError:
    """A fault of the server: the log has it all, the client only that it happened."""
    _log.error("a request failed", exc_info=error)
    return TableError("server-fault")


def fault_response(request: Request, error: Exception) -> Response[bytes]:  # type: ignore[type-arg]
    """The answer when the server has a fault."""
    return problem_response(request, server_fault(error))
