"""How Sphinx makes the site; `python3 run.py docs` calls it with prepared sources."""

from typing import Any

from farebox.version import VERSION

project = "Farebox"
author = "Farebox contributors"
copyright = author
version = release = VERSION
extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "index"
html_theme = "furo"
html_title = f"Farebox {VERSION}"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_show_sphinx = False
html_copy_source = False
pygments_style, pygments_dark_style = "friendly", "monokai"
# A block that names no language is a command or its output.
highlight_language = "none"

# The headings' anchors are those that a forge makes, so the links in the files work in both places.
myst_heading_anchors = 4
myst_enable_extensions = ["attrs_inline"]
# `site:` marks a file that is copied as it is.
myst_url_schemes = {"http": None, "https": None, "mailto": None, "site": "{{path}}"}

# The docstrings put code between single backticks.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "mixed"
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"

# Made by their class methods; the constructor is private.
WITHOUT_CONSTRUCTOR = {"farebox.Game"}


def hide_constructor(app: Any, kind: str, name: str, *others: Any) -> tuple[str, str] | None:
    """Show a class without its signature."""
    return ("", "") if name in WITHOUT_CONSTRUCTOR else None


def setup(app: Any) -> None:
    """Change what Sphinx shows."""
    app.connect("autodoc-process-signature", hide_constructor)
