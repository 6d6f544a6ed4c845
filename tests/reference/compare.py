"""Play the product and the reference in step and say where they differ."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from farebox.cities.schema import City
from farebox.engine.seeds import chance_words
from farebox.game.actions import Action
from farebox.game.city_index import bits
from farebox.game.game import Game
from farebox.game.internals import index_of, phase_of, seed_of, state_of, version_of
from farebox.game.views import View
from farebox.rules import codes
from farebox.rules.state import TICKET_RING
from tests.reference.model import Model
from tests.reference.networks import joined
from tests.reference.policies import Policy

MAX_ACTIONS = 3000
Facts = dict[str, object]


class Difference(AssertionError):
    """Product and reference disagree."""


def play_in_step(city: City, players: int, policies: Sequence[Policy], seed: int) -> Counter[str]:
    """Play one game on both and compare after every action; return what was seen."""
    dice = random.Random(seed)
    secret = dice.randbytes(16)
    game = Game.new(city, players, seed=secret, first=0)
    model = Model(city, players, chance_words(secret))
    while True:
        legal = check(game, model, with_views=game.over or dice.random() < 0.05)
        if game.over:
            model.seen["games"] += 1
            model.seen["actions"] += version_of(game)
            return model.seen
        seat = dice.choice(game.to_act)
        if seat != min(game.to_act):
            model.seen["first tickets out of seat order"] += 1
        action = policies[seat](dice, model, seat, legal[seat])
        game.apply(action, seat)
        model.apply(action, seat)
        assert version_of(game) < MAX_ACTIONS


def check(game: Game, model: Model, with_views: bool) -> list[tuple[Action, ...]]:
    """Compare everything, with the facts of a Difference for seeing it again; return each seat's actions."""
    legal = [game.legal_actions(seat) for seat in range(len(game.names))]
    found = differences(product_facts(game), reference_facts(model))
    found += differences(product_actions(legal), reference_actions(model))
    if with_views:
        found += view_differences(game, model)
    if found:
        where = f"{game.city.id}, {len(game.names)} players, seed {seed_of(game).hex()}"
        raise Difference("\n".join([where, *found, "after:", *game.actions]))
    return legal


def differences(product: Facts, reference: Facts) -> list[str]:
    """The facts that are not the same."""
    return [
        f"{name}: product {product.get(name)!r}, reference {reference.get(name)!r}"
        for name in sorted({*product, *reference})
        if product.get(name) != reference.get(name)
    ]


def product_actions(legal: list[tuple[Action, ...]]) -> Facts:
    """The legal actions of every seat; that some are listed twice is a fact of its own."""
    found: Facts = {f"actions of {seat}": set(actions) for seat, actions in enumerate(legal)}
    found["actions listed twice"] = sum(len(actions) - len(set(actions)) for actions in legal)
    return found


def reference_actions(model: Model) -> Facts:
    seats = range(len(model.players))
    found: Facts = {f"actions of {seat}": model.legal_actions(seat) for seat in seats}
    return found | {"actions listed twice": 0}


def product_facts(game: Game) -> Facts:
    """The whole state of the product in names and sets."""
    s, index = state_of(game), index_of(game)
    outcome = game.outcome
    facts: Facts = {
        "chance": list(s.chance),
        "phase": phase_of(game),
        "to act": game.to_act,
        "row": [index.card_name.get(card) for card in s.row],
        "deck": index.by_name(s.deck),
        "deck size": s.deck_size,
        "discards": index.by_name(s.discards),
        "discards size": s.discards_size,
        "sweeps": s.sweeps,
        "reshuffles": s.reshuffles,
        "passes": s.passes,
        "turns left": None if s.last_turns == codes.NONE else s.last_turns,
        "stacks": product_stacks(game),
        "stacks to place": s.stacks_to_place,
        "ticket deck": [
            index.tickets[s.ticket_deck[(s.ticket_top + place) % TICKET_RING]]
            for place in range(s.ticket_deck_size)
        ],
        "outcome": outcome
        and (
            outcome.reason,
            list(outcome.scores),
            list(outcome.complete_tickets),
            list(outcome.winners),
            outcome.decided_by,
        ),
    }
    for seat in range(len(game.names)):
        facts |= {f"{name} of {seat}": fact for name, fact in product_seat(game, seat).items()}
    return facts


def product_stacks(game: Game) -> dict[str, tuple[int, int]]:
    """Symbol and tokens of the stacks that are not used up."""
    stacks = game.view().stacks if index_of(game).board.token_symbols else ()
    return {stack.location: (stack.symbol, stack.tokens) for stack in stacks if stack.tokens}


def product_seat(game: Game, seat: int) -> Facts:
    s, index = state_of(game), index_of(game)
    return {
        "hand": index.by_name(s.hand[seat]),
        "hand size": s.hand_size[seat],
        "tickets": {index.tickets[ticket] for ticket in bits(s.tickets[seat])},
        "ticket count": s.ticket_count[seat],
        "offer": tuple(index.tickets[ticket] for ticket in s.offer[seat] if ticket != codes.NONE),
        "routes": {index.routes[route] for route in bits(s.routes[seat])},
        "cars": s.cars_left[seat],
        "score": s.score[seat],
        "tokens": set(bits(s.tokens[seat])),
        "flag cards": {
            card
            for card, number in index.card_number.items()
            if s.flag_cards[seat] & index.board.flag_bit[number]
        },
        "flag sets": s.flag_sets[seat],
    }


def reference_facts(model: Model) -> Facts:
    """The whole state of the reference in names and sets."""
    cards, result = model.cards, model.result
    facts: Facts = {
        "chance": cards.chance,
        "phase": model.phase,
        "to act": model.to_act,
        "row": cards.row,
        "deck": dict(+cards.deck),
        "deck size": cards.deck.total(),
        "discards": dict(+cards.discards),
        "discards size": cards.discards.total(),
        "sweeps": cards.sweeps,
        "reshuffles": cards.reshuffles,
        "passes": model.passes,
        "turns left": model.turns_left,
        "stacks": {
            place: (stack.symbol, stack.tokens) for place, stack in model.stacks.items() if stack.tokens
        },
        "stacks to place": len(model.spare_stacks),
        "ticket deck": list(model.ticket_deck),
        "outcome": result
        and (result.reason, result.scores, result.complete_tickets, result.winners, result.decided_by),
    }
    for seat in range(len(model.players)):
        facts |= {f"{name} of {seat}": fact for name, fact in reference_seat(model, seat).items()}
    return facts


def reference_seat(model: Model, seat: int) -> Facts:
    player = model.players[seat]
    return {
        "hand": dict(+player.hand),
        "hand size": player.hand.total(),
        "tickets": player.tickets,
        "ticket count": len(player.tickets),
        "offer": player.offer,
        "routes": player.routes,
        "cars": player.cars_left,
        "score": player.score,
        "tokens": player.tokens,
        "flag cards": player.flag_cards,
        "flag sets": player.flag_sets,
    }


def view_differences(game: Game, model: Model) -> list[str]:
    """What the views of the seats show otherwise than the reference has it."""
    found = []
    for seat in range(len(game.names)):
        seen = differences(view_facts(game.view(seat), seat), reference_view(model, seat))
        found += [f"view of {seat}, {line}" for line in seen]
    return found


def view_facts(view: View, seat: int) -> Facts:
    private = view.private
    assert private is not None
    return {
        "to act": view.to_act,
        "row": list(view.row),
        "deck": view.deck,
        "discards": view.discards,
        "ticket deck": view.ticket_deck,
        "token choice": set(view.token_choice),
        "hand": private.hand,
        "offer": private.offer,
        "first choice": private.first_choice,
        "tickets": {held.ticket: held.complete for held in private.tickets},
        "scores": [other.score for other in view.seats],
        "cars": [other.cars_left for other in view.seats],
        "cards": [other.cards for other in view.seats],
        "ticket counts": [other.ticket_count for other in view.seats],
    }


def reference_view(model: Model, seat: int) -> Facts:
    player, others = model.players[seat], model.players
    routes = [model.routes[name] for name in player.routes]
    tickets = {f"{ticket.a}-{ticket.b}": ticket for ticket in model.city.tickets}
    return {
        "to act": model.to_act,
        "row": model.cards.row,
        "deck": model.cards.deck.total(),
        "discards": dict(+model.cards.discards),
        "ticket deck": len(model.ticket_deck),
        "token choice": set(model.token_choice),
        "hand": dict(+player.hand),
        "offer": player.offer,
        "first choice": player.first_choice if model.phase == "choose-first-tickets" else (),
        "tickets": {name: joined((tickets[name].a, tickets[name].b), routes) for name in player.tickets},
        "scores": model.result.scores if model.result else [other.score for other in others],
        "cars": [other.cars_left for other in others],
        "cards": [other.hand.total() for other in others],
        "ticket counts": [len(other.tickets) for other in others],
    }
