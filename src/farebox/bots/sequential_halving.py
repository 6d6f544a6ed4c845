"""Sequential halving over the planner's best actions, the bot `search:N`.

The actions are the arms of a bandit problem with a fixed budget. Every round gives the same number of
rollouts to each remaining arm and drops the worse half (Karnin, Koren and Somekh, "Almost Optimal Exploration
in Multi-Armed Bandits", 2013). All arms of a round are played from the same determinizations and
with the same random numbers for each seat (common random numbers), so luck does not hide which is better.
"""

from __future__ import annotations

from farebox.bots.choice import prepare, score
from farebox.bots.determinization import determinize
from farebox.bots.kinds import ROLLOUT
from farebox.bots.leaf import final_worth, leaf_worth
from farebox.bots.net import Net
from farebox.bots.planner_profiles import PROFILES
from farebox.bots.rollouts import act_by_stream, copy_streams, deal_streams, play_on, utility
from farebox.bots.workspace import Workspace
from farebox.rules.board import Board
from farebox.rules.codes import CLAIM, DRAW_BLIND, DRAW_TICKETS, NONE, claimed_route
from farebox.rules.state import Ints, State, copy_state

SEEN = 0
DEALT = 1
TRIED = 2
WORK_SIZE = 3
MAX_CANDIDATES = 8
MANY_ROLLOUTS = 2000
OTHER_CANDIDATES = 6


def like(s: State, one: int, two: int) -> bool:
    """Whether two actions do nearly the same: equal cards of the row, or one route paid in two ways."""
    if one >= CLAIM and two >= CLAIM:
        return claimed_route(one) == claimed_route(two)
    return one < DRAW_BLIND and two < DRAW_BLIND and s.row[one] == s.row[two]


def insert_candidate(s: State, w: Workspace, action: int, liking: int, most: int) -> None:
    """Put an action among the best ones, in order, unless a better one does nearly the same."""
    for index in range(w.candidates):
        if like(s, action, w.candidate[index]):
            if liking <= w.prior[index]:
                return
            remove_candidate(w, index)
            break
    place = w.candidates
    while place > 0 and w.prior[place - 1] < liking:
        place -= 1
    if place >= most:
        return
    w.candidates = min(w.candidates + 1, most)
    for index in range(w.candidates - 1, place, -1):
        w.candidate[index] = w.candidate[index - 1]
        w.prior[index] = w.prior[index - 1]
    w.candidate[place] = action
    w.prior[place] = liking


def remove_candidate(w: Workspace, place: int) -> None:
    """Remove a candidate."""
    for index in range(place, w.candidates - 1):
        w.candidate[index] = w.candidate[index + 1]
        w.prior[index] = w.prior[index + 1]
    w.candidates -= 1


def find_candidates(b: Board, s: State, w: Workspace, out: Ints, count: int, most: int) -> None:
    """List the actions the planner likes best, and new tickets, whose worth it only guesses."""
    prepare(b, s, w, ROLLOUT)
    w.candidates = 0
    tickets = False
    for index in range(count):
        tickets = tickets or out[index] == DRAW_TICKETS
        liking = score(b, s, w, out[index], ROLLOUT)
        insert_candidate(s, w, out[index], liking, most)
    if tickets:
        add_tickets(w)


def add_tickets(w: Workspace) -> None:
    """Put new tickets in the last place if they are not among the candidates."""
    for index in range(w.candidates):
        if w.candidate[index] == DRAW_TICKETS:
            return
    w.candidate[w.candidates - 1] = DRAW_TICKETS


def try_candidates(
    b: Board,
    work: list[State],
    workspaces: list[Workspace],
    nets: list[Net],
    net: int,
    out: Ints,
    alive: int,
    times: int,
    dice: Ints,
) -> None:
    """Play every remaining candidate from the same deals, to the end or to where a net rates the game.

    Even with a net, every other deal is played to the end: there the net cannot err (Silver et al.,
    "Mastering the game of Go with deep neural networks and tree search", 2016, mix both as well).
    """
    seat = work[SEEN].player
    w = workspaces[0]
    for deal in range(times):
        copy_state(work[DEALT], work[SEEN])
        determinize(b, work[DEALT], workspaces[1], seat, dice)
        deal_streams(work[DEALT], w, dice)
        for index in range(alive):
            copy_state(work[TRIED], work[DEALT])
            copy_streams(work[TRIED], w, workspaces[1])
            act_by_stream(b, work[TRIED], workspaces[1], w.candidate[index])
            if net == NONE:
                play_on(b, work[TRIED], workspaces[1], out, seat, w.arm_profile[index])
                worth = utility(work[TRIED], seat)
            elif deal % 2 == 1:
                play_on(b, work[TRIED], workspaces[1], out, seat, w.rollout_profile)
                worth = final_worth(work[TRIED], seat)
            else:
                worth = leaf_worth(b, work[TRIED], workspaces[1], nets[net], out, seat)
            w.worth[index] += worth
            w.tries[index] += 1


def sort_candidates(w: Workspace, alive: int) -> None:
    """Put the best tried candidates first."""
    for index in range(1, alive):
        place = index
        while place > 0 and w.worth[place] * w.tries[place - 1] > w.worth[place - 1] * w.tries[place]:
            swap_candidates(w, place, place - 1)
            place -= 1


def swap_candidates(w: Workspace, one: int, two: int) -> None:
    """Exchange two candidates with all that is known of them."""
    action = w.candidate[one]
    w.candidate[one] = w.candidate[two]
    w.candidate[two] = action
    profile = w.arm_profile[one]
    w.arm_profile[one] = w.arm_profile[two]
    w.arm_profile[two] = profile
    worth = w.worth[one]
    w.worth[one] = w.worth[two]
    w.worth[two] = worth
    tries = w.tries[one]
    w.tries[one] = w.tries[two]
    w.tries[two] = tries


def find_arms(
    b: Board, s: State, w: Workspace, other: Workspace, out: Ints, count: int, rollouts: int
) -> None:
    """List candidates, each to be played on by the planner that suits; with many rollouts by others too."""
    find_candidates(b, s, w, out, count, candidates_for(rollouts))
    for index in range(w.candidates):
        w.arm_profile[index] = w.rollout_profile
    if rollouts < MANY_ROLLOUTS:
        return
    selected = w.rollout_profile
    for profile in range(PROFILES):
        if profile != selected:
            other.rollout_profile = profile
            find_candidates(b, s, other, out, count, OTHER_CANDIDATES)
            for index in range(other.candidates):
                w.candidate[w.candidates] = other.candidate[index]
                w.arm_profile[w.candidates] = profile
                w.candidates += 1
    other.rollout_profile = selected


def candidates_for(rollouts: int) -> int:
    """How many candidates a number of rollouts can distinguish."""
    return min(MAX_CANDIDATES, max(4, 2 + rollouts // 100))


def sequential_halving(
    b: Board,
    work: list[State],
    workspaces: list[Workspace],
    nets: list[Net],
    out: Ints,
    count: int,
    rollouts: int,
    dice: Ints,
) -> int:
    """The best action after halving the candidates until one is left; `work[SEEN]` is what the seat sees."""
    w = workspaces[0]
    if count == 1:
        return out[0]
    find_arms(b, work[SEEN], w, workspaces[1], out, count, rollouts)
    for index in range(w.candidates):
        w.worth[index] = 0
        w.tries[index] = 0
    return halve(b, work, workspaces, nets, NONE, out, rollouts, dice)


def halve(
    b: Board,
    work: list[State],
    workspaces: list[Workspace],
    nets: list[Net],
    net: int,
    out: Ints,
    budget: int,
    dice: Ints,
) -> int:
    """Halve the candidates until one is left, by what a net thinks or, if it is NONE, by rollouts."""
    w = workspaces[0]
    alive = w.candidates
    rounds = 1
    while (1 << rounds) < alive:
        rounds += 1
    while alive > 1:
        times = max(1, budget // (rounds * alive))
        try_candidates(b, work, workspaces, nets, net, out, alive, times, dice)
        sort_candidates(w, alive)
        alive = (alive + 1) // 2
    return w.candidate[0]
