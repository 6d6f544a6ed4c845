"""What is sent to a browser's push service: encrypted for that browser, and signed by this server.

Imported where it is used: loading the cryptography takes long, and many servers never notify anybody.
"""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = SECP256R1()
KEY_BYTES, POINT_BYTES, AUTH_BYTES, SALT_BYTES = 32, 65, 16, 16
RECORD_BYTES = 4096
# All notifications are of one length, so that it tells nothing of what is in them.
PADDED_BYTES = 512
LAST_RECORD = b"\x02"
TOKEN_SECONDS = 12 * 3600.0


def encoded(data: bytes) -> str:
    """Bytes as the standards write them: base64 for addresses, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of such a text; ValueError if it is none."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except NotBase64 as fault:
        raise ValueError(text) from fault


def public_point(key: EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_point(point: bytes) -> EllipticCurvePublicKey:
    """The public key of 65 bytes; ValueError if they are no point of the curve."""
    if len(point) != POINT_BYTES:
        raise ValueError(point)
    return EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def new_key() -> bytes:
    """A private key for this server, as it is kept in storage."""
    return generate_private_key(CURVE).private_numbers().private_value.to_bytes(KEY_BYTES)


class ServerKey:
    """The key by which push services know this server (VAPID, RFC 8292)."""

    def __init__(self, private: bytes) -> None:
        self._key = derive_private_key(int.from_bytes(private), CURVE)
        self.public = encoded(public_point(self._key.public_key()))

    def authorization(self, origin: str, now: float, contact: str | None) -> str:
        """The header that tells a push service who sends; it is of no use at another one."""
        claims = {"aud": origin, "exp": int(now + TOKEN_SECONDS)}
        # Only an address that a push service could use says who to turn to.
        claims |= {"sub": contact} if contact and contact.startswith("https://") else {}
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        token = ".".join(encoded(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        return f"vapid t={token}.{encoded(self._signature(token))}, k={self.public}"

    def _signature(self, token: str) -> bytes:
        r, s = decode_dss_signature(self._key.sign(token.encode(), ECDSA(SHA256())))
        return r.to_bytes(KEY_BYTES) + s.to_bytes(KEY_BYTES)


def encrypt(
    text: bytes,
    browser_key: bytes,
    auth: bytes,
    *,
    salt: bytes | None = None,
    key: EllipticCurvePrivateKey | None = None,
    padded: int = PADDED_BYTES,
) -> bytes:
    """A text that only one browser can read (RFC 8291); salt and key are new each time, except in tests."""
    salt, key = salt or os.urandom(SALT_BYTES), key or generate_private_key(CURVE)
    own = public_point(key.public_key())
    shared = key.exchange(ECDH(), read_point(browser_key))
    secret = derived(auth, shared, b"WebPush: info\0" + browser_key + own, KEY_BYTES)
    content_key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    record = (text + LAST_RECORD).ljust(padded, b"\0")
    head = salt + RECORD_BYTES.to_bytes(4) + bytes([len(own)]) + own
    return head + AESGCM(content_key).encrypt(nonce, record, None)


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """A key made from a secret (HKDF, RFC 5869)."""
    return HKDF(SHA256(), length, salt, info).derive(secret)
