"""What a command line asks of the arena, checked before anything is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from os.path import realpath
from pathlib import Path
from typing import Any

from farebox.arena.blocks import Match
from farebox.arena.files import MatchFile, check_same, load_match
from farebox.arena.on_ray import check_ray
from farebox.arena.play import thread_count
from farebox.arena.results import Results, blank
from farebox.arena.spec import MatchSpec
from farebox.bots.external import is_external
from farebox.bots.process import check_programs
from farebox.cities.load import CITY_IDS
from farebox.cli.arguments import find_city, find_seed, naming_city, writable_file
from farebox.errors import MatchError, SetupError

DEFAULT_CITY = "san_francisco"
DEFAULT_BLOCKS = 1000


@dataclass(frozen=True)
class Plan:
    """A match that can be played: what it is, what is played already, where and how it is kept."""

    spec: MatchSpec
    city: str  # as it was named
    results: Results
    file: Path | None
    page: Path | None
    on_ray: bool
    threads: int | None


def make_plan(
    city: str | None,
    wanted: Mapping[str, Any],
    json: Path | None,
    html: Path | None,
    resume: Path | None,
    on: str,
    threads: int | None,
    force: bool,
) -> Plan:
    """The plan of a command line; anything wrong is reported before a file is touched.

    `wanted` are options of the specification; one that is None is as in the resumed file, or the default.
    """
    saved = load_match(resume) if resume else None
    spec = wanted_spec(city, wanted, resume, saved)
    if resume and saved:
        check_same(resume, saved.match, spec.match)
    thread_count(threads)
    check_cluster(spec.match, on)
    check_programs(spec.match.bots)
    check_files(json, html, resume, force)
    results = saved.results if saved else blank(0, spec.match.players)
    return Plan(spec, city or spec.city.id, results, json or resume, html, on == "ray", threads)


def wanted_spec(
    city: str | None, wanted: Mapping[str, Any], file: Path | None, saved: MatchFile | None
) -> MatchSpec:
    """The match that is asked for; what is left out is as in the file."""
    if saved and city is None and saved.match.city not in CITY_IDS:
        raise MatchError("match-of-unknown-city", file=str(file), city=saved.match.city)
    name = city or (saved.match.city if saved else DEFAULT_CITY)
    found = find_city(name)
    options: dict[str, Any] = saved.options if saved else {"bots": (), "seed": None, "blocks": DEFAULT_BLOCKS}
    options |= {name: value for name, value in wanted.items() if value is not None}
    with naming_city(name):
        return MatchSpec(found, **options | {"seed": find_seed(options["seed"])})


def check_cluster(match: Match, on: str) -> None:
    """Refuse a cluster that is not there, or bots that only run here."""
    if on == "ray":
        check_ray()
        if any(map(is_external, match.bots)):
            raise SetupError("ray-and-commands")


def check_files(json: Path | None, html: Path | None, resume: Path | None, force: bool) -> None:
    """Refuse a page that would replace results, and existing files other than that of the resumed match."""
    if html and any(file and same_place(html, file) for file in (json, resume)):
        raise SetupError("page-over-results", file=str(html))
    if html:
        writable_file(html, force)
    if json and not (resume and same_place(json, resume)):
        writable_file(json, force)


def same_place(first: Path, second: Path) -> bool:
    """Whether two paths lead to the same place, even if there is no file yet."""
    return realpath(first) == realpath(second)
