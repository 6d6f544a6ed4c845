"""Push endpoints: strangers' addresses that this server calls, and how little it trusts them."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from concurrent.futures import Executor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

HTTPS_PORT = 443
MAX_ENDPOINT = 1000
SECONDS = 10.0
# The first line of an answer is all that is read of it.
MAX_LINE = 1024
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})[ \r]")
PLAIN = re.compile(r"[!-~]+")
# Networks of IPv6 whose addresses hold one of IPv4, which may be a private one.
HIDES_IPV4 = tuple(
    map(IPv6Network, ("::ffff:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"))
)


class EndpointRefused(Exception):
    """An address that this server does not call, or an answer that it does not believe."""


class Endpoint(NamedTuple):
    """Where a push service takes notifications for one browser."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """The service itself, as tokens name it."""
        usual = HTTPS_PORT if self.secure else 80
        name = f"[{self.host}]" if ":" in self.host else self.host
        return f"http{'s' if self.secure else ''}://{name}{'' if self.port == usual else f':{self.port}'}"


def read_endpoint(address: str, allowed: str | None = None) -> Endpoint:
    """The parts of an address that may be called: https, its usual port, no password, no private address.

    `allowed` is the one origin of a test that may be called all the same.
    """
    if len(address) > MAX_ENDPOINT or not PLAIN.fullmatch(address):
        raise EndpointRefused("address")
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise EndpointRefused("address") from None
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    secure = parts.scheme == "https"
    endpoint = Endpoint(secure, host, port or (HTTPS_PORT if secure else 80), path)
    if allowed is not None and endpoint.origin == allowed:
        return endpoint
    if not secure or parts.username is not None or "@" in parts.netloc or endpoint.port != HTTPS_PORT:
        raise EndpointRefused("address")
    if not host or (is_address(host) and not is_public(host)):
        raise EndpointRefused("private")
    return endpoint


def is_address(host: str) -> bool:
    """Whether a host is written as an address and not as a name."""
    try:
        return bool(ip_address(host))
    except ValueError:
        return False


def is_public(ip: str) -> bool:
    """Whether an address is one of the internet: not of this computer, its network, or of any other kind."""
    address: IPv4Address | IPv6Address = ip_address(ip.partition("%")[0])
    if isinstance(address, IPv6Address) and any(address in network for network in HIDES_IPV4):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


class Caller:
    """Calls endpoints at the addresses that it has checked, and believes nothing but a status."""

    def __init__(self, threads: Executor, *, allowed: str | None = None, seconds: float = SECONDS) -> None:
        self._threads = threads
        self._allowed = allowed
        self._seconds = seconds
        self._context: ssl.SSLContext | None = None

    async def post(self, address: str, headers: dict[str, str], body: bytes) -> int:
        """The status of the answer; EndpointRefused, OSError or TimeoutError if there is none."""
        endpoint = read_endpoint(address, self._allowed)
        async with asyncio.timeout(self._seconds):
            ip = await self._checked_address(endpoint)
            reader, writer = await self._connect(endpoint, ip)
            try:
                writer.write(request(endpoint, headers, body))
                await writer.drain()
                return status_of(await reader.readuntil(b"\n"))
            except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                raise EndpointRefused("answer") from None
            finally:
                # Nothing more is read, so nobody waits until the other side has finished.
                writer.transport.abort()

    async def _checked_address(self, endpoint: Endpoint) -> str:
        """An address of the endpoint; all that its name stands for have to be public."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._threads, resolve, endpoint.host, endpoint.port)
        if endpoint.origin != self._allowed and not all(map(is_public, found)):
            raise EndpointRefused("private")
        return found[0]

    async def _connect(
        self, endpoint: Endpoint, ip: str
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to the checked address, and not to the name, which may stand for another by now."""
        if not endpoint.secure:
            return await asyncio.open_connection(ip, endpoint.port, limit=MAX_LINE)
        if self._context is None:
            self._context = ssl.create_default_context()
        return await asyncio.open_connection(
            ip, endpoint.port, limit=MAX_LINE, ssl=self._context, server_hostname=endpoint.host
        )


def resolve(host: str, port: int) -> list[str]:
    """The addresses of a name, in a thread: this may take long."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(place[4][0]) for place in found))


def request(endpoint: Endpoint, headers: dict[str, str], body: bytes) -> bytes:
    """A request in full; its connection is used for nothing else."""
    lines = [f"POST {endpoint.path} HTTP/1.1", f"Host: {endpoint.origin.partition('://')[2]}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    lines += [f"Content-Length: {len(body)}", "Connection: close", "", ""]
    return "\r\n".join(lines).encode("ascii") + body


def status_of(line: bytes) -> int:
    """The status in the first line of an answer."""
    found = STATUS.match(line)
    if found is None:
        raise EndpointRefused("answer")
    return int(found[1])
