"""Answers that a client may keep: bodies with an ETag, and 304 for a client that has the body already."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from litestar import Response

from farebox.server.http.requests import StrictRequest


class Tagged(NamedTuple):
    """The bytes of an answer, their media type, and the tag that changes with them."""

    body: bytes
    media_type: str
    tag: str


def tagged(body: bytes, media_type: str) -> Tagged:
    """Bytes with their tag."""
    return Tagged(body, media_type, f'"{hashlib.sha256(body).hexdigest()[:32]}"')


def cached_response(request: StrictRequest, answer: Tagged, cache_control: str) -> Response[bytes]:
    """The answer, or nothing if `If-None-Match` names its tag, weak or in a list (RFC 9110, 13.1.2)."""
    headers = {"etag": answer.tag, "cache-control": cache_control}
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if answer.tag in known:
        return Response(b"", status_code=304, headers=headers)
    return Response(answer.body, headers=headers, media_type=answer.media_type)
