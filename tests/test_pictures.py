"""The pictures in the documents are the ones the package draws."""

import pytest

from farebox import CITY_IDS, load_city
from farebox.drawing import draw_svg
from tests.documents import ROOT


@pytest.mark.parametrize("city", CITY_IDS)
def test_the_picture_of_a_city_is_current(city: str) -> None:
    picture = (ROOT / "docs" / "images" / f"{city}.svg").read_text(encoding="utf-8")
    assert picture == draw_svg(load_city(city)), f"run: farebox city show {city} --svg docs/images/{city}.svg"
