"""Information-set Monte Carlo tree search, the bot `tree:N`.

Every iteration determinizes the state again and descends one tree whose nodes are what the seat can know, so
that an action is judged over all deals and not for one of them (Cowling, Powley and Whitehouse, "Information
Set Monte Carlo Tree Search", 2012). Children are selected by UCB1 (Auer, Cesa-Bianchi and Fischer,
"Finite-time Analysis of the Multiarmed Bandit Problem", 2002), with the number of times that an action was
available in place of the parent's visits. Planners play the rollout from a new leaf.
"""

from __future__ import annotations

from math import sqrt

from farebox.bots.arithmetic import logarithm
from farebox.bots.determinization import determinize
from farebox.bots.rollouts import WIN, deal_streams, play_on, utility
from farebox.bots.sequential_halving import DEALT, SEEN, find_candidates
from farebox.bots.workspace import Workspace
from farebox.rules.apply import apply_action
from farebox.rules.board import Board
from farebox.rules.codes import CLAIM, DRAW_BLIND, NONE, OVER, claimed_route
from farebox.rules.legal import legal_actions
from farebox.rules.state import Ints, State, copy_state

WIDTH = 6
EXPLORATION = 0.45 * WIN
CARD_KEY = 1 << 20
CLAIM_KEY = 2 << 20

NODE_FIELDS: dict[str, tuple[int, tuple[int, ...]]] = {
    "worth": (64, ()),
    "parent": (32, ()),
    "child": (32, ()),
    "sibling": (32, ()),
    "key": (32, ()),
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
    key: int
    visits: int
    available: int
    player: int

    def __init__(self) -> None:
        for name in NODE_FIELDS:
            setattr(self, name, 0)


def set_node(nodes: list[Node], place: int, parent: int, key: int, player: int) -> None:
    """Make a new node, the first child of its parent."""
    node = nodes[place]
    node.worth = 0
    node.parent = parent
    node.child = NONE
    node.sibling = NONE
    node.key = key
    node.visits = 0
    node.available = 0
    node.player = player
    if parent != NONE:
        node.sibling = nodes[parent].child
        nodes[parent].child = place


def child_with(nodes: list[Node], parent: int, key: int) -> int:
    """The child of a node for a key, or NONE."""
    place = nodes[parent].child
    while place != NONE and nodes[place].key != key:
        place = nodes[place].sibling
    return place


def key_of(s: State, action: int) -> int:
    """What an action means in every deal: the card and not its slot, the route and not the payment."""
    if action >= CLAIM:
        return CLAIM_KEY + claimed_route(action)
    return CARD_KEY + s.row[action] if action < DRAW_BLIND else action


def select_child(nodes: list[Node], parent: int, s: State, w: Workspace) -> int:
    """The candidate to follow: the first never tried, else by worth and curiosity."""
    best = 0
    best_value = 0.0
    for index in range(w.candidates):
        place = child_with(nodes, parent, key_of(s, w.candidate[index]))
        if place == NONE:
            return index
        node = nodes[place]
        node.available += 1
        value = node.worth / node.visits + EXPLORATION * sqrt(logarithm(node.available) / node.visits)
        if index == 0 or value > best_value:
            best = index
            best_value = value
    return best


def descend(b: Board, s: State, w: Workspace, nodes: list[Node], out: Ints, used: int) -> int:
    """Follow the tree through one deal and add a node where it ends; return the last node."""
    here = 0
    while s.phase != OVER:
        count = legal_actions(b, s, out)
        find_candidates(b, s, w, out, count, WIDTH)
        action = w.candidate[select_child(nodes, here, s, w)]
        child = child_with(nodes, here, key_of(s, action))
        if child == NONE:
            set_node(nodes, used, here, key_of(s, action), s.player)
            apply_action(b, s, action)
            return used
        apply_action(b, s, action)
        here = child
    return here


def backpropagate(nodes: list[Node], place: int, s: State) -> None:
    """Carry the result of a game back to the root, to each player their own."""
    while place != NONE:
        node = nodes[place]
        node.visits += 1
        if node.parent != NONE:
            node.worth += utility(s, node.player)
        if node.available == 0:
            node.available = 1
        place = node.parent


def ismcts(
    b: Board,
    work: list[State],
    workspaces: list[Workspace],
    nodes: list[Node],
    out: Ints,
    count: int,
    iterations: int,
    dice: Ints,
) -> int:
    """The action most often followed from the root; `work[SEEN]` is what the seat sees."""
    if count == 1:
        return out[0]
    seat = work[SEEN].player
    set_node(nodes, 0, NONE, NONE, NONE)
    used = 1
    for _ in range(min(iterations, len(nodes) - 1)):
        copy_state(work[DEALT], work[SEEN])
        determinize(b, work[DEALT], workspaces[1], seat, dice)
        last = descend(b, work[DEALT], workspaces[0], nodes, out, used)
        if last == used:
            used += 1
        deal_streams(work[DEALT], workspaces[1], dice)
        play_on(b, work[DEALT], workspaces[1], out, seat, workspaces[1].rollout_profile)
        backpropagate(nodes, last, work[DEALT])
    return most_visited(b, work[SEEN], workspaces[0], nodes, out, count)


def most_visited(b: Board, s: State, w: Workspace, nodes: list[Node], out: Ints, count: int) -> int:
    """The candidate of the root that was followed most often."""
    legal_actions(b, s, out)
    find_candidates(b, s, w, out, count, WIDTH)
    best = w.candidate[0]
    most = 0
    for index in range(w.candidates):
        place = child_with(nodes, 0, key_of(s, w.candidate[index]))
        if place != NONE and nodes[place].visits > most:
            most = nodes[place].visits
            best = w.candidate[index]
    return best
