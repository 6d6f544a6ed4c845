"""Positions and records hold a whole game: what is read back goes on and ends the same."""

from __future__ import annotations

from random import Random

from farebox import Game
from farebox.game.events import Event
from farebox.game.game import score_sheets
from farebox.game.records import parse_record
from tests.laws.games import Play, moments, on_every_table, play_on, positions


@on_every_table
def test_a_position_read_back_is_the_same_position(city: str, players: int, play: Play) -> None:
    for game in positions(city, players, play):
        again = Game.from_position(game.position(), game.city, game.names)
        assert again.position() == game.position()
        for seat in (*range(players), None):
            assert again.view(seat) == game.view(seat)
            assert again.legal_actions(seat) == game.legal_actions(seat)


@on_every_table
def test_a_position_read_back_plays_on_the_same(city: str, players: int, play: Play) -> None:
    rng = Random(play.dice)
    for game in positions(city, players, play):
        if rng.randrange(25) == 0:
            again = Game.from_position(game.position(), game.city, game.names)
            dice = rng.getrandbits(32)
            ends = [
                [step.position() for step in play_on(start, Random(dice))] for start in (game.clone(), again)
            ]
            assert ends[0] == ends[1]


@on_every_table
def test_a_record_replays_to_the_same_game_and_the_same_bytes(city: str, players: int, play: Play) -> None:
    rng = Random(play.dice)
    for game in positions(city, players, play):
        if game.over or rng.randrange(25) == 0:
            data = game.record().to_json()
            again = Game.replay(parse_record(data), game.city)
            assert again.position() == game.position()
            assert again.record().to_json() == data
            assert score_sheets(again) == score_sheets(game)


@on_every_table
def test_a_replay_tells_the_same_events_and_passes_the_same_positions(
    city: str, players: int, play: Play
) -> None:
    told: list[tuple[Event, ...]] = []
    passed = []
    for moment in moments(city, players, play):
        told.append(moment.events)
        passed.append(moment.after.position())
    record = parse_record(moment.after.record().to_json())
    again = Game.replay(record, moment.after.city, actions=0)
    for number, entry in enumerate(record.actions):
        seat, _, text = entry.partition(" ")
        assert again.apply(text, int(seat)) == told[number]
        assert again.position() == passed[number]
    part = Random(play.dice).randrange(len(passed))
    assert Game.replay(record, moment.after.city, actions=part + 1).position() == passed[part]
