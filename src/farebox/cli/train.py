"""`farebox train`: trains the net of a learned bot for a city, shows how it grows, and keeps it in a file."""

from __future__ import annotations

import os
import shlex
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import TYPE_CHECKING, Annotated, Literal

import typer
from rich.console import Console

from farebox.cities.messages import city_name
from farebox.cities.schema import City
from farebox.cli.arena import INTERRUPTED
from farebox.cli.arguments import own_command, writable_file
from farebox.cli.playtest import sound_city
from farebox.cli.terminal.style import make_console, progress_bar, warn_if_not_compiled
from farebox.cli.translator import Translator
from farebox.errors import SetupError
from farebox.game.records import draft_of
from farebox.learning.goal import SECONDS_PER_MINUTE, Goal

if TYPE_CHECKING:
    from farebox.learning.games import Spread
    from farebox.learning.training import Trainer

CHECKPOINT = ".training"
SAVE_EVERY = 120.0
DEFAULT_MINUTES = 15.0
# So that the whole line fits into 80 columns.
BAR_WIDTH = 8
# Sums of several threads come in any order, and so do not give the same weights twice.
ONE_THREAD = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")


def train(
    city: Annotated[str, typer.Argument(metavar="CITY_OR_FILE", help="option-playtest-city")],
    output: Annotated[Path, typer.Option(help="option-learning-output")],
    players: Annotated[int, typer.Option(help="option-learning-players")] = 2,
    minutes: Annotated[float | None, typer.Option(help="option-learning-minutes")] = None,
    games: Annotated[int | None, typer.Option(help="option-learning-games")] = None,
    seed: Annotated[int, typer.Option(min=0, help="option-learning-seed")] = 1,
    threads: Annotated[int | None, typer.Option(help="option-threads")] = None,
    on: Annotated[Literal["here", "ray"], typer.Option(help="option-on")] = "here",
    html: Annotated[Path | None, typer.Option(help="option-html")] = None,
    force: Annotated[bool, typer.Option("--force", help="option-force")] = False,
) -> None:
    """Train a learned bot."""
    screen = TrainingScreen(make_console(), sound_city(city), output, goal_of(minutes, games))
    if html:
        screen.check_page(html, force)
    for variable in ONE_THREAD:
        os.environ.setdefault(variable, "1")
    with playing(on, threads) as spread:
        screen.prepare(players, seed, force, spread)
        with stopping_after_a_step() as brake:
            screen.train(brake)
        screen.finish()
        if html:
            screen.write_page(html, city)
    if not screen.is_done:
        raise typer.Exit(INTERRUPTED)


@contextmanager
def playing(on: str, threads: int | None) -> Iterator[Spread]:
    """Where the games are played meanwhile: on threads, or on a Ray cluster."""
    from farebox.arena.on_ray import joined, on_ray
    from farebox.arena.play import on_threads, thread_count
    from farebox.learning.games import one_by_one

    wanted = thread_count(threads)
    if on == "ray":
        with joined():
            yield on_ray
    else:
        yield one_by_one if wanted == 1 else partial(on_threads, threads=wanted)


def goal_of(minutes: float | None, games: int | None) -> Goal:
    """How long to train, as the options say."""
    if minutes is not None and games is not None:
        raise SetupError("minutes-or-games")
    if games is not None:
        goal = Goal(games=games)
    else:
        goal = Goal(seconds=SECONDS_PER_MINUTE * (DEFAULT_MINUTES if minutes is None else minutes))
    if not 0 < goal.total < float("inf"):
        raise SetupError("nothing-to-learn")
    return goal


class Brake:
    """Ctrl-C, or a signal to end: the first stops after the current step, the second at once."""

    def __init__(self) -> None:
        self.asked = False

    def __call__(self, number: int, frame: FrameType | None) -> None:
        """Hear a signal."""
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True


@contextmanager
def stopping_after_a_step() -> Iterator[Brake]:
    """Let signals to end wait for the end of a step meanwhile."""
    brake = Brake()
    names = [name for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, brake) for number in (getattr(signal, name) for name in names)}
    try:
        yield brake
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def written(file: Path) -> Iterator[Path]:
    """A draft of a file that takes its place once it is whole; the earlier file stays if that fails."""
    try:
        with draft_of(file) as draft:
            yield draft
    except OSError as fault:
        why = fault.strerror or str(fault)
        raise SetupError("training-not-written", file=str(file), fault=why) from None


class TrainingScreen:
    """Shows how a training goes, and keeps the net and all it takes to go on."""

    trainer: Trainer

    def __init__(self, console: Console, city: City, output: Path, goal: Goal) -> None:
        self.console = console
        self.words = Translator()
        self.city = city
        self.output = output
        self.goal = goal
        self.spent = 0.0
        # Never yet, so the first step is kept, too.
        self.saved = float("-inf")

    @property
    def checkpoint(self) -> Path:
        """The file that a stopped training goes on from."""
        return self.output.with_name(self.output.name + CHECKPOINT)

    @property
    def reached(self) -> float:
        """How far the training is, in what its goal counts."""
        return self.goal.reached(self.trainer.games, self.spent)

    @property
    def is_done(self) -> bool:
        """Whether there is nothing left to do."""
        return self.reached >= self.goal.total

    def check_page(self, page: Path, force: bool) -> None:
        """Refuse a page that cannot be written, or would replace the net; a stopped training has one."""
        if page.resolve() in (self.output.resolve(), self.checkpoint.resolve()):
            raise SetupError("file-for-two-things", file=str(page))
        writable_file(page, force or self.checkpoint.exists())

    def prepare(self, players: int, seed: int, force: bool, spread: Spread) -> None:
        """Begin a training, or take up the one that was stopped."""
        from farebox.learning.checkpoints import load_checkpoint
        from farebox.learning.training import Trainer

        warn_if_not_compiled(self.words)
        stopped = self.checkpoint.exists()
        if stopped and not force:
            self.trainer, self.spent = load_checkpoint(self.checkpoint, self.city, players, seed, self.goal)
            self.console.print(self.words("learning-resumed", games=self.trainer.games), soft_wrap=True)
        else:
            writable_file(self.output, force)
            self.trainer = Trainer(self.city, players, seed)
        if stopped and force:
            self.console.print(self.words("learning-discarded", file=str(self.checkpoint)), soft_wrap=True)
        self.trainer.spread = spread

    def train(self, brake: Brake) -> None:
        """Train until the goal is reached or somebody stops it."""
        with progress_bar(self.console, width=BAR_WIDTH) as bar:
            task = bar.add_task(city_name(self.city), total=round(self.goal.total), running="")
            while not self.is_done and not brake.asked:
                bar.update(task, completed=round(self.reached), running=self.strength())
                self.step()
            bar.update(task, completed=round(self.reached), running=self.strength())

    def step(self) -> None:
        """Do one step, and keep the net as it is then."""
        began = monotonic()
        most = self.goal.games - self.trainer.games if self.goal.games else None
        self.trainer.step(self.reached / self.goal.total, most)
        self.spent += monotonic() - began
        # First: a net without its training could not be continued.
        if monotonic() - self.saved > SAVE_EVERY:
            self.keep_training()
        self.keep_net()

    def strength(self) -> str:
        """How often the net won against each fixed opponent when that was last measured."""
        last = {one.bot: f"{one.bot} {self.words.decimal(100 * one.won)}" for one in self.trainer.curve}
        return self.words("learning-strength", shares=", ".join(last.values())) if last else ""

    def keep_net(self) -> None:
        """Write the weights."""
        from farebox.bots.weights import encode_weights

        weights = self.trainer.weights(repeatable=self.goal.is_repeated_by(self.trainer.games))
        with written(self.output) as draft:
            draft.write_bytes(encode_weights(weights))

    def keep_training(self) -> None:
        """Write all it takes to go on."""
        from farebox.learning.checkpoints import save_checkpoint

        with written(self.checkpoint) as draft:
            save_checkpoint(draft, self.trainer, self.goal, self.spent)
        self.saved = monotonic()

    def finish(self) -> None:
        """Say where the net is, and how to play with it or to go on."""
        if self.is_done:
            self.checkpoint.unlink(missing_ok=True)
            self.console.print(self.words("learning-written", file=str(self.output)), soft_wrap=True)
            return
        self.keep_training()
        self.console.print(self.words("learning-stopped", file=str(self.output)), soft_wrap=True)

    def write_page(self, file: Path, city: str) -> None:
        """Write the page that shows how the net grew; `city` is as it was given."""
        from farebox.learning.page import learning_page

        trainer = self.trainer
        trainer.measure()
        numbers = ("--players", str(trainer.players), *self.goal.option, "--seed", str(trainer.seed))
        command = shlex.join([own_command(), "train", city, *numbers, "--output", str(self.output)])
        with written(file) as draft:
            page = learning_page(trainer, command, repeatable=self.goal.is_repeated_by(trainer.games))
            draft.write_text(page, encoding="utf-8")
        self.console.print(self.words("learning-page-written", file=str(file)), soft_wrap=True)
