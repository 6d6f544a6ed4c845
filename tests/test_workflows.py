"""Workflows and hooks call run.py and repeat nothing of it; the changelog keeps its shape."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from bootstrap import checks, lint
from bootstrap.environment import LOCKS, Environment
from tests.test_run import run
from tools.release_notes import NotReady, notes

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
HOOKS = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
# What a step may run: run.py, CI's own script, a tool of the project, pip for a tool whose hashes we know or
# for our own extra, slow tests, and the forge's program for a release.
ALLOWED = re.compile(
    r"python3? run\.py \w|sudo env .* \.ci/run$|python3 -m tools\.\w|gh release create "
    r"|python3 -m pip install --require-hashes -r bootstrap/pinned-\w+\.lock$"
    r'|\.venv/bin/python -m pip install --no-build-isolation --editable "\.\[ray\]"$'
    r"|\.venv/bin/pytest -m slow tests/"
)
KINDS = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def commands(text: str) -> list[str]:
    """What the steps of a workflow, or the hooks, run; a step of several lines gives its first sign."""
    return re.findall(r"^\s*-?\s*(?:run|entry): (.+)$", text, re.MULTILINE)


def texts() -> dict[str, str]:
    return {file.name: file.read_text(encoding="utf-8") for file in WORKFLOWS}


def test_every_step_calls_run_py_or_a_tool_of_the_project() -> None:
    found = {name: commands(text) for name, text in {**texts(), "hooks": HOOKS}.items()}
    assert {
        name: other
        for name, all_of in found.items()
        if (other := [c for c in all_of if not ALLOWED.match(c)])
    } == {}
    assert found["hooks"] == ["python run.py lint"]
    assert {"python3 run.py lint", "python run.py test quick"} <= set(found["tests.yml"])
    assert any(command.endswith(".ci/run") for command in found["tests.yml"])


def test_every_command_of_a_step_exists() -> None:
    steps = [command for text in [*texts().values(), HOOKS] for command in commands(text)]
    named = set(re.findall(r"run\.py (\w+)", "\n".join(steps)))
    assert named <= set(re.findall(r"python3 run\.py (\w+)", run.USAGE))


def test_every_action_is_pinned_by_its_commit() -> None:
    used = re.findall(r"uses: (\S+)(.*)", "\n".join(texts().values()))
    loose = [
        name for name, note in used if not name.startswith("./") and not re.search(r"@[0-9a-f]{40}$", name)
    ]
    assert loose == []
    commits: dict[str, set[str]] = {}
    for name, _ in used:
        commits.setdefault(name.partition("@")[0], set()).add(name)
    assert {name: all_of for name, all_of in commits.items() if len(all_of) > 1} == {}


def test_the_metadata_claims_the_pythons_of_the_workflow() -> None:
    matrix = re.search(r"python: \[(.*)\]", texts()["tests.yml"])
    claimed = re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert matrix is not None
    assert set(claimed) <= set(re.findall(r'"(.*?)"', matrix[1]))


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> Environment:
    web = [checks.Check(name, [name]) for name in checks.WEB_CHECKS]
    monkeypatch.setattr(lint, "web_checks", lambda _: web)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    return Environment(ROOT)


@pytest.mark.parametrize(
    ("files", "names"),
    [
        (["run.py"], ["ruff check", "ruff format", "mypy"]),
        (["web/src/App.svelte", "README.md"], ["prettier", "svelte-check", "eslint"]),
        ([".github/workflows/tests.yml"], ["zizmor"]),
        (["README.md"], []),
        ([], ["ruff check", "ruff format", "mypy", "zizmor", "prettier", "svelte-check", "eslint"]),
    ],
)
def test_a_changed_file_gets_the_checks_of_its_kind(
    environment: Environment, files: list[str], names: list[str]
) -> None:
    assert [check.name for check in lint.lint_checks(environment, files)] == [*names, "tidiness"]
    release = ["release"] if "zizmor" in names else []
    assert run.packages_for("lint", files) == ["test", *release]


def test_lint_reads_no_python_but_the_changed_one(environment: Environment) -> None:
    check, form = lint.lint_checks(environment, ["run.py", "README.md"])[:2]
    assert check.command[1:] == ["check", "run.py"]
    assert form.command[1:] == ["format", "--check", "run.py"]


def test_a_fresh_environment_gets_back_what_the_old_one_had() -> None:
    assert run.missing_jobs(["test", "release"], "play", fresh=True) == ["test", "release"]
    assert run.missing_jobs([], "play", fresh=True) == ["play"]
    assert run.missing_jobs(["test"], "release", fresh=False) == ["release"]
    assert run.missing_jobs(["release"], "play", fresh=False) == []
    assert set(LOCKS) == {"play", "test", "release"}


def test_the_changelog_keeps_its_shape() -> None:
    sections = re.findall(r"^## (.*)$", CHANGELOG, re.MULTILINE)
    assert sections[0] == "[Unreleased]"
    assert [
        name for name in sections[1:] if not re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", name)
    ] == []
    assert sections[1:] == sorted(sections[1:], reverse=True)
    for section in re.split(r"^## ", CHANGELOG, flags=re.MULTILINE)[1:]:
        kinds = re.findall(r"^### (.*)$", section, re.MULTILINE)
        assert kinds == [kind for kind in KINDS if kind in kinds]


def test_the_notes_of_a_release_are_its_section() -> None:
    newest = "## [0.2.0] - 2026-11-18\n\n### Added\n\n- This.\n\n"
    changelog = f"## [Unreleased]\n\n{newest}## [0.1.0] - 2026-11-16\n\n- That.\n"
    assert notes("v0.2.0", "0.2.0", changelog) == "### Added\n\n- This."
    assert notes("v0.1.0", "0.1.0", changelog) == "- That."
    with pytest.raises(NotReady, match=r"not v0\.2\.0"):
        notes("v0.3.0", "0.2.0", changelog)
    with pytest.raises(NotReady, match="has no section"):
        notes("v0.3.0", "0.3.0", changelog)
