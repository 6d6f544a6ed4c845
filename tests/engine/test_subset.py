"""What cannot be compiled is refused by file, line and sentence."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from native.build import PACKAGE, BuildError, write_c
from native.sources import TABLES, NotCompilable, compiled_paths, read_sources
from native.subset import check
from native.unit import write_unit

HEAD = '''"""Planted."""


def planted(b: Board, s: State, out: Ints, count: int) -> int:
    """Planted."""
'''
PLACE = "bots/kinds.py"
LINE = 6


def with_planted(folder: Path, text: str) -> Path:
    """A copy of the compiled sources in which one module holds this text instead."""
    for path in (*TABLES, *compiled_paths(PACKAGE)):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(PACKAGE / path, folder / path)
    kinds = (folder / PLACE).read_text(encoding="utf-8").replace('"""Numbers', 'KINDS = """Numbers')
    (folder / PLACE).write_text(text + "\n\n" + kinds.partition("annotations\n")[2], encoding="utf-8")
    return folder


def complaints(folder: Path, body: str) -> str:
    """What the build says of a function with this body."""
    text = HEAD + "".join(f"    {line}\n" for line in body.splitlines())
    with pytest.raises(NotCompilable) as refused:
        write_unit(read_sources(with_planted(folder, text)))
    return str(refused.value)


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("return sum([count for _ in range(3)])", "makes a Python object; use a record's fields or an array"),
        ("found = [0, 1]\nreturn found[0]", "`[0, 1]` makes a Python object"),
        ("found = {1: 2}\nreturn found[1]", "`{1: 2}` makes a Python object"),
        ("raise ValueError", "raises, which compiled code cannot; return a number"),
        ("assert count > 0\nreturn 1", "raises, which compiled code cannot"),
        ("try:\n    return 1\nfinally:\n    pass", "raises, which compiled code cannot"),
        ("text = 'a'\nreturn 1", "`'a'` is text; compiled code knows numbers only"),
        ("return len(f'{count}')", "is text"),
        ("return count ** 2", "is a power; multiply, or shift"),
        ("return 1 if s is b else 0", "compares identity"),
        ("return None", "`None` is no number"),
        ("out[0:2] = out[2:4]\nreturn 1", "is a slice"),
        ("for card in s.deck:\n    count += card\nreturn count", "must loop over range(...)"),
        ("return count in out", "looks into an array"),
        ("return max(count, key=abs)", "passes an argument by name"),
        ("return abs(count)", "calls abs, which is not compiled"),
        ("return s.clone()", "calls a method; write a function"),
        ("one = two = 1\nreturn one + two", "assigns to two names"),
        ("if (more := count) > 1:\n    return more\nreturn 0", "assigns inside an expression"),
        ("match count:\n    case _:\n        return 1", "is a match statement"),
        ("def inner() -> int:\n    return 1\nreturn inner()", "has no place in compiled code"),
        ("import math\nreturn 1", "has no place in compiled code"),
        ("with s:\n    return 1", "has no place in compiled code"),
        ("return s.nonsense", "`s.nonsense` is no field of a record"),
        ("return NONSENSE", "`NONSENSE` is no number, variable or constant"),
        ("return count[0]", "indexes what is no array"),
        ("best = s\nbest = count\nreturn 1", "is a number here and something else before"),
        ("return take_from_deck(s) + s.deck_size", "depends on which side goes first"),
        ("out[s.deck_size] = take_from_deck(s)\nreturn 1", "depends on which side goes first"),
        ("s.deck_size += take_from_deck(s)\nreturn 1", "depends on which side goes first"),
    ],
)
def test_a_forbidden_construct_is_refused_with_its_place(tmp_path: Path, body: str, sentence: str) -> None:
    said = complaints(tmp_path, body)
    assert sentence in said
    first = said.splitlines()[0]
    assert first.startswith(f"{PLACE}:")
    assert int(first.split(":")[1]) >= LINE


def test_all_reasons_are_told_at_once(tmp_path: Path) -> None:
    said = complaints(tmp_path, "text = 'a'\nraise ValueError")
    assert [line.split(": ")[0] for line in said.splitlines()] == [f"{PLACE}:{LINE}", f"{PLACE}:{LINE + 1}"]


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        ("def planted(count: int = 1) -> int:", "may have plain parameters only, without defaults"),
        ("def planted(*counts: int) -> int:", "may have plain parameters only"),
        ("def planted(count) -> int:", "must say the types"),
        ("def planted(count: int):", "must say the types"),
        ("def legal_actions(count: int) -> int:", "is also the name of a function in"),
    ],
)
def test_the_head_of_a_function_is_checked(tmp_path: Path, head: str, sentence: str) -> None:
    folder = with_planted(tmp_path, f'"""Planted."""\n\n\n{head}\n    """Planted."""\n    return 1\n')
    with pytest.raises(NotCompilable, match=sentence):
        check(read_sources(folder))


def test_what_is_allowed_passes(tmp_path: Path) -> None:
    body = """best: int = 0
one, two = s.deck[0], s.deck[1]
for card in range(len(WORDS), 0, -1):
    best = max(best, s.deck[card]) if card not in (1, 2) else best
while best > 3 and not count == 0:
    best //= 2
    if 0 < best <= 5 or best % 2 != 0:
        continue
    break
share = one / 2
return best + two + int(share)"""
    text = HEAD + "".join(f"    {line}\n" for line in body.replace("len(WORDS)", "8").splitlines())
    assert "cdef double share" in write_unit(read_sources(with_planted(tmp_path, text)))


def test_the_build_says_the_same(tmp_path: Path) -> None:
    package = with_planted(tmp_path / "farebox", f"{HEAD}    raise ValueError\n")
    with pytest.raises(
        BuildError, match=rf"(?s)cannot be compiled:\n{PLACE}:{LINE}: `raise ValueError` raises"
    ):
        write_c(tmp_path, package)


def test_one_name_with_two_values_is_refused(tmp_path: Path) -> None:
    folder = with_planted(tmp_path, '"""Planted."""\n\nWILD_PRICE = 1\n')
    with pytest.raises(NotCompilable, match=r"WILD_PRICE has another value in"):
        read_sources(folder)
