"""Every event says what of it is private; a bot's state holds what its view shows."""

from typing import Any, get_args

import msgspec
import pytest

from farebox.game.actions import Action, KeepTickets
from farebox.game.events import CardDrawn, Event, TicketsKept
from farebox.game.secrecy import is_secret, private_fields, visible_event, visible_to

EVENTS = get_args(Event)


def example(kind: Any) -> Any:
    """An event or action of a type, with something in every field."""
    return kind(**{field.name: 1 for field in msgspec.structs.fields(kind)})


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_says_which_of_its_fields_are_private(kind: Any) -> None:
    event = example(kind)
    hidden = private_fields(event)
    assert set(hidden) <= set(kind.__struct_fields__)
    stranger = visible_event(event, 0)
    assert all(getattr(stranger, name) is None for name in hidden)
    assert visible_to(event, (1,)) == event


def test_an_event_that_says_nothing_is_not_shown() -> None:
    class Whispered(msgspec.Struct):
        seat: int
        secret: str

    with pytest.raises(AssertionError):
        visible_event(Whispered(0, "psst"), 0)  # type: ignore[arg-type]


def test_a_blind_card_is_private_and_an_open_one_is_not() -> None:
    assert visible_event(CardDrawn(1, None, "red"), 0) == CardDrawn(1, None, None)
    assert visible_event(CardDrawn(1, 3, "red"), None) == CardDrawn(1, 3, "red")
    assert visible_event(TicketsKept(1, 2, 0, ("a-b",)), None) == TicketsKept(1, 2, 0, None)


def test_only_which_tickets_are_kept_is_secret_of_an_action() -> None:
    assert [kind for kind in get_args(Action) if is_secret(example(kind))] == [KeepTickets]
