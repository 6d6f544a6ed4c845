"""The text form of a position: one line that holds a whole game, secrets and chance included."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from farebox.cities.schema import MAX_PLAYERS, MIN_PLAYERS, ROW_SIZE
from farebox.errors import NotationError
from farebox.game.city_index import CityIndex, bits, mask_of
from farebox.game.recompute import recompute
from farebox.game.validate_position import ticket_deck, validate_position
from farebox.game.views import PHASES
from farebox.rules import codes
from farebox.rules.state import Grid, State

FORMAT = "farebox-position-1"
EMPTY = "-"
MAX_SHOWN = 40
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


def position_text(index: CityIndex, s: State) -> str:
    """The position in one line."""
    fields = {
        "players": str(s.players),
        "phase": PHASES[s.phase],
        **{name: str(getattr(s, name)) for name in COUNTERS},
        "chance": "".join(f"{word:08x}" for word in s.chance),
        "deck": numbers_text(cards_in_order(index, s.deck)),
        "discards": numbers_text(cards_in_order(index, s.discards)),
        "row": numbers_text(s.row),
        "hand": seats_text(s, lambda seat: cards_in_order(index, s.hand[seat])),
        "known": seats_text(s, lambda seat: cards_in_order(index, s.known[seat])),
        "offer": seats_text(s, lambda seat: [t for t in s.offer[seat] if t != codes.NONE]),
        **{name: seats_text(s, masked(getattr(s, name))) for name in MASKS},
        **{name: numbers_text(getattr(s, name)[: s.players]) for name in SEAT_COUNTERS},
        "ticket_deck": numbers_text(ticket_deck(s)),
        "stacks": stacks_text(index, s),
    }
    head = f"{FORMAT} {index.city.id}#{index.hash[:16]}"
    return " ".join([head, *(f"{name}={value}" for name, value in fields.items())])


def cards_in_order(index: CityIndex, cards: Sequence[int]) -> list[int]:
    """Cards by kind: the colours in the order of the city file, wilds last."""
    return [cards[number] for number in index.card_name if number != codes.GRAY]


def masked(masks: Sequence[int]) -> Callable[[int], Sequence[int]]:
    """A function that lists the bits of a seat's mask."""
    return lambda seat: bits(masks[seat])


def numbers_text(numbers: Iterable[int]) -> str:
    """Numbers joined by commas."""
    return ",".join(map(str, numbers)) or EMPTY


def seats_text(s: State, numbers: Callable[[int], Iterable[int]]) -> str:
    """The numbers of every seat, joined by slashes."""
    return "/".join(numbers_text(numbers(seat)) for seat in range(s.players))


def stacks_text(index: CityIndex, s: State) -> str:
    """The stacks as symbol, location and tokens."""
    if index.board.token_symbols == 0:
        return EMPTY
    found = [(s.stack_at[place], place) for place in range(len(index.locations))]
    placed = sorted((symbol, place) for symbol, place in found if symbol != codes.NONE)
    return "/".join(f"{symbol},{place},{s.stack_size[symbol]}" for symbol, place in placed) or EMPTY


def parse_position(index: CityIndex, text: str) -> State:
    """The state of a position's text."""
    fields = parse_fields(index, text)
    s = State()
    try:
        read_table(index, s, fields)
        read_seats(index, s, fields)
    except (KeyError, ValueError, IndexError) as fault:
        raise NotationError("position-field-broken", fault=str(fault).strip("'")) from None
    validate_position(index, s)
    recompute(index.board, s)
    if position_text(index, s) != " ".join(text.split()):
        raise NotationError("position-not-consistent")
    return s


def city_id(text: str) -> str:
    """The id of the city that a position's text names."""
    words = text.split()
    if len(words) < 2 or words[0] != FORMAT:
        raise NotationError("not-a-position", expected=FORMAT)
    return words[1].partition("#")[0]


def parse_fields(index: CityIndex, text: str) -> dict[str, str]:
    """The named parts of a position's text, after a look at its head."""
    city_id(text)
    words = text.split()
    if words[1] != f"{index.city.id}#{index.hash[:16]}":
        raise NotationError("position-of-another-city", city=index.city.id, found=words[1])
    return {name: value for name, _, value in (word.partition("=") for word in words[2:])}


def parse_numbers(text: str) -> list[int]:
    """Numbers joined by commas; none of them needs more than a signed byte."""
    numbers = [] if text == EMPTY else [int(number) for number in text.split(",")]
    if any(not -128 <= number < 128 for number in numbers):
        raise ValueError(text[:MAX_SHOWN])
    return numbers


def parse_cards(index: CityIndex, text: str) -> list[int]:
    """Cards by kind, as the rules number them."""
    return index.by_number(dict(zip(index.card_number, parse_numbers(text), strict=True)))


def read_table(index: CityIndex, s: State, fields: dict[str, str]) -> None:
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
    s.deck = parse_cards(index, fields["deck"])
    s.discards = parse_cards(index, fields["discards"])
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


def read_seats(index: CityIndex, s: State, fields: dict[str, str]) -> None:
    """Read what belongs to the seats."""
    for name, grid in (("hand", s.hand), ("known", s.known)):
        read_rows(s, grid, [parse_cards(index, part) for part in fields[name].split("/")])
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
