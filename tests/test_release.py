"""What makes a release: the comparison of packages, the trial, the systems, and a copy without pages."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

from bootstrap import web
from farebox.cli.serve import announce
from release import cross, trial, wheel
from tests.test_run import Project, run

ROOT = Path(__file__).parents[1]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    return Project(tmp_path, monkeypatch)


def packed(file: Path, **files: str) -> Path:
    with ZipFile(file, "w") as archive:
        for name, text in files.items():
            archive.writestr(name.replace("__", "/"), text)
    return file


def test_wheels_are_compared_file_by_file(tmp_path: Path) -> None:
    one = wheel.contents(packed(tmp_path / "one.whl", a="1", b="2", info__RECORD="x"))
    assert one == wheel.contents(packed(tmp_path / "two.whl", b="2", a="1", info__RECORD="y"))
    assert one != wheel.contents(packed(tmp_path / "three.whl", a="1", b="3"))


def test_wheels_of_other_systems_come_from_one_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(wheel, "DIST", tmp_path)
    assert wheel.main(["--everywhere"]) == 1
    assert "holds 0" in capsys.readouterr().err
    assert wheel.main(["--nowhere"]) == 2


def test_the_wheels_of_other_systems_are_audited(monkeypatch: pytest.MonkeyPatch) -> None:
    made = [Path("one.whl"), Path("two.whl")]
    called: list[list[str]] = []
    monkeypatch.setattr(cross, "build_all", lambda folder: made)
    monkeypatch.setattr(wheel, "call", called.append)
    monkeypatch.setattr(wheel, "has_stable_abi", lambda: True)
    assert wheel.main(["--cross"]) == 0
    assert [command[2] for command in called] == ["twine", "abi3audit"]
    assert all(command[-2:] == ["one.whl", "two.whl"] for command in called)


def test_every_system_has_a_tag_of_its_own() -> None:
    assert len({system.tag for system in cross.SYSTEMS.values()}) == len(cross.SYSTEMS)
    for system in cross.SYSTEMS.values():
        assert system.file == ("_native.pyd" if "windows" in system.zig else "_native.abi3.so")
    assert "#define SIZEOF_LONG 4\n" in cross.windows_config()


def test_cibuildwheel_builds_the_oldest_python_and_tries_every_wheel() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    settings = project["tool"]["cibuildwheel"]
    assert settings["build"][0] == "cp311-*"
    assert project["project"]["requires-python"] == ">=3.11"
    for part in (settings, *settings["overrides"]):
        assert (ROOT / part["test-command"].split()[1].removeprefix("{package}/")).is_file()
    assert settings["environment"] == wheel.WHOLE


def test_a_trial_says_what_does_not_work() -> None:
    assert trial.expect("The record is game.json", r"record is \S+", "nothing") == "record is game.json"
    with pytest.raises(trial.TrialError, match="the server did not start: nothing was said"):
        trial.expect("", "http", "the server did not start")
    with pytest.raises(trial.TrialError, match="too bad"):
        trial.run([sys.executable, "-c", "raise SystemExit('too bad')"])


@pytest.mark.parametrize("pages", [False, True])
def test_a_server_without_pages_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], pages: bool
) -> None:
    if pages:
        (tmp_path / "index.html").touch()
    announce("http://localhost:1", tmp_path)
    assert ("Node 20.19" in capsys.readouterr().out) is not pages


# Below Python 3.8, pip finds no hatchling that is new enough, and our file is not read.
@pytest.mark.parametrize(("name", "oldest"), [("run.py", (3, 7)), ("hatch_build.py", (3, 8))])
def test_a_python_that_is_too_old_gets_a_sentence(tmp_path: Path, name: str, oldest: tuple[int, int]) -> None:
    text = (ROOT / name).read_text(encoding="utf-8").replace("< (3, 11)", "< (9, 99)")
    # What an old Python cannot parse, it answers with a syntax error and not with our sentence.
    ast.parse(text, feature_version=oldest)
    script = tmp_path / name
    script.write_text(text, encoding="utf-8")
    done = subprocess.run([sys.executable, script, "play"], capture_output=True, encoding="utf-8")
    assert done.returncode == 1
    assert done.stderr.startswith("Farebox needs Python 3.11 or newer; this is Python ")


def test_pip_builds_the_web_app_if_the_system_has_node(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"system/{name}")
    monkeypatch.setattr(web, "node_version", lambda: (20, 18))
    with pytest.raises(run.Failure, match=r"needs Node 20\.19"):
        web.ensure_pages(project.root)
    monkeypatch.setattr(web, "node_version", lambda: (20, 19))
    web.ensure_pages(project.root)
    web.ensure_pages(project.root)
    assert project.steps == ["build web"]
    project.page.write_text("second", encoding="utf-8")
    web.ensure_pages(project.root)
    assert project.steps == ["build web"] * 2


def test_an_app_that_came_with_the_sources_is_taken_as_it_is(project: Project) -> None:
    project.index.parent.mkdir(parents=True)
    project.index.write_text("page", encoding="utf-8")
    web.ensure_pages(project.root)
    assert project.steps == []
    assert project.set_up_web() == ["build web"]
