"""The example of docs/cities.md is a sound city."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from farebox.cities.geometry import Geometry, ShapeKind
from farebox.cities.schema import City
from farebox.cities.theme import Theme
from farebox.drawing import draw_svg
from farebox.drawing.city_files import check_text

DOC = (Path(__file__).parents[2] / "docs" / "cities.md").read_text(encoding="utf-8")


def test_the_example_is_sound_and_can_be_drawn() -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", DOC, re.DOTALL)
    city, problems = check_text(example)
    assert problems == []
    assert city
    assert draw_svg(city).startswith("<svg")


def test_every_field_and_kind_is_described() -> None:
    names = [*City.__struct_fields__, *Geometry.__struct_fields__, *get_args(ShapeKind)]
    names += Theme.__struct_fields__
    names.remove("artwork")
    assert [name for name in names if f"`{name}`" not in DOC and f"[{name}" not in DOC] == []
