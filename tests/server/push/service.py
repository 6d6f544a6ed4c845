"""A push service of a test: it takes notifications over plain HTTP, keeps them and can read them."""

from __future__ import annotations

import asyncio
import json
import os
from base64 import urlsafe_b64decode
from contextlib import suppress
from typing import Any, Self

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from farebox.server.push.encryption import decoded, derived, encoded, public_point

CREATED = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"


class BrowserKeys:
    """The keys that a browser makes for itself."""

    def __init__(self) -> None:
        self.private = generate_private_key(SECP256R1())
        self.public = public_point(self.private.public_key())
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str, language: str = "en") -> dict[str, str]:
        """What the browser tells the server."""
        keys = {"p256dh": encoded(self.public), "auth": encoded(self.auth)}
        return {"endpoint": endpoint, **keys, "language": language}

    def read(self, body: bytes) -> Any:
        """A notification, as a browser decrypts it (RFC 8188, RFC 8291)."""
        salt, size, sender = body[:16], body[20], body[21 : 21 + body[20]]
        shared = self.private.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender))
        secret = derived(self.auth, shared, b"WebPush: info\0" + self.public + sender, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        return json.loads(AESGCM(key).decrypt(nonce, body[21 + size :], None).rstrip(b"\0")[:-1])


class PushService:
    """Takes notifications and answers as it is told to."""

    def __init__(self) -> None:
        self.answer = CREATED
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.delay = 0.0
        self._answering: set[asyncio.Task[Any]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.origin = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *error: object) -> None:
        self._server.close()
        for task in self._answering:
            task.cancel()
        await asyncio.gather(*self._answering, return_exceptions=True)

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._answering.add(task)
        try:
            await self._answer(reader, writer)
        finally:
            if not writer.is_closing():
                writer.transport.abort()
            self._answering.discard(task)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.taken.append((first.split(" ")[1], headers, body))
        await asyncio.sleep(self.delay)
        writer.write(self.answer)
        with suppress(OSError):
            await writer.drain()
        writer.close()

    async def wait_for(self, count: int) -> None:
        """Wait until so many notifications have come."""
        async with asyncio.timeout(60):
            while len(self.taken) < count:
                await asyncio.sleep(0.05)


def claims_of(authorization: str, origin_key: str) -> Any:
    """What a token claims, if the key that the server names signed it."""
    token, key = authorization.removeprefix("vapid t=").split(", k=")
    assert key == origin_key
    head, claims, signature = token.split(".")
    raw = decoded(signature)
    proof = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(key))
    public.verify(proof, f"{head}.{claims}".encode(), ECDSA(SHA256()))
    return json.loads(urlsafe_b64decode(claims + "=="))
