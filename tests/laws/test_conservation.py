"""Nothing is lost and nothing appears: cards, tickets, cars and tokens."""

from __future__ import annotations

from collections import Counter

from farebox import Game
from farebox.cities.schema import TouristTokens
from farebox.game.city_index import bits
from farebox.game.internals import index_of, state_of
from farebox.rules import codes
from farebox.rules.state import TICKET_RING
from tests.laws.games import Play, on_every_table, positions


@on_every_table
def test_cards_are_conserved(city: str, players: int, play: Play) -> None:
    for game in positions(city, players, play):
        assert cards_everywhere(game) == +Counter(game.city.deck)


def cards_everywhere(game: Game) -> Counter[str]:
    s, names = state_of(game), index_of(game).card_name
    found = Counter(names[card] for card in s.row if card != codes.NONE)
    for zone in (s.deck, s.discards, *s.hand[: s.players]):
        found.update({names[card]: number for card, number in enumerate(zone) if number})
    for seat in range(s.players):
        found.update(game.view().seats[seat].flag_cards)
    return found


@on_every_table
def test_the_sizes_of_the_zones_are_counts_of_their_cards(city: str, players: int, play: Play) -> None:
    for game in positions(city, players, play):
        s = state_of(game)
        assert (s.deck_size, s.discards_size) == (sum(s.deck), sum(s.discards))
        assert s.hand_size[:players] == [sum(hand) for hand in s.hand[:players]]
        assert s.row_size == sum(card != codes.NONE for card in s.row)
        assert s.row_wilds == s.row.count(codes.WILD)
        assert min(*s.deck, *s.discards, *(min(hand) for hand in s.hand)) >= 0


@on_every_table
def test_every_ticket_is_in_one_place(city: str, players: int, play: Play) -> None:
    for game in positions(city, players, play):
        s = state_of(game)
        found = [s.ticket_deck[(s.ticket_top + place) % TICKET_RING] for place in range(s.ticket_deck_size)]
        for seat in range(players):
            found += bits(s.tickets[seat])
            found += [ticket for ticket in s.offer[seat] if ticket != codes.NONE]
            assert s.ticket_count[seat] == len(bits(s.tickets[seat]))
        assert sorted(found) == list(range(len(game.city.tickets)))


@on_every_table
def test_cars_are_conserved_and_no_route_has_two_owners(city: str, players: int, play: Play) -> None:
    for game in positions(city, players, play):
        lengths = dict(zip(index_of(game).routes, (route.length for route in game.city.routes), strict=True))
        owned = [seat.routes for seat in game.view().seats]
        for seat, routes in zip(game.view().seats, owned, strict=True):
            assert 0 <= seat.cars_left == game.city.cars - sum(lengths[route] for route in routes)
        every = [route for routes in owned for route in routes]
        assert len(every) == len(set(every))


@on_every_table
def test_r6_twins_never_have_one_owner_and_with_two_players_one_stays_free(
    city: str, players: int, play: Play
) -> None:
    for game in positions(city, players, play):
        owner = {route: seat for seat, view in enumerate(game.view().seats) for route in view.routes}
        for route in (route for route in owner if route.endswith(":1")):
            twin_owner = owner.get(route.removesuffix(":1") + ":2")
            assert twin_owner != owner[route]
            assert twin_owner is None or players > 2


@on_every_table
def test_tokens_are_conserved(city: str, players: int, play: Play) -> None:
    for game in positions(city, players, play):
        bonus = game.city.bonus
        if not isinstance(bonus, TouristTokens):
            assert game.view().stacks == ()
            return
        for symbol in range(bonus.symbols):
            assert tokens_in_play(game, symbol) == tokens_set_up(game, bonus, symbol)


def tokens_in_play(game: Game, symbol: int) -> int:
    view = game.view()
    on_board = sum(stack.tokens for stack in view.stacks if stack.symbol == symbol)
    return on_board + sum(symbol in seat.tokens for seat in view.seats)


def tokens_set_up(game: Game, bonus: TouristTokens, symbol: int) -> int:
    spare = symbol - len(bonus.marked)
    stacks_placed = bonus.symbols - len(bonus.marked) - game.view().stacks_to_place
    if spare >= stacks_placed:
        return 0
    return 1 if spare >= 0 and len(game.names) == 2 else bonus.stack_by_players[len(game.names) - 2]
