"""What a seat may do in its turn, read plainly from its view: try everything, ask the rules one by one."""

from __future__ import annotations

from collections.abc import Iterator

from farebox import Game
from farebox.cities.schema import Route
from farebox.game.actions import Action, ClaimRoute, DrawBlind, DrawFaceUp, DrawTickets, Pass
from farebox.game.internals import index_of
from farebox.game.views import View


def plain_turns(game: Game) -> list[Action]:
    """Every action of the seat to act, in its turn or for its second card (R3.1, R3.2)."""
    view = game.view(game.to_act[0])
    second = view.phase == "second-card"
    found: list[Action] = [*draws(view, second)]
    if not second:
        found += [DrawTickets()] if view.ticket_deck else []
        found += claims(game, view)
    return found or [Pass()]


def draws(view: View, second: bool) -> Iterator[Action]:
    """R4.1, R4.4."""
    for slot, card in enumerate(view.row):
        if card is not None and not (second and card == "wild"):
            yield DrawFaceUp(slot)
    if view.deck:
        yield DrawBlind()


def claims(game: Game, view: View) -> Iterator[Action]:
    """R5, R6, R7: every open route with every payment that the hand holds."""
    assert view.private
    hand = view.private.hand
    for name, route in zip(index_of(game).routes, game.city.routes, strict=True):
        if is_open(name, route, view):
            for colour in game.city.colours:
                for wilds in range(route.wilds_required, route.length):
                    fits = route.colour in (colour, "gray")
                    held = hand.get(colour, 0) >= route.length - wilds and hand.get("wild", 0) >= wilds
                    if fits and held:
                        yield ClaimRoute(name, colour, wilds)
            if hand.get("wild", 0) >= route.length:
                yield ClaimRoute(name, "wild", route.length)


def is_open(name: str, route: Route, view: View) -> bool:
    """R5.1, R5.4, R6: free, cars enough, and the twin not in the way."""
    twin = {":1": ":2", ":2": ":1"}.get(name[-2:])
    owner = {taken: seat for seat, known in enumerate(view.seats) for taken in known.routes}
    if name in owner or view.seats[view.to_act[0]].cars_left < route.length:
        return False
    twin_owner = owner.get(name[:-2] + twin) if twin else None
    return twin_owner is None or (len(view.seats) > 2 and twin_owner != view.seat)
