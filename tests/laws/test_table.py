"""After every action the table is set right: deck, row, sweeps (R4.6, R4.7)."""

from __future__ import annotations

from collections import Counter

from farebox import Game
from farebox.game.events import CardDrawn, DeckRenewed, RouteClaimed, RowFilled, RowSwept
from farebox.game.internals import index_of, state_of
from tests.laws.games import Moment, Play, moments, on_every_table, positions


@on_every_table
def test_r4_7_the_deck_is_empty_only_if_the_discards_are(city: str, players: int, play: Play) -> None:
    for game in positions(city, players, play):
        view = game.view()
        assert view.deck > 0 or not view.discards


@on_every_table
def test_r4_2_the_row_has_gaps_only_if_the_deck_is_empty(city: str, players: int, play: Play) -> None:
    for game in positions(city, players, play):
        assert None not in game.view().row or game.view().deck == 0


@on_every_table
def test_r4_6_three_wilds_lie_open_only_if_a_sweep_cannot_help(city: str, players: int, play: Play) -> None:
    for game in positions(city, players, play):
        if game.view().row.count("wild") >= 3:
            assert ordinary_cards_on_the_table(game) < 3


def ordinary_cards_on_the_table(game: Game) -> int:
    row = Counter(card for card in game.view().row if card)
    zones = row + Counter(game.view().discards) + Counter(index_of(game).by_name(state_of(game).deck))
    return zones.total() - zones["wild"]


@on_every_table
def test_the_events_tell_how_the_open_cards_changed(city: str, players: int, play: Play) -> None:
    for moment in moments(city, players, play):
        if any(isinstance(event, RowSwept | DeckRenewed) for event in moment.events):
            continue
        row, discards = told_row_and_discards(moment)
        assert tuple(row) == moment.after.view().row
        assert discards - flags(moment.after) == Counter(moment.after.view().discards) - flags(moment.before)


def told_row_and_discards(moment: Moment) -> tuple[list[str | None], Counter[str]]:
    row, discards = list(moment.before.view().row), Counter(moment.before.view().discards)
    for event in moment.events:
        match event:
            case CardDrawn(slot=int(slot)):
                row[slot] = None
            case RowFilled():
                for slot, card in event.cards.items():
                    row[slot] = card
            case RouteClaimed():
                discards.update(event.payment)
            case _:
                pass
    return row, discards


def flags(game: Game) -> Counter[str]:
    return Counter(card for seat in game.view().seats for card in seat.flag_cards)


@on_every_table
def test_a_sweep_and_a_new_deck_are_told_with_their_number(city: str, players: int, play: Play) -> None:
    for moment in moments(city, players, play):
        before, after = state_of(moment.before), state_of(moment.after)
        swept = sum(event.times for event in moment.events if isinstance(event, RowSwept))
        renewed = sum(event.times for event in moment.events if isinstance(event, DeckRenewed))
        assert (swept, renewed) == (after.sweeps - before.sweeps, after.reshuffles - before.reshuffles)
