"""What a seat cannot see is blanked, and what is dealt instead keeps its view."""

from random import Random

import pytest

from farebox.bots.concealment import conceal
from farebox.bots.determinization import determinize
from farebox.bots.workspace import Workspace
from farebox.cities.load import CITY_IDS
from farebox.cities.schema import MAX_PLAYERS
from farebox.engine.seeds import dice_words
from farebox.game.game import Game
from farebox.game.internals import index_of, state_of
from farebox.game.sampling import sample_state
from farebox.game.validate_position import check_conserved, ticket_deck
from farebox.game.views import view_of
from farebox.rules.state import STATE_FIELDS, State
from tests.builders import position

TABLES = [(city, players) for city in CITY_IDS for players in (2, 3, 4)]
NOT_SHOWN = {"ticket_deck", "ticket_top", "sweeps", "reshuffles", "first_choice"}
SEATS = {name for name, (_, shape) in STATE_FIELDS.items() if shape[:1] == (MAX_PLAYERS,)} - {"chance"}


def fields_of(s: State, locations: int) -> dict[str, object]:
    """Every field of a state, the ticket deck from its top."""
    fields = {name: getattr(s, name) for name in STATE_FIELDS if name not in NOT_SHOWN}
    seats = {name: value[: s.players] for name, value in fields.items() if name in SEATS}
    networks = [parts(labels[:locations]) for labels in s.network[: s.players]]
    return (
        fields
        | seats
        | {"ticket_deck": ticket_deck(s), "network": networks, "stack_at": s.stack_at[:locations]}
    )


def parts(labels: list[int]) -> list[int]:
    """The parts of a network, each location with the first one it is joined to."""
    return [labels.index(label) for label in labels]


def positions(city: str, players: int) -> list[tuple[Game, int]]:
    """Every position of a random game, with the seat to act."""
    game, dice = Game.new(city, players, seed=players), Random(players)
    found = []
    while not game.over:
        seat = dice.choice(game.to_act)
        state_of(game).player = seat
        found.append((game.clone(), seat))
        game.apply(dice.choice(game.legal_actions(seat)), seat)
    return found


@pytest.mark.parametrize(("city", "players"), TABLES)
def test_a_concealed_state_does_not_depend_on_what_is_hidden(city: str, players: int) -> None:
    for game, seat in positions(city, players):
        real, other = state_of(game).clone(), sample_state(index_of(game), game.view(seat), Random(1))
        other.player = seat
        for state in (real, other):
            conceal(index_of(game).board, state, seat)
        locations = index_of(game).board.location_count
        assert fields_of(real, locations) == fields_of(other, locations)


@pytest.mark.parametrize(("city", "players"), TABLES)
def test_a_dealt_state_reproduces_the_view_and_loses_nothing(city: str, players: int) -> None:
    for number, (game, seat) in enumerate(positions(city, players)):
        dealt = state_of(game).clone()
        conceal(index_of(game).board, dealt, seat)
        determinize(index_of(game).board, dealt, Workspace(), seat, dice_words(bytes([number])))
        assert view_of(index_of(game), dealt, seat, game.names) == game.view(seat)
        check_conserved(index_of(game), dealt)


def test_dealt_states_differ() -> None:
    game, seat = positions("paris", 3)[40]
    hands = set()
    for number in range(20):
        dealt = state_of(game).clone()
        conceal(index_of(game).board, dealt, seat)
        determinize(index_of(game).board, dealt, Workspace(), seat, dice_words(bytes([number])))
        hands.add(str(dealt.hand))
    assert len(hands) > 10


def test_a_seat_is_thought_to_hold_a_ticket_that_fits_its_routes() -> None:
    way = ["eiffel-invalides:1", "champs-invalides:1", "champs-louvre:1", "louvre-notre_dame:1"]
    game = position("first_paris", routes={1: way}, tickets={1: ["louvre-italie"]})
    fitting = mask(game, "trocadero-notre_dame", "champs-pantheon", "arc-notre_dame")
    deals = 300
    found = 0
    for number in range(deals):
        dealt = state_of(game).clone()
        conceal(index_of(game).board, dealt, 0)
        determinize(index_of(game).board, dealt, Workspace(), 0, dice_words(number.to_bytes(2)))
        found += dealt.tickets[1] & fitting != 0
    by_chance = 3 / len(index_of(game).tickets)
    assert 2 * by_chance < found / deals < 1


def mask(game: Game, *tickets: str) -> int:
    """The bits of some tickets."""
    return sum(1 << index_of(game).ticket_number[ticket] for ticket in tickets)
