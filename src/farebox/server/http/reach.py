"""The address by which others reach this server, and who they can be."""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import Any

from litestar.connection import ASGIConnection

from farebox.errors import TableError
from farebox.server.home_network import home_addresses, is_private
from farebox.server.http.requests import services_of
from farebox.server.wire_home import Reach

# A name or an address, and a port: what browsers send, and nothing that needs escaping.
HOST = re.compile(r"(?P<name>[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?P<port>:\d{1,5})?")


def base_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that others use: of the settings, else the one this request came to, as proxies tell it."""
    settings = services_of(connection).settings
    if settings.address:
        return settings.address
    host = HOST.fullmatch(connection.headers.get("host", ""))
    if host is None:
        raise TableError("request-not-valid", fault="Host")
    name, port = host["name"], host["port"] or ""
    if settings.lan and is_this_computer(name):
        found = home_addresses()
        name = found[0].ip if found else name
    return f"{connection.url.scheme}://{name}{port}"


def reach_of(base: str) -> Reach:
    """Who can open an address."""
    host = HOST.fullmatch(base.partition("://")[2])
    name = host["name"] if host else ""
    if is_this_computer(name):
        return "this-computer"
    return "network" if is_of_network(name) else "everyone"


def is_this_computer(name: str) -> bool:
    """Whether a name means the computer that says it."""
    if name.lower().rstrip(".").removesuffix(".localhost") in ("localhost", "0.0.0.0", "[::]"):
        return True
    try:
        return ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return False


def is_of_network(name: str) -> bool:
    """Whether a name or an address is known in a home network only."""
    try:
        return is_private(name.strip("[]"))
    except ValueError:
        return "." not in name or name.lower().endswith((".local", ".lan", ".home.arpa"))
