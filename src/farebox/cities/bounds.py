"""Bounds that a type declares for the checks of city files.

msgspec's own bounds (`ge`, `pattern`) would refuse the whole route whose length is wrong, and then everything
that depends on the route would look wrong too. These are read by `checks.fields` only.
"""

from __future__ import annotations

from msgspec import Meta

OUTERMOST = 1_000_000


def between(least: int, most: int) -> Meta:
    """A number from least to most."""
    return Meta(extra={"least": least, "most": most})


def counted(what: str, least: int, most: int = OUTERMOST) -> Meta:
    """A list with at least and at most so many items, and what they are called."""
    return Meta(extra={"what": what, "least": least, "most": most})


def matching(form: str, problem: str, fact: str) -> Meta:
    """A text of a form, the code of the problem of any other, and what the problem calls it."""
    return Meta(extra={"form": form, "problem": problem, "fact": fact})
