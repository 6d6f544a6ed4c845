"""The bot `learned`, which looks at afterstates only, and `learned:N`, which searches with its net.

The search is sequential halving, like that of `search:N`, with the net in three roles: it picks the
candidates, its opinion of each counts like some looks, and it rates the game after a few turns of planners
in every other look; the others are played to the end.
"""

from __future__ import annotations

from farebox.bots.afterstates import action_value, best_afterstate, is_redundant, start_rating
from farebox.bots.choice import best_action
from farebox.bots.kinds import ROLLOUT
from farebox.bots.leaf import WORTH
from farebox.bots.net import Net
from farebox.bots.sequential_halving import SEEN, TRIED, halve, insert_candidate, like
from farebox.bots.workspace import Workspace
from farebox.rules.board import Board
from farebox.rules.state import Ints, State

PRIOR_LOOKS = 20
FEW_CANDIDATES = 6
MANY_CANDIDATES = 8
MANY_LOOKS = 1000
# With many looks, what planners get wrong outweighs chance. The net does not share it, so it keeps a say.
PRIOR_SHARE = 4


def learned(
    b: Board,
    work: list[State],
    workspaces: list[Workspace],
    nets: list[Net],
    net: int,
    out: Ints,
    count: int,
    looks: int,
    dice: Ints,
) -> int:
    """The action of the bot; `work[SEEN]` is what the seat sees."""
    if count == 1:
        return out[0]
    if looks == 0:
        return best_afterstate(b, work[SEEN], work[TRIED], workspaces[1], nets[net], out, count)
    w = workspaces[0]
    find_net_candidates(b, work, workspaces, nets[net], out, count, looks)
    prior_looks = looks // PRIOR_SHARE if looks >= MANY_LOOKS else PRIOR_LOOKS
    for index in range(w.candidates):
        w.worth[index] = prior_looks * w.prior[index]
        w.tries[index] = prior_looks
    return halve(b, work, workspaces, nets, net, out, looks, dice)


def find_net_candidates(
    b: Board, work: list[State], workspaces: list[Workspace], n: Net, out: Ints, count: int, looks: int
) -> None:
    """List the actions the net likes best, and the planner's favourite in the last place."""
    s = work[SEEN]
    w = workspaces[0]
    most = MANY_CANDIDATES if looks >= MANY_LOOKS else FEW_CANDIDATES
    w.candidates = 0
    start_rating(b, s, n)
    for index in range(count):
        if not is_redundant(s, out, index):
            value = action_value(b, s, work[TRIED], workspaces[1], n, out[index])
            insert_candidate(s, w, out[index], int(WORTH * value), most)
    favourite = best_action(b, s, workspaces[1], out, count, ROLLOUT)
    for index in range(w.candidates):
        if w.candidate[index] == favourite or like(s, w.candidate[index], favourite):
            return
    liking = action_value(b, s, work[TRIED], workspaces[1], n, favourite)
    w.candidate[w.candidates - 1] = favourite
    w.prior[w.candidates - 1] = int(WORTH * liking)
