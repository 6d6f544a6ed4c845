"""`farebox compile`: compiles the rules and the bots, so that nobody waits for it later."""

from __future__ import annotations

from time import perf_counter

from farebox.cli.look import make_console
from farebox.cli.words import Words


def compile_rules() -> None:
    """Compile or load every compiled function."""
    from farebox.bots.bot import compile_bots
    from farebox.engine.compiled import compile_all

    words, console = Words(), make_console()
    begin = perf_counter()
    for compile_part in (compile_all, compile_bots):
        compile_part(lambda name: console.print(words("compiling", name=name), soft_wrap=True))
    console.print(words("compiled", seconds=round(perf_counter() - begin, 1)))
