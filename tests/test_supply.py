"""What set-up installs is pinned by hashes, and what is shipped comes with its licences."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bootstrap.environment import LOCKS, UV, tool
from bootstrap.lint import ACTIONLINT
from bootstrap.web import NODE
from native.ready import ZIG, ZIG_LOCK

ROOT = Path(__file__).parents[1]
NOTICES = ROOT / "src" / "farebox" / "server" / "static" / "notices.txt"
PINNED = {"uv": UV, "node": NODE, "zig": ZIG, "actionlint": ACTIONLINT}


@pytest.mark.parametrize("name", PINNED)
def test_every_tool_is_installed_by_its_hashes(name: str) -> None:
    options = tool(name)
    text = Path(options[-1]).read_text(encoding="utf-8")
    assert options[0] == "--require-hashes"
    assert re.findall(r"^\S+==\S+", text, re.MULTILINE) == [PINNED[name]]
    assert text.count("--hash=sha256:") > (0 if name == "actionlint" else 2)
    assert tool("zig") == ZIG_LOCK


@pytest.mark.parametrize("lock", LOCKS.values())
def test_every_package_has_hashes(lock: str) -> None:
    parts = re.split(r"^(?=\S+==)", (ROOT / lock).read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    assert parts
    assert [part.split()[0] for part in parts if "--hash=sha256:" not in part] == []


def test_every_web_package_has_a_hash_and_runs_nothing() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert [name for name, facts in packages.items() if name and "integrity" not in facts] == []
    for place in ("Dockerfile", "bootstrap/web.py"):
        text = (ROOT / place).read_text(encoding="utf-8")
        assert text.count("ignore-scripts") == len(re.findall(r'npm ci|"ci"', text)), place


@pytest.mark.skipif(not NOTICES.exists(), reason="the web app is not built")
def test_everything_that_is_shipped_comes_with_its_licence() -> None:
    text = NOTICES.read_text(encoding="utf-8")
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    named = dict(re.findall(r"^(@?[\w./-]+) ([\d.]+) \(", text, re.MULTILINE))
    assert package["dependencies"].items() <= named.items()
    assert named["svelte"] == package["devDependencies"]["svelte"]
    assert text.count("SIL OPEN FONT LICENSE") >= sum("fontsource" in name for name in named)
    assert "Apache License" in text
