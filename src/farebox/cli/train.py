"""`farebox train`: trains the net of a learned bot for a city, shows how it grows, and keeps it in a file."""

from __future__ import annotations

import os
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
from farebox.cli.arguments import writable_file
from farebox.cli.playtest import sound_city
from farebox.cli.terminal.style import make_console, progress_bar, warn_if_not_compiled
from farebox.cli.translator import Translator
from farebox.errors import SetupError
from farebox.game.records import draft_of

if TYPE_CHECKING:
    from farebox.learning.games import Spread
    from farebox.learning.training import Trainer

CHECKPOINT = ".training"
SAVE_EVERY = 120.0
DEFAULT_MINUTES = 15.0
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
    found = sound_city(city)
    if html:
        writable_file(html, force)
    for variable in ONE_THREAD:
        os.environ.setdefault(variable, "1")
    screen = TrainingScreen(make_console(), found, output, Effort(minutes, games))
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


class Effort:
    """How long to train: for some games or, without their number, for some minutes."""

    def __init__(self, minutes: float | None, games: int | None) -> None:
        if minutes is not None and games is not None:
            raise SetupError("minutes-or-games")
        if (games is not None and games < 1) or not 0 < (minutes or DEFAULT_MINUTES) < float("inf"):
            raise SetupError("nothing-to-learn")
        self.games = games
        self.seconds = 60 * (minutes or DEFAULT_MINUTES)

    @property
    def total(self) -> float:
        """What the bar counts to: games or seconds."""
        return self.games or self.seconds

    def reached(self, games: int, seconds: float) -> float:
        """How far the bar is."""
        return min(self.total, games if self.games else seconds)


class Brake:
    """Ctrl-C, or a signal to end: the first is obeyed after the step under way, the second at once."""

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


class TrainingScreen:
    """Shows how a training goes, and keeps the net and all it takes to go on."""

    trainer: Trainer

    def __init__(self, console: Console, city: City, output: Path, effort: Effort) -> None:
        self.console = console
        self.words = Translator()
        self.city = city
        self.output = output
        self.effort = effort
        self.spent = 0.0
        self.saved = monotonic()

    @property
    def checkpoint(self) -> Path:
        """The file that a stopped training goes on from."""
        return self.output.with_name(self.output.name + CHECKPOINT)

    @property
    def is_done(self) -> bool:
        """Whether there is nothing left to do."""
        return self.effort.reached(self.trainer.games, self.spent) >= self.effort.total

    def prepare(self, players: int, seed: int, force: bool, spread: Spread) -> None:
        """Begin a training, or take up the one that was stopped."""
        from farebox.learning.checkpoints import load_checkpoint
        from farebox.learning.training import Trainer

        warn_if_not_compiled(self.words)
        if self.checkpoint.exists() and not force:
            self.trainer, self.spent = load_checkpoint(self.checkpoint, self.city, players, seed)
            self.console.print(self.words("learning-resumed", games=self.trainer.games), soft_wrap=True)
        else:
            writable_file(self.output, force)
            self.trainer = Trainer(self.city, players, seed)
        self.trainer.spread = spread

    def train(self, brake: Brake) -> None:
        """Train until the goal is reached or somebody stops it."""
        with progress_bar(self.console) as bar:
            name = self.words("learning-training", city=city_name(self.city), players=self.trainer.players)
            task = bar.add_task(name, total=round(self.effort.total), running="")
            while not self.is_done and not brake.asked:
                bar.update(task, completed=round(self.reached), running=self.strength())
                self.step()
            bar.update(task, completed=round(self.reached), running=self.strength())

    @property
    def reached(self) -> float:
        """How far the training is, in what the bar counts."""
        return self.effort.reached(self.trainer.games, self.spent)

    def step(self) -> None:
        """Do one step, and keep the net as it is then."""
        began = monotonic()
        most = self.effort.games - self.trainer.games if self.effort.games else None
        self.trainer.step(self.reached / self.effort.total, most)
        self.spent += monotonic() - began
        self.keep_net()
        if monotonic() - self.saved > SAVE_EVERY:
            self.keep_training()

    def strength(self) -> str:
        """How the net did against planners when it was last measured."""
        games = self.words("learning-games", games=self.trainer.games)
        if not self.trainer.curve:
            return games
        share = self.words.per_cent(self.trainer.curve[-1].won)
        return " · ".join((games, self.words("learning-strength", won=share)))

    def keep_net(self) -> None:
        """Write the weights."""
        from farebox.bots.weights import encode_weights

        with draft_of(self.output) as draft:
            draft.write_bytes(encode_weights(self.trainer.weights()))

    def keep_training(self) -> None:
        """Write all it takes to go on."""
        from farebox.learning.checkpoints import save_checkpoint

        with draft_of(self.checkpoint) as draft:
            save_checkpoint(draft, self.trainer, self.spent)
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
        numbers = {"--players": trainer.players, "--games": trainer.games, "--seed": trainer.seed}
        options = [str(part) for option in numbers.items() for part in option]
        command = " ".join(["farebox", "train", city, *options, "--output", str(self.output)])
        with draft_of(file) as draft:
            draft.write_text(learning_page(trainer, command), encoding="utf-8")
        self.console.print(self.words("learning-page-written", file=str(file)), soft_wrap=True)
