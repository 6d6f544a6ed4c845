"""The texts of the command-line library in our words: help and errors."""

from __future__ import annotations

import re
from typing import Any

from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from farebox.cli.translator import Translator
from farebox.errors import Fact

NAMED = re.compile(r"'(?P<name>.*?)'")
EXTRA = re.compile(r"^Got unexpected extra argument\(s\) \((?P<extra>.*)\)$")
NOTE = re.compile(r"\[(?:default: (?P<value>.*)|required)\]$")
# How pydantic calls what is wrong with a value.
EXPECTED = {
    "int_parsing": "int",
    "int_from_float": "int",
    "float_parsing": "float",
    "greater_than_equal": "at-least",
    "less_than_equal": "at-most",
}


class Localized:
    """The parts of a command that the library would say in English."""

    options_metavar: str | None

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """The usage line."""
        words = Translator()
        self.options_metavar = words("usage-options")
        self.subcommand_metavar = words("usage-command")
        pieces = " ".join(self.collect_usage_pieces(ctx))  # type: ignore[attr-defined]
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{words('usage')} ")

    def get_help_option(self, ctx: Any) -> Any:
        """The option --help."""
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = Translator()("help-help")
        return option

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The help in plain text: the library's boxes take half a second to load."""
        self.format_usage(ctx, formatter)
        self.format_help_text(ctx, formatter)  # type: ignore[attr-defined]
        self.format_options(ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """The arguments and options, with what they are by default."""
        words = Translator()
        for kind, title in (("argument", "help-arguments"), ("option", "help-options")):
            parameters = [found for found in self.get_params(ctx) if found.param_type_name == kind]  # type: ignore[attr-defined]
            rows = [record for found in parameters if (record := found.get_help_record(ctx))]
            if rows:
                with formatter.section(words(title)):
                    formatter.write_dl([(name, in_words(words, help_text)) for name, help_text in rows])


class LocalizedCommand(Localized, TyperCommand):
    """A command that speaks the language of the program."""


class LocalizedGroup(Localized, TyperGroup):
    """A group of commands that speaks the language of the program."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """The options of the group, then its commands."""
        super().format_options(ctx, formatter)
        words = Translator()
        with formatter.section(words("help-commands")):
            formatter.write_dl([(name, self.command_help(name)) for name in self.list_commands(ctx)])

    def command_help(self, name: str) -> str:
        """What a command does."""
        return self.commands[name].help or ""


def in_words(words: Translator, help_text: str) -> str:
    """A help text with the library's notes behind it in our words."""
    found = NOTE.search(help_text)
    if found is None:
        return help_text
    value = found["value"]
    note = words("help-required") if value is None else words("help-default", value=value)
    return f"{help_text[: found.start()]}[{note}]"


def refusal(words: Translator, error: TyperException) -> str:
    """What is wrong with a command line, its usage, and where to find help; nothing if help was shown."""
    kind, ctx = type(error).__name__, getattr(error, "ctx", None)
    if kind == "NoArgsIsHelpError":
        return ""
    lines = [sentence(words, kind, error)]
    if ctx is not None:
        hint = f"{ctx.command_path} {ctx.help_option_names[0]}"
        lines += [ctx.get_usage(), words("usage-hint", command=hint)]
    return "\n".join(lines)


def sentence(words: Translator, kind: str, error: Any) -> str:
    """What is wrong with a command line."""
    match kind:
        case "NoSuchOption":
            known = ", ".join(sorted(error.possibilities or ()))
            key = "error-no-such-option-but" if known else "error-no-such-option"
            return words(key, name=error.option_name, known=known)
        case "BadOptionUsage":
            without = "does not take a value" in error.message
            key = "error-option-takes-no-value" if without else "error-option-needs-value"
            return words(key, name=error.option_name)
        case "MissingParameter":
            return words("error-missing-argument", name=parameter_name(error.param))
        case "BadParameter" if error.param is not None:
            return words("error-wrong-value", name=parameter_name(error.param), **wrong_value(error))
    return other_sentence(words, error.format_message())


def other_sentence(words: Translator, message: str) -> str:
    """What the library has no kind of error for; its own words where we have none."""
    if message.startswith("Missing command"):
        return words("error-missing-command")
    if message.startswith("No such command") and (named := NAMED.search(message)):
        return words("error-no-such-command", name=named["name"])
    if extra := EXTRA.search(message):
        return words("error-too-many-arguments", extra=extra["extra"])
    return message


def parameter_name(parameter: Any) -> str:
    """An option as it is typed, or the name of an argument."""
    return str(max(parameter.opts, key=len) if parameter.param_type_name == "option" else parameter.name)


def wrong_value(error: Any) -> dict[str, Fact]:
    """The value that an option or argument cannot have, and what it could have been."""
    facts: dict[str, Fact] = {"value": "", "expected": "other", "known": "", "least": 0, "most": 0}
    cause = error.__cause__
    if not hasattr(cause, "errors"):
        return facts
    [first, *_] = cause.errors()
    limits, choices = first.get("ctx", {}), error.param.type_descriptor.choices or ()
    return facts | {
        "value": str(first["input"]),
        "expected": "choice" if choices else EXPECTED.get(first["type"], "other"),
        "known": ", ".join(map(str, choices)),
        "least": limits.get("ge", 0),
        "most": limits.get("le", 0),
    }
