"""The figures of a playtest: shares with intervals, from what was counted."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec
import numpy as np
import numpy.typing as npt

from farebox.arena.ratings import Z_95, Interval, share_interval, wilson
from farebox.arena.results import Numbers
from farebox.cities.schema import GRAY, WILD, City
from farebox.playtesting.network import connections
from farebox.playtesting.plan import OWN, PLANNER, PLAYERS, SEARCH, Table, bound, manners_of, ticket_duel
from farebox.playtesting.progress import Progress
from farebox.playtesting.tally import SCORE_OFFSET, STAGES, VICTORY, Counts

SECONDS_PER_TURN = 20
SET_UP_MINUTES = 3
# How often two tickets must have been held together to say whether they go together.
LEAST_PAIRS = 20


class TableFigures(msgspec.Struct, frozen=True):
    """A number of players: seats, course and points of the games between equal bots."""

    bot: str
    players: int
    games: int
    seats: tuple[Interval, ...]
    by_passes: Interval
    passes: float
    reshuffles: float
    turns: float
    minutes: float
    score: float
    score_low: float
    score_high: float
    margin: float
    close: float
    lead_changes: float
    decided: tuple[float, ...]
    decided_early: float
    decided_last: float
    winner_points: tuple[float, float, float]
    loser_points: tuple[float, float, float]
    ticket_share: Interval
    bonus_share: float
    most_bonus_won: Interval | None
    held: tuple[float, ...]
    won_by_held: tuple[float, ...]
    both_kept: Interval


class TicketFigures(msgspec.Struct, frozen=True):
    """A ticket over all numbers of players; `complete_by_players` has a gap where nobody kept it.

    Planners are counted, but for the two `searched` shares: those are of searching bots, if they played.
    """

    a: str
    b: str
    points: int
    kept: Interval
    complete: Interval
    complete_by_players: tuple[Interval | None, ...]
    net: float
    won: float
    best_with: int | None
    searched_kept: Interval | None
    searched_complete: Interval | None

    def complete_with(self, players: int) -> Interval | None:
        """How often it is completed with a number of players, if it was kept there."""
        place = PLAYERS.index(players)
        return self.complete_by_players[place] if place < len(self.complete_by_players) else None


class ConnectionFigures(msgspec.Struct, frozen=True):
    """A connection: how often it is claimed by number of players, by winners, and how late in the game."""

    a: str
    b: str
    length: int
    claimed: tuple[Interval, ...]
    won: float
    late: float

    @property
    def mean(self) -> float:
        """How often it is claimed, over all numbers of players."""
        return sum(part.value for part in self.claimed) / len(self.claimed)


class ColourFigures(msgspec.Struct, frozen=True):
    """A colour: cards in the deck, spaces on the board, and how many of its routes are claimed."""

    colour: str
    cards: int
    spaces: int
    claimed: float

    @property
    def demand(self) -> float:
        """Spaces per card."""
        return self.spaces / self.cards if self.cards else float(self.spaces)


class DuelFigures(msgspec.Struct, frozen=True):
    """The first way against the second, as a part of victories; an equal share is one by the players."""

    first: str
    second: str
    players: int
    blocks: int
    won: Interval


class Figures(msgspec.Struct, frozen=True):
    """Everything that a playtest has found, before it is judged."""

    tables: tuple[TableFigures, ...]
    tickets: tuple[TicketFigures, ...]
    connections: tuple[ConnectionFigures, ...]
    colours: tuple[ColourFigures, ...]
    duels: tuple[DuelFigures, ...]

    def table(self, bot: str, players: int) -> TableFigures | None:
        """The table of equal bots with a number of players."""
        return next((row for row in self.tables if (row.bot, row.players) == (bot, players)), None)

    def duel(self, first: str, second: str, players: int) -> Interval | None:
        """The part of victories of a way against another, whichever of the two was named first."""
        for row in self.duels:
            if (row.first, row.second, row.players) == (first, second, players):
                return row.won
            if (row.second, row.first, row.players) == (first, second, players) and players == 2:
                return Interval(1 - row.won.value, 1 - row.won.high, 1 - row.won.low)
        return None

    def blocks(self, first: str, second: str, players: int) -> int:
        """How many blocks of a duel were played."""
        played = (
            row for row in self.duels if (row.first, row.second, row.players) == (first, second, players)
        )
        return next((row.blocks for row in played), 0)

    def both_tickets(self, players: int) -> Interval | None:
        """How often both first tickets win against one, divided by the equal share."""
        duel = ticket_duel(players, 1)
        won = self.duel(duel.first, duel.second, players)
        return Interval(*(players * part for part in won)) if won else None

    def way(self, one: str, two: str, players: int) -> Interval | None:
        """A way to play against another, which all other seats play."""
        return self.duel(bound(one), bound(two), players)


def figures(city: City, progress: Progress) -> Figures:
    """The figures of what has been played so far."""
    found = {name: counts for name, counts in progress.tables.items() if name.startswith(f"{OWN} ")}
    pooled = [progress.tables[name] for name in equal_tables(OWN, PLANNER) if name in progress.tables]
    searched = [progress.tables[name] for name in equal_tables(OWN, SEARCH) if name in progress.tables]
    rows = [
        table_figures(bot, players, found[name])
        for bot in (PLANNER, SEARCH)
        for players in PLAYERS
        if (name := Table(OWN, bot, players, 0).name) in found
    ]
    duels = [duel_figures(name, shares) for name, shares in progress.duels.items() if shares]
    return Figures(
        tables=tuple(rows),
        tickets=ticket_figures(city, pooled, searched) if pooled else (),
        connections=connection_figures(city, pooled) if pooled else (),
        colours=colour_figures(city, pooled) if pooled else (),
        duels=tuple(duels),
    )


def equal_tables(city: str, bot: str) -> tuple[str, ...]:
    """The names of a city's tables of equal bots, by number of players."""
    return tuple(Table(city, bot, players, 0).name for players in PLAYERS)


def share(part: float, whole: float) -> Interval:
    """A share of independent games with its interval."""
    value = part / whole if whole else 0.0
    return Interval(value, *wilson(value, whole))


def mean_of(counted: Numbers, offset: int = 0) -> float:
    """The mean of what a histogram counts."""
    return float(counted @ np.arange(len(counted)) / max(1, counted.sum())) - offset


def quantile_of(counted: Numbers, part: float, offset: int = 0) -> float:
    """The number below which a part of what a histogram counts lies."""
    return float(np.searchsorted(np.cumsum(counted), part * counted.sum())) - offset


def table_figures(bot: str, players: int, counts: Counts) -> TableFigures:
    """The figures of a table."""
    games = int(counts["games"][0])
    winner, loser = counts["winner_points"], counts["loser_points"]
    turns = counts["all_turns"][0] / games
    alone, won = counts["most_bonus"].tolist()
    held = counts["held"]
    return TableFigures(
        bot=bot,
        players=players,
        games=games,
        seats=tuple(share(part / VICTORY, games) for part in counts["victories"].tolist()),
        by_passes=share(int(counts["by_passes"][0]), games),
        passes=float(counts["passes"][0] / games),
        reshuffles=float(counts["reshuffles"][0] / games),
        turns=float(turns / players),
        minutes=SET_UP_MINUTES + float(turns) * SECONDS_PER_TURN / 60,
        score=mean_of(counts["scores"], SCORE_OFFSET),
        score_low=quantile_of(counts["scores"], 0.05, SCORE_OFFSET),
        score_high=quantile_of(counts["scores"], 0.95, SCORE_OFFSET),
        margin=mean_of(counts["margins"]),
        close=float(counts["margins"][:6].sum() / games),
        lead_changes=mean_of(counts["lead_changes"]),
        decided=tuple((counts["decided"] / games).tolist()),
        decided_early=float(counts["decided"][: STAGES // 2].sum() / games),
        decided_last=float(counts["decided"][STAGES] / games),
        winner_points=per_head(winner, counts["winners"]),
        loser_points=per_head(loser, counts["losers"]),
        ticket_share=ticket_share(winner, counts["winner_squares"]),
        bonus_share=part_of(winner, 2),
        most_bonus_won=share(won, alone) if alone else None,
        held=tuple((held / held.sum()).tolist()),
        won_by_held=tuple((counts["held_victories"] / VICTORY / np.maximum(held, 1)).tolist()),
        both_kept=share(int(counts["first_kept"][2]), int(counts["first_kept"].sum())),
    )


def ticket_share(points: Numbers, squares: Numbers) -> Interval:
    """The tickets' share of the winners' points, a ratio of sums, by the delta method (Cochran, 1977)."""
    found, (tickets, products, all_points) = part_of(points, 1), squares.tolist()
    if points.sum() <= 0:
        return Interval(found, found, found)
    spread = max(0.0, tickets - 2 * found * products + found**2 * all_points)
    reach = Z_95 * sqrt(spread) / float(points.sum())
    return Interval(found, found - reach, found + reach)


def part_of(points: Numbers, source: int) -> float:
    """The share of points that comes from a source; of nothing, or less, it is nothing."""
    return float(points[source] / points.sum()) if points.sum() > 0 else 0.0


def per_head(points: Numbers, heads: Numbers) -> tuple[float, float, float]:
    """Points by source for each of some players."""
    routes, tickets, bonus = (points / max(1, int(heads[0]))).tolist()
    return routes, tickets, bonus


def total(pooled: list[Counts], name: str) -> Numbers:
    """What was counted at all tables together."""
    found: Numbers = np.sum([counts[name] for counts in pooled], axis=0)
    return found


def ticket_figures(
    city: City, pooled: list[Counts], searched: Sequence[Counts] = ()
) -> tuple[TicketFigures, ...]:
    """The figures of all tickets."""
    offered, kept = total(pooled, "offered"), total(pooled, "kept")
    complete, won = total(pooled, "complete"), total(pooled, "kept_victories")
    alone = complete / np.maximum(kept, 1)
    best = best_partners(total(pooled, "pairs"), total(pooled, "pairs_complete"), alone)
    return tuple(
        TicketFigures(
            a=ticket.a,
            b=ticket.b,
            points=ticket.points,
            kept=share(int(kept[number]), int(offered[number])),
            complete=share(int(complete[number]), int(kept[number])),
            complete_by_players=tuple(
                part_counted([counts], "complete", "kept", number) for counts in pooled
            ),
            net=float(ticket.points * (2 * complete[number] - kept[number]) / max(1, kept[number])),
            won=float(won[number] / VICTORY / max(1, kept[number])),
            best_with=best[number],
            searched_kept=part_counted(searched, "kept", "offered", number),
            searched_complete=part_counted(searched, "complete", "kept", number),
        )
        for number, ticket in enumerate(city.tickets)
    )


def part_counted(tables: Sequence[Counts], part: str, whole: str, ticket: int) -> Interval | None:
    """A share of what was counted of a ticket at some tables, if it ever happened there."""
    some, every = (sum(int(counts[name][ticket]) for counts in tables) for name in (part, whole))
    return share(some, every) if every else None


def best_partners(pairs: Numbers, complete: Numbers, alone: npt.NDArray[np.float64]) -> list[int | None]:
    """For every ticket the one with which it is completed most above what both are by themselves.

    A pair counts by the lower end of its interval, so one that is seldom held does not win by chance.
    """
    counted = zip(complete.ravel().tolist(), pairs.ravel().tolist(), strict=True)
    least = np.array([share(done, kept).low for done, kept in counted]).reshape(pairs.shape)
    gain = least - np.outer(alone, alone)
    np.fill_diagonal(gain, -1)
    gain[pairs < LEAST_PAIRS] = -1
    return [int(row.argmax()) if row.max() > 0 else None for row in gain]


def connection_figures(city: City, pooled: list[Counts]) -> tuple[ConnectionFigures, ...]:
    """The figures of all connections."""
    claims, late = total(pooled, "claims"), total(pooled, "claims_late")
    claimed, won = total(pooled, "connections"), total(pooled, "connections_won")
    return tuple(
        ConnectionFigures(
            a=a,
            b=b,
            length=city.routes[routes[0]].length,
            claimed=tuple(
                share(int(counts["connections"][number]), int(counts["games"][0])) for counts in pooled
            ),
            won=float(won[number] / max(1, claimed[number])),
            late=float(late[number] / max(1, claims[number]) / 1000),
        )
        for number, ((a, b), routes) in enumerate(connections(city).items())
    )


def colour_figures(city: City, pooled: list[Counts]) -> tuple[ColourFigures, ...]:
    """The figures of all colours of the deck, and of gray."""
    claimed, games = total(pooled, "routes"), sum(int(counts["games"][0]) for counts in pooled)
    found = []
    for colour in (*city.colours, GRAY):
        numbers = [number for number, route in enumerate(city.routes) if route.colour == colour]
        spaces = sum(city.routes[number].length - city.routes[number].wilds_required for number in numbers)
        part = float(claimed[numbers].sum() / games / max(1, len(numbers)))
        cards = sum(city.deck.values()) - city.deck.get(WILD, 0) if colour == GRAY else city.deck[colour]
        found.append(ColourFigures(colour, cards, spaces, part))
    return tuple(row for row in found if row.spaces or row.colour != GRAY)


def duel_figures(name: str, shares: list[float]) -> DuelFigures:
    """The figures of a duel."""
    first, second, players = name.rsplit(" ", 2)
    return DuelFigures(first, second, int(players), len(shares), share_interval(np.array(shares)))


def difference(one: Interval, two: Interval) -> Interval:
    """The difference of two independent shares with its interval."""
    value = one.value - two.value
    half = sqrt(half_width(one) ** 2 + half_width(two) ** 2)
    return Interval(value, value - half, value + half)


def half_width(interval: Interval) -> float:
    """Half the width of an interval."""
    return (interval.high - interval.low) / 2


def standard_error(interval: Interval) -> float:
    """The standard error that an interval stands for."""
    return half_width(interval) / Z_95


def manners_found(city: City, found: Figures, players: int) -> dict[str, dict[str, Interval]]:
    """Every way to play against every other, as far as they were played."""
    ways = manners_of(city)
    table = {one: {two: found.way(one, two, players) for two in ways if two != one} for one in ways}
    return {
        one: {two: won for two, won in row.items() if won} for one, row in table.items() if any(row.values())
    }
