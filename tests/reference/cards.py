"""The transport cards of the reference: deck, discards and face-up row, one card after the other (R4)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from farebox.rules.randomness import random_below

WILD = "wild"
SLOTS = 5


@dataclass
class Cards:
    """The deck, which is laid out by kind and turned by lot, the discards and the row."""

    layout: tuple[str, ...]
    chance: list[int]
    deck: Counter[str]
    seen: Counter[str]
    discards: Counter[str] = field(default_factory=Counter)
    row: list[str | None] = field(default_factory=lambda: [None] * SLOTS)
    sweeps: int = 0
    reshuffles: int = 0

    def turn_top(self) -> str:
        """The k-th card of the deck when it is laid out by kind."""
        laid_out = [kind for kind in self.layout for _ in range(self.deck[kind])]
        card = laid_out[random_below(self.chance, len(laid_out))]
        self.deck[card] -= 1
        return card

    def take_in_discards(self) -> None:
        """An empty deck takes in the discards (R4.7)."""
        if self.deck.total() == 0 and self.discards.total() > 0:
            self.deck, self.discards = self.discards, Counter()
            self.reshuffles += 1
            self.seen["reshuffle"] += 1

    def needed_card(self) -> str | None:
        """The next card, from the shuffled discards if it must be; None if there is none at all (R4.7)."""
        self.take_in_discards()
        return self.turn_top() if self.deck.total() > 0 else None

    def fill_row(self) -> None:
        """Fill the gaps of the row from slot 0 to 4 (R4.7)."""
        for slot in range(SLOTS):
            if self.row[slot] is None:
                self.row[slot] = self.needed_card()

    def take_from_row(self, slot: int) -> str:
        """Take the card of a slot, which leaves a gap (R4.2)."""
        card = self.row[slot]
        assert card is not None
        self.row[slot] = None
        return card

    def three_wilds_open(self) -> bool:
        """Whether the row asks for a sweep (R4.6)."""
        return self.row.count(WILD) >= 3

    def sweep_could_help(self) -> bool:
        """Whether row, deck and discards hold at least three cards that are not wild (R4.6)."""
        everything = [card for card in self.row if card is not None]
        everything += self.deck.elements()
        everything += self.discards.elements()
        return sum(card != WILD for card in everything) >= 3

    def sweep(self) -> None:
        """Discard the row and turn up a new one (R4.6)."""
        for slot in range(SLOTS):
            if self.row[slot] is not None:
                self.discards[self.take_from_row(slot)] += 1
        before = self.reshuffles
        self.fill_row()
        self.sweeps += 1
        self.seen["sweep"] += 1
        if self.reshuffles > before:
            self.seen["reshuffle within a sweep"] += 1

    def set_right(self) -> int:
        """Set the table right after an action; return the number of sweeps (R4.6, R4.7)."""
        before = self.sweeps
        self.take_in_discards()
        self.fill_row()
        while self.three_wilds_open() and self.sweep_could_help():
            self.sweep()
        self.take_in_discards()
        self.note_rare_things(self.sweeps - before)
        return self.sweeps - before

    def note_rare_things(self, sweeps: int) -> None:
        """Count what seldom happens."""
        self.seen["several sweeps in one action"] += sweeps > 1
        self.seen["more than ten sweeps in one action"] += sweeps > 10
        self.seen["sweep impossible"] += self.three_wilds_open()
        self.seen["deck and discards empty"] += self.deck.total() == 0
        self.seen["gap in the row"] += None in self.row
        self.seen["row empty"] += self.row.count(None) == SLOTS
