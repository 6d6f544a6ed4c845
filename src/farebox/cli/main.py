"""The `farebox` command: its parts, and what it says and returns when something is wrong."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Annotated, Any, NoReturn

import typer
from typer.exceptions import TyperException

from farebox.cli.language import OPTION, chosen_language, system_language
from farebox.cli.localized_help import LocalizedCommand, LocalizedGroup, refusal
from farebox.cli.translator import Translator
from farebox.errors import FareboxError
from farebox.locales import use_language

USAGE_ERROR = 2

COMMANDS = {
    "play": "help-play",
    "serve": "help-serve",
    "backup": "help-backup",
    "restore": "help-restore",
    "doctor": "help-doctor",
    "rules": "help-rules",
    "replay": "help-replay",
    "verify": "help-verify",
    "simulate": "help-simulate",
    "arena": "help-arena",
    "playtest": "help-playtest",
    "train": "help-train",
    "bench": "help-bench",
    "city": "cli-city",
}


class Commands(Mapping[str, Any]):
    """The commands by name, each with its help text; a command's module is loaded when it is asked for."""

    def __init__(self, words: Callable[[str], str]) -> None:
        self.words = words
        self.loaded: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self.loaded:
            self.loaded[name] = translated(load_command(name, COMMANDS[name]), self.words)
        return self.loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(COMMANDS)

    def __len__(self) -> int:
        return len(COMMANDS)


class WholeCommand(LocalizedGroup):
    """`farebox` itself: it knows the names and help texts of its commands without loading them."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of the commands."""
        return list(COMMANDS)

    def command_help(self, name: str) -> str:
        """What a command does."""
        return Translator()(COMMANDS[name])


def load_command(name: str, help_key: str) -> Any:
    """The command of a module of this folder, which has a function, or an `app` of several, for it."""
    module = import_module(f"farebox.cli.{name}")
    if not hasattr(module, "app"):
        single = typer.Typer(add_completion=False)
        single.command(name, cls=LocalizedCommand, help=help_key)(getattr(module, name))
        return typer.main.get_command(single)
    return typer.main.get_command(module.app)


app = typer.Typer(
    cls=WholeCommand, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
)


def show_version(wanted: bool) -> None:
    """Print the version and leave."""
    if not wanted:
        return
    from importlib.metadata import PackageNotFoundError, version

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


def localized_command(words: Callable[[str], str]) -> Any:
    """The command line with its help texts, which the code names by their keys, in one language."""
    whole: Any = translated(typer.main.get_command(app), words)
    whole.commands = Commands(words)
    return whole


def translated(command: Any, words: Callable[[str], str]) -> Any:
    """A command, with those below it, whose help texts are texts instead of keys."""
    command.help = words(command.help or "")
    for parameter in command.params:
        parameter.help = words(getattr(parameter, "help", None) or "")
    for part in getattr(command, "commands", {}).values():
        translated(part, words)
    return command


def complain(sentence: str) -> None:
    """Say on the error stream what is wrong, if there is anything to say."""
    if sentence:
        from rich.console import Console

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
        from farebox.bots.process import all_ended

        with all_ended():
            with contextlib.suppress(OSError):
                sys.stdout.flush()
                sys.stderr.flush()
            os._exit(code)
    sys.exit(code)
