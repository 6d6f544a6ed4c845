"""Messages that a server must refuse, made from a seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from farebox.server.wire import SeatState

VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    3,
    2**31,
    2**63,
    2**70,
    1.5,
    1e308,
    "",
    "0",
    "x" * 65,
    "ä\u0000😀",
    [],
    {},
    [[]],
    {"a": {}},
    "' OR 1=1 --",
    "../../etc/passwd",
)
HUGE = 9_000
LARGEST = 900_000
Message = str | bytes


class BadMessages:
    """A source of bad messages for a seat that is to act, at a version."""

    def __init__(self, rng: Random, version: int, own: SeatState, other_seat: int) -> None:
        self.rng = rng
        self.version = version
        self.own = own
        self.other_seat = other_seat
        self.number = 0
        self.kinds: tuple[Callable[[], Message], ...] = (
            self.wrong_field,
            self.missing_field,
            self.extra_field,
            self.wrong_seat,
            self.old_version,
            self.future_version,
            self.illegal_action,
            self.wrong_action_field,
            self.undo_without_right,
            self.not_json,
            self.cut_off,
            self.other_type,
            self.deep,
            self.huge,
            self.binary,
            self.odd_number,
        )

    def one(self) -> Message:
        """The next one."""
        return self.rng.choice(self.kinds)()

    def valid(self) -> dict[str, Any]:
        """What would be done: a legal action with a fresh id."""
        self.number += 1
        return {
            "type": "act",
            "id": f"bad-message-{self.number}",
            "seat": self.own.seat,
            "version": self.version,
            "action": action_of(self.rng.choice(self.own.legal)),
        }

    def wrong_field(self) -> str:
        """A field with a value of another type."""
        message = self.valid()
        name = self.rng.choice(list(message))
        while (value := self.rng.choice(VALUES)) == message[name] or (name == "id" and good_id(value)):
            pass
        return json.dumps({**message, name: value})

    def missing_field(self) -> str:
        message = self.valid()
        del message[self.rng.choice(list(message))]
        return json.dumps(message)

    def extra_field(self) -> str:
        return json.dumps({**self.valid(), self.rng.choice(["guest", "more", "", "Type"]): 1})

    def wrong_seat(self) -> str:
        return json.dumps({**self.valid(), "seat": self.rng.choice([self.other_seat, 3, 2])})

    def old_version(self) -> str:
        return json.dumps({**self.valid(), "version": self.rng.randrange(self.version)})

    def future_version(self) -> str:
        return json.dumps({**self.valid(), "version": self.version + self.rng.randrange(1, 10**6)})

    def illegal_action(self) -> str:
        """An action that is none of this moment."""
        illegal = self.rng.choice(
            [
                {"action": "pass"},
                {"action": "keep-tickets", "tickets": ["nowhere-elsewhere"]},
                {"action": "keep-tickets", "tickets": []},
                {"action": "claim-route", "route": "nowhere", "colour": "red", "wilds": 0},
                {"action": "claim-route", "route": "nowhere", "colour": "red", "wilds": -5},
                {"action": "draw-face-up", "slot": self.rng.choice([-1, 5, 99, 2**40])},
                {"action": "place-stack", "location": "nowhere"},
                {"action": "take-token", "location": "nowhere"},
            ]
        )
        return json.dumps({**self.valid(), "action": illegal})

    def wrong_action_field(self) -> str:
        message = self.valid()
        action = message["action"]
        name = self.rng.choice(list(action))
        legal = [action_of(allowed) for allowed in self.own.legal]
        while (wrong := {**action, name: self.rng.choice(VALUES)}) in legal:
            pass
        return json.dumps({**message, "action": wrong})

    def undo_without_right(self) -> str:
        message = {name: value for name, value in self.valid().items() if name != "action"}
        return json.dumps({**message, "type": "undo"})

    def not_json(self) -> str:
        letters = [chr(self.rng.choice([*range(32, 127), 0, 0xD7FF, 0xFFFD, 0x1F600])) for _ in range(40)]
        return "".join(letters)

    def cut_off(self) -> str:
        text = json.dumps(self.valid())
        return text[: self.rng.randrange(len(text))]

    def other_type(self) -> str:
        name = self.rng.choice(["hello", "update", "done", "ACT", "act ", "", "ping\u0000", "start"])
        return json.dumps({**self.valid(), "type": name})

    def deep(self) -> str:
        depth = self.rng.choice([100, 2_000, 4_000])
        inner = self.rng.choice(['{"action":', "["])
        whole = json.dumps({**self.valid(), "action": "HERE"})
        return whole.replace('"HERE"', inner * (depth // len(inner)))

    def huge(self) -> str:
        size = self.rng.choice([HUGE, HUGE, HUGE, LARGEST])
        return json.dumps({**self.valid(), "id": "x" * size})

    def binary(self) -> bytes:
        return self.rng.choice([json.dumps(self.valid()).encode(), self.rng.randbytes(50), b""])

    def odd_number(self) -> str:
        odd = self.rng.choice(["NaN", "Infinity", "-0", "1e999", "00", "0x1", "1.0", "9" * 400])
        return json.dumps({**self.valid(), "version": "HERE"}).replace('"HERE"', odd)


def good_id(value: Any) -> bool:
    """Whether a value would do as an id."""
    return isinstance(value, str) and 8 <= len(value) <= 64


def action_of(action: Any) -> dict[str, Any]:
    """An action as a message has it."""
    plain: dict[str, Any] = msgspec.to_builtins(action)
    return plain
