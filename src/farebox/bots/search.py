"""Search: the planner's best actions, tried out in games dealt at random and played on by planners."""

from __future__ import annotations

from farebox.bots.choice import prepare, score
from farebox.bots.kinds import KEEN
from farebox.bots.mind import Mind
from farebox.bots.playouts import act_by_stream, copy_streams, deal_streams, play_on, utility
from farebox.bots.sight import determinize
from farebox.bots.tempers import TEMPERS
from farebox.rules.board import Board
from farebox.rules.codes import CLAIM, DRAW_BLIND, DRAW_TICKETS, claimed_route
from farebox.rules.state import Ints, State, copy_state

SEEN = 0
DEALT = 1
TRIED = 2
WORK_SIZE = 3
MOST_CANDIDATES = 8
MANY_PLAYOUTS = 2000
OTHER_CANDIDATES = 6


def like(s: State, one: int, two: int) -> bool:
    """Whether two actions do nearly the same: equal cards of the row, or one route paid in two ways."""
    if one >= CLAIM and two >= CLAIM:
        return claimed_route(one) == claimed_route(two)
    return one < DRAW_BLIND and two < DRAW_BLIND and s.row[one] == s.row[two]


def insert_candidate(s: State, m: Mind, action: int, liking: int, most: int) -> None:
    """Put an action among the best ones, in order, unless a better one does nearly the same."""
    for index in range(m.candidates):
        if like(s, action, m.candidate[index]):
            if liking <= m.prior[index]:
                return
            remove_candidate(m, index)
            break
    place = m.candidates
    while place > 0 and m.prior[place - 1] < liking:
        place -= 1
    if place >= most:
        return
    m.candidates = min(m.candidates + 1, most)
    for index in range(m.candidates - 1, place, -1):
        m.candidate[index] = m.candidate[index - 1]
        m.prior[index] = m.prior[index - 1]
    m.candidate[place] = action
    m.prior[place] = liking


def remove_candidate(m: Mind, place: int) -> None:
    """Take an action off the list."""
    for index in range(place, m.candidates - 1):
        m.candidate[index] = m.candidate[index + 1]
        m.prior[index] = m.prior[index + 1]
    m.candidates -= 1


def find_candidates(b: Board, s: State, m: Mind, out: Ints, count: int, most: int) -> None:
    """List the actions the planner likes best, and new tickets, whose worth it only guesses."""
    prepare(b, s, m, KEEN)
    m.candidates = 0
    tickets = False
    for index in range(count):
        tickets = tickets or out[index] == DRAW_TICKETS
        liking = score(b, s, m, out[index], KEEN)
        insert_candidate(s, m, out[index], liking, most)
    if tickets:
        add_tickets(m)


def add_tickets(m: Mind) -> None:
    """Put new tickets in the last place if they are not among the candidates."""
    for index in range(m.candidates):
        if m.candidate[index] == DRAW_TICKETS:
            return
    m.candidate[m.candidates - 1] = DRAW_TICKETS


def try_candidates(
    b: Board, work: list[State], minds: list[Mind], out: Ints, alive: int, times: int, dice: Ints
) -> None:
    """Play every candidate that is left on from the same deals."""
    seat = work[SEEN].player
    m = minds[0]
    for _ in range(times):
        copy_state(work[DEALT], work[SEEN])
        determinize(b, work[DEALT], minds[1], seat, dice)
        deal_streams(work[DEALT], m, dice)
        for index in range(alive):
            copy_state(work[TRIED], work[DEALT])
            copy_streams(work[TRIED], m, minds[1])
            act_by_stream(b, work[TRIED], minds[1], m.candidate[index])
            play_on(b, work[TRIED], minds[1], out, seat, m.arm_temper[index])
            m.worth[index] += utility(work[TRIED], seat)
            m.tries[index] += 1


def sort_candidates(m: Mind, alive: int) -> None:
    """Put the best tried candidates first."""
    for index in range(1, alive):
        place = index
        while place > 0 and m.worth[place] * m.tries[place - 1] > m.worth[place - 1] * m.tries[place]:
            swap_candidates(m, place, place - 1)
            place -= 1


def swap_candidates(m: Mind, one: int, two: int) -> None:
    """Exchange two candidates with all that is known of them."""
    action = m.candidate[one]
    m.candidate[one] = m.candidate[two]
    m.candidate[two] = action
    temper = m.arm_temper[one]
    m.arm_temper[one] = m.arm_temper[two]
    m.arm_temper[two] = temper
    worth = m.worth[one]
    m.worth[one] = m.worth[two]
    m.worth[two] = worth
    tries = m.tries[one]
    m.tries[one] = m.tries[two]
    m.tries[two] = tries


def find_arms(b: Board, s: State, m: Mind, other: Mind, out: Ints, count: int, playouts: int) -> None:
    """List candidates, each to be played on by the planner that suits; with many playouts by others too."""
    find_candidates(b, s, m, out, count, candidates_for(playouts))
    for index in range(m.candidates):
        m.arm_temper[index] = m.keen
    if playouts < MANY_PLAYOUTS:
        return
    suiting = m.keen
    for temper in range(TEMPERS):
        if temper != suiting:
            other.keen = temper
            find_candidates(b, s, other, out, count, OTHER_CANDIDATES)
            for index in range(other.candidates):
                m.candidate[m.candidates] = other.candidate[index]
                m.arm_temper[m.candidates] = temper
                m.candidates += 1
    other.keen = suiting


def candidates_for(playouts: int) -> int:
    """How many actions some playouts can tell apart."""
    return min(MOST_CANDIDATES, max(4, 2 + playouts // 100))


def search(
    b: Board, work: list[State], minds: list[Mind], out: Ints, count: int, playouts: int, dice: Ints
) -> int:
    """The best action after halving the candidates until one is left; `work[SEEN]` is what the seat sees."""
    m = minds[0]
    if count == 1:
        return out[0]
    find_arms(b, work[SEEN], m, minds[1], out, count, playouts)
    for index in range(m.candidates):
        m.worth[index] = 0
        m.tries[index] = 0
    alive = m.candidates
    rounds = 1
    while (1 << rounds) < alive:
        rounds += 1
    while alive > 1:
        times = max(1, playouts // (rounds * alive))
        try_candidates(b, work, minds, out, alive, times, dice)
        sort_candidates(m, alive)
        alive = (alive + 1) // 2
    return m.candidate[0]
