"""Deriving the events of an action by comparing the game before and after it."""

from __future__ import annotations

from collections.abc import Iterator

from farebox.game.actions import chosen_tickets
from farebox.game.city_index import CityIndex, bits
from farebox.game.events import (
    CardDrawn,
    DeckRenewed,
    Event,
    FirstTicketsChosen,
    FlagCardKept,
    FlagSetScored,
    GameEnded,
    LastRoundBegan,
    Passed,
    RouteClaimed,
    RowFilled,
    RowSwept,
    StackPlaced,
    TicketsKept,
    TicketsOffered,
    TokenTaken,
    TurnBegan,
)
from farebox.game.score_sheet import END_REASONS
from farebox.rules import codes
from farebox.rules.state import State


def derive_events(index: CityIndex, before: State, after: State, code: int) -> tuple[Event, ...]:
    """Every event of an action, in the order the rules do things."""
    return (
        *action_events(index, before, after, code),
        *table_events(index, before, after, code),
        *turn_events(index, before, after),
    )


def action_events(index: CityIndex, before: State, after: State, code: int) -> Iterator[Event]:
    """What the player did."""
    seat = before.player
    if code >= codes.CLAIM:
        yield from claim_events(index, before, after, code)
    elif code < codes.DRAW_BLIND:
        yield CardDrawn(seat, code, index.card_name[before.row[code]])
    elif code == codes.DRAW_BLIND:
        yield CardDrawn(seat, None, index.card_name[drawn_card(before, after, seat)])
    elif code == codes.DRAW_TICKETS:
        offered = tuple(index.tickets[ticket] for ticket in after.offer[seat] if ticket != codes.NONE)
        yield TicketsOffered(seat, len(offered), offered)
    elif code == codes.PASS:
        yield Passed(seat)
    elif code >= codes.TAKE_TOKEN:
        yield from token_events(index, before, after)
    elif code >= codes.PLACE_STACK:
        location = code - codes.PLACE_STACK
        symbol = after.stack_at[location]
        yield StackPlaced(seat, index.locations[location], symbol, after.stack_size[symbol])
    else:
        yield from keeping_events(index, before, after, code - codes.KEEP)


def drawn_card(before: State, after: State, seat: int) -> int:
    """The card that is new in a hand."""
    return next(card for card in range(codes.CARD_KINDS) if after.hand[seat][card] > before.hand[seat][card])


def keeping_events(index: CityIndex, before: State, after: State, choice: int) -> Iterator[Event]:
    """Tickets chosen; the first ones are kept when all have chosen."""
    if before.phase == codes.KEEP_TICKETS:
        yield tickets_kept(index, before, before.player, choice)
        return
    yield FirstTicketsChosen(before.player, chosen_tickets(index, before, before.player, choice))
    if after.phase != codes.CHOOSE_FIRST_TICKETS:
        for seat in range(after.players):
            yield tickets_kept(index, before, seat, after.first_choice[seat])


def tickets_kept(index: CityIndex, before: State, seat: int, choice: int) -> TicketsKept:
    """The event of a seat that keeps some of its offer."""
    kept = chosen_tickets(index, before, seat, choice)
    offered = sum(ticket != codes.NONE for ticket in before.offer[seat])
    return TicketsKept(seat, len(kept), offered - len(kept), kept)


def claim_events(index: CityIndex, before: State, after: State, code: int) -> Iterator[Event]:
    """A route claimed, and the flag card, flag set or token it brought."""
    seat, route = before.player, codes.claimed_route(code)
    points = index.board.route_points[index.board.route_length[route]]
    yield RouteClaimed(seat, index.routes[route], index.payment(code), points)
    colour = codes.claim_colour(code)
    kept_before = before.flag_cards[seat] & index.board.flag_bit[colour]
    scored = after.flag_sets[seat] > before.flag_sets[seat]
    if scored or (after.flag_cards[seat] & index.board.flag_bit[colour] and not kept_before):
        yield FlagCardKept(seat, index.card_name[colour])
    if scored:
        yield FlagSetScored(seat, index.board.flag_points)
    yield from token_events(index, before, after)


def token_events(index: CityIndex, before: State, after: State) -> Iterator[Event]:
    """A token taken, if there is a new one."""
    seat = before.player
    for symbol in bits(after.tokens[seat] & ~before.tokens[seat]):
        location = before.stack_at.index(symbol)
        yield TokenTaken(seat, index.locations[location], symbol)


def table_events(index: CityIndex, before: State, after: State, code: int) -> Iterator[Event]:
    """What was done to set the table right."""
    if after.reshuffles > before.reshuffles:
        yield DeckRenewed(after.reshuffles - before.reshuffles)
    row = tuple(index.card_name.get(card) for card in after.row)
    if after.sweeps > before.sweeps:
        yield RowSwept(after.sweeps - before.sweeps, row)
        return
    gaps = {slot for slot, card in enumerate(before.row) if card == codes.NONE or slot == code}
    filled = {slot: card for slot, card in enumerate(row) if card and slot in gaps}
    if filled:
        yield RowFilled(filled)


def turn_events(index: CityIndex, before: State, after: State) -> Iterator[Event]:
    """How the game goes on."""
    if after.last_turns > 0 and before.last_turns == codes.NONE:
        yield LastRoundBegan(before.player, after.cars_left[before.player])
    if after.phase == codes.OVER:
        yield GameEnded(
            END_REASONS[after.ended],
            tuple(after.final_score[: after.players]),
            bits(after.winners),
            tuple(
                tuple(index.tickets[ticket] for ticket in bits(after.tickets[seat]))
                for seat in range(after.players)
            ),
        )
    elif after.phase == codes.TAKE_TURN:
        yield TurnBegan(after.player)
