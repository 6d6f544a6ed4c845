"""What a claim is said to bring is what it brings, and what a seat is said to have is what is counted."""

from __future__ import annotations

from farebox.cities.schema import Districts
from farebox.game.actions import ClaimRoute
from farebox.game.events import Event, FlagCardKept, FlagSetScored, LastRoundBegan, StackPlaced, TokenTaken
from farebox.game.game import Game, score_sheets
from farebox.game.internals import index_of, phase_of, state_of
from farebox.game.score_sheet import ScoreLine
from farebox.game.worth import Gain, claim_gains, seat_worth, spare_stack
from tests.laws.games import Moment, Play, moments, on_every_table, positions

ENDING = ("tokens", "attraction", "district")


def ending_lines(game: Game, seat: int, *reasons: str) -> set[ScoreLine]:
    """The lines with points of a seat for some reasons, if the game ended now."""
    lines = score_sheets(game)[seat].lines
    return {line for line in lines if line.reason in reasons and line.points > 0}


def announced(moment: Moment, claim: ClaimRoute) -> list[Gain]:
    """What a claim was said to bring with its payment."""
    told = claim_gains(index_of(moment.before), state_of(moment.before)).get(claim.route, ())
    return [gain for gain in told if gain.paid_with in (None, claim.colour)]


def brought(moment: Moment) -> list[tuple[str, str, int]]:
    """What a claim has brought, tokens to choose from and taken ones apart."""
    seat = moment.seat
    found: list[tuple[str, str, int]] = []
    for event in moment.events:
        match event:
            case FlagCardKept():
                found.append(("flag-card", event.card, 0))
            case FlagSetScored():
                found.append(("flag-set", "", event.points))
            case LastRoundBegan():
                found.append(("last-round", "", 0))
    new = ending_lines(moment.after, seat, "ticket", "attraction", "district") - ending_lines(
        moment.before, seat, "ticket", "attraction", "district"
    )
    return found + [(line.reason, line.subject, line.points) for line in new]


def token_gain(events: tuple[Event, ...], after: Game) -> set[str]:
    """Where the token was taken, or where there is one to choose."""
    taken = {event.location for event in events if isinstance(event, TokenTaken)}
    return taken | set(after.view().token_choice)


@on_every_table
def test_a_claim_brings_what_was_announced(city: str, players: int, play: Play) -> None:
    for moment in moments(city, players, play):
        if not isinstance(moment.action, ClaimRoute):
            continue
        gains = announced(moment, moment.action)
        told = [(gain.kind, gain.subject, gain.points) for gain in gains if gain.kind != "token"]
        last = ("last-round", "", 0)
        # With a token to choose the turn, and with it the last round, comes an action later.
        if phase_of(moment.after) == "choose-token" and last in told:
            told.remove(last)
        assert sorted(told) == sorted(brought(moment))
        tokens = {gain.subject for gain in gains if gain.kind == "token"}
        assert tokens == token_gain(moment.events, moment.after)
        if phase_of(moment.after) != "choose-token" and tokens:
            [points] = {gain.points for gain in gains if gain.kind == "token"}
            before, after = (
                sum(line.points for line in ending_lines(game, moment.seat, "tokens")) for game in moment[::4]
            )
            assert after - before == points


@on_every_table
def test_the_bonus_of_a_seat_is_what_would_be_counted(city: str, players: int, play: Play) -> None:
    for game in positions(city, players, play):
        for seat in range(players):
            worth, lines = seat_worth(index_of(game), state_of(game), seat), ending_lines(game, seat, *ENDING)
            assert worth.points == sum(line.points for line in lines)
            assert set(worth.attractions) == {line.subject for line in lines if line.reason == "attraction"}
            joined = {district.name for district in worth.districts if not district.missing}
            assert joined == {line.subject for line in lines if line.reason == "district"}
            if isinstance(game.city.bonus, Districts):
                assert len(worth.districts) == len(game.city.bonus.districts)


@on_every_table
def test_the_spare_stack_that_is_told_is_the_one_that_is_placed(city: str, players: int, play: Play) -> None:
    left: list[list[int]] = [[] for _ in range(players)]
    for moment in moments(city, players, play):
        spare = spare_stack(index_of(moment.before), state_of(moment.before))
        placed = [event for event in moment.events if isinstance(event, StackPlaced)]
        assert (spare is None) == (not placed)
        if spare:
            assert (spare.symbol, spare.tokens) == (placed[0].symbol, placed[0].tokens)
            left[moment.seat].append(spare.own)
    for told in left:
        assert told == list(range(len(told), 0, -1))
