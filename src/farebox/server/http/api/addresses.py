"""The address of a table for others, as text and as a QR code."""

from __future__ import annotations

from litestar import Controller, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from farebox.server.http.city_pages import SVG
from farebox.server.http.reach import base_of, reach_of
from farebox.server.http.requests import ServicesDep, StrictRequest, problems
from farebox.server.qr_codes import qr_svg
from farebox.server.services import Services
from farebox.server.wire_home import TableAddress


class Addresses(Controller):
    """What others need to come to a table."""

    path = "/api/tables/{table_id:str}/address"
    tags = ("tables",)

    @get(responses=problems(404))
    async def address(
        self, request: StrictRequest, table_id: FromPath[str], services: ServicesDep
    ) -> TableAddress:
        """Say by which address others can come, and who they can be."""
        address = await table_address(request, table_id, services)
        return TableAddress(address, reach_of(base_of(request)))

    @get(
        "/qr.svg",
        responses={200: ResponseSpec(str, media_type=SVG, generate_examples=False), **problems(404)},
    )
    async def qr(
        self, request: StrictRequest, table_id: FromPath[str], services: ServicesDep
    ) -> Response[bytes]:
        """Draw that address as a QR code."""
        return Response(qr_svg(await table_address(request, table_id, services)), media_type=SVG)


async def table_address(request: StrictRequest, table_id: str, services: Services) -> str:
    """The address of a table that exists."""
    table = (await services.tables.open(table_id)).table
    return f"{base_of(request)}/t/{table.id}"
