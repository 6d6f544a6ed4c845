"""Translator in the player's language: texts of the catalogue and the names of a city's things."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from farebox.errors import CityError, Fact, FareboxError
from farebox.locales import current_language, text
from farebox.locales.numbers import decimal, per_cent, signed
from farebox.locales.seats import with_seats_named

if TYPE_CHECKING:
    from farebox.cities.schema import City, Route

NAMED_FACTS = {"route", "location", "ticket", "name"}


class Translator:
    """The texts of one language; by default the one that the command line speaks."""

    def __init__(self, language: str | None = None) -> None:
        self.language = language or current_language()

    def __call__(self, key: str, **facts: Fact) -> str:
        """The text of a key with its facts."""
        return text(key, self.language, **facts)

    def error(self, error: FareboxError, players: Sequence[str] = ()) -> str:
        """The sentence for an error; seats have the names of the players, where they are given."""
        key = f"error-{error.code}"
        facts = with_seats_named(error.facts, self.language, players)
        found = self(key, **{**facts, **self.causes(error)})
        return str(error) if found == key else found

    def causes(self, error: FareboxError) -> dict[str, Fact]:
        """The sentences of what lies behind an error: another error, or the first problem of a city file."""
        if isinstance(error, CityError) and "problem" in error.facts:
            from farebox.cities.messages import error_problem_text

            return {"first": error_problem_text(error, self.language)}
        cause = error.__cause__
        return {"fault": self.error(cause).removesuffix(".")} if isinstance(cause, FareboxError) else {}

    def city(self, city: City) -> str:
        """The name of a city."""
        from farebox.cities.messages import city_name

        return city_name(city, self.language)

    def colour(self, card: str) -> str:
        """The name of a card or route colour."""
        return self(f"colour-{card}")

    def cards_of(self, card: str, count: int) -> str:
        """Several cards of one kind, such as `2 green`."""
        return self("cards-of", count=count, card=card)

    def cards(self, cards: Mapping[str, int]) -> str:
        """Cards with their numbers, such as `1 green + 1 wild`."""
        return " + ".join(self.cards_of(card, count) for card, count in cards.items())

    def decimal(self, value: float, digits: int = 0) -> str:
        """A number with so many decimals, as the language writes it."""
        return decimal(value, digits, self.language)

    def signed(self, value: float, digits: int = 0) -> str:
        """A number with its sign."""
        return signed(value, digits, self.language)

    def per_cent(self, share: float) -> str:
        """A share in per cent."""
        return per_cent(share, self.language)

    def pace(self, games: float) -> str:
        """Games per second, with a decimal only where it says something."""
        return self("pace", pace=self.decimal(games, 0 if games >= 10 else 1))

    def listing(self, names: Iterable[str]) -> str:
        """Names in a row."""
        return ", ".join(names)


class Names:
    """The names that people read, by the ids of a city."""

    def __init__(self, city: City) -> None:
        from farebox.cities.schema import route_ids

        self.city = city
        self.location = {location.id: location.shown_name for location in city.locations}
        self.routes: dict[str, Route] = dict(zip(route_ids(city), city.routes, strict=True))
        self.tickets = {ticket.id: ticket for ticket in city.tickets}

    def route(self, route: str) -> str:
        """A route by its two ends."""
        return self.between(self.routes[route].a, self.routes[route].b)

    def ticket(self, ticket: str) -> str:
        """A ticket by its two locations."""
        return self.between(self.tickets[ticket].a, self.tickets[ticket].b)

    def valued_ticket(self, words: Translator, ticket: str) -> str:
        """A ticket with its value."""
        return words("ticket-worth", ticket=self.ticket(ticket), points=self.tickets[ticket].points)

    def between(self, a: str, b: str) -> str:
        """Two locations."""
        return f"{self.location[a]} – {self.location[b]}"

    def points(self, route: str) -> int:
        """The points of a route (R9.1)."""
        return self.city.points[self.routes[route].length - 1]

    def in_error(self, error: FareboxError) -> FareboxError:
        """The same error with names that people know instead of ids."""
        facts = {
            name: self.known(value) if name in NAMED_FACTS else value for name, value in error.facts.items()
        }
        return FareboxError(error.code, **facts)

    def known(self, value: Fact) -> Fact:
        """The name behind an id, if it is one."""
        if not isinstance(value, str):
            return value
        if value in self.routes:
            return self.route(value)
        if value in self.tickets:
            return self.ticket(value)
        return self.location.get(value, value)
