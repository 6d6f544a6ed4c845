"""What is played on a Ray cluster gives the same results as here; where it cannot be, we say why."""

from __future__ import annotations

import importlib.util
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from farebox.arena import on_ray
from farebox.arena.joining import check_reached
from farebox.arena.play import play_on_threads
from farebox.arena.results import Results, merged
from farebox.arena.spec import MatchSpec
from farebox.cities.load import load_city
from farebox.errors import SetupError
from farebox.playtesting.plan import OWN, Plan, Table, ticket_duel
from farebox.playtesting.run import PlaytestRun
from tests.documents import ROOT

NEEDS_RAY = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None,
    reason="NOT TESTED: Ray is not installed; pip install farebox[ray] and run pytest -m slow",
)
TOKEN = "a-token-of-this-test-" + 40 * "0"
WITH_TOKEN = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": TOKEN}
BLOCKS = 700
STARTING_SECONDS = 120
# Plays a match in small tasks and tells what came out; a file that appears says that some of it is there.
PLAY = """
import sys
from pathlib import Path
from farebox.arena import on_ray
from farebox.arena.results import merged
from tests.arena.test_on_ray import BLOCKS, digest, spec
on_ray.TASK_SIZE = 20
parts = []
for part in on_ray.play_on_ray(spec(), 0, BLOCKS):
    parts.append(part)
    Path(sys.argv[1]).touch()
print(digest(merged(parts)))
"""
# Trains with steps of a few games, the first by teachers.
TRAIN = """
import sys
from farebox.cli.main import run
from farebox.learning import games, training
training.TEACHER_GAMES = training.STEP_GAMES = 200
training.MEASURE_EVERY, games.JOB_GAMES = 2, 30
sys.exit(run(["train", "paris", "--games", "600", "--on", *sys.argv[1:]]))
"""
ONE_SUM = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
PLAYTEST = "import sys; from tests.arena.test_on_ray import playtest; playtest(sys.argv[1], on_ray=True)"
# Small, but with a table and a duel of searching bots, whose jobs are many.
PLAN = Plan(
    (Table(OWN, "planner", 2, 1200), Table(OWN, "search:10", 3, 90)), (ticket_duel(2, 40, "search:10"),)
)


def spec() -> MatchSpec:
    """A match that is over in seconds, but not before a machine can fail."""
    return MatchSpec(load_city("paris"), ("search:10", "planner"), seed=7)


def digest(results: Results) -> str:
    """Everything that a match found, in short."""
    columns = sorted(results.columns.items())
    return sha256(b"".join(name.encode() + values.tobytes() for name, values in columns)).hexdigest()


def playtest(file: str, *, on_ray: bool) -> None:
    """Play a small playtest and keep what it found."""
    run = PlaytestRun("paris", seed=7, plan=PLAN, threads=2, on_ray=on_ray)
    for _ in run.play():
        pass
    run.save(Path(file))


def trained(folder: Path, port: int, where: str) -> bytes:
    """The weights after a short training there."""
    file = folder / f"{where}.weights"
    training = on_cluster(port, "-c", TRAIN, where, "--output", str(file), **WITH_TOKEN, **ONE_SUM)
    _, wrong = training.communicate()
    assert training.returncode == 0, wrong
    return file.read_bytes()


def on_cluster(port: int, *command: str, **variables: str) -> subprocess.Popen[str]:
    """A program that uses a cluster of this machine."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
    clean |= {"RAY_ADDRESS": f"127.0.0.1:{port}", "PYTHONPATH": str(ROOT), **variables}
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, *command], env=clean, stdout=pipe, stderr=pipe, text=True)


@contextmanager
def node(*options: str) -> Iterator[subprocess.Popen[bytes]]:
    """A machine of a cluster, with one core; it runs until the test ends or kills it."""
    ray = str(Path(sys.executable).with_name("ray"))
    command = [ray, "start", "--block", "--num-cpus=1", "--disable-usage-stats", *options]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, env={**os.environ, **WITH_TOKEN}, stdout=quiet, stderr=quiet)
    try:
        yield process
    finally:
        kill(process)


def kill(process: subprocess.Popen[bytes]) -> None:
    """Pull the plug of a machine."""
    for pid in [*descendants(process.pid), process.pid]:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    process.wait()


def descendants(pid: int) -> list[int]:
    """All processes that a process has started, and that they have."""
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True).stdout.split()
    return [one for child in map(int, found) for one in (*descendants(child), child)]


@contextmanager
def cluster() -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """Two machines: the port of the first, and the second."""
    port = 20_000 + os.getpid() % 10_000
    # Ray's sockets need a short path.
    with TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:
        head = ("--head", f"--port={port}", "--include-dashboard=false", f"--temp-dir={folder}")
        with node(*head), node(f"--address=127.0.0.1:{port}") as second:
            wait_for_machines(port, 2)
            yield port, second


def wait_for_machines(port: int, count: int) -> None:
    """Wait until a cluster has so many machines."""
    ask = "import ray; ray.init(logging_level='error'); print(len([n for n in ray.nodes() if n['Alive']]))"
    end = time.monotonic() + STARTING_SECONDS
    while time.monotonic() < end:
        said, _ = on_cluster(port, "-c", ask, **WITH_TOKEN).communicate()
        if said.strip() == str(count):
            return
    raise AssertionError(f"the cluster does not have {count} machines")


def here() -> str:
    """The same match on this machine alone."""
    return digest(merged(play_on_threads(spec(), 0, BLOCKS, 2)))


@NEEDS_RAY
@pytest.mark.slow
def test_a_cluster_that_loses_a_machine_plays_the_same_match(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    with cluster() as (port, second):
        play = on_cluster(port, "-c", PLAY, str(begun), **WITH_TOKEN)
        while not begun.exists() and play.poll() is None:
            time.sleep(0.01)
        assert play.poll() is None, "the match was over before the machine failed"
        kill(second)
        said, wrong = play.communicate()
        assert said.split()[-1:] == [here()], wrong
        refused = on_cluster(port, "-m", "farebox", "arena", "planner", "greedy", "--on", "ray")
        _, wrong = refused.communicate()
        assert refused.returncode == 2
        assert "RAY_AUTH_TOKEN" in wrong
        assert "gcs_client" not in wrong


@NEEDS_RAY
@pytest.mark.slow
def test_a_cluster_of_this_machine_alone_plays_the_same_match(tmp_path: Path) -> None:
    said, wrong = on_cluster(0, "-c", PLAY, str(tmp_path / "begun"), RAY_ADDRESS="").communicate()
    assert said.split()[-1:] == [here()], wrong


@NEEDS_RAY
@pytest.mark.slow
def test_a_cluster_plays_the_same_playtest_and_trains_the_same_net(tmp_path: Path) -> None:
    there, alone = tmp_path / "there.json", tmp_path / "here.json"
    with cluster() as (port, _):
        _, wrong = on_cluster(port, "-c", PLAYTEST, str(there), **WITH_TOKEN).communicate()
        nets = [trained(tmp_path, port, where) for where in ("ray", "here")]
    assert nets[0] == nets[1]
    playtest(str(alone), on_ray=False)
    assert there.exists(), wrong
    assert there.read_bytes() == alone.read_bytes()


def test_an_address_where_nobody_listens_is_told_at_once() -> None:
    with pytest.raises(SetupError) as refused:
        check_reached("127.0.0.1:9")
    assert refused.value.code == "ray-not-reached"
    assert refused.value.facts == {"address": "127.0.0.1:9"}
    for other in ("", "auto", "local", "ray://127.0.0.1:9"):
        check_reached(other)


def test_without_ray_the_way_to_get_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(SetupError) as refused:
        on_ray.check_ray()
    assert refused.value.code == "ray-not-installed"
    assert refused.value.facts == {"extra": "farebox[ray]"}
