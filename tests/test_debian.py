"""Debian packages of the set-up: installed where it may, named where it may not."""

import importlib.util
import os
import shutil
import sys
from pathlib import Path

import pytest

from bootstrap import debian as debian_packages
from bootstrap.shell import Failure


def test_the_missing_debian_package_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    monkeypatch.setattr(shutil, "which", lambda _: None)
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    with pytest.raises(Failure, match=f"apt-get install python{version}-venv"):
        debian_packages.ensure_pip_can_be_installed(tmp_path)


class Debian:
    """A system with some programs, on which the commands of the set-up are only noted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.programs: set[str] = set()
        self.commands: list[list[str]] = []
        monkeypatch.setattr(shutil, "which", lambda name, path=None: name in self.programs or None)
        monkeypatch.setattr(os, "geteuid", lambda: 0)
        monkeypatch.setattr(debian_packages, "call", lambda command, cwd: self.commands.append(command))
        monkeypatch.setattr(debian_packages, "TEST_LIBRARIES", {"some-library": "no/such/*/file"})


@pytest.fixture
def debian(monkeypatch: pytest.MonkeyPatch) -> Debian:
    return Debian(monkeypatch)


def test_what_the_tests_need_is_installed(debian: Debian, tmp_path: Path) -> None:
    debian.programs = {"apt-get", "chromium", "firefox", "Xvfb", "ip", "nginx", "caddy"}
    debian_packages.ensure_programs_of_the_tests(tmp_path)
    missing = ["postgresql", "webkit2gtk-driver", "some-library", "chromium-headless-shell"]
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *missing]
    assert debian.commands == [["apt-get", "update"], install]


def test_nothing_is_installed_when_all_is_there(
    debian: Debian, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    present = ["initdb", "google-chrome", "firefox-esr", "WebKitWebDriver", "Xvfb", "ip", "nginx", "caddy"]
    debian.programs = {"apt-get", "chromium-headless-shell", *present}
    monkeypatch.setattr(debian_packages, "TEST_LIBRARIES", {"some-library": "lib*"})
    debian_packages.ensure_programs_of_the_tests(tmp_path)
    assert debian.commands == []


def test_a_system_without_what_only_saves_time_gets_the_rest(
    debian: Debian, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def call(command: list[str], cwd: Path) -> None:
        if "chromium-headless-shell" in command:
            raise Failure("Unable to locate package chromium-headless-shell")
        debian.commands.append(command)

    debian.programs = {"apt-get", "initdb", "chromium", "firefox", "WebKitWebDriver", "Xvfb", "ip", "nginx"}
    monkeypatch.setattr(debian_packages, "call", call)
    debian_packages.ensure_programs_of_the_tests(tmp_path)
    assert debian.commands[-1][-2:] == ["caddy", "some-library"]
    assert "NOT INSTALLED" not in capsys.readouterr().out


@pytest.mark.parametrize("why", ["no apt-get", "not root", "no network"])
def test_what_cannot_be_installed_is_named_and_the_tests_run(
    debian: Debian,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    why: str,
) -> None:
    def fail(command: list[str], cwd: Path) -> None:
        raise Failure("no network")

    debian.programs = set() if why == "no apt-get" else {"apt-get"}
    monkeypatch.setattr(os, "geteuid", lambda: 1000 if why == "not root" else 0)
    if why == "no network":
        monkeypatch.setattr(debian_packages, "call", fail)
    debian_packages.ensure_programs_of_the_tests(tmp_path)
    assert debian.commands == []
    said = capsys.readouterr().out
    missing = [
        "postgresql",
        "chromium",
        "firefox-esr",
        "webkit2gtk-driver",
        "xvfb",
        "iproute2",
        "nginx-light",
        "caddy",
        "some-library",
    ]
    assert f"!!! NOT INSTALLED: {', '.join(missing)}." in said
    assert f"apt-get install {' '.join(missing)}" in said
