"""The documentation as a site: every document is in the menu, and every link is followed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import farebox
from release import links, reference, site


def test_every_document_is_in_the_menu() -> None:
    listed = {line for line in site.menu().splitlines() if line.startswith(("docs/", "README", "C", "S"))}
    pages = {place.with_suffix("").as_posix() for place in site.documents()} - {"docs/index"}
    assert pages == listed - {reference.HTTP, reference.LIBRARY, reference.PICTURES, reference.REPORTS}


def test_links_to_files_that_are_no_documents_are_left_alone() -> None:
    text = "[a](rules.md#r1) ![b](images/paris.svg) [c](grafana.json) [d](https://example.org) [e](decisions)"
    assert site.with_links(text, Path("docs/running.md")) == (
        "[a](rules.md#r1) ![b](images/paris.svg) [c](site:grafana.json) [d](https://example.org)"
        " [e](decisions/0001-lazy-deck.md)"
    )


def test_a_link_to_a_folder_leads_to_the_page_that_lists_it() -> None:
    text = "[a](../playtest) [b](../images/web) [c](../decisions)"
    assert site.with_links(text, Path("docs/start/play.md")) == (
        "[a](../playtest-reports.md) [b](../pictures.md) [c](../decisions/0001-lazy-deck.md)"
    )


def test_the_page_of_reports_lists_the_committed_ones() -> None:
    reports = (site.ROOT / "docs" / "playtest").glob("*.html")
    listed = re.findall(r"\(site:playtest/(\w+)\.html\)", reference.reports_page())
    assert set(listed) == {file.stem for file in reports}


def dead(folder: Path, body: str) -> list[str]:
    (folder / "docs").mkdir(exist_ok=True)
    (folder / "index.html").write_text(body, encoding="utf-8")
    (folder / "docs" / "rules.html").write_text('<h1 id="r1">R1</h1>', encoding="utf-8")
    return links.dead_links(folder)


def test_dead_links_and_anchors_are_found(tmp_path: Path) -> None:
    good = '<a href="docs/rules.html#r1">, <a href="docs/rules.html"> <a href="https://example.org/none">'
    assert dead(tmp_path, good) == []
    assert dead(tmp_path, '<a href="docs/rules.html#r2">') == ["index.html: docs/rules.html#r2"]
    assert dead(tmp_path, '<img src="docs/none.webp">') == ["index.html: docs/none.webp"]


def test_the_reference_lists_every_public_name() -> None:
    page = reference.library_page()
    assert {name for name in farebox.__all__ if f":: farebox.{name}\n" not in page} == set()
    assert ":canonical: farebox.DrawFaceUp | farebox.DrawBlind | " in page
    assert "## Other" not in page


def test_the_reference_of_the_server_has_operations_and_types() -> None:
    schema: dict[str, Any] = {
        "paths": {
            "/api/x": {
                "get": {
                    "description": "Everything.",
                    "responses": {"200": {"content": {"json": {"schema": {"$ref": "#/components/X"}}}}},
                }
            }
        },
        "components": {"schemas": {"X": {"properties": {"a": {"type": "string"}}, "required": ["a"]}}},
    }
    lines = reference.http_page(schema).splitlines()
    assert {"### GET /api/x", "Everything.", "| response&nbsp;200 | json | [X](#x) |"} <= {*lines}
    assert "| `a` | string | yes |" in lines
