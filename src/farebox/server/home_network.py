"""The addresses by which other devices in the same network reach this computer."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import IPv4Address, ip_address
from typing import NamedTuple

import ifaddr

from farebox.errors import SetupError

# Networks inside this computer, for containers and virtual machines; no phone is in them.
INNER_NETWORKS = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "podman", "cni", "vethernet")
# Reserved for documentation (RFC 5737): the system is only asked by which way it would go there.
ELSEWHERE = ("198.51.100.1", 9)


class NetworkAddress(NamedTuple):
    """An address of this computer, and the name of the network device that has it."""

    ip: str
    device: str


def home_addresses() -> list[NetworkAddress]:
    """The addresses of this computer that others can reach, the likeliest first."""
    found = [
        NetworkAddress(str(address.ip), adapter.nice_name)
        for adapter in ifaddr.get_adapters()
        for address in adapter.ips
        if address.is_IPv4 and is_reachable(str(address.ip))
    ]
    usual = usual_address()
    return sorted(found, key=lambda one: (one.ip != usual, is_inner(one.device), not is_private(one.ip)))


def require_home_network() -> list[NetworkAddress]:
    """The addresses that others can reach; an error where there is no network."""
    found = home_addresses()
    if not found:
        raise SetupError("no-home-network")
    return found


def is_reachable(ip: str) -> bool:
    """Whether another device could reach an address: not this computer's own, nor one it gave itself."""
    address = IPv4Address(ip)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def is_private(ip: str) -> bool:
    """Whether an address belongs to a home or a company, and to nobody on the internet."""
    return ip_address(ip).is_private


def is_inner(device: str) -> bool:
    """Whether a network is one inside this computer."""
    return device.lower().startswith(INNER_NETWORKS)


def usual_address() -> str | None:
    """The address that this computer uses to go elsewhere; nothing is sent to find out."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(ELSEWHERE)
        return str(asking.getsockname()[0])
    return None
