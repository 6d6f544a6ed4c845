"""Checking that a position can occur in a game: every part present once, every counter within bounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from farebox.errors import NotationError
from farebox.game.city_index import CityIndex, bits
from farebox.rules import codes
from farebox.rules.bonuses import stack_placer, token_is_takeable
from farebox.rules.state import TICKET_RING, State
from farebox.rules.twins import closes_twin

MAX_COUNTED = (1 << 31) - 1


def validate_position(index: CityIndex, s: State) -> None:
    """Refuse a position that no game can reach."""
    for name, value, least, most in bounds(index, s):
        if not least <= value <= most:
            raise NotationError("position-field-wrong", field=name, value=value)
    check_conserved(index, s)
    check_tokens(index, s)
    check_phase(index, s)


def check_conserved(index: CityIndex, s: State) -> None:
    """Refuse a position in which a card, a ticket or a route is missing or double."""
    check_cards(index, s)
    check_tickets(index, s)
    check_routes(index, s)


def bounds(index: CityIndex, s: State) -> Iterator[tuple[str, int, int, int]]:
    """Every counter with its least and greatest value."""
    b = index.board
    over = s.phase == codes.OVER
    yield "player", s.player, 0, s.players - 1
    yield "version", s.version, 0, MAX_COUNTED
    yield "sweeps", s.sweeps, 0, MAX_COUNTED
    yield "reshuffles", s.reshuffles, 0, MAX_COUNTED
    yield "stacks_to_place", s.stacks_to_place, 0, max(0, b.token_symbols - b.marked_count)
    yield "last_claim", s.last_claim, codes.NONE, b.route_count - 1
    yield "passes", s.passes, 0, s.players if over else s.players - 1
    yield "last_turns", s.last_turns, codes.NONE, s.players
    yield "ended", s.ended, int(over), codes.ENDED_BY_PASSES if over else 0
    for seat in range(s.players):
        yield "first_choice", s.first_choice[seat], 0, 3
        yield "flag_cards", s.flag_cards[seat], 0, max(0, b.flag_set - 1)
        yield "flag_sets", s.flag_sets[seat], 0, b.route_count if b.flag_set else 0
        yield "tokens", s.tokens[seat], 0, (1 << b.token_symbols) - 1


def check_cards(index: CityIndex, s: State) -> None:
    """Refuse a position in which a card is missing or double (R1.3)."""
    cards = Counter(card for card in s.row if card != codes.NONE)
    zones = (s.deck, s.discards, *s.hand[: s.players])
    for zone in zones:
        cards.update(dict(enumerate(zone)))
    for seat in range(s.players):
        cards.update(card for card, bit in enumerate(index.board.flag_bit) if s.flag_cards[seat] & bit)
    if cards != Counter(dict(enumerate(index.board.deck))) or min(map(min, zones)) < 0:
        raise NotationError("position-cards-wrong")
    for hand, known in zip(s.hand[: s.players], s.known, strict=False):
        if any(not 0 <= known[card] <= hand[card] for card in range(codes.CARD_KINDS)):
            raise NotationError("position-known-cards-wrong")


def ticket_deck(s: State) -> list[int]:
    """The ticket deck from the top."""
    return [s.ticket_deck[(s.ticket_top + place) % TICKET_RING] for place in range(s.ticket_deck_size)]


def check_tickets(index: CityIndex, s: State) -> None:
    """Refuse a position in which a ticket is missing or double (R1.4)."""
    tickets = Counter(ticket_deck(s))
    returned = Counter(ticket for seat in range(s.players) for ticket in bits(s.returned[seat]))
    if not returned <= tickets:
        raise NotationError("position-tickets-wrong")
    for seat in range(s.players):
        tickets.update(bits(s.tickets[seat]))
        tickets.update(ticket for ticket in s.offer[seat] if ticket != codes.NONE)
    if tickets != Counter(range(index.board.ticket_count)):
        raise NotationError("position-tickets-wrong")


def check_routes(index: CityIndex, s: State) -> None:
    """Refuse a position in which a route has two owners, or a seat owns too much (R5, R6)."""
    b = index.board
    owners: dict[int, int] = {}
    for seat in range(s.players):
        own = bits(s.routes[seat])
        if any(route >= b.route_count or route in owners for route in own):
            raise NotationError("position-routes-wrong")
        if sum(b.route_length[route] for route in own) > b.cars:
            raise NotationError("position-routes-wrong")
        owners |= dict.fromkeys(own, seat)
    for route, seat in owners.items():
        owner = owners.get(b.route_twin[route])
        if owner is not None and closes_twin(s.players, owner, seat):
            raise NotationError("position-routes-wrong")


def check_tokens(index: CityIndex, s: State) -> None:
    """Refuse a position with more tokens than were set up (R2.2, R2.6, R2.7)."""
    b = index.board
    placed = [symbol for symbol in s.stack_at if symbol != codes.NONE]
    if any(symbol != codes.NONE for symbol in s.stack_at[b.location_count :]):
        raise NotationError("position-tokens-wrong")
    if any(not 0 <= symbol < b.token_symbols or s.stack_size[symbol] < 1 for symbol in placed):
        raise NotationError("position-tokens-wrong")
    for symbol in range(b.token_symbols):
        held = sum(s.tokens[seat] >> symbol & 1 for seat in range(s.players))
        if held + placed.count(symbol) * s.stack_size[symbol] > tokens_set_up(index, s, symbol):
            raise NotationError("position-tokens-wrong")


def tokens_set_up(index: CityIndex, s: State, symbol: int) -> int:
    """How many tokens of a symbol came into play so far (R2.2, R2.6, R2.7)."""
    b = index.board
    if symbol >= b.token_symbols - s.stacks_to_place:
        return 0
    return 1 if symbol >= b.marked_count and s.players == 2 else b.stack_size[s.players]


def check_phase(index: CityIndex, s: State) -> None:
    """Refuse a phase without the thing that is to be decided."""
    offered = [seat for seat in range(s.players) if s.offer[seat][0] != codes.NONE]
    match s.phase:
        case codes.CHOOSE_FIRST_TICKETS:
            fits = s.first_choice[s.player] == 0 and s.stacks_to_place == spare_stacks(index)
        case codes.PLACE_STACKS:
            fits = s.stacks_to_place > 0 and s.player == stack_placer(index.board, s) and not offered
        case codes.KEEP_TICKETS:
            fits = offered == [s.player]
        case codes.CHOOSE_TOKEN:
            fits = not offered and has_token_choice(index, s)
        case codes.SECOND_CARD:
            fits = not offered and (sum(s.deck) > 0 or any(0 <= card < codes.WILD for card in s.row))
        case _:
            fits = not offered
    if s.phase > codes.PLACE_STACKS and s.stacks_to_place > 0:
        fits = False
    if not fits or (s.phase != codes.CHOOSE_TOKEN and s.last_claim != codes.NONE):
        raise NotationError("position-phase-wrong")


def spare_stacks(index: CityIndex) -> int:
    """The stacks set aside in the set-up (R2.2)."""
    return index.board.token_symbols - index.board.marked_count


def has_token_choice(index: CityIndex, s: State) -> bool:
    """Whether the player owns the route just claimed and finds a token at both ends (R11.2)."""
    b, route = index.board, s.last_claim
    if route == codes.NONE or not s.routes[s.player] >> route & 1:
        return False
    return all(token_is_takeable(s, s.player, end) for end in (b.route_a[route], b.route_b[route]))
