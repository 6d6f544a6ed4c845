"""docs/running.md names every setting with its default, and every figure."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
import yaml  # type: ignore[import-untyped]

from farebox.server.limits import Limits
from farebox.server.metrics import Metrics
from farebox.server.settings import Settings, read_settings, to_environment
from tests.cli.helpers import CommandLine
from tests.documents import ROOT

TEXT = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
ROWS = dict(re.findall(r"^\| `FAREBOX_(\w+)` \| (.+?) \|", TEXT, re.MULTILINE))
UNIT = "[Unit]" + TEXT.partition("[Unit]")[2].partition("```")[0]
COMMANDS = re.findall(r"^(?:FAREBOX_\S+ )*farebox (\w+)([^#\n]*)", TEXT, re.MULTILINE)
FIGURES = set(re.findall(r"^\| `(farebox_\w+)", TEXT, re.MULTILINE))

# What the default is depends on the machine or is nothing; the table says it in words.
IN_WORDS = {
    "address",
    "push_test_origin",
    "database",
    "database_password",
    "secret",
    "origins",
    "hosts",
    "bot_threads",
    "cities",
    "bots",
    "static",
}


def defaults() -> dict[str, str]:
    """Every setting and its default, as one would write it into the environment."""
    plain = {name: value for name, value in msgspec.structs.asdict(Settings()).items() if name != "limits"}
    written = {**plain, **msgspec.structs.asdict(Limits())}
    return {
        name: str(value).lower()
        if isinstance(value, bool)
        else ",".join(value)
        if isinstance(value, tuple)
        else f"{value:g}"
        if isinstance(value, float)
        else str(value)
        for name, value in written.items()
    }


def test_every_setting_is_in_the_table_and_nothing_else() -> None:
    assert [name.lower() for name in ROWS] == list(defaults())


@pytest.mark.parametrize("name", [name for name in defaults() if name not in IN_WORDS])
def test_the_default_of_a_setting_is_as_the_table_says(name: str) -> None:
    assert ROWS[name.upper()] == f"`{defaults()[name]}`"


def test_the_figures_are_those_of_the_server() -> None:
    families = [family for family in Metrics().registry.collect() if family.name.startswith("farebox")]
    totals = {family.name + ("_total" if family.type == "counter" else "") for family in families}
    assert totals == FIGURES


def test_settings_survive_the_way_to_a_worker() -> None:
    settings = read_settings(
        {"FAREBOX_PROXIES": "10.0.0.1, 10.0.0.2", "FAREBOX_MESSAGE_BYTES": "99", "FAREBOX_LOG_FORMAT": "json"}
    )
    assert settings.proxies == ("10.0.0.1", "10.0.0.2")
    assert read_settings(to_environment(settings)) == settings


def test_the_unit_restarts_the_server_whatever_its_status_and_lets_many_connect() -> None:
    assert "\nRestart=always\n" in UNIT
    assert "\nLimitNOFILE=65536\n" in UNIT


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="NOT TESTED: there is no systemd")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    here = UNIT.replace("/opt/farebox/.venv/bin/farebox", sys.executable).replace("User=farebox", "User=root")
    (tmp_path / "farebox.service").write_text(here, encoding="utf-8")
    command = ["systemd-analyze", "verify", str(tmp_path / "farebox.service")]
    assert subprocess.run(command, capture_output=True, text=True).stderr == ""


@pytest.mark.parametrize(("name", "arguments"), COMMANDS)
def test_every_command_has_the_options_that_it_is_given(
    name: str,
    arguments: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    said = CommandLine(monkeypatch, capsys, tmp_path)(name, "--help").out
    # What stands in quotation marks is said to somebody else.
    options = re.findall(r"--[a-z-]+", re.sub('".*?"', "", arguments))
    assert [option for option in options if option not in said] == []


def test_the_containers_may_do_little_and_know_their_proxy() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    server = services["services"]["farebox"]
    [network] = services["networks"]["farebox"]["ipam"]["config"]
    assert network["gateway"] in server["environment"]["FAREBOX_PROXIES"]
    known = {f"FAREBOX_{name.upper()}" for name in defaults()}
    assert set(server["environment"]) <= known
    assert server["read_only"] is True
    assert all(one["cap_drop"] == ["ALL"] for one in services["services"].values())
