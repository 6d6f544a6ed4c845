"""The cities and their drawings."""

from __future__ import annotations

from litestar import Controller, MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from farebox.server.http.city_pages import Page, board_page, city_list, city_page
from farebox.server.http.requests import StrictRequest, problems
from farebox.server.wire_cities import CityInfo, CityList

SVG = "image/svg+xml"


class Cities(Controller):
    """The cities of the package."""

    path = "/api/cities"
    tags = ("cities",)

    @get(responses=problems(), sync_to_thread=False)
    def every_city(self) -> CityList:
        """List the cities."""
        return city_list()

    @get(
        "/{city:str}",
        responses={200: ResponseSpec(CityInfo, generate_examples=False), **problems(404)},
        sync_to_thread=False,
    )
    def city(self, request: StrictRequest, city: FromPath[str]) -> Response[bytes]:
        """Tell everything about a city."""
        return answered(request, city_page(city), MediaType.JSON)

    @get(
        "/{city:str}/board.svg",
        responses={200: ResponseSpec(str, media_type=SVG, generate_examples=False), **problems(404)},
        sync_to_thread=False,
    )
    def board(self, request: StrictRequest, city: FromPath[str]) -> Response[bytes]:
        """Draw a city; every route has `data-route`, every location `data-location`."""
        return answered(request, board_page(city), SVG)


def answered(request: StrictRequest, page: Page, media_type: str) -> Response[bytes]:
    """A page, or nothing if the client has it already."""
    headers = {"etag": page.tag, "cache-control": "public, max-age=300"}
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if page.tag in known:
        return Response(b"", status_code=304, headers=headers)
    return Response(page.body, headers=headers, media_type=media_type)
