"""Who a guest is: a signed cookie; and the secret links that move a seat to another device."""

from __future__ import annotations

import hashlib
import hmac
import secrets

GUEST_BYTES = 12
SECRET_BYTES = 32
COOKIE = "farebox"
# Over https: browsers take one of this name from the very host only, and only over https.
SECURE_COOKIE = f"__Host-{COOKIE}"
COOKIE_SECONDS = 400 * 24 * 3600
LINK_SECONDS = 24 * 3600.0
MAX_COOKIE = 200


def new_guest_id() -> str:
    """An id for a guest; it is not secret, because only a signed one is accepted."""
    return secrets.token_urlsafe(GUEST_BYTES)


def new_secret() -> bytes:
    """A secret to sign cookies with."""
    return secrets.token_bytes(SECRET_BYTES)


def new_link_secret() -> str:
    """The secret of a seat link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def link_hash(secret: str) -> str:
    """What storage knows of a link's secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Signer:
    """Signs the ids of guests and accepts only its own signatures."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def cookie(self, guest: str) -> str:
        """The cookie of a guest."""
        return f"{guest}.{self._signature(guest)}"

    def guest(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None if it is missing, broken or signed by somebody else."""
        if not cookie or len(cookie) > MAX_COOKIE or not cookie.isascii():
            return None
        guest, _, signature = cookie.rpartition(".")
        return guest if guest and hmac.compare_digest(signature, self._signature(guest)) else None

    def _signature(self, guest: str) -> str:
        return hmac.new(self._secret, f"farebox guest:{guest}".encode(), hashlib.sha256).hexdigest()
