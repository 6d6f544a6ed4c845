"""The `farebox` command: its parts, and what it says and returns when something is wrong."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from typer.exceptions import TyperException

from farebox.cli import arena, bench, city, play, replay, rules, serve, simulate, verify
from farebox.cli.language import OPTION, chosen_language, system_language
from farebox.cli.localized_help import LocalizedCommand, LocalizedGroup, refusal
from farebox.cli.translator import Translator
from farebox.errors import FareboxError
from farebox.locales import use_language

USAGE_ERROR = 2

app = typer.Typer(
    cls=LocalizedGroup, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
)
app.command("play", cls=LocalizedCommand, help="help-play")(play.play)
app.command("serve", cls=LocalizedCommand, help="help-serve")(serve.serve)
app.command("rules", cls=LocalizedCommand, help="help-rules")(rules.rules)
app.command("replay", cls=LocalizedCommand, help="help-replay")(replay.replay)
app.command("verify", cls=LocalizedCommand, help="help-verify")(verify.verify)
app.command("simulate", cls=LocalizedCommand, help="help-simulate")(simulate.simulate)
app.command("arena", cls=LocalizedCommand, help="help-arena")(arena.arena)
app.command("bench", cls=LocalizedCommand, help="help-bench")(bench.bench)
app.add_typer(city.app, name="city")


def show_version(wanted: bool) -> None:
    """Print the version and leave."""
    if not wanted:
        return
    try:
        found = version("farebox")
    except PackageNotFoundError:
        found = Translator()("not-installed")
    typer.echo(f"farebox {found}")
    raise typer.Exit


@app.callback(help="help-farebox")
def options(
    show: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="help-version")
    ] = False,
    language: Annotated[str | None, typer.Option(OPTION, help="option-language")] = None,
) -> None:
    """Options of every command."""


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line in the requested language, else in that of the system."""
    with use_language(system_language(os.environ)):
        try:
            rest, language = chosen_language(arguments, os.environ)
        except FareboxError as error:
            complain(Translator().error(error))
            return USAGE_ERROR
        with use_language(language):
            return carry_out(rest)


def carry_out(arguments: Sequence[str]) -> int:
    """Carry out a command line; anything wrong becomes one sentence and an exit code."""
    try:
        code = localized_command(Translator())(list(arguments), prog_name="farebox", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 0
    except TyperException as error:
        complain(refusal(Translator(), error))
        return error.exit_code
    except typer.Abort:
        complain(Translator()("error-aborted"))
        return 1
    except FareboxError as error:
        complain(Translator().error(error))
        return USAGE_ERROR
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        complain(f"{place}{error.strerror or error}")
        return USAGE_ERROR


def localized_command(words: Translator) -> Any:
    """The command line with its help texts, which the code names by their keys, in one language."""
    waiting = [typer.main.get_command(app)]
    whole = waiting[0]
    while waiting:
        command = waiting.pop()
        command.help = words(command.help or "")
        for parameter in command.params:
            setattr(parameter, "help", words(getattr(parameter, "help", None) or ""))  # noqa: B010 - typed without it
        waiting += getattr(command, "commands", {}).values()
    return whole


def complain(sentence: str) -> None:
    """Say on the error stream what is wrong, if there is anything to say."""
    if sentence:
        Console(stderr=True, highlight=False, markup=False).print(sentence, soft_wrap=True)


def main() -> None:
    """The `farebox` command."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    leave(run(sys.argv[1:]))


def leave(code: int) -> NoReturn:
    """End the process without waiting for games of the arena that are no longer needed."""
    # Without a match the arena is not loaded, and need not be.
    arena_play = sys.modules.get("farebox.arena.play")
    if arena_play is not None and arena_play.still_playing():
        from farebox.arena.process import all_ended

        with all_ended():
            with contextlib.suppress(OSError):
                sys.stdout.flush()
                sys.stderr.flush()
            os._exit(code)
    sys.exit(code)
