"""The `.venv` of a checkout: what is ready in it, and how packages get into it."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import sys
from pathlib import Path

from bootstrap.debian import ensure_pip_can_be_installed
from bootstrap.shell import Failure, call, step

UV = "uv==0.13.7"
# Every tool that set-up installs is pinned by the hashes of its files.
TOOLS = Path(__file__).resolve().parent
LOCKS = {
    "play": "requirements.lock",
    "test": "requirements-dev.lock",
    "release": "requirements-release.lock",
}
PROJECT = ["--no-deps", "--no-build-isolation", "--editable", "."]

Stamp = dict[str, str]


class Environment:
    """The `.venv` beside this file, and the stamp that says what is ready in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / ".venv"
        self.stamp_file = self.folder / "farebox-setup.json"

    def program(self, name: str) -> str:
        """The path of a program of the environment."""
        if os.name == "nt":
            return str(self.folder / "Scripts" / (name + ".exe"))
        return str(self.folder / "bin" / name)

    def read_stamp(self) -> Stamp:
        """What earlier set-ups finished; nothing if one was interrupted."""
        try:
            stamp = json.loads(self.stamp_file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return stamp if isinstance(stamp, dict) and Path(self.program("python")).exists() else {}

    def write_stamp(self, stamp: Stamp) -> None:
        """Write down what is ready, atomically."""
        draft = self.stamp_file.with_suffix(".new")
        draft.write_text(json.dumps(stamp), encoding="utf-8")
        draft.replace(self.stamp_file)


def fingerprint(root: Path, files: list[Path], *facts: str) -> str:
    """One hash of files (names and contents) and facts."""
    digest = hashlib.sha256("\0".join(facts).encode())
    for file in sorted(files):
        content = file.read_bytes()
        digest.update(f"\0{file.relative_to(root).as_posix()}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def tool(name: str) -> list[str]:
    """What pip and uv take to install a tool whose files have the known hashes, and no other."""
    return ["--require-hashes", "-r", str(TOOLS / f"pinned-{name}.lock")]


def make_environment(environment: Environment) -> None:
    """A fresh `.venv`, with uv if it is available."""
    ensure_pip_can_be_installed(environment.root)
    with step(f"making .venv with Python {platform.python_version()}"):
        call([sys.executable, "-m", "venv", "--clear", str(environment.folder)], environment.root)
    try:
        with step(f"installing {UV}"):
            call([environment.program("python"), "-m", "pip", "install", *tool("uv")], environment.root)
    except Failure as failure:
        print(f"continuing without uv, which is slower: {failure}", flush=True)


def install(environment: Environment, arguments: list[str]) -> None:
    """Install with uv, or with pip if uv is missing or cannot reach the packages."""
    python, uv = environment.program("python"), environment.program("uv")
    if Path(uv).exists():
        try:
            return call([uv, "pip", "install", "--python", python, *arguments], environment.root)
        except Failure as failure:
            print(f"\ntrying again with pip: {failure}", flush=True)
    call([python, "-m", "pip", "install", *arguments], environment.root)


def install_packages(environment: Environment, job: str) -> None:
    """The pinned packages of a job, then Farebox itself from its source folder."""
    with step(f"installing the packages of {LOCKS[job]}"):
        install(environment, ["--require-hashes", "-r", LOCKS[job]])
    with step("installing farebox"):
        install(environment, PROJECT)
