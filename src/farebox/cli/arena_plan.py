"""What a command line asks of the arena, checked before anything is played."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from os.path import realpath
from pathlib import Path
from typing import NamedTuple

from farebox.arena.blocks import OUTSIDE, Match, is_outside, make_match
from farebox.arena.files import Goal, MatchFile, check_same, load_match
from farebox.arena.match import check_goal, limits_of
from farebox.arena.on_ray import check_ray
from farebox.arena.play import Setting, code_hash
from farebox.arena.process import command_words
from farebox.arena.results import Results, blank
from farebox.cities.load import CITY_IDS
from farebox.cities.schema import City
from farebox.cli.sources import find_city, find_seed, writable_file
from farebox.errors import MatchError, SetupError

DEFAULT_CITY = "san_francisco"
DEFAULT_PLAYERS = 2
DEFAULT_BLOCKS = 1000
DEFAULT_TIME_LIMIT = 1.0


class Wish(NamedTuple):
    """What was asked for; None is whatever the file of the match says, or else the default."""

    bots: tuple[str, ...]
    city: str | None
    players: int | None
    blocks: int | None
    seed: str | None
    sprt: tuple[float, float] | None
    time_limit: float | None


@dataclass(frozen=True)
class Plan:
    """A match that can be played: its setting, its goal, what is played already and where it is kept."""

    setting: Setting
    goal: Goal
    results: Results
    file: Path | None
    page: Path | None
    on_ray: bool
    threads: int

    @property
    def match(self) -> Match:
        """The match."""
        return self.setting.match


def make_plan(
    wish: Wish,
    json: Path | None,
    html: Path | None,
    resume: Path | None,
    on: str,
    threads: int,
    force: bool,
) -> Plan:
    """The plan of a command line; anything wrong is reported before anything is touched."""
    saved = load_match(resume) if resume else None
    city = wanted_city(wish, resume, saved)
    match = wanted_match(wish, city, saved)
    if resume and saved:
        check_same(resume, saved.match, match)
    goal = wanted_goal(wish, saved)
    check_goal(match, goal)
    if threads < 1:
        raise SetupError("too-few-threads", threads=threads)
    check_commands(match, on)
    check_files(json, html, resume, force)
    results = saved.results if saved else blank(0, match.players)
    return Plan(
        Setting(match, city, limits_of(goal)), goal, results, json or resume, html, on == "ray", threads
    )


def wanted_city(wish: Wish, file: Path | None, saved: MatchFile | None) -> City:
    """The city that is named, or that of the match's file."""
    if saved and wish.city is None and saved.match.city not in CITY_IDS:
        raise MatchError("match-of-unknown-city", file=str(file), city=saved.match.city)
    return find_city(wish.city or (saved.match.city if saved else DEFAULT_CITY))


def wanted_match(wish: Wish, city: City, saved: MatchFile | None) -> Match:
    """The match that is asked for; what is left out is as in the file."""
    before = saved.match if saved else None
    players = wish.players if wish.players is not None else before.players if before else DEFAULT_PLAYERS
    seed = find_seed(wish.seed if wish.seed is not None or not before else before.seed)
    return make_match(city, players, wish.bots or (before.bots if before else ()), seed, code_hash())


def wanted_goal(wish: Wish, saved: MatchFile | None) -> Goal:
    """When the match ends; what is left out is as in the file."""
    before = saved.goal if saved else Goal(blocks=DEFAULT_BLOCKS, time_limit=DEFAULT_TIME_LIMIT)
    return Goal(
        blocks=before.blocks if wish.blocks is None else wish.blocks,
        sprt=before.sprt if wish.sprt is None else wish.sprt,
        time_limit=before.time_limit if wish.time_limit is None else wish.time_limit,
    )


def check_commands(match: Match, on: str) -> None:
    """Refuse commands whose program does not exist, and a cluster that is missing or cannot run commands."""
    commands = [name for name in match.bots if is_outside(name)]
    if on == "ray":
        check_ray()
        if commands:
            raise SetupError("ray-and-commands")
    for name in commands:
        program = first_word(name)
        if shutil.which(program) is None:
            raise SetupError("command-not-found", bot=name, program=program)


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


def first_word(name: str) -> str:
    """The program of an external bot."""
    command = name.removeprefix(OUTSIDE)
    try:
        return command_words(command)[0]
    except ValueError:
        raise SetupError("command-not-found", bot=name, program=command) from None
