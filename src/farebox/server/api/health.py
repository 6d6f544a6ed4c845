"""Whether the server works."""

from __future__ import annotations

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from farebox.server.api.shared import Serving
from farebox.server.wire import Health


@get(
    "/health",
    tags=["running"],
    responses={
        200: ResponseSpec(Health, generate_examples=False),
        503: ResponseSpec(Health, generate_examples=False, description="Storage does not answer"),
    },
)
async def health(services: Serving) -> Response[Health]:
    """Tell whether the server and its storage work."""
    if await services.storage.healthy():
        return Response(Health("ok"))
    return Response(Health("storage-unavailable"), status_code=503)
