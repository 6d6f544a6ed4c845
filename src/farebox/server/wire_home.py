"""What friends at home and the app on a phone are told: addresses and notifications."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from farebox.server.wire_signals import Message

Endpoint = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
Reach = Literal["this-computer", "network", "everyone"]


class TableAddress(Message, frozen=True):
    """The address of a table for others, and who can open it: `network` is everyone in the home network."""

    address: str
    reach: Reach


class PushState(Message, frozen=True):
    """The key by which push services know this server, and in how many browsers the guest is called."""

    key: str
    browsers: int


class PushSubscription(Message, frozen=True):
    """A browser to call when it is the guest's turn, as its `PushSubscription` tells."""

    endpoint: Endpoint
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]
    language: Annotated[str, msgspec.Meta(max_length=20)]


class PushAddress(Message, frozen=True):
    """A browser to call no more."""

    endpoint: Endpoint
