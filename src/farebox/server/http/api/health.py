"""Whether the server works, and its metrics."""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST

from farebox.server.http.requests import ANY_HOST, ServicesDep
from farebox.server.wire import Health


@get("/health/live", tags=["running"], sync_to_thread=False, opt={ANY_HOST: True})
def live() -> Health:
    """Say that the process answers, whatever its database does."""
    return Health("ok")


@get(
    ["/health", "/health/ready"],
    tags=["running"],
    opt={ANY_HOST: True},
    responses={
        200: ResponseSpec(Health, generate_examples=False),
        503: ResponseSpec(
            Health, generate_examples=False, description="Stopping, or storage does not answer"
        ),
    },
)
async def health(services: ServicesDep) -> Response[Health]:
    """Say whether the server takes requests and its database stores what it is given."""
    if services.shutdown.begun:
        return Response(Health("stopping"), status_code=503)
    if await services.storage_works():
        return Response(Health("ok"))
    return Response(Health("storage-unavailable"), status_code=503)


@get(
    "/metrics",
    include_in_schema=False,
    sync_to_thread=False,
    media_type=MediaType.TEXT,
    opt={ANY_HOST: True},
)
def metrics(services: ServicesDep) -> Response[bytes]:
    """Return the Prometheus metrics."""
    return Response(services.metrics.text(), media_type=CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8"))
