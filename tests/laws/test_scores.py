"""Scores are what a recount says, at every moment and at the end (R9, R10, R12)."""

from __future__ import annotations

from farebox import Game
from farebox.cities.schema import FlagSets
from farebox.game.events import GameEnded, LastRoundBegan, TurnBegan
from farebox.game.game import score_sheets
from farebox.game.internals import state_of
from tests.laws import recount
from tests.laws.games import Play, finished, moments, on_every_table, positions
from tests.made_cities import city_of


@on_every_table
def test_the_running_score_is_route_points_and_flag_sets(city: str, players: int, play: Play) -> None:
    flags = [recount.Flags(city_of(city)) for _ in range(players)]
    for moment in moments(city, players, play):
        game = moment.after
        recount.count_flags(flags, game, moment.events)
        worth = game.city.bonus.points if isinstance(game.city.bonus, FlagSets) else 0
        for seat, counted in enumerate(flags):
            points = recount.route_points(game, seat) + counted.sets * worth
            assert state_of(game).score[seat] == points
            assert set(game.view().seats[seat].flag_cards) == counted.kept
            assert game.view().seats[seat].flag_sets == counted.sets


@on_every_table
def test_score_sheets_add_up_to_a_recount_at_any_time(city: str, players: int, play: Play) -> None:
    for game in positions(city, players, play):
        for seat, sheet in enumerate(score_sheets(game)):
            assert sheet.total == sum(line.points for line in sheet.lines) == recounted_total(game, seat)


def recounted_total(game: Game, seat: int) -> int:
    points = recount.ticket_points(game, seat, held(game, seat)) + recount.bonus_points(game, seat)
    return state_of(game).score[seat] + points


def held(game: Game, seat: int) -> list[str]:
    private = game.view(seat).private
    assert private
    complete = recount.complete_tickets(game, seat, (ticket.ticket for ticket in private.tickets))
    assert complete == {ticket.ticket for ticket in private.tickets if ticket.complete}
    return [ticket.ticket for ticket in private.tickets]


@on_every_table
def test_r12_3_points_then_complete_tickets_then_a_shared_victory(
    city: str, players: int, play: Play
) -> None:
    game = finished(city, players, play)
    outcome = game.outcome
    assert outcome
    assert outcome.scores == tuple(sheet.total for sheet in score_sheets(game))
    assert outcome.scores == tuple(seat.score for seat in game.view().seats)
    complete = [recount.complete_tickets(game, seat, held(game, seat)) for seat in range(players)]
    assert outcome.complete_tickets == tuple(map(len, complete))
    ranks = list(zip(outcome.scores, outcome.complete_tickets, strict=True))
    assert outcome.winners == tuple(seat for seat in range(players) if ranks[seat] == max(ranks))
    level = outcome.scores.count(max(outcome.scores)) > 1
    decided_by = "shared" if len(outcome.winners) > 1 else "tickets" if level else "points"
    assert outcome.decided_by == decided_by


@on_every_table
def test_r12_1_everybody_has_one_more_turn_after_the_cars_run_low(
    city: str, players: int, play: Play
) -> None:
    turns: list[int] | None = None
    last: GameEnded | None = None
    for moment in moments(city, players, play):
        for event in moment.events:
            if isinstance(event, LastRoundBegan):
                assert turns is None
                assert event.cars_left <= moment.after.city.last_round_cars
                turns = []
            elif isinstance(event, TurnBegan) and turns is not None:
                turns.append(event.seat)
            elif isinstance(event, GameEnded):
                last = event
    assert last
    assert last.reason == "passes" or (turns is not None and sorted(turns) == list(range(players)))


@on_every_table
def test_the_end_is_told_as_it_is(city: str, players: int, play: Play) -> None:
    for moment in moments(city, players, play):
        ends = [event for event in moment.events if isinstance(event, GameEnded)]
        assert bool(ends) == moment.after.over
        for event in ends:
            outcome = moment.after.outcome
            assert outcome
            assert (event.reason, event.scores, event.winners) == (
                outcome.reason,
                outcome.scores,
                outcome.winners,
            )
            assert event.tickets == tuple(tuple(held(moment.after, seat)) for seat in range(players))
