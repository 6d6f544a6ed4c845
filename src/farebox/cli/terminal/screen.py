"""The table as one seat sees it, drawn for a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from farebox.cities.schema import FlagSets, TouristTokens
from farebox.cli.terminal.style import BAD, DONE, FAINT, GOOD, NOT_DONE, card, flow, key, seat_name, token
from farebox.cli.translator import Names, Translator
from farebox.game.paths import MissingPath, Network
from farebox.game.views import HeldTicket, SeatView, Stack, View


class Screen:
    """Draws views of one city in one language."""

    def __init__(self, words: Translator, names: Names, console: Console) -> None:
        self.words = words
        self.names = names
        self.network = Network(names.city)
        self.console = console
        self.label_width = max(len(words(name)) for name in LABELS)

    def table(self, view: View) -> Iterable[RenderableType]:
        """Everything that lies on the table, and what the seat itself holds."""
        yield self.players(view)
        yield ""
        if view.stacks:
            yield self.labelled("label-tokens", self.stacks(view))
        yield from self.cards(view)
        if view.private is not None and view.private.tickets:
            yield self.labelled("label-tickets", self.tickets(view))

    def cards(self, view: View) -> Iterable[RenderableType]:
        """The face-up row and the seat's hand."""
        yield self.labelled("label-row", self.row(view))
        if view.private is not None:
            yield self.labelled("label-hand", self.hand(view.private.hand))

    def labelled(self, label: str, content: RenderableType) -> Table:
        """Some content with a word before it."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=self.label_width, style="bold")
        grid.add_column()
        grid.add_row(self.words(label), content)
        return grid

    def players(self, view: View) -> Table:
        """The public part of every seat."""
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False)
        table.add_column("")
        for name in ("column-score", "column-cars", "column-cards", "column-tickets"):
            table.add_column(self.words(name), justify="right")
        extra = self.extra_column()
        if extra:
            table.add_column(self.words(extra))
        for seat, known in enumerate(view.seats):
            marked = Text("▸ " if seat in view.to_act else "  ") + seat_name(seat, known.name)
            counts = (known.score, known.cars_left, known.cards, known.ticket_count + known.offered)
            row = [marked, *(Text(str(count)) for count in counts)]
            table.add_row(*row, *([self.extra(known)] if extra else []))
        return table

    def extra_column(self) -> str | None:
        """The heading of what this city's bonus gives players to keep."""
        bonus = self.names.city.bonus
        if isinstance(bonus, TouristTokens):
            return "column-tokens"
        return "column-flags" if isinstance(bonus, FlagSets) else None

    def extra(self, known: SeatView) -> Text:
        """The tokens or flag cards of a seat."""
        if isinstance(self.names.city.bonus, TouristTokens):
            return Text(" ".join(token(symbol) for symbol in known.tokens) or "–")
        chips = [card(self.words, colour) for colour in known.flag_cards]
        sets = [Text(self.words("flag-sets", count=known.flag_sets))] if known.flag_sets else []
        return Text(" ").join(chips + sets) or Text("–")

    def stacks(self, view: View) -> Text:
        """Where tokens lie."""
        return self.flow(Text(self.stack(stack)) for stack in view.stacks if stack.tokens)

    def stack(self, stack: Stack) -> str:
        """The tokens at a location."""
        location = self.names.location[stack.location]
        return self.words("stack-at", symbol=token(stack.symbol), tokens=stack.tokens, location=location)

    def flow(self, parts: Iterable[Text]) -> Text:
        """Parts side by side beside a label."""
        return flow(parts, self.console.width - self.label_width - 1)

    def row(self, view: View) -> Text:
        """The face-up row with the number to type for each card, and what the decks hold."""
        chips = []
        for slot, colour in enumerate(view.row):
            chip = card(self.words, colour) if colour else Text("–", style=FAINT)
            chips.append(key(slot) + " " + chip)
        discards = sum(view.discards.values())
        decks = self.words("decks", deck=view.deck, discards=discards, tickets=view.ticket_deck)
        return self.flow(chips) + Text(f"\n{decks}", style=FAINT)

    def hand(self, hand: dict[str, int]) -> Text:
        """Cards by colour, wilds last."""
        chips = [card(self.words, colour, count) for colour, count in hand.items()]
        return self.flow(chips) if chips else Text(self.words("hand-empty"), style=FAINT)

    def tickets(self, view: View) -> RenderableType:
        """The seat's tickets, each with what is still missing."""
        held = view.private.tickets if view.private else ()
        if not held:
            return Text("–")
        grid = Table.grid(padding=(0, 1))
        for ticket in held:
            grid.add_row(self.ticket_mark(ticket), self.ticket(view, ticket))
        return grid

    def ticket_mark(self, ticket: HeldTicket) -> Text:
        """Whether a ticket is done."""
        return Text(DONE, style=GOOD) if ticket.complete else Text(NOT_DONE)

    def ticket(self, view: View, ticket: HeldTicket) -> Text:
        """A ticket, its points and the shortest way that is still missing."""
        line = Text(self.names.valued_ticket(self.words, ticket.ticket))
        if ticket.complete:
            return line + Text(f"  {self.words('ticket-done')}", style=GOOD)
        return line + Text("  ") + self.missing(view, ticket.ticket)

    def missing(self, view: View, ticket: str) -> Text:
        """The shortest way that is still missing for a ticket."""
        ends = self.names.tickets[ticket]
        seat = view.seat or 0
        way = self.network.shortest_path(view, seat, ends.a, ends.b)
        if way is None:
            return Text(self.words("ticket-lost"), style=BAD)
        style = BAD if way.spaces > view.seats[seat].cars_left else FAINT
        return Text(self.words("ticket-missing", spaces=way.spaces, way=self.way(way)), style=style)

    def way(self, way: MissingPath) -> str:
        """The missing routes in their order; dots stand for what the seat has in between."""
        told, place = "", ""
        for leg in way.legs:
            route = self.names.routes[leg.route]
            start = self.names.location[leg.start]
            told += "" if leg.start == place else f" … {start}" if told else start
            cards = self.words.cards_of(route.colour, route.length)
            told += f" ›{cards}› {self.names.location[leg.goal]}"
            place = leg.goal
        return told


LABELS = ("label-tokens", "label-row", "label-hand", "label-tickets")
