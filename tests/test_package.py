"""The built package holds everything that its code reads."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import farebox

ROOT = Path(__file__).parents[1]


def test_the_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    packed = set(ZipFile(wheel).namelist())
    source = ROOT / "src"
    files = [file for file in source.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    assert {file.relative_to(source).as_posix() for file in files} <= packed
    assert "farebox/py.typed" in packed
    assert {
        f"farebox/cities/data/paris/{name}" for name in ("city.toml", "theme.toml", "icons/arch.svg")
    } <= packed


def test_the_game_alone_loads_nothing_of_the_server() -> None:
    code = "import sys, farebox; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    ).stdout.split()
    servers = {"farebox.server", "sqlalchemy", "alembic", "asyncpg", "litestar", "uvicorn", "asyncio"}
    assert servers & set(loaded) == set()


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    app = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert farebox.__version__ == project["version"] == app["version"]
