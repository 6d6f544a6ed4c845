"""The pictures in the documents are the ones the package draws."""

import pytest

from farebox import load_city
from farebox.drawing import draw_svg
from tests.documents import ROOT

PICTURES = ROOT / "docs" / "images"


@pytest.mark.parametrize("city", ["san_francisco", "paris", "new_york", "london"])
def test_the_picture_of_a_city_is_current(city: str) -> None:
    picture = (PICTURES / f"{city}.svg").read_text(encoding="utf-8")
    assert picture == draw_svg(load_city(city)), f"run: farebox city show {city} --svg docs/images/{city}.svg"
