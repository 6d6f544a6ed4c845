"""No compiler, no headers, an extension of something else: a plain sentence, and the next way is taken."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
import sysconfig
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from farebox.bots.registry import playable
from farebox.engine.native import native_fault
from farebox.errors import NativeError
from farebox.server.bots.host_bots import LEVELS
from farebox.server.http.api.levels import level_info
from native import build, ready
from native.build import PACKAGE, BuildError, build_extension, build_in_place, file_name
from native.ready import FAILED, NO_COMPILER, NO_HEADERS, Machine, compile_rules

ROOT = Path(__file__).parents[2]
TELL = "from farebox.engine.native import native_fault as f; print(f() or 'compiled')"


# Building


def test_without_a_compiler_the_build_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "compilers", lambda: iter(()))
    with pytest.raises(BuildError, match=r"No C compiler was found\.") as fault:
        build_extension(tmp_path)
    assert fault.value.code == NO_COMPILER


def test_without_headers_the_build_says_where_they_should_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    with pytest.raises(BuildError, match=f"Python.h is missing in {tmp_path}") as fault:
        build_extension(tmp_path)
    assert fault.value.code == NO_HEADERS


def test_a_compiler_that_fails_is_quoted_and_the_next_one_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "broken-cc"
    broken.write_text("#!/bin/sh\necho the licence has run out >&2\nexit 7\n")
    broken.chmod(broken.stat().st_mode | stat.S_IXUSR)
    real = list(build.compilers())
    monkeypatch.setattr(build, "write_c", cache(build.write_c))
    monkeypatch.setattr(build, "compile_c", partial(build.compile_c, flags=("-O0", *build.FLAGS[1:])))
    monkeypatch.setattr(build, "compilers", lambda: iter([[str(broken)], ["no-such-compiler"]]))
    with pytest.raises(BuildError, match=r"(?s)the licence has run out.*no-such-compiler cannot be started"):
        build_extension(tmp_path)
    monkeypatch.setattr(build, "compilers", lambda: iter([[str(broken)], *real]))
    assert build_extension(tmp_path).is_file()


def test_the_compiler_that_cc_names_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "ccache my-cc -m64")
    assert next(build.compilers()) == ["ccache", "my-cc", "-m64"]


def test_where_nothing_can_be_written_the_build_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read_only(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(build, "build_extension", lambda folder, package: folder)
    monkeypatch.setattr(shutil, "copyfile", read_only)
    with pytest.raises(BuildError, match=f"{file_name()} cannot be written: .*Permission denied"):
        build_in_place(tmp_path)


# Getting what a build needs


class Trial(Machine):
    """A machine on which builds end as planned, and on which nothing is really installed."""

    def __init__(self, codes: list[int], *, debian: bool = False, network: bool = True) -> None:
        super().__init__("python", ROOT, self.install_python, self.install_apt if debian else None)
        self.codes, self.network = codes, network
        self.done: list[str] = []

    def build(self) -> int:
        self.done.append("build")
        self.said = "No C compiler was found."
        return self.codes.pop(0)

    def install_python(self, packages: list[str]) -> None:
        assert packages == ready.ZIG_LOCK
        self.done.append(ready.ZIG)
        if not self.network:
            raise ConnectionError

    def install_apt(self, packages: list[str]) -> None:
        self.done.append("apt")


@pytest.mark.parametrize(
    ("machine", "done", "compiled"),
    [
        (Trial([0]), ["build"], True),
        (Trial([NO_COMPILER, 0]), ["build", ready.ZIG, "build"], True),
        (Trial([FAILED, 0]), ["build", ready.ZIG, "build"], True),
        (Trial([NO_COMPILER], network=False), ["build", ready.ZIG], False),
        (Trial([NO_COMPILER, 0], network=False, debian=True), ["build", ready.ZIG, "apt", "build"], True),
        (Trial([NO_HEADERS]), ["build"], False),
        (Trial([NO_HEADERS, 0], debian=True), ["build", "apt", "build"], True),
        (Trial([FAILED, FAILED]), ["build", ready.ZIG, "build"], False),
    ],
)
def test_what_is_missing_is_brought_the_lightest_first(
    machine: Trial, done: list[str], compiled: bool
) -> None:
    sentence = compile_rules(machine, ConnectionError)
    assert machine.done == done
    assert (sentence is None) is compiled
    if sentence:
        assert "The rules could not be compiled: No C compiler was found." in sentence
        assert "Expert and Master play like Regular. To fix it: " in sentence
        assert "run.py setup" in sentence


def test_a_debian_user_is_given_the_one_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None)
    monkeypatch.setattr(sysconfig, "get_path", lambda name: "/nowhere")
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    command = ready.mend_command(NO_COMPILER)
    assert command.startswith(f"sudo apt-get install gcc libc6-dev python{version}-dev && ")
    assert command.endswith("run.py setup")


@pytest.mark.parametrize(
    ("path", "include", "code", "said"),
    [
        ("bare", None, NO_COMPILER, "No C compiler was found."),
        (None, "bare", NO_HEADERS, "Python.h is missing"),
    ],
)
def test_a_clone_without_compiler_or_headers_plays_on(
    tmp_path: Path, path: str | None, include: str | None, code: int, said: str
) -> None:
    """A real clone and a real build; only the search path or the place of the headers is another."""
    clone, bare = tmp_path / "clone", tmp_path / "bare"
    bare.mkdir()
    shutil.copytree(ROOT / "native", clone / "native")
    shutil.copytree(PACKAGE, clone / "src" / "farebox", ignore=shutil.ignore_patterns("_native*", "static"))
    program = "import sysconfig, runpy, importlib.util as u\n"
    if include:
        program += f"sysconfig.get_path = lambda name: {str(bare)!r}\n"
    else:
        program += (
            "find = u.find_spec\nu.find_spec = lambda name: None if name == 'ziglang' else find(name)\n"
        )
    program += "runpy.run_module('native', run_name='__main__')"
    environment = {**os.environ, "PATH": str(bare) if path else os.environ["PATH"]}
    environment.pop("CC", None)
    built = subprocess.run(
        [sys.executable, "-c", program], cwd=clone, env=environment, capture_output=True, text=True
    )
    assert built.returncode == code
    assert said in built.stderr
    environment |= {"PYTHONPATH": str(clone / "src")}
    code_in_clone = f"{TELL}; from farebox.bots.registry import playable; print(playable('master'))"
    told = subprocess.run(
        [sys.executable, "-c", code_in_clone], env=environment, capture_output=True, text=True
    )
    assert told.stdout.splitlines() == ["native-missing (command=python3 run.py setup)", "regular"] or (
        told.stdout.splitlines()[0].startswith("native-missing (command=pip install")
    )


# Loading


def told_by_copy(folder: Path, spoil: Any) -> str:
    """What a copy of the package says of its extension after it was spoilt."""
    package = folder / "farebox"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("static", "__pycache__"))
    spoil(package, package / "engine" / file_name())
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run(
        [sys.executable, "-c", TELL], env=environment, capture_output=True, text=True, cwd=folder
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


def test_an_extension_that_fits_is_used(tmp_path: Path) -> None:
    assert told_by_copy(tmp_path, lambda package, extension: None) == "compiled"


def test_a_missing_extension_is_told(tmp_path: Path) -> None:
    told = told_by_copy(tmp_path, lambda package, extension: extension.unlink())
    assert told.startswith("native-missing (command=pip install ")


def test_an_extension_of_other_sources_is_not_used(tmp_path: Path) -> None:
    def change_a_rule(package: Path, extension: Path) -> None:
        file = package / "rules" / "cards.py"
        file.write_text(file.read_text(encoding="utf-8").replace("SWEEP_WILDS = 3", "SWEEP_WILDS = 4"))

    assert told_by_copy(tmp_path, change_a_rule).startswith("native-stale (source=rules/cards.py, command=")


@pytest.mark.parametrize("damage", ["another processor", "no program at all"])
def test_an_extension_that_cannot_be_loaded_is_told(tmp_path: Path, damage: str) -> None:
    def spoil(package: Path, extension: Path) -> None:
        content = bytearray(extension.read_bytes())
        content[18:20] = (
            b"\xb7\x00" if content[18:20] != b"\xb7\x00" else b"\x3e\x00"
        )  # the machine of an ELF file
        extension.write_bytes(content if damage == "another processor" else b"no program at all")

    assert told_by_copy(tmp_path, spoil).startswith("native-unusable (fault=")


def test_a_switch_turns_the_extension_off() -> None:
    run = subprocess.run(
        [sys.executable, "-c", TELL],
        env={**os.environ, "FAREBOX_NATIVE": "0"},
        capture_output=True,
        text=True,
    )
    assert run.stdout.strip() == "native-off (variable=FAREBOX_NATIVE)"


# Who plays without it


def test_without_compiled_rules_levels_say_what_they_play_like(not_compiled: NativeError) -> None:
    listed = {level: (level_info(level).plays_like, level_info(level).reason) for level in LEVELS.values()}
    weak = ("regular", "no-compiled-rules")
    assert listed["expert"] == listed["master"] == weak
    assert listed["novice"] == ("novice", None)
    assert playable("search:240") == "regular"
    assert native_fault() is not_compiled
