"""The city that the tour has people copy."""

import re
from pathlib import Path

from tests.documents import ROOT


def harbour(cities: Path) -> Path:
    """The folder of Harbour Town below a folder of cities, with the example of docs/cities.md in it."""
    text = (ROOT / "docs" / "cities.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    folder = cities / "harbour"
    folder.mkdir(parents=True)
    (folder / "city.toml").write_text(example, encoding="utf-8")
    return folder
