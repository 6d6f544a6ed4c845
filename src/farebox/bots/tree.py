"""Tree search over what a seat knows: one tree, a new deal for every walk through it."""

from __future__ import annotations

from math import log, sqrt

from farebox.bots.mind import Mind
from farebox.bots.search import DEALT, SEEN, WIN, find_candidates, play_on, utility
from farebox.bots.sight import determinize
from farebox.rules.apply import apply_action
from farebox.rules.board import Board
from farebox.rules.codes import NONE, OVER
from farebox.rules.legal import legal_actions
from farebox.rules.state import Ints, State

WIDTH = 6
CURIOSITY = 0.45 * WIN

NODE_FIELDS: dict[str, tuple[int, tuple[int, ...]]] = {
    "worth": (64, ()),
    "parent": (32, ()),
    "child": (32, ()),
    "sibling": (32, ()),
    "action": (32, ()),
    "visits": (32, ()),
    "available": (32, ()),
    "player": (32, ()),
}


class Node:
    """An action in the tree and what it was worth to the player who did it."""

    __slots__ = tuple(NODE_FIELDS)

    worth: int
    parent: int
    child: int
    sibling: int
    action: int
    visits: int
    available: int
    player: int

    def __init__(self) -> None:
        for name in NODE_FIELDS:
            setattr(self, name, 0)


def set_node(nodes: list[Node], place: int, parent: int, action: int, player: int) -> None:
    """Make a new node, the first child of its parent."""
    node = nodes[place]
    node.worth = 0
    node.parent = parent
    node.child = NONE
    node.sibling = NONE
    node.action = action
    node.visits = 0
    node.available = 0
    node.player = player
    if parent != NONE:
        node.sibling = nodes[parent].child
        nodes[parent].child = place


def child_with(nodes: list[Node], parent: int, action: int) -> int:
    """The child of a node for an action, or NONE."""
    place = nodes[parent].child
    while place != NONE and nodes[place].action != action:
        place = nodes[place].sibling
    return place


def most_promising(nodes: list[Node], parent: int, m: Mind) -> int:
    """The child to follow among the candidates, by worth and curiosity; NONE if one was never tried."""
    best = NONE
    best_value = 0.0
    for index in range(m.candidates):
        place = child_with(nodes, parent, m.candidate[index])
        if place == NONE:
            return NONE
        node = nodes[place]
        node.available += 1
        value = node.worth / node.visits + CURIOSITY * sqrt(log(node.available) / node.visits)
        if best == NONE or value > best_value:
            best = place
            best_value = value
    return best


def untried(nodes: list[Node], parent: int, m: Mind) -> int:
    """The best candidate that has no node yet."""
    for index in range(m.candidates):
        if child_with(nodes, parent, m.candidate[index]) == NONE:
            return m.candidate[index]
    return NONE


def walk(b: Board, s: State, m: Mind, nodes: list[Node], out: Ints, used: int) -> int:
    """Follow the tree through one deal and add a node where it ends; return the last node."""
    here = 0
    while s.phase != OVER:
        count = legal_actions(b, s, out)
        find_candidates(b, s, m, out, count, WIDTH)
        player = s.player
        child = most_promising(nodes, here, m)
        if child == NONE:
            action = untried(nodes, here, m)
            set_node(nodes, used, here, action, player)
            apply_action(b, s, action)
            return used
        apply_action(b, s, nodes[child].action)
        here = child
    return here


def learn(nodes: list[Node], place: int, s: State) -> None:
    """Carry the result of a game back to the root, to each player his own."""
    while place != NONE:
        node = nodes[place]
        node.visits += 1
        if node.parent != NONE:
            node.worth += utility(s, node.player)
        if node.available == 0:
            node.available = 1
        place = node.parent


def tree(
    b: Board,
    work: list[State],
    minds: list[Mind],
    nodes: list[Node],
    out: Ints,
    count: int,
    walks: int,
    dice: Ints,
) -> int:
    """The action most often followed from the root; `work[SEEN]` is what the seat sees."""
    if count == 1:
        return out[0]
    seat = work[SEEN].player
    set_node(nodes, 0, NONE, NONE, NONE)
    used = 1
    for _ in range(min(walks, len(nodes) - 1)):
        work[DEALT] = work[SEEN]
        determinize(b, work[DEALT], minds[1], seat, dice)
        last = walk(b, work[DEALT], minds[0], nodes, out, used)
        if last == used:
            used += 1
        play_on(b, work[DEALT], minds[1], out)
        learn(nodes, last, work[DEALT])
    return most_visited(nodes)


def most_visited(nodes: list[Node]) -> int:
    """The action of the root's child with the most visits."""
    best = nodes[0].child
    place = best
    while place != NONE:
        if nodes[place].visits > nodes[best].visits:
            best = place
        place = nodes[place].sibling
    return nodes[best].action
