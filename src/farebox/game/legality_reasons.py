"""Why an action is not allowed, as precisely as the rules can say."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from farebox.cities.schema import MAX_LENGTH
from farebox.errors import IllegalAction
from farebox.game.city_index import CityIndex, bits
from farebox.game.views import PHASES
from farebox.rules import codes
from farebox.rules.legal import claimable_routes
from farebox.rules.state import Ints, State

# The routes as a bit mask, what is wrong with them, and two numbers that the reason names.
Circumstance = tuple[int, str, int, int]
Made = TypeVar("Made")

MAX_KNOWN = 10_000

PHASE_ACTIONS = {
    codes.CHOOSE_FIRST_TICKETS: "keep",
    codes.PLACE_STACKS: "place",
    codes.TAKE_TURN: "turn",
    codes.SECOND_CARD: "draw",
    codes.KEEP_TICKETS: "keep",
    codes.CHOOSE_TOKEN: "token",
}


def action_kind(code: int) -> str:
    """The kind of action a phase may ask for."""
    if code <= codes.DRAW_BLIND:
        return "draw"
    if code >= codes.CLAIM:
        return "claim"
    if code in (codes.DRAW_TICKETS, codes.PASS):
        return "tickets" if code == codes.DRAW_TICKETS else "pass"
    if code < codes.PLACE_STACK:
        return "keep"
    return "place" if code < codes.TAKE_TOKEN else "token"


def why_illegal(index: CityIndex, s: State, code: int) -> IllegalAction:
    """The reason why the player to act may not do this now."""
    kind = action_kind(code)
    expected = PHASE_ACTIONS[s.phase]
    turn_kinds = ("draw", "claim", "tickets", "pass")
    if kind != expected and not (expected == "turn" and kind in turn_kinds):
        return IllegalAction("not-now", phase=PHASES[s.phase], kind=kind)
    match kind:
        case "draw":
            return why_no_draw(s, code)
        case "claim":
            return why_no_claim(index, s, code)
        case "tickets":
            return IllegalAction("no-tickets-left")
        case "pass":
            return IllegalAction("pass-not-allowed")
        case "place":
            location = index.locations[code - codes.PLACE_STACK]
            return IllegalAction("stack-already-there", location=location)
        case _:
            return IllegalAction("no-token-there", location=index.locations[code - codes.TAKE_TOKEN])


def why_no_draw(s: State, code: int) -> IllegalAction:
    """Why a card cannot be drawn (R4)."""
    if code == codes.DRAW_BLIND:
        return IllegalAction("deck-empty")
    if s.row[code] == codes.NONE:
        return IllegalAction("slot-empty", slot=code)
    return IllegalAction("open-wild-as-second-card", slot=code)


def why_route_is_closed(index: CityIndex, s: State, route: int) -> IllegalAction | None:
    """Why a route is not open to the player, whatever their cards (R5.1, R5.4, R6)."""
    b, name, bit = index.board, index.routes[route], index.board.route_bit[route]
    for seat in range(s.players):
        if s.routes[seat] & bit:
            return IllegalAction("route-taken", route=name, seat=seat)
    if not s.open_routes[s.player] & bit:
        own = s.routes[s.player] & b.route_bit[b.route_twin[route]]
        return IllegalAction("twin-is-yours" if own else "twin-closed", route=name)
    if b.route_length[route] > s.cars_left[s.player]:
        needed, left = b.route_length[route], s.cars_left[s.player]
        return IllegalAction("not-enough-cars", route=name, needed=needed, left=left)
    return None


def why_no_claim(index: CityIndex, s: State, code: int) -> IllegalAction:
    """Why a route cannot be claimed with this payment (R5, R6, R7)."""
    route, colour, wilds = codes.claimed_route(code), codes.claim_colour(code), codes.claim_wilds(code)
    closed = why_route_is_closed(index, s, route)
    if closed:
        return closed
    b, name, hand = index.board, index.routes[route], s.hand[s.player]
    if colour not in (codes.WILD, b.route_colour[route]) and b.route_colour[route] != codes.GRAY:
        wanted = index.card_name[b.route_colour[route]]
        return IllegalAction("wrong-colour", route=name, colour=index.card_name[colour], wanted=wanted)
    if wilds < b.route_wilds[route]:
        return IllegalAction("ferry-needs-wilds", route=name, needed=b.route_wilds[route], played=wilds)
    if wilds > hand[codes.WILD]:
        return not_enough(index, name, codes.WILD, wilds, hand[codes.WILD])
    return not_enough(index, name, colour, b.route_length[route] - wilds, hand[colour])


def not_enough(index: CityIndex, route: str, card: int, needed: int, held: int) -> IllegalAction:
    """Too few cards of one kind for a payment that names how many."""
    name = index.card_name[card]
    return IllegalAction("not-enough-cards", route=route, card=name, needed=needed, held=held)


def why_unclaimable(index: CityIndex, s: State, route: int) -> IllegalAction | None:
    """Why the player to act can claim a route with no payment at all; None if they can."""
    if claimable_routes(index.board, s) & index.board.route_bit[route]:
        return None
    return why_out_of_reach(index, s, route)


def unclaimable_routes(
    index: CityIndex,
    s: State,
    known: dict[Circumstance, Made],
    make: Callable[[list[tuple[str, IllegalAction]]], Made],
) -> list[Made]:
    """The reasons for every route that the player to act can claim with no payment at all.

    Routes that are out of reach for the same reason are reported together, by `make`, and the result is kept
    in `known`, for one city: most is the same from turn to turn.
    """
    found = []
    for circumstance in circumstances(index, s):
        made = known.get(circumstance)
        if made is None:
            if len(known) >= MAX_KNOWN:
                known.clear()
            routes = bits(circumstance[0])
            faults = [(index.routes[route], why_out_of_reach(index, s, route)) for route in routes]
            made = known[circumstance] = make(faults)
        found.append(made)
    return found


def circumstances(index: CityIndex, s: State) -> list[Circumstance]:
    """The routes out of reach of the player to act, with everything that the reason depends on."""
    b, hand, cars = index.board, s.hand[s.player], s.cars_left[s.player]
    wilds, rest = hand[codes.WILD], s.open_routes[s.player] & ~claimable_routes(b, s)
    beyond = rest & ~b.cars_suffice[min(cars, MAX_LENGTH)]
    ferries = rest & ~beyond & ~b.wilds_suffice[min(wilds, MAX_LENGTH)]
    found = [(beyond, "cars", cars, 0), (ferries, "wilds", wilds, 0), *closed_circumstances(index, s)]
    rest &= ~(beyond | ferries)
    for colour, routes in index.routes_by_colour:
        if rest & routes:
            found.append((rest & routes, "cards", colour, usable(index, hand, colour)))
    return [circumstance for circumstance in found if circumstance[0]]


def usable(index: CityIndex, hand: Ints, colour: int) -> int:
    """How many cards of a hand can pay for a route of a colour, wilds included (R5.2, R5.3)."""
    of_colour = max(hand[: index.board.colour_count]) if colour == codes.GRAY else hand[colour]
    return of_colour + hand[codes.WILD]


def closed_circumstances(index: CityIndex, s: State) -> list[Circumstance]:
    """The routes that are not open, by owner or by whose their twin is."""
    taken, of_own, found = 0, 0, []
    for seat in range(s.players):
        found.append((s.routes[seat], "owner", seat, 0))
        taken |= s.routes[seat]
    rest = index.all_routes & ~s.open_routes[s.player] & ~taken
    for route in bits(rest):
        if s.routes[s.player] & index.board.route_bit[index.board.route_twin[route]]:
            of_own |= 1 << route
    return [*found, (of_own, "twin", 1, 0), (rest & ~of_own, "twin", 0, 0)]


def why_out_of_reach(index: CityIndex, s: State, route: int) -> IllegalAction:
    """Why no payment claims a route that is not claimable."""
    closed = why_route_is_closed(index, s, route)
    if closed:
        return closed
    b, hand, name = index.board, s.hand[s.player], index.routes[route]
    if hand[codes.WILD] < b.route_wilds[route]:
        return IllegalAction(
            "ferry-needs-wilds", route=name, needed=b.route_wilds[route], played=hand[codes.WILD]
        )
    needed, colour = b.route_length[route], b.route_colour[route]
    held = usable(index, hand, colour)
    if colour == codes.GRAY:
        return IllegalAction("too-few-of-one-colour", route=name, needed=needed, held=held)
    card = index.card_name[colour]
    return IllegalAction("too-few-with-wilds", route=name, card=card, needed=needed, held=held)
