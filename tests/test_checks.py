"""The checks of `run.py test`: all run, the failed ones are named, and the tests have the last word."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bootstrap import checks, web
from tests.conftest import SAMPLED, WHOLE
from tests.test_run import ROOT, Project, project, run

__all__ = ["project"]


class Commands:
    """The commands of the checks, which are only noted; each ends with the code that it is given."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.codes: dict[str, int] = {}
        self.called: list[str] = []
        monkeypatch.setattr(checks, "npm_of", lambda _: web.Npm(["npm"], {}))
        monkeypatch.setattr(subprocess, "call", self.call)
        monkeypatch.setattr(subprocess, "run", self.run)

    def call(self, command: list[str], **options: Any) -> int:
        program, *rest = command
        self.called.append(" ".join([Path(program).stem, *rest]))
        return self.codes.get(rest[-1] if program == "npm" else Path(program).stem, 0)

    def run(self, command: list[str], **options: Any) -> Any:
        if options["stdout"] != subprocess.PIPE:
            options["stdout"].write(b"all of it\nclosing line\n")
            options["stdout"].flush()
        return subprocess.CompletedProcess(command, self.call(command), stdout=b"said")


@pytest.fixture
def commands(project: Project, monkeypatch: pytest.MonkeyPatch) -> Commands:
    project.set_up("test")
    return Commands(monkeypatch)


def test_every_check_runs_and_the_failed_ones_are_named(
    project: Project, commands: Commands, capsys: pytest.CaptureFixture[str]
) -> None:
    commands.codes = {"ruff": 1, "pytest": 1, "lint": 1}
    assert run.test(project.environment, []) == 1
    failed = f"failed: eslint, ruff check, ruff format, {checks.INTERPRETED}, browser tests, pytest"
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == failed
    assert said[said.index("--- mypy") + 1] == "said"
    assert said[said.index("--- browser tests") :] == [
        "--- browser tests", "--- pytest", "all of it", "closing line", failed
    ]  # fmt: skip
    commands.codes = {}
    assert run.test(project.environment, []) == 0


def test_checks_keep_compiled_python_in_the_environment_though_it_is_turned_off(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    show = "import sys; assert not sys.dont_write_bytecode; print(sys.pycache_prefix)"
    check = checks.Check("python", [sys.executable, "-c", show])
    said = subprocess.check_output(
        check.command, text=True, env=checks.variables_of(project.environment, check)
    )
    assert said.strip() == str(project.root / ".venv" / "bytecode")


def test_arguments_go_to_pytest_alone(project: Project, commands: Commands) -> None:
    assert run.test(project.environment, ["tests/rules", "-x"]) == 0
    assert [command for command in commands.called if "pytest" in command] == ["pytest tests/rules -x"]
    assert "npm run --silent lint" in commands.called


def test_the_quick_lane_needs_no_web_app(project: Project, commands: Commands) -> None:
    assert run.test(project.environment, ["quick"]) == 0
    assert [command.split()[0] for command in commands.called] == ["ruff", "ruff", "pytest"]
    commands.codes = {"pytest": 1}
    assert run.test(project.environment, ["quick"]) == 1


def test_the_quick_lane_names_what_is_there() -> None:
    assert [place for place in WHOLE + SAMPLED if not (ROOT / "tests" / place).exists()] == []


def test_a_web_app_that_cannot_be_built_is_a_failed_check(
    project: Project,
    commands: Commands,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(*_: Any) -> None:
        raise run.Failure("no network")

    monkeypatch.setattr(web.Npm, "call", fail)
    assert run.test(project.environment, []) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "failed: web app"
