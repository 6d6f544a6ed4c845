"""Which bots another one plays for, said before they play."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console

from farebox.bots.registry import net_fault
from farebox.cities.schema import City
from farebox.cli.arguments import with_city
from farebox.cli.translator import Translator


def tell_lacking_nets(
    console: Console, words: Translator, bots: Iterable[str], city: City, players: int, *, named: str
) -> None:
    """Say for which bots `search` plays since they have no net, and why; the city as it was `named`."""
    faults = {bot: fault for bot in dict.fromkeys(bots) if (fault := net_fault(bot, city, players))}
    for sentence in dict.fromkeys(words.error(with_city(fault, named)) for fault in faults.values()):
        console.print(sentence, soft_wrap=True)
    if faults:
        console.print(words("plays-by-search", bots=words.listing(faults)), soft_wrap=True)
