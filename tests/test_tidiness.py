"""Files and functions stay small; no committed text holds a package's address or a path of a machine."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MOST_LINES_OF_A_FILE = 400
MOST_LINES_OF_A_FUNCTION = 40

LEAKS = (
    re.compile(r'"resolved": *"http'),
    re.compile(r"https?://\S+\.(whl|tgz|tar\.gz)\b"),
    re.compile(r"https?://[\w.-]*(pypi|pythonhosted|npmjs|debian)\b"),
    re.compile(r"/(root|home/\w+|Users/\w+|work)/"),
    re.compile(r"[A-Z]:\\Users\\"),
    re.compile(re.escape(f"{ROOT}/")),
)


def committed_files() -> list[Path]:
    """The files of the repository, those about to be added included."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    run = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, encoding="utf-8")
    return [ROOT / name for name in sorted(set(run.stdout.split("\0"))) if name and (ROOT / name).is_file()]


FILES = committed_files()
PYTHON_FILES = [file for file in FILES if file.suffix == ".py"]


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def functions(text: str) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    nodes = ast.walk(ast.parse(text))
    return (node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def long_functions(text: str) -> list[str]:
    """The functions of a Python text that are too long."""
    return [
        node.name
        for node in functions(text)
        if (node.end_lineno or node.lineno) - node.lineno >= MOST_LINES_OF_A_FUNCTION
    ]


def leaks(text: str) -> list[str]:
    """The lines of a text that hold an address of a package or a path of a machine."""
    return [line for line in text.splitlines() if any(leak.search(line) for leak in LEAKS)]


@pytest.mark.parametrize("file", PYTHON_FILES, ids=name_of)
def test_files_and_functions_stay_small(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MOST_LINES_OF_A_FILE
    assert long_functions(text) == []


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_no_package_address_and_no_machine_path(file: Path) -> None:
    assert leaks(file.read_bytes().decode("utf-8", errors="replace")) == []


def test_a_long_function_is_found() -> None:
    text = "def short():\n    pass\n\n\nasync def long():\n" + "    pass\n" * MOST_LINES_OF_A_FUNCTION
    assert long_functions(text) == ["long"]


@pytest.mark.parametrize(
    "line",
    [
        '"resolved": "' + "http" + '://example.org/x"',
        "http" + "s://example.org/farebox-0.1.0-py3-none-any.whl",
        "http" + "s://example.org/farebox.tar.gz#sha256=0",
        "http" + "s://files.python" + "hosted.example/simple",
        "see /ro" + "ot/notes.txt",
        "see /ho" + "me/somebody/notes.txt",
        f"see {ROOT}/notes.txt",
    ],
)
def test_a_leak_is_found(line: str) -> None:
    assert leaks(f"good\n{line}\ngood") == [line]


def test_an_ordinary_address_is_no_leak() -> None:
    assert leaks("https://keepachangelog.com/en/1.1.0/ and docs/decisions/0001-lazy-deck.md") == []
