"""The text form of a position: one line that holds a whole game, secrets and chance included."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from farebox.cities.schema import MAX_PLAYERS, MIN_PLAYERS, ROW_SIZE
from farebox.errors import NotationError
from farebox.game.derived import derive
from farebox.game.lookup import Lookup, bits, mask_of
from farebox.game.possible import check_possible, ticket_deck
from farebox.game.views import PHASES
from farebox.rules import codes
from farebox.rules.state import Grid, State

FORMAT = "farebox-position-1"
EMPTY = "-"
MOST_SHOWN = 40
COUNTERS = (
    "player",
    "version",
    "stacks_to_place",
    "last_claim",
    "passes",
    "last_turns",
    "ended",
    "sweeps",
    "reshuffles",
)
MASKS = ("tickets", "returned", "routes", "tokens")
SEAT_COUNTERS = ("first_choice", "flag_cards", "flag_sets")


def position_text(lookup: Lookup, s: State) -> str:
    """The position in one line."""
    fields = {
        "players": str(s.players),
        "phase": PHASES[s.phase],
        **{name: str(getattr(s, name)) for name in COUNTERS},
        "chance": "".join(f"{word:08x}" for word in s.chance),
        "deck": numbers_text(cards_in_order(lookup, s.deck)),
        "discards": numbers_text(cards_in_order(lookup, s.discards)),
        "row": numbers_text(s.row),
        "hand": seats_text(s, lambda seat: cards_in_order(lookup, s.hand[seat])),
        "known": seats_text(s, lambda seat: cards_in_order(lookup, s.known[seat])),
        "offer": seats_text(s, lambda seat: [t for t in s.offer[seat] if t != codes.NONE]),
        **{name: seats_text(s, masked(getattr(s, name))) for name in MASKS},
        **{name: numbers_text(getattr(s, name)[: s.players]) for name in SEAT_COUNTERS},
        "ticket_deck": numbers_text(ticket_deck(s)),
        "stacks": stacks_text(lookup, s),
    }
    head = f"{FORMAT} {lookup.city.id}#{lookup.hash[:16]}"
    return " ".join([head, *(f"{name}={value}" for name, value in fields.items())])


def cards_in_order(lookup: Lookup, cards: Sequence[int]) -> list[int]:
    """Cards by kind: the colours in the order of the city file, wilds last."""
    return [cards[number] for number in lookup.card_name if number != codes.GRAY]


def masked(masks: Sequence[int]) -> Callable[[int], Sequence[int]]:
    """A function that lists the bits of a seat's mask."""
    return lambda seat: bits(masks[seat])


def numbers_text(numbers: Iterable[int]) -> str:
    """Numbers joined by commas."""
    return ",".join(map(str, numbers)) or EMPTY


def seats_text(s: State, numbers: Callable[[int], Iterable[int]]) -> str:
    """The numbers of every seat, joined by slashes."""
    return "/".join(numbers_text(numbers(seat)) for seat in range(s.players))


def stacks_text(lookup: Lookup, s: State) -> str:
    """The stacks as symbol, location and tokens."""
    if lookup.board.token_symbols == 0:
        return EMPTY
    found = [(s.stack_at[place], place) for place in range(len(lookup.locations))]
    placed = sorted((symbol, place) for symbol, place in found if symbol != codes.NONE)
    return "/".join(f"{symbol},{place},{s.stack_size[symbol]}" for symbol, place in placed) or EMPTY


def parse_position(lookup: Lookup, text: str) -> State:
    """The state of a position's text."""
    fields = parse_fields(lookup, text)
    s = State()
    try:
        read_table(lookup, s, fields)
        read_seats(lookup, s, fields)
    except (KeyError, ValueError, IndexError) as fault:
        raise NotationError("position-field-broken", fault=str(fault).strip("'")) from None
    check_possible(lookup, s)
    derive(lookup.board, s)
    if position_text(lookup, s) != " ".join(text.split()):
        raise NotationError("position-not-consistent")
    return s


def city_id(text: str) -> str:
    """The id of the city that a position's text names."""
    words = text.split()
    if len(words) < 2 or words[0] != FORMAT:
        raise NotationError("not-a-position", expected=FORMAT)
    return words[1].partition("#")[0]


def parse_fields(lookup: Lookup, text: str) -> dict[str, str]:
    """The named parts of a position's text, after a look at its head."""
    city_id(text)
    words = text.split()
    if words[1] != f"{lookup.city.id}#{lookup.hash[:16]}":
        raise NotationError("position-of-another-city", city=lookup.city.id, found=words[1])
    return {name: value for name, _, value in (word.partition("=") for word in words[2:])}


def parse_numbers(text: str) -> list[int]:
    """Numbers joined by commas; none of them needs more than a signed byte."""
    numbers = [] if text == EMPTY else [int(number) for number in text.split(",")]
    if any(not -128 <= number < 128 for number in numbers):
        raise ValueError(text[:MOST_SHOWN])
    return numbers


def parse_cards(lookup: Lookup, text: str) -> list[int]:
    """Cards by kind, as the rules number them."""
    return lookup.by_number(dict(zip(lookup.card_number, parse_numbers(text), strict=True)))


def read_table(lookup: Lookup, s: State, fields: dict[str, str]) -> None:
    """Read what belongs to no seat."""
    s.players = int(fields["players"])
    if not MIN_PLAYERS <= s.players <= MAX_PLAYERS:
        raise ValueError(f"players={s.players}")
    s.phase = PHASES.index(fields["phase"])
    for name in COUNTERS:
        setattr(s, name, int(fields[name]))
    s.chance = [int(fields["chance"][8 * word : 8 * word + 8], 16) for word in range(4)]
    if not any(s.chance):
        raise ValueError("chance must not be zero")
    s.deck = parse_cards(lookup, fields["deck"])
    s.discards = parse_cards(lookup, fields["discards"])
    s.row = parse_numbers(fields["row"])
    if len(s.row) != ROW_SIZE:
        raise ValueError(f"row={fields['row']}")
    order = parse_numbers(fields["ticket_deck"])
    s.ticket_deck_size = len(order)
    s.ticket_deck[: len(order)] = order
    s.stack_at = [codes.NONE] * len(s.stack_at)
    for stack in () if fields["stacks"] == EMPTY else fields["stacks"].split("/"):
        symbol, place, tokens = parse_numbers(stack)
        s.stack_at[place] = symbol
        s.stack_size[symbol] = tokens


def read_seats(lookup: Lookup, s: State, fields: dict[str, str]) -> None:
    """Read what belongs to the seats."""
    for name, grid in (("hand", s.hand), ("known", s.known)):
        read_rows(s, grid, [parse_cards(lookup, part) for part in fields[name].split("/")])
    offers = [parse_numbers(part) for part in fields["offer"].split("/")]
    read_rows(s, s.offer, [(offer + [codes.NONE] * 2)[:2] for offer in offers])
    for name in MASKS:
        parts = fields[name].split("/")
        for seat in range(s.players):
            getattr(s, name)[seat] = mask_of(parse_numbers(parts[seat]))
    for name in SEAT_COUNTERS:
        numbers = parse_numbers(fields[name])
        for seat in range(s.players):
            getattr(s, name)[seat] = numbers[seat]


def read_rows(s: State, grid: Grid, rows: Grid) -> None:
    """Set one row of a grid for every seat."""
    for seat in range(s.players):
        grid[seat] = rows[seat]
