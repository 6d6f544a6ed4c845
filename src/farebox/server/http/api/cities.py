"""The cities and their drawings."""

from __future__ import annotations

from litestar import Controller, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from farebox.server.http.city_pages import SVG, board_page, city_list, city_page
from farebox.server.http.etags import cached_response
from farebox.server.http.requests import StrictRequest, problems
from farebox.server.wire_cities import CityInfo, CityList

CACHED = "public, max-age=300"


class Cities(Controller):
    """The cities of the package and of the host, by id or, in any version, by hash."""

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
        """Describe a city."""
        return cached_response(request, city_page(city), CACHED)

    @get(
        "/{city:str}/board.svg",
        responses={200: ResponseSpec(str, media_type=SVG, generate_examples=False), **problems(404)},
        sync_to_thread=False,
    )
    def board(self, request: StrictRequest, city: FromPath[str]) -> Response[bytes]:
        """Draw a city; every route has `data-route`, every location `data-location`."""
        return cached_response(request, board_page(city), CACHED)
