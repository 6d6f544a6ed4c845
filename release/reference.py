"""The pages of the site that are written by nobody: library, OpenAPI, pictures, and reports of playtests."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, get_args

LIBRARY, HTTP, PICTURES = "docs/reference", "docs/http-reference", "docs/pictures"
REPORTS = "docs/playtest-reports"
DOCS = Path(__file__).resolve().parents[1] / "docs"
IMAGES = DOCS / "images" / "web"
# The parts of the library, by the end of the module's name.
PARTS = {
    "Games": ("game.game", "game.views", "game.score_sheet", "game.secrecy"),
    "Actions": ("game.actions",),
    "Events": ("game.events",),
    "Records": ("game.records",),
    "Cities": ("cities.load", "cities.schema", "drawing.city_files"),
    "Bots": ("bots.bot", "bots.bot_class", "bots.dice"),
    "Simulations, matches and playtests": (
        "arena.simulation", "arena.match", "arena.spec", "arena.results", "arena.standings",
        "playtesting.report",
    ),
    "Errors": ("errors",),
    "Version": (),
}  # fmt: skip
# They are neither classes nor functions, so they have no docstrings; each with its part.
UNIONS = {"Action": ("Actions", "Any action."), "Event": ("Events", "Any event.")}
VALUES = {
    "CITY_IDS": ("Cities", "tuple[str, ...]", "The ids of the built-in cities."),
    "__version__": ("Version", "str", "The version of Farebox."),
}


def pages() -> dict[str, str]:
    """The generated pages by name, as Markdown."""
    return {
        LIBRARY: library_page(),
        HTTP: http_page(openapi()),
        PICTURES: pictures_page(),
        REPORTS: reports_page(),
    }


def homes() -> dict[str, list[str]]:
    """The public names by the module that defines them."""
    import farebox

    found: dict[str, list[str]] = {}
    for name in farebox.__all__:
        if name not in UNIONS and name not in VALUES:
            found.setdefault(getattr(farebox, name).__module__.removeprefix("farebox."), []).append(name)
    return found


def library_page() -> str:
    """Every public name with its signature and docstring."""
    import farebox

    lines = [
        "# Library reference",
        "",
        "Everything that `import farebox` offers; [the library](api.md) shows it by example.",
        "",
    ]
    known = homes()
    left = set(known) - {module for modules in PARTS.values() for module in modules}
    for part, modules in {**PARTS, **({"Other": tuple(sorted(left))} if left else {})}.items():
        lines += [f"## {part}", "", *value_lines(part)]
        for name in (name for module in modules for name in sorted(known.get(module, []))):
            kind = "class" if isinstance(getattr(farebox, name), type) else "function"
            lines += directive(kind, name)
    return "\n".join(lines)


def value_lines(part: str) -> Iterator[str]:
    """The unions and values of a part."""
    import farebox

    for name, (place, meaning) in UNIONS.items():
        if place == part:
            classes = " | ".join(f"farebox.{kind.__name__}" for kind in get_args(getattr(farebox, name)))
            yield from rst(f".. py:type:: farebox.{name}", f"   :canonical: {classes}", "", f"   {meaning}")
    for name, (place, kind, meaning) in VALUES.items():
        if place == part:
            yield from rst(f".. py:data:: farebox.{name}", f"   :type: {kind}", "", f"   {meaning}")


def rst(*lines: str) -> list[str]:
    """Lines for Sphinx alone."""
    return ["```{eval-rst}", *lines, "```", ""]


def directive(kind: str, name: str) -> list[str]:
    """What lets Sphinx document a name."""
    options = ["   :members:", "   :undoc-members:"] if kind == "class" else []
    return rst(f".. auto{kind}:: farebox.{name}", *options)


def openapi() -> dict[str, Any]:
    """The OpenAPI schema of the server."""
    from farebox.server.app import make_app
    from farebox.server.settings import Settings

    schema: dict[str, Any] = json.loads(
        json.dumps(make_app(Settings(static="nowhere")).openapi_schema.to_schema())
    )
    return schema


def openapi_json() -> str:
    """The schema as a file."""
    return json.dumps(openapi(), indent=1) + "\n"


def http_page(schema: dict[str, Any]) -> str:
    """Every operation and every type of the schema, as tables; no script is needed to read it."""
    lines = [
        "# HTTP reference",
        "",
        "Generated from the server's OpenAPI schema, which every server serves at `/schema`",
        "and this site offers as [openapi.json](site:openapi.json).",
        "[The protocol](protocol.md) explains how the parts work together, and has the WebSocket messages.",
        "",
        "## Operations",
        "",
    ]
    for path, methods in sorted(schema["paths"].items()):
        for method, operation in methods.items():
            lines += operation_lines(f"{method.upper()} {path}", operation)
    lines += ["## Types", ""]
    for name, fields in sorted(schema["components"]["schemas"].items()):
        lines += type_lines(name, fields)
    return "\n".join(lines)


def operation_lines(title: str, operation: dict[str, Any]) -> Iterator[str]:
    """One operation: what it does, what it takes, and what it answers."""
    yield from (f"### {title}", "", operation.get("description", ""), "")
    body = operation.get("requestBody", {}).get("content", {})
    rows = [
        (f"`{parameter['name']}`", parameter["in"], type_name(parameter.get("schema", {})))
        for parameter in operation.get("parameters", [])
    ]
    rows += [("body", kind, type_name(content.get("schema", {}))) for kind, content in body.items()]
    for code, response in operation.get("responses", {}).items():
        content = response.get("content", {}) or {"": {}}
        rows += [
            (f"response&nbsp;{code}", kind, type_name(body.get("schema", {})))
            for kind, body in content.items()
        ]
    yield from table(("what", "where", "type"), rows)


def type_lines(name: str, schema: dict[str, Any]) -> Iterator[str]:
    """One type with its fields."""
    yield from (f"### {name}", "", schema.get("description", ""), "")
    needed = set(schema.get("required", []))
    rows = [
        (f"`{field}`", type_name(what), "yes" if field in needed else "no")
        for field, what in schema.get("properties", {}).items()
    ]
    if rows:
        yield from table(("field", "type", "required"), rows)
    else:
        yield from (type_name(schema), "")


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    """A table in Markdown."""
    for row in (head, ("---",) * len(head), *rows):
        yield f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |"
    yield ""


def type_name(schema: dict[str, Any]) -> str:
    """A type in a few words, with links to the types it names."""
    if name := schema.get("$ref", "").rpartition("/")[2]:
        return f"[{name}](#{name.lower()})"
    for key in ("oneOf", "anyOf"):
        if parts := schema.get(key):
            return " or ".join(dict.fromkeys(map(type_name, parts)))
    if values := schema.get("enum"):
        return ", ".join(f"`{value}`" for value in values)
    if schema.get("type") == "array":
        return f"list of {type_name(schema.get('items', {}))}"
    kinds = schema.get("type", "anything")
    return kinds if isinstance(kinds, str) else " or ".join(kinds)


def pictures_page() -> str:
    """All pictures of the app, each with the name of what it shows."""
    lines = ["# Pictures", "", "Every screen, on desktops and phones, light and dark.", ""]
    for file in sorted(IMAGES.glob("*.webp")):
        title = file.stem.replace("-", " ").capitalize()
        picture = rst(f".. image:: images/web/{file.name}", f"   :alt: {title}", "   :loading: lazy")
        lines += [f"## {title}", "", *picture]
    return "\n".join(lines)


def reports_page() -> str:
    """The playtest reports of the built-in cities that are committed."""
    from farebox.cities.load import all_cities

    lines = [
        "# Playtest reports",
        "",
        "What `farebox playtest` wrote about the built-in cities.",
        "[Playtests](playtest.md) explains the criteria.",
        "",
    ]
    for city in all_cities():
        if (DOCS / "playtest" / f"{city.id}.html").is_file():
            lines.append(f"- [{city.name}](site:playtest/{city.id}.html)")
    return "\n".join([*lines, ""])
