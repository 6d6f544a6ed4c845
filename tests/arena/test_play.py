"""The same match gives the same results, however it is played."""

import numpy as np
import pytest

from farebox.arena.play import Job, job_blocks, jobs, play_job
from farebox.arena.results import merged
from farebox.arena.spec import code_hash
from farebox.engine.seeds import derived_seed
from tests.arena.builders import PARIS, match_of, played, same, spec_of


@pytest.mark.parametrize("bots", [("planner", "greedy"), ("search:4", "random"), ("tree:4", "blocker")])
def test_threads_and_jobs_change_nothing(bots: tuple[str, ...]) -> None:
    match = match_of(*bots)
    whole = played(match, 12, threads=1)
    assert same(whole, played(match, 12, threads=3))
    one_by_one = [play_job(spec_of(match), Job(block, block + 1)) for block in range(12)]
    assert same(whole, merged(one_by_one))


def test_another_seed_gives_other_games() -> None:
    first, second = (played(match_of("planner", "greedy", seed=seed), 10) for seed in (1, 2))
    assert not same(first, second)


def test_the_results_are_those_of_the_games() -> None:
    from farebox.bots.batch import play_games
    from farebox.bots.registry import parse_bot

    match = match_of("planner", "greedy", players=2)
    results = played(match, 3)
    seed = derived_seed(bytes.fromhex(match.seed), 2)
    [game] = play_games(PARIS, [[parse_bot("greedy"), parse_bot("planner")]], [seed])
    assert results.columns["scores"][5].tolist() == game["final_score"][:2].tolist()
    assert results.columns["winners"][5] == game["winners"]
    assert results.columns["decisions"][5] == game["version"]
    assert results.columns["tickets"][5].tolist() == game["ticket_count"][:2].tolist()


def test_a_shared_victory_is_shared() -> None:
    found = played(match_of("random", "random", players=3), 2)
    found.columns["winners"][:3] = (0b001, 0b101, 0b111)
    assert found.shares[:3].tolist() == [[1, 0, 0], [0.5, 0, 0.5], [1 / 3] * 3]
    assert np.allclose(found.shares.sum(axis=1), 1)


def test_jobs_cover_all_blocks_once() -> None:
    assert list(jobs(3, 10, 4)) == [Job(3, 7), Job(7, 10)]
    assert list(jobs(10, 10, 4)) == []


def test_slow_bots_get_small_jobs() -> None:
    assert job_blocks(match_of("planner", "greedy")) > 100
    assert job_blocks(match_of("search:4000", "greedy")) == 1
    assert job_blocks(match_of("cmd:x", "greedy")) == 1


def test_the_hash_of_the_code_is_always_the_same() -> None:
    assert code_hash() == code_hash()
    assert len(code_hash()) == 16
