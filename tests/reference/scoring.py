"""The end of a game in the reference: tickets, bonuses and who has won (R9, R12, R13, R14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from farebox.cities.schema import Attractions, City, Districts, Route, Ticket, TouristTokens
from tests.reference.networks import joined, touched

TOKEN_POINTS = {0: 0, 1: 0, 2: 1, 3: 2, 4: 4, 5: 6, 6: 9, 7: 12}


@dataclass
class Result:
    """How a game ended."""

    reason: str
    scores: list[int]
    complete_tickets: list[int]
    winners: list[int]
    decided_by: str
    bonus: list[int]

    def note_rare_things(self, seen: Counter[str]) -> None:
        """Count what seldom happens."""
        seen[f"ended by {self.reason}"] += 1
        seen[f"decided by {self.decided_by}"] += 1
        seen["victory shared by three or more"] += len(self.winners) > 2
        seen["negative total"] += min(self.scores) < 0
        seen["points for the bonus at the end"] += sum(self.bonus) > 0


def final_result(
    city: City,
    reason: str,
    scores: Sequence[int],
    tickets: Sequence[set[str]],
    routes: Sequence[list[Route]],
    tokens: Sequence[set[int]],
) -> Result:
    """Add tickets and bonuses to the scores and find the winners."""
    named = {f"{ticket.a}-{ticket.b}": ticket for ticket in city.tickets}
    totals, complete, bonuses = [], [], []
    for score, held, owned, symbols in zip(scores, tickets, routes, tokens, strict=True):
        count, points = count_tickets([named[name] for name in held], owned)
        bonus = bonus_points(city, owned, symbols)
        totals.append(score + points + bonus)
        complete.append(count)
        bonuses.append(bonus)
    winners, decided_by = find_winners(totals, complete)
    return Result(reason, totals, complete, winners, decided_by, bonuses)


def count_tickets(held: list[Ticket], routes: list[Route]) -> tuple[int, int]:
    """How many tickets are complete, and the points for all of them (R9.2)."""
    complete = [ticket for ticket in held if joined((ticket.a, ticket.b), routes)]
    incomplete = [ticket for ticket in held if ticket not in complete]
    gained = sum(ticket.points for ticket in complete)
    lost = sum(ticket.points for ticket in incomplete)
    return len(complete), gained - lost


def bonus_points(city: City, routes: list[Route], symbols: set[int]) -> int:
    """Points that are counted at the end for tokens, attractions or districts (R9.3, R13, R14)."""
    match city.bonus:
        case TouristTokens():
            return TOKEN_POINTS[len(symbols)]
        case Attractions(locations=locations, points=points):
            return points * len(touched(routes) & set(locations))
        case Districts(districts=districts):
            return sum(
                district.points
                for district in districts
                if set(district.locations) <= touched(routes) and joined(district.locations, routes)
            )
    return 0


def find_winners(totals: list[int], complete: list[int]) -> tuple[list[int], str]:
    """Most points; then most complete tickets; then all of them (R12.3)."""
    first = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(first) == 1:
        return first, "points"
    most = max(complete[seat] for seat in first)
    second = [seat for seat in first if complete[seat] == most]
    return second, "tickets" if len(second) == 1 else "shared"
