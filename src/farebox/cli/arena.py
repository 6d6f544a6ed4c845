"""`farebox arena`: plays bots against each other, with ratings, a file to resume from and a page of plots."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Literal

import typer

from farebox.cli.terminal.style import make_console
from farebox.cli.translator import Translator

INTERRUPTED = 130


def arena(
    bots: Annotated[list[str] | None, typer.Argument(help="option-arena-bots")] = None,
    city: Annotated[str | None, typer.Option(help="option-city")] = None,
    players: Annotated[int | None, typer.Option(help="option-arena-players")] = None,
    blocks: Annotated[int | None, typer.Option(help="option-blocks")] = None,
    seed: Annotated[str | None, typer.Option(help="option-seed")] = None,
    threads: Annotated[int | None, typer.Option(help="option-threads")] = None,
    sprt: Annotated[tuple[float, float] | None, typer.Option(metavar="LOW HIGH", help="option-sprt")] = None,
    json: Annotated[Path | None, typer.Option(help="option-arena-json")] = None,
    html: Annotated[Path | None, typer.Option(help="option-html")] = None,
    resume: Annotated[Path | None, typer.Option(help="option-arena-resume")] = None,
    on: Annotated[Literal["here", "ray"], typer.Option(help="option-on")] = "here",
    time_limit: Annotated[float | None, typer.Option(help="option-time-limit")] = None,
    force: Annotated[bool, typer.Option("--force", help="option-force")] = False,
) -> None:
    """Play a match between bots."""
    from farebox.cli.arena_plan import make_plan
    from farebox.cli.arena_run import MatchScreen

    wanted = {
        "bots": tuple(bots) if bots else None,
        "players": players,
        "blocks": blocks,
        "seed": seed,
        "sprt": sprt,
        "time_limit": time_limit,
    }
    plan = make_plan(city, wanted, json, html, resume, on, threads, force)
    screen = MatchScreen(make_console(), Translator(), plan)
    with stopped_like_ctrl_c():
        try:
            screen.play()
        except KeyboardInterrupt:
            screen.farewell()
            raise typer.Exit(INTERRUPTED) from None
    screen.finish()


@contextmanager
def stopped_like_ctrl_c() -> Iterator[None]:
    """Treat termination signals like Ctrl-C meanwhile: results are kept, and external bots end too."""
    signals = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    # A process started to survive a lost terminal (nohup) keeps running without one.
    taken = [number for number in signals if signal.getsignal(number) == signal.SIG_DFL]
    for number in taken:
        signal.signal(number, signal.default_int_handler)
    try:
        yield
    finally:
        for number in taken:
            signal.signal(number, signal.SIG_DFL)
