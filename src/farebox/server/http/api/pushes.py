"""Notifications: the key of this server, and the browsers in which a guest wants to be called."""

from __future__ import annotations

import hashlib

from litestar import Controller, get, post, put
from litestar.params import JSONBody

from farebox.errors import TableError
from farebox.locales import DEFAULT_LANGUAGE, languages
from farebox.server.http.reach import base_of
from farebox.server.http.requests import CurrentGuest, ServicesDep, StrictRequest, problems
from farebox.server.push.endpoints import EndpointRefused, read_endpoint
from farebox.server.services import Services
from farebox.server.storage.types import Subscription
from farebox.server.wire_home import PushAddress, PushState, PushSubscription


class Pushes(Controller):
    """The browsers in which a guest is told that it is their turn."""

    path = "/api/me/push"
    tags = ("guests",)

    @get(responses=problems())
    async def state(self, guest: CurrentGuest, services: ServicesDep) -> PushState:
        """Tell the server's public key, and in how many browsers the guest is called."""
        return await state_of(guest.id, services)

    @put(responses=problems(409))
    async def subscribe(
        self,
        request: StrictRequest,
        data: JSONBody[PushSubscription],
        guest: CurrentGuest,
        services: ServicesDep,
    ) -> PushState:
        """Call the guest in this browser, too."""
        wanted = subscription_of(data, guest.id, base_of(request), services.push.allowed)
        await services.storage.put_subscription(
            wanted, services.settings.limits.subscriptions_by_guest, services.tables.clock()
        )
        return await state_of(guest.id, services)

    @post("/forget", responses=problems(), status_code=200)
    async def forget(
        self, data: JSONBody[PushAddress], guest: CurrentGuest, services: ServicesDep
    ) -> PushState:
        """Call the guest in this browser no more."""
        await services.storage.forget_subscription(guest.id, hash_of(data.endpoint))
        return await state_of(guest.id, services)


async def state_of(guest_id: str, services: Services) -> PushState:
    """What a browser has to know."""
    return PushState(services.push.key.public, await services.storage.count_subscriptions(guest_id))


def subscription_of(data: PushSubscription, guest_id: str, site: str, allowed: str | None) -> Subscription:
    """A subscription that can be used: an address that may be called, and keys that are keys."""
    from farebox.server.push.encryption import AUTH_BYTES, decoded, read_point

    try:
        read_endpoint(data.endpoint, allowed)
        p256dh, auth = decoded(data.p256dh), decoded(data.auth)
        read_point(p256dh)
    except (EndpointRefused, ValueError):
        raise TableError("push-not-usable") from None
    if len(auth) != AUTH_BYTES:
        raise TableError("push-not-usable")
    language = data.language if data.language in languages() else DEFAULT_LANGUAGE
    return Subscription(hash_of(data.endpoint), guest_id, data.endpoint, p256dh, auth, language, site)


def hash_of(endpoint: str) -> str:
    """What tells one endpoint from another."""
    return hashlib.sha256(endpoint.encode()).hexdigest()
