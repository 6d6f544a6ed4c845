"""Playing a match on a Ray cluster, many games per task."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from typing import Any

from farebox.arena.joining import join
from farebox.arena.play import Job, in_order, job_blocks, jobs, play_job
from farebox.arena.results import Results
from farebox.arena.spec import MatchSpec
from farebox.errors import SetupError

# A task costs a cluster about a millisecond, so it carries more games than a thread's job.
TASK_SIZE = 4000
TASKS_AHEAD = 4


class RayTask:
    """A job that a cluster has under way."""

    def __init__(self, ray: Any, reference: Any) -> None:
        self.ray = ray
        self.reference = reference

    def result(self) -> Results:
        """The results, once the cluster has them."""
        found: Results = self.ray.get(self.reference)
        return found


def check_ray() -> None:
    """Refuse to go on where Ray is not installed."""
    if importlib.util.find_spec("ray") is None:
        raise SetupError("ray-not-installed", extra="farebox[ray]")


def play_on_ray(spec: MatchSpec, begin: int, end: int) -> Iterator[Results]:
    """Play blocks on the cluster of RAY_ADDRESS, or on one started here; the results come in order."""
    check_ray()
    import ray

    started = not ray.is_initialized()
    if started:
        join(ray)
    try:
        remote = ray.remote(play_job)
        shared = ray.put(spec)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = jobs(begin, end, job_blocks(spec.match, TASK_SIZE))

        def hand_out(job: Job) -> RayTask:
            return RayTask(ray, remote.remote(shared, job))

        yield from in_order(hand_out, waiting, ahead=TASKS_AHEAD * cores)
    finally:
        if started:
            ray.shutdown()
