"""Playing jobs on a Ray cluster: those of a match, with many games per task, or of a playtest."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Generic

from farebox.arena.joining import join
from farebox.arena.play import Found, Job, in_order, job_blocks, jobs, play_job
from farebox.arena.results import Results
from farebox.arena.spec import MatchSpec
from farebox.errors import SetupError

# A task costs a cluster about a millisecond, so it carries more games than a thread's job.
TASK_SIZE = 4000
TASKS_AHEAD = 4


class RayTask(Generic[Found]):
    """A job that a cluster has under way."""

    def __init__(self, ray: Any, reference: Any) -> None:
        self.ray = ray
        self.reference = reference

    def result(self) -> Found:
        """The results, once the cluster has them."""
        found: Found = self.ray.get(self.reference)
        return found


def check_ray() -> None:
    """Refuse to go on where Ray is not installed."""
    if importlib.util.find_spec("ray") is None:
        raise SetupError("ray-not-installed", extra="farebox[ray]")


@contextmanager
def joined() -> Iterator[Any]:
    """Ray, as a member of the cluster of RAY_ADDRESS or of one started here; who has joined stays in it."""
    check_ray()
    import ray

    started = not ray.is_initialized()
    if started:
        join(ray)
    try:
        yield ray
    finally:
        if started:
            ray.shutdown()


def call_shared(play: Callable[[Job], Found], job: Job) -> Found:
    """Play a job; the cluster passes on once what all jobs share."""
    return play(job)


def on_ray(play: Callable[[Job], Found], waiting: Iterator[Job]) -> Iterator[Found]:
    """The results of jobs played on the cluster, in order."""
    with joined() as ray:
        remote, shared = ray.remote(call_shared), ray.put(play)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))

        def hand_out(job: Job) -> RayTask[Found]:
            return RayTask(ray, remote.remote(shared, job))

        yield from in_order(hand_out, waiting, ahead=TASKS_AHEAD * cores)


def play_on_ray(spec: MatchSpec, begin: int, end: int) -> Iterator[Results]:
    """Play blocks of a match on the cluster."""
    return on_ray(partial(play_job, spec), jobs(begin, end, job_blocks(spec.match, TASK_SIZE)))
