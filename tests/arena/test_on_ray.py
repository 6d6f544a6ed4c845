"""A match on a Ray cluster gives the same results as here."""

import importlib.util
import warnings

import pytest

from farebox.arena import on_ray
from farebox.arena.results import merged
from farebox.errors import SetupError
from tests.arena.builders import match_of, played, same, spec_of

NEEDS_RAY = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None,
    reason="NOT TESTED: Ray is not installed; pip install farebox[ray] and run pytest -m slow",
)


@NEEDS_RAY
@pytest.mark.slow
@pytest.mark.filterwarnings("default")
def test_a_local_cluster_plays_the_same_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_ray, "TASK_SIZE", 20)
    match = match_of("planner", "greedy")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = merged(on_ray.play_on_ray(spec_of(match), 0, 30))
    assert same(found, played(match, 30))


def test_without_ray_the_way_to_get_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(SetupError) as refused:
        on_ray.check_ray()
    assert refused.value.code == "ray-not-installed"
    assert refused.value.facts == {"extra": "farebox[ray]"}
