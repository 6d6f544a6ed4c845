"""The messages of guided games."""

from __future__ import annotations

from farebox.game.actions import Action
from farebox.server.wire_signals import Message


class Lesson(Message, frozen=True, kw_only=True):
    """What the learner at a guided table does next, and what that teaches; `after` is the lesson before.

    Any tickets may be kept and either token taken: what is named is advice. The lessons are numbered from 1.
    """

    lesson: str
    after: str | None
    number: int
    lessons: int
    action: Action


class NewGuidedTable(Message, frozen=True):
    """A guided game to be begun, in a city that has one."""

    city: str
