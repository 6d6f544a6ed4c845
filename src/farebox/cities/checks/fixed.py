"""What a city file marks as fixed: the connections and tickets it names exist."""

from __future__ import annotations

from collections.abc import Iterable

from farebox.cities.checks.partial_city import PartialCity
from farebox.cities.checks.report import Report, nearest
from farebox.cities.schema import Route, Ticket, named_pair, pair


def check_fixed(report: Report, city: PartialCity) -> None:
    """Every name under `[fixed]` is that of a connection or ticket of the file."""
    if city.fixed is not None:
        _check_names(report, "fixed-connection", "connections", city.fixed.connections, city.routes.values())
        _check_names(report, "fixed-ticket", "tickets", city.fixed.tickets, city.tickets.values())


def _check_names(
    report: Report, code: str, field: str, names: Iterable[str], things: Iterable[Route | Ticket]
) -> None:
    known = {pair(thing): f"{thing.a}-{thing.b}" for thing in things}
    for index, name in enumerate(names):
        if known and named_pair(name) not in known:
            meant = nearest(name, list(known.values()))
            report.add(code, ("fixed", field, index), name=name, meant=meant)
