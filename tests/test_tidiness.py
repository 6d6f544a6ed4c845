"""Files and functions stay small; no committed text holds a package's address or a path of a machine."""

import ast
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MAX_LINES_OF_A_FILE = 400
MAX_LINES_OF_A_FUNCTION = 40

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


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def functions(text: str) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    nodes = ast.walk(ast.parse(text))
    return (node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def too_long(text: str) -> list[str]:
    """The functions of a Python text that are too long, and the text itself if it is."""
    lines = len(text.splitlines())
    return [f"{lines} lines"] * (lines > MAX_LINES_OF_A_FILE) + [
        node.name
        for node in functions(text)
        if (node.end_lineno or node.lineno) - node.lineno >= MAX_LINES_OF_A_FUNCTION
    ]


def leaks(text: str) -> list[str]:
    """The lines of a text that hold an address of a package or a path of a machine."""
    return [line for line in text.splitlines() if any(leak.search(line) for leak in LEAKS)]


def faults(files: list[Path], find: Callable[[str], list[str]]) -> dict[str, list[str]]:
    """What is found in each file, by the file's name; a file without a fault is left out."""
    found = {name_of(file): find(file.read_bytes().decode("utf-8", errors="replace")) for file in files}
    return {name: lines for name, lines in found.items() if lines}


def test_files_and_functions_stay_small() -> None:
    assert faults([file for file in committed_files() if file.suffix == ".py"], too_long) == {}


def test_no_package_address_and_no_machine_path() -> None:
    assert faults(committed_files(), leaks) == {}


def test_a_long_function_and_a_long_file_are_found() -> None:
    text = "def short():\n    pass\n\n\nasync def long():\n" + "    pass\n" * MAX_LINES_OF_A_FUNCTION
    assert too_long(text) == ["long"]
    assert too_long("\n" * (MAX_LINES_OF_A_FILE + 1)) == ["401 lines"]


def test_a_fault_is_told_with_its_file() -> None:
    assert faults([Path(__file__)], lambda text: [text[:3]]) == {"tests/test_tidiness.py": ['"""']}


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
