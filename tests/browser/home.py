"""A home network inside this computer: a laptop and a phone in network namespaces, joined by a cable."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserType

from tests.browser.chromium import find_chromium, launch
from tests.server.served import Served

LAPTOP_ADDRESS, PHONE_ADDRESS = "10.77.0.1", "10.77.0.2"


class Home(NamedTuple):
    """The names of the namespaces: a laptop and a phone in one network, and a device that is in none."""

    laptop: str
    phone: str
    alone: str


class ServedAtHome(Served):
    """A server on the laptop, open to the network."""

    def __init__(self, laptop: str, database: str, **environment: str) -> None:
        self.laptop = laptop
        super().__init__(database, **environment)

    def command(self) -> list[str]:
        """What starts the server inside the namespace."""
        return ["ip", "netns", "exec", self.laptop, sys.executable, "-m", "farebox", "serve", "--lan"]


def hindrance() -> str | None:
    """Why there can be no namespaces here; None if there can."""
    if shutil.which("ip") is None:
        return "there is no `ip` (Debian: apt-get install iproute2)"
    if getattr(os, "geteuid", lambda: 1)() != 0:
        return "network namespaces need root"
    tried = subprocess.run(["ip", "netns", "add", f"fb-try-{os.getpid()}"], capture_output=True, text=True)
    if tried.returncode != 0:
        return tried.stderr.strip()
    ip("netns", "delete", f"fb-try-{os.getpid()}")
    return None


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


@contextmanager
def home_network() -> Iterator[Home]:
    """Namespaces that only know each other; no packet leaves this computer."""
    home = Home(*(f"fb-{name}-{os.getpid()}" for name in Home._fields))
    for name in home:
        ip("netns", "add", name)
    try:
        cable = ("type", "veth", "peer", "name", "wlan0", "netns", home.phone)
        ip("-n", home.laptop, "link", "add", "wlan0", *cable)
        for name, address in ((home.laptop, LAPTOP_ADDRESS), (home.phone, PHONE_ADDRESS)):
            ip("-n", name, "address", "add", f"{address}/24", "dev", "wlan0")
            ip("-n", name, "link", "set", "wlan0", "up")
        for name in home:
            ip("-n", name, "link", "set", "lo", "up")
        yield home
    finally:
        for name in home:
            ip("netns", "delete", name)


def chromium_in(engine: BrowserType, namespace: str, folder: Path) -> Browser:
    """A browser inside a namespace."""
    program = folder / f"chromium-{namespace}"
    program.write_text(f'#!/bin/sh\nexec ip netns exec {namespace} {find_chromium()} "$@"\n')
    program.chmod(0o755)
    return launch(engine, program)
