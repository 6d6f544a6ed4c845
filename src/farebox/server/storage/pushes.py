"""What is done with push subscriptions inside a transaction."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from farebox.errors import LATER_SECONDS, LimitReached, TableError
from farebox.server.storage.schema import SUBSCRIPTIONS
from farebox.server.storage.types import Subscription

FIELDS = [SUBSCRIPTIONS.c[name] for name in Subscription.__struct_fields__]


def put_subscription(connection: Connection, subscription: Subscription, most: int, at: float) -> None:
    """Add a browser of a guest, or move it to the guest who has it now; only the browser knows its keys."""
    same = SUBSCRIPTIONS.c.hash == subscription.hash
    known = connection.execute(select(SUBSCRIPTIONS).where(same).with_for_update()).first()
    if known is not None and (known.p256dh, known.auth) != (subscription.p256dh, subscription.auth):
        raise TableError("push-not-usable")
    if known is None or known.guest_id != subscription.guest_id:
        mine = SUBSCRIPTIONS.c.guest_id == subscription.guest_id
        if (connection.scalar(select(func.count()).where(mine)) or 0) >= most:
            raise LimitReached("too-many-subscriptions", LATER_SECONDS, most=most)
    values = {**msgspec.structs.asdict(subscription), "created_at": at}
    if known is None:
        connection.execute(insert(SUBSCRIPTIONS), values)
    else:
        connection.execute(update(SUBSCRIPTIONS).where(same).values(values))


def claim_subscriptions(connection: Connection, guest_id: str, turn: str) -> list[Subscription]:
    """The browsers of a guest that were not told of a turn; who asks next gets none of them."""
    told = SUBSCRIPTIONS.c.told
    mine = SUBSCRIPTIONS.c.guest_id == guest_id
    untold = select(*FIELDS).where(mine, or_(told.is_(None), told != turn)).with_for_update()
    found = [Subscription(*row) for row in connection.execute(untold)]
    hashes = [one.hash for one in found]
    connection.execute(update(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.hash.in_(hashes)).values(told=turn))
    return found


def forget_endpoint(connection: Connection, endpoint_hash: str) -> None:
    """Forget a browser that is gone."""
    connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.hash == endpoint_hash))


def forget_subscription(connection: Connection, guest_id: str, endpoint_hash: str) -> None:
    """Forget a browser of a guest who no longer wants to be called there."""
    own = (SUBSCRIPTIONS.c.hash == endpoint_hash, SUBSCRIPTIONS.c.guest_id == guest_id)
    connection.execute(delete(SUBSCRIPTIONS).where(*own))


def forget_subscriptions(connection: Connection, guest_id: str) -> int:
    """Forget all browsers of a guest; their number."""
    return connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.guest_id == guest_id)).rowcount


def count_subscriptions(connection: Connection, guest_id: str) -> int:
    """How many browsers of a guest are called."""
    return connection.scalar(select(func.count()).where(SUBSCRIPTIONS.c.guest_id == guest_id)) or 0
