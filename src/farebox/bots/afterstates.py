"""Rating actions by the afterstates they lead to: what the seat knows once it has acted, before chance does.

A blind card counts as the mean over the cards that the seat does not see, a gap in the row as the average of
what may fill it, and new tickets are rated before they are seen. So rating reads nothing that is hidden, and
a state and its concealed form rate alike (afterstates: Sutton and Barto, "Reinforcement Learning", 6.8).
"""

from __future__ import annotations

from farebox.bots.inputs import clear_inputs, others_inputs, write_inputs
from farebox.bots.net import UTILITY, Net, keep_base, rate, rate_from_base
from farebox.bots.own_inputs import own_inputs, unseen_cards
from farebox.bots.workspace import Workspace
from farebox.rules.apply import apply_action, end_claim, end_draw, pay_and_occupy
from farebox.rules.board import Board
from farebox.rules.cards import draw_face_up, give_card
from farebox.rules.codes import (
    CARD_KINDS,
    CHOOSE_FIRST_TICKETS,
    CLAIM,
    DRAW_BLIND,
    DRAW_TICKETS,
    KEEP,
    KEEP_TICKETS,
    SECOND_CARD,
    WILD,
    claim_colour,
    claimed_route,
)
from farebox.rules.state import Ints, State, copy_state


def position_value(b: Board, s: State, w: Workspace, n: Net, seat: int) -> float:
    """What a net thinks a position is worth to a seat; both outputs are left in `n.outputs`."""
    write_inputs(b, s, w, seat, n.x, n.inputs)
    rate(n, n.x, n.outputs)
    return n.outputs[UTILITY]


def keep_others(b: Board, s: State, n: Net, seat: int) -> None:
    """Sum up what the seat knows of the others, which most of its actions leave as it is."""
    clear_inputs(n.x, 0, n.inputs)
    keep_base(n, others_inputs(b, s, seat, n.x))


def own_value(b: Board, s: State, w: Workspace, n: Net, seat: int) -> float:
    """As `position_value`, after `keep_others` in a position that is alike for the other seats."""
    clear_inputs(n.x, n.own_begin, n.inputs)
    own_inputs(b, s, w, seat, n.x, n.own_begin)
    return rate_from_base(n)


def start_rating(b: Board, s: State, n: Net) -> None:
    """Prepare to rate the actions of one decision."""
    keep_others(b, s, n, s.player)


def action_value(b: Board, s: State, after: State, w: Workspace, n: Net, action: int) -> float:
    """What a net thinks of an action, after `start_rating`; `after` is room for the afterstate."""
    seat = s.player
    if action == DRAW_BLIND:
        return blind_value(b, s, after, w, n)
    copy_state(after, s)
    if action < DRAW_BLIND:
        draw_without_filling(b, after, action)
    elif action >= CLAIM:
        pay_and_occupy(b, after, action)
        end_claim(b, after, claimed_route(action))
    elif action == DRAW_TICKETS:
        after.passes = 0
        after.phase = KEEP_TICKETS
    elif s.phase == CHOOSE_FIRST_TICKETS:
        after.first_choice[seat] = action - KEEP
        after.player = (seat + 1) % s.players
        return position_value(b, after, w, n, seat)
    elif s.phase == KEEP_TICKETS:
        apply_action(b, after, action)
        return position_value(b, after, w, n, seat)
    else:
        apply_action(b, after, action)
    return own_value(b, after, w, n, seat)


def draw_without_filling(b: Board, after: State, slot: int) -> None:
    """Take a card of the row and leave the gap."""
    first = after.phase != SECOND_CARD
    only_card = after.row[slot] == WILD
    after.passes = 0
    draw_face_up(after, after.player, slot)
    end_draw(b, after, first, only_card)


def blind_value(b: Board, s: State, after: State, w: Workspace, n: Net) -> float:
    """The mean over the cards that a blind draw may bring, as far as the seat knows."""
    seat = s.player
    first = s.phase != SECOND_CARD
    total = 0.0
    weights = 0
    for card in range(CARD_KINDS):
        unseen = unseen_cards(b, s, seat, card)
        if unseen > 0:
            copy_state(after, s)
            after.passes = 0
            give_card(after, seat, card)
            after.deck_size -= 1
            end_draw(b, after, first, False)
            value = own_value(b, after, w, n, seat)
            total += unseen * value
            weights += unseen
    return total / max(1, weights)


def is_redundant(s: State, out: Ints, index: int) -> bool:
    """Whether an action does what one listed before does: an equal card, or a claim with needless wilds."""
    action = out[index]
    before = 0
    while action < DRAW_BLIND and before < index:
        if s.row[out[before]] == s.row[action]:
            return True
        before += 1
    if index == 0 or action < CLAIM or out[index - 1] < CLAIM:
        return False
    last = out[index - 1]
    return claimed_route(last) == claimed_route(action) and claim_colour(last) == claim_colour(action)


def best_afterstate(b: Board, s: State, after: State, w: Workspace, n: Net, out: Ints, count: int) -> int:
    """The action whose afterstate a net rates best, the first if several are: the bot `learned`."""
    if count == 1:
        return out[0]
    start_rating(b, s, n)
    best = out[0]
    best_value = -1.0
    for index in range(count):
        if is_redundant(s, out, index):
            continue
        value = action_value(b, s, after, w, n, out[index])
        if value > best_value:
            best_value = value
            best = out[index]
    return best
