"""R8: tickets."""

import pytest

from farebox.game.actions import DrawTickets, KeepTickets
from farebox.game.events import TicketsKept, TicketsOffered
from farebox.game.game import Game
from farebox.game.internals import index_of, phase_of, state_of
from farebox.game.secrecy import visible_events
from farebox.rules.scoring import ticket_is_complete
from tests.builders import CITIES, events_of, position, refusal, ticket_deck, tickets


def complete(game: Game, seat: int, name: str) -> bool:
    return ticket_is_complete(index_of(game).board, state_of(game), seat, index_of(game).ticket_number[name])


def remembered(game: Game, seat: int) -> dict[int, str]:
    private = game.view(seat).private
    assert private is not None
    return private.returned


def test_r8_1_a_ticket_is_complete_when_routes_join_its_locations() -> None:
    way = ["arc-champs:1", "champs-louvre:1", "louvre-notre_dame:2"]
    game = position("first_paris", routes={0: way}, tickets={0: ["arc-notre_dame"]})
    assert complete(game, 0, "arc-notre_dame")
    assert not complete(game, 1, "arc-notre_dame")


@pytest.mark.parametrize("missing", range(3))
def test_r8_1_a_gap_anywhere_leaves_it_incomplete(missing: int) -> None:
    way = ["arc-champs:1", "champs-louvre:1", "louvre-notre_dame:2"]
    del way[missing]
    game = position("first_paris", routes={0: way})
    assert not complete(game, 0, "arc-notre_dame")


def test_r8_1_the_routes_of_others_do_not_help() -> None:
    game = position(
        "first_paris", routes={0: ["arc-champs:1", "louvre-notre_dame:2"], 1: ["champs-louvre:1"]}
    )
    assert not complete(game, 0, "arc-notre_dame")


def test_r8_1_any_way_will_do_and_the_last_route_may_lie_anywhere() -> None:
    ends = ["opera-gare_du_nord", "pantheon-montparnasse:1", "louvre-notre_dame:1", "notre_dame-pantheon:1"]
    game = position("first_paris", routes={0: ends}, hands={0: {"blue": 1}})
    assert not complete(game, 0, "gare_du_nord-montparnasse")
    game.apply("claim opera-louvre:1 blue*1")
    assert complete(game, 0, "gare_du_nord-montparnasse")


def test_r8_1_joining_two_networks_in_either_direction_joins_all_of_both() -> None:
    way = ["montmartre-gare_du_nord:1", "opera-montmartre:1", "champs-opera:1", "arc-champs:1"]
    for last in way:
        game = position(
            "first_paris", routes={0: [name for name in way if name != last]}, hands={0: {"wild": 2}}
        )
        assert not complete(game, 0, "arc-gare_du_nord")
        length = game.city.routes[index_of(game).route_number[last]].length
        game.apply(f"claim {last} wild*{length}")
        assert complete(game, 0, "arc-gare_du_nord")


@pytest.mark.parametrize("city", CITIES)
def test_r8_2_the_top_two_tickets_are_offered(city: str) -> None:
    game = position(city)
    top = ticket_deck(game)
    events = game.apply(DrawTickets())
    assert phase_of(game) == "keep-tickets"
    assert game.to_act == (0,)
    assert events_of(TicketsOffered, events) == [TicketsOffered(0, 2, (top[0], top[1]))]
    assert ticket_deck(game) == top[2:]
    assert tickets(game, 0) == []


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("kept", [(0,), (1,), (0, 1)])
def test_r8_2_one_or_both_are_kept_and_the_other_goes_to_the_bottom(city: str, kept: tuple[int, ...]) -> None:
    game = position(city)
    top = ticket_deck(game)
    game.apply(DrawTickets())
    game.apply(KeepTickets(tuple(top[place] for place in kept)))
    assert set(tickets(game, 0)) == {top[place] for place in kept}
    assert ticket_deck(game) == top[2:] + [top[place] for place in range(2) if place not in kept]
    assert game.view().seats[0].ticket_count == len(kept)
    assert game.to_act == (1,)


def test_r8_2_none_or_a_ticket_that_was_not_offered_cannot_be_kept() -> None:
    game = position("first_paris")
    third = ticket_deck(game)[2]
    game.apply(DrawTickets())
    assert len(game.legal_actions()) == 3
    assert refusal(game, KeepTickets(())) == "keep-at-least-one"
    assert refusal(game, KeepTickets((third,))) == "ticket-not-offered"


def test_r8_2_new_tickets_are_added_to_those_a_player_has() -> None:
    game = position("first_paris", tickets={0: ["opera-italie"]})
    game.apply(DrawTickets())
    game.apply(game.legal_actions()[2])
    assert len(tickets(game, 0)) == 3
    assert "opera-italie" in tickets(game, 0)


def test_r8_2_a_returned_ticket_comes_up_again_after_all_others() -> None:
    game = position(
        "first_paris", ticket_deck=["arc-bastille", "opera-italie", "louvre-italie"], other_tickets=1
    )
    game.apply(DrawTickets())
    game.apply(KeepTickets(("opera-italie",)))
    game.apply(DrawTickets())
    assert set(game.legal_actions()) >= {KeepTickets(("louvre-italie",)), KeepTickets(("arc-bastille",))}


def test_r8_2_a_player_remembers_the_ticket_he_returned_until_it_is_drawn() -> None:
    game = position(
        "first_paris", ticket_deck=["arc-bastille", "opera-italie", "louvre-italie"], other_tickets=1
    )
    game.apply(DrawTickets())
    game.apply(KeepTickets(("opera-italie",)))
    assert remembered(game, 0) == {1: "arc-bastille"}
    assert remembered(game, 1) == {}
    game.apply(DrawTickets())
    game.apply(KeepTickets(("louvre-italie",)))
    assert remembered(game, 0) == {}
    assert remembered(game, 1) == {0: "arc-bastille"}


@pytest.mark.parametrize("city", CITIES)
def test_r8_3_the_last_ticket_may_be_drawn_and_must_be_kept(city: str) -> None:
    last = position(city).city.tickets[0].id
    game = position(city, ticket_deck=[last], other_tickets=1)
    game.apply(DrawTickets())
    assert game.legal_actions() == (KeepTickets((last,)),)
    game.apply(KeepTickets((last,)))
    assert tickets(game, 0) == [last]
    assert ticket_deck(game) == []
    assert game.to_act == (1,)


@pytest.mark.parametrize("city", CITIES)
def test_r8_3_without_tickets_none_can_be_drawn(city: str) -> None:
    game = position(city, other_tickets=1)
    assert DrawTickets() not in game.legal_actions()
    assert refusal(game, DrawTickets()) == "no-tickets-left"


def test_r8_4_nobody_sees_the_tickets_of_another() -> None:
    shown = [
        position("first_paris", tickets={0: [name], 1: ["opera-italie"]}, routes={0: ["opera-louvre:1"]})
        for name in ("arc-bastille", "louvre-bercy")
    ]
    assert shown[0].view(1).seats == shown[1].view(1).seats
    assert shown[0].view(None).seats == shown[1].view(None).seats
    assert shown[0].view(0) != shown[1].view(0)


def test_r8_4_the_offer_and_the_choice_are_secret_but_not_their_number() -> None:
    game = position("first_paris")
    offered = game.apply(DrawTickets())
    assert events_of(TicketsOffered, visible_events(offered, 1)) == [TicketsOffered(0, 2, None)]
    assert game.view(1).seats[0].offered == 2
    kept = game.apply(game.legal_actions()[0])
    assert events_of(TicketsKept, visible_events(kept, 1)) == [TicketsKept(0, 1, 1, None)]
    assert events_of(TicketsKept, visible_events(kept, 0))[0].tickets == tuple(tickets(game, 0))


def test_r8_4_everybody_knows_how_many_tickets_a_player_holds() -> None:
    game = position("first_paris", 3, tickets={0: ["arc-bastille"], 2: ["opera-italie", "louvre-italie"]})
    for seat in (0, 1, 2, None):
        assert [other.ticket_count for other in game.view(seat).seats] == [1, 0, 2]
        assert [other.tickets for other in game.view(seat).seats] == [None] * 3


def test_r8_4_the_final_scoring_shows_the_tickets() -> None:
    game = position("first_paris", tickets={0: ["arc-bastille"]}, last_turns=1, player=1)
    game.apply("draw deck")
    game.apply("draw deck")
    shown = game.view(1).seats[0].tickets
    assert shown is not None
    assert [(held.ticket, held.complete) for held in shown] == [("arc-bastille", False)]


def test_r8_5_the_last_ticket_is_offered_with_one_choice() -> None:
    game = position("first_paris", ticket_deck=["arc-bastille"], other_tickets=1)
    events = game.apply(DrawTickets())
    assert events_of(TicketsOffered, events) == [TicketsOffered(0, 1, ("arc-bastille",))]
    assert phase_of(game) == "keep-tickets"
    assert len(game.legal_actions()) == 1
    assert refusal(game, KeepTickets(())) == "keep-at-least-one"
