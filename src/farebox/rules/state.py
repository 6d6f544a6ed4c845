"""Everything that changes in a game, as ints and lists of ints."""

from __future__ import annotations

from farebox.cities.schema import MAX_LOCATIONS, MAX_PLAYERS, MAX_SYMBOLS, ROW_SIZE
from farebox.rules.codes import CARD_KINDS

# Compiled code must know the width of what it is passed: `Ints` have 64 bits, `Cards` are fields of 8.
Ints = list[int]
Cards = list[int]
Grid = list[list[int]]
Floats = list[float]
FloatGrid = list[list[float]]
FLOAT = "float64"

TICKET_RING = 64

STATE_FIELDS: dict[str, tuple[int, tuple[int, ...]]] = {
    # name: (bits, shape); the order puts wide fields first, so that nothing is padded
    "chance": (64, (4,)),
    "tickets": (64, (MAX_PLAYERS,)),
    "returned": (64, (MAX_PLAYERS,)),
    "routes": (64, (MAX_PLAYERS,)),
    "open_routes": (64, (MAX_PLAYERS,)),
    "version": (32, ()),
    "sweeps": (32, ()),
    "reshuffles": (32, ()),
    "score": (16, (MAX_PLAYERS,)),
    "final_score": (16, (MAX_PLAYERS,)),
    "tokens": (16, (MAX_PLAYERS,)),
    "players": (8, ()),
    "phase": (8, ()),
    "player": (8, ()),
    "deck_size": (8, ()),
    "discards_size": (8, ()),
    "row_size": (8, ()),
    "row_wilds": (8, ()),
    "ticket_top": (8, ()),
    "ticket_deck_size": (8, ()),
    "stacks_to_place": (8, ()),
    "last_claim": (8, ()),
    "passes": (8, ()),
    "last_turns": (8, ()),
    "ended": (8, ()),
    "winners": (8, ()),
    "deck": (8, (CARD_KINDS,)),
    "discards": (8, (CARD_KINDS,)),
    "row": (8, (ROW_SIZE,)),
    "hand": (8, (MAX_PLAYERS, CARD_KINDS)),
    "hand_size": (8, (MAX_PLAYERS,)),
    "known": (8, (MAX_PLAYERS, CARD_KINDS)),
    "ticket_count": (8, (MAX_PLAYERS,)),
    "offer": (8, (MAX_PLAYERS, 2)),
    "first_choice": (8, (MAX_PLAYERS,)),
    "cars_left": (8, (MAX_PLAYERS,)),
    "flag_cards": (8, (MAX_PLAYERS,)),
    "flag_sets": (8, (MAX_PLAYERS,)),
    "complete": (8, (MAX_PLAYERS,)),
    "stack_at": (8, (MAX_LOCATIONS,)),
    "stack_size": (8, (MAX_SYMBOLS,)),
    "ticket_deck": (8, (TICKET_RING,)),
    "network": (8, (MAX_PLAYERS, MAX_LOCATIONS)),
}


def zeros(shape: tuple[int, ...], zero: float = 0) -> float | Floats | FloatGrid:
    """A zero, a list of zeros or a grid of zeros."""
    if not shape:
        return zero
    if len(shape) == 1:
        return [zero] * shape[0]
    return [[zero] * shape[1] for _ in range(shape[0])]


class State:
    """One game in progress; seats, routes, tickets and locations are numbers of the city's lists."""

    __slots__ = tuple(STATE_FIELDS)

    chance: Ints  # the generator's four words; they determine every card to come
    tickets: Ints  # per seat a bit mask of tickets held
    returned: Ints  # per seat a bit mask of the tickets it put under the ticket deck and that still lie there
    routes: Ints  # per seat a bit mask of routes owned
    open_routes: Ints  # per seat a bit mask of routes it may still claim (R5.1, R6)
    version: int  # actions applied so far
    sweeps: int
    reshuffles: int
    score: Ints
    final_score: Ints
    tokens: Ints  # per seat a bit mask of symbols
    players: int
    phase: int
    player: int
    deck_size: int
    discards_size: int
    row_size: int
    row_wilds: int
    ticket_top: int
    ticket_deck_size: int
    stacks_to_place: int
    last_claim: int
    passes: int
    last_turns: int  # turns still to come once the last round has begun, NONE before
    ended: int
    winners: int  # bit mask of seats
    deck: Ints  # cards by kind; the next card is drawn by `chance` when it is turned
    discards: Ints
    row: Ints
    hand: Grid
    hand_size: Ints
    known: Grid  # cards taken face up and not played since: public
    ticket_count: Ints
    offer: Grid
    first_choice: Ints
    cars_left: Ints
    flag_cards: Ints
    flag_sets: Ints
    complete: Ints
    stack_at: Ints  # per location the symbol of its stack, or NONE
    stack_size: Ints  # per symbol the tokens left on its stack
    ticket_deck: Ints  # a ring that begins at ticket_top
    network: Grid  # per seat and location a label; equal labels are joined by the seat's routes

    def __init__(self) -> None:
        for name, (_, shape) in STATE_FIELDS.items():
            setattr(self, name, zeros(shape))

    def clone(self) -> State:
        """An independent copy."""
        copy = State.__new__(State)
        copy_state(copy, self)
        return copy

    # Written out: a loop over the fields takes twice as long, and a busy server copies all the time.
    def _give_numbers(self, copy: State) -> None:
        copy.version = self.version
        copy.sweeps = self.sweeps
        copy.reshuffles = self.reshuffles
        copy.players = self.players
        copy.phase = self.phase
        copy.player = self.player
        copy.deck_size = self.deck_size
        copy.discards_size = self.discards_size
        copy.row_size = self.row_size
        copy.row_wilds = self.row_wilds
        copy.ticket_top = self.ticket_top
        copy.ticket_deck_size = self.ticket_deck_size
        copy.stacks_to_place = self.stacks_to_place
        copy.last_claim = self.last_claim
        copy.passes = self.passes
        copy.last_turns = self.last_turns
        copy.ended = self.ended
        copy.winners = self.winners

    def _give_lists(self, copy: State) -> None:
        copy.chance = self.chance[:]
        copy.tickets = self.tickets[:]
        copy.returned = self.returned[:]
        copy.routes = self.routes[:]
        copy.open_routes = self.open_routes[:]
        copy.score = self.score[:]
        copy.final_score = self.final_score[:]
        copy.tokens = self.tokens[:]
        copy.deck = self.deck[:]
        copy.discards = self.discards[:]
        copy.row = self.row[:]
        copy.hand_size = self.hand_size[:]
        copy.ticket_count = self.ticket_count[:]
        copy.first_choice = self.first_choice[:]
        copy.cars_left = self.cars_left[:]
        copy.flag_cards = self.flag_cards[:]
        copy.flag_sets = self.flag_sets[:]
        copy.complete = self.complete[:]
        copy.stack_at = self.stack_at[:]
        copy.stack_size = self.stack_size[:]
        copy.ticket_deck = self.ticket_deck[:]
        copy.hand = [row[:] for row in self.hand]
        copy.known = [row[:] for row in self.known]
        copy.offer = [row[:] for row in self.offer]
        copy.network = [row[:] for row in self.network]


def copy_state(target: State, source: State) -> None:
    """Make one game equal to another, with nothing shared; one move of memory when compiled."""
    source._give_numbers(target)
    source._give_lists(target)
