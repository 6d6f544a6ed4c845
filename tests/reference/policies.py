"""Random players with habits, so that together they bring about what seldom happens."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from farebox.game.actions import Action, ClaimRoute, DrawBlind, DrawFaceUp, DrawTickets, KeepTickets
from tests.reference.cards import WILD
from tests.reference.model import Model

Actions = Sequence[Action]
Policy = Callable[[random.Random, Model, int, Actions], Action]


def anything(dice: random.Random, model: Model, seat: int, actions: Actions) -> Action:
    """Any action, each as likely as any other."""
    return dice.choice(actions)


def any_kind(dice: random.Random, model: Model, seat: int, actions: Actions) -> Action:
    """First a kind of action, then one of that kind."""
    kinds = sorted({type(action).__name__ for action in actions})
    kind = dice.choice(kinds)
    return dice.choice([action for action in actions if type(action).__name__ == kind])


def hoarder(dice: random.Random, model: Model, seat: int, actions: Actions) -> Action:
    """Draw cards while there are any."""
    return preferring(dice, actions, draws(actions))


def wild_shy(dice: random.Random, model: Model, seat: int, actions: Actions) -> Action:
    """Draw open cards that are not wild, so that the wilds gather in the row."""
    tame = [
        action
        for action in actions
        if isinstance(action, DrawFaceUp) and model.cards.row[action.slot] != WILD
    ]
    blind: Actions = [action for action in actions if isinstance(action, DrawBlind)]
    return preferring(dice, actions, tame or blind)


def claimer(dice: random.Random, model: Model, seat: int, actions: Actions) -> Action:
    """Claim whatever can be claimed, else draw cards."""
    return preferring(dice, actions, claims(actions) or draws(actions))


def long_claimer(dice: random.Random, model: Model, seat: int, actions: Actions) -> Action:
    """Claim only routes of three spaces or more; else hoard."""
    long: Actions = [action for action in claims(actions) if model.routes[action.route].length >= 3]
    return preferring(dice, actions, long or draws(actions))


def wild_payer(dice: random.Random, model: Model, seat: int, actions: Actions) -> Action:
    """Collect wilds and pay with wilds only."""
    all_wild: Actions = [action for action in claims(actions) if action.colour == WILD]
    wilds: Actions = [
        action
        for action in actions
        if isinstance(action, DrawFaceUp) and model.cards.row[action.slot] == WILD
    ]
    return preferring(dice, actions, all_wild or wilds or draws(actions))


def miser(dice: random.Random, model: Model, seat: int, actions: Actions) -> Action:
    """Claim without a wild; else draw, so that wilds pile up in the hand."""
    cheap: Actions = [action for action in claims(actions) if action.wilds == 0]
    return preferring(dice, actions, cheap or draws(actions))


def ticket_greedy(dice: random.Random, model: Model, seat: int, actions: Actions) -> Action:
    """Draw tickets and keep all of them."""
    tickets: Actions = [
        action
        for action in actions
        if isinstance(action, DrawTickets) or (isinstance(action, KeepTickets) and len(action.tickets) == 2)
    ]
    return preferring(dice, actions, tickets or claims(actions))


def ticket_returner(dice: random.Random, model: Model, seat: int, actions: Actions) -> Action:
    """Draw tickets and return one of two, as often as not."""
    asking: Actions = [action for action in actions if isinstance(action, DrawTickets)]
    single: Actions = [
        action for action in actions if isinstance(action, KeepTickets) and len(action.tickets) == 1
    ]
    if dice.random() < 0.5:
        asking = ()
    return preferring(dice, actions, asking or single or claims(actions) or draws(actions))


POLICIES: tuple[Policy, ...] = (
    anything,
    any_kind,
    hoarder,
    wild_shy,
    claimer,
    long_claimer,
    wild_payer,
    miser,
    ticket_greedy,
    ticket_returner,
)


def draws(actions: Actions) -> Actions:
    return [action for action in actions if isinstance(action, DrawFaceUp | DrawBlind)]


def claims(actions: Actions) -> list[ClaimRoute]:
    return [action for action in actions if isinstance(action, ClaimRoute)]


def preferring(dice: random.Random, actions: Actions, wanted: Actions) -> Action:
    """One of the wanted actions, else any; now and then any all the same."""
    return dice.choice(wanted if wanted and dice.random() < 0.98 else actions)


def table_of(dice: random.Random, players: int) -> list[Policy]:
    """Players for a table: now all alike, now a mixture."""
    if dice.random() < 0.5:
        return [dice.choice(POLICIES)] * players
    return dice.choices(POLICIES, k=players)
