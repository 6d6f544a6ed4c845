"""The library: its exported names, and what a user does with them."""

import subprocess
import sys
from pathlib import Path
from typing import Any, get_args
from xml.etree import ElementTree

import pytest

import farebox
from farebox import (
    CITY_IDS,
    CityError,
    ClaimRoute,
    Game,
    IllegalAction,
    MatchRun,
    MatchSpec,
    SetupError,
    load_city,
    simulate,
)
from farebox.cli.serve import SERVER_PACKAGES
from farebox.game.internals import version_of

LONGEST = """
import farebox

class Longest(farebox.Bot):
    def choose(self, view, legal, rng):
        claims = [action for action in legal if isinstance(action, farebox.ClaimRoute)]
        return max(claims, key=lambda claim: self.city.route(claim.route).length, default=legal[0])

class Broken(farebox.Bot):
    def choose(self, view, legal, rng):
        raise RuntimeError("out of ideas")

class Cheat(farebox.Bot):
    def choose(self, view, legal, rng):
        return farebox.Pass()

class NoBot:
    pass
"""
# What a user may rely on; a name that goes or comes is a change of the interface.
EXPORTED = """
Action Bot CITY_IDS City CityError ClaimRoute DrawBlind DrawFaceUp DrawTickets Event FareboxError
CardDrawn DeckRenewed FirstTicketsChosen FlagCardKept FlagSetScored GameEnded LastRoundBegan
Passed RouteClaimed RowFilled RowSwept StackPlaced TicketsKept TicketsOffered TokenTaken TurnBegan
Game IllegalAction KeepTickets Location MatchError MatchRun MatchSpec NotationError Outcome Pass PlaceStack
Record RecordBot RecordError RecordSeat Report Results Route ScoreSheet SetupError Simulation Standings
TakeToken Ticket View WrongSeat
__version__ bot_dice load_city load_record make_bot play_match playtest read_city score_sheets
simulate visible_events
"""
# The same for a game: everything else about it is in its views, its record, or a function.
MEMBERS = """
new from_position replay
city names to_act legal_actions apply undo actions view over outcome
position record clone svg
"""


@pytest.fixture
def bots(tmp_path: Path) -> str:
    file = tmp_path / "my_bots.py"
    file.write_text(LONGEST, encoding="utf-8")
    return str(file)


def test_the_exported_names_are_these() -> None:
    assert sorted(farebox.__all__) == sorted(EXPORTED.split())
    assert all(getattr(farebox, name) is not None for name in farebox.__all__)
    with pytest.raises(AttributeError, match="nonsense"):
        _ = farebox.nonsense


def test_every_kind_of_action_and_event_is_exported() -> None:
    kinds = {*get_args(farebox.Action), *get_args(farebox.Event)}
    assert {kind.__name__ for kind in kinds} <= set(farebox.__all__)


def test_the_members_of_a_game_are_these() -> None:
    game = Game.new("paris", seed=1)
    assert [name for name in dir(game) if not name.startswith("_")] == sorted(MEMBERS.split())


def loaded_by(code: str, folder: Path | None = None) -> set[str]:
    """The packages that a fresh Python has loaded after running some code."""
    shown = f"import sys\n{code}\nprint(*sorted(name.partition('.')[0] for name in sys.modules))"
    found = subprocess.run(
        [sys.executable, "-c", shown], capture_output=True, text=True, check=True, cwd=folder
    )
    return set(found.stdout.split())


def test_importing_it_loads_no_arrays() -> None:
    assert not {"numpy", "rich", "typer"} & loaded_by("from farebox import Game, load_city, load_record")


def test_library_and_terminal_do_without_the_packages_of_the_server(tmp_path: Path) -> None:
    every_name = "import farebox\nfor name in farebox.__all__: getattr(farebox, name)"
    assert not {*SERVER_PACKAGES} & loaded_by(every_name)
    play = """
import io
from contextlib import redirect_stderr, redirect_stdout
from farebox.cli.main import run
sys.stdin = io.StringIO("1\\n")
with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
    lines = "simulate --games 2|arena novice casual --blocks 1|play --record game.json|verify game.json"
    for line in lines.split("|"):
        assert run(line.split()) == 0, line
"""
    assert not {*SERVER_PACKAGES} & loaded_by(play, tmp_path)


def test_help_and_version_load_next_to_nothing() -> None:
    heavy = {"numpy", "msgspec", "rich", "fluent", "babel"}
    for option in ("--help", "--version"):
        code = f"from farebox.cli.main import run\nassert run([{option!r}]) == 0"
        assert not heavy & loaded_by(code), option


@pytest.mark.parametrize("city_id", CITY_IDS)
def test_a_city_finds_its_things_by_id(city_id: str) -> None:
    city = load_city(city_id)
    assert [city.route(name) for name in city.route_ids] == list(city.routes)
    assert [city.location(location.id) for location in city.locations] == list(city.locations)
    assert [city.ticket(ticket.id) for ticket in city.tickets] == list(city.tickets)
    with pytest.raises(CityError) as refused:
        city.route("nowhere")
    assert (refused.value.code, refused.value.facts) == ("unknown-route", {"name": "nowhere"})


def test_a_game_tells_what_it_is() -> None:
    game = Game.new("paris", 2, seed=1, names=["Anna", "Bert"], first=0)
    assert repr(game) == "<Game paris, 2 players, 0 actions, choose-first-tickets, seat 0, 1 to act>"
    assert "> Anna: 0 points, 15 cars, 2 cards" in str(game)


@pytest.mark.parametrize("city_id", CITY_IDS)
def test_a_notebook_draws_the_position(city_id: str) -> None:
    game = Game.new(city_id, 2, seed=6, names=["Anna", "Bert & Co"], first=0)
    begin = ElementTree.fromstring(game._repr_svg_())
    assert by_class(begin, "car") == []
    assert getattr(game, "_repr_svg_")() == game.svg()  # noqa: B009 - what notebooks call
    while not any(shown.routes for shown in game.view().seats):
        claims = [action for action in game.legal_actions() if isinstance(action, ClaimRoute)]
        game.apply(max(claims or game.legal_actions(), key=lambda action: len(str(action))))
    drawn = ElementTree.fromstring(game._repr_svg_())
    seats = game.view().seats
    spaces = sum(game.city.route(route).length for shown in seats for route in shown.routes)
    assert len(by_class(drawn, "car")) == spaces
    assert len(by_class(drawn, "tokens")) == sum(stack.tokens > 0 for stack in game.view().stacks)
    told = " ".join("".join(part.itertext()) for part in by_class(drawn, "players"))
    assert all(f"{shown.name}: {shown.score} ({shown.cars_left})" in told for shown in seats)


def by_class(drawing: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [part for part in drawing.iter() if part.get("class") == name]


@pytest.mark.parametrize("city_id", CITY_IDS)
def test_undo_takes_actions_back(city_id: str) -> None:
    game = Game.new(city_id, 3, seed=5)
    positions = [game.position()]
    for _ in range(25):
        game.apply(game.legal_actions()[-1])
        positions.append(game.position())
    game.undo()
    assert (game.position(), version_of(game)) == (positions[24], 24)
    game.undo(14)
    assert game.position() == positions[10]
    again = Game.from_position(positions[10], city_id)
    again.apply(again.legal_actions()[0])
    again.undo()
    assert again.position() == positions[10]
    with pytest.raises(IllegalAction) as refused:
        game.undo(11)
    assert refused.value.facts == {"actions": 11, "done": 10}
    assert game.position() == positions[10]


def test_a_bot_of_ones_own_plays_a_match(bots: str) -> None:
    run = MatchRun(MatchSpec("paris", [f"{bots}:Longest", "greedy"], blocks=2), threads=1)
    assert [progress.games for progress in run.play()] == [2, 4]
    line = run.standings.bots[0]
    assert line.forfeits == 0
    assert line.score is not None


@pytest.mark.parametrize(("name", "fault"), [("Broken", "crashed"), ("Cheat", "illegal")])
def test_a_bot_of_ones_own_that_fails_forfeits(bots: str, name: str, fault: str) -> None:
    run = MatchRun(MatchSpec("paris", [f"{bots}:{name}", "random"], blocks=1), threads=1)
    list(run.play())
    assert {note.fault for note in run.results.notes} == {fault}
    assert run.standings.forfeits == 2


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("{bots}:Nobody", "bot-class-missing"),
        ("{bots}:NoBot", "not-a-bot"),
        ("missing.py:Longest", "bot-file-missing"),
        ("{folder}/bad.py:Longest", "bot-file-broken"),
    ],
)
def test_what_is_no_bot_of_ones_own_is_refused(bots: str, name: str, code: str) -> None:
    (Path(bots).parent / "bad.py").write_text("import nothing_of_the_kind", encoding="utf-8")
    with pytest.raises(SetupError) as refused:
        MatchSpec("paris", [name.format(bots=bots, folder=Path(bots).parent), "random"])
    assert refused.value.code == code


def test_a_match_is_the_same_in_parts(tmp_path: Path) -> None:
    spec = MatchSpec("paris", ["planner", "random"], blocks=30, seed=3)
    assert repr(spec) == "<MatchSpec paris, planner, random, 2 players, 30 blocks>"
    whole = farebox.play_match(spec, threads=1)
    first = MatchRun(MatchSpec("paris", ["planner", "random"], blocks=7, seed=3), threads=2)
    list(first.play())
    first.save(tmp_path / "match.json")
    resumed = MatchRun.resume(tmp_path / "match.json")
    assert (resumed.games, resumed.goal.blocks) == (14, 7)
    rest = MatchRun(spec, results=resumed.results, threads=2)
    list(rest.play())
    assert rest.standings == whole
    assert str(whole).startswith("60 games in 30 blocks\nplanner")


def test_any_bots_can_be_simulated(bots: str) -> None:
    found = simulate("paris", [f"{bots}:Longest", "novice"], games=3, players=3, seed=4)
    assert found.bots == (f"{bots}:Longest", "novice", "novice")
    assert found.scores.shape == (3, 3)
    assert found.notes == ()


def test_simulated_bots_play_as_in_a_match() -> None:
    spec = MatchSpec("paris", ["planner", "greedy"], blocks=4, seed=9)
    run = MatchRun(spec, threads=1)
    list(run.play())
    found = simulate("paris", ["planner", "greedy"], games=4, seed=9)
    for name, column in found.columns.items():
        assert column.tolist() == run.results.columns[name][::2].tolist(), name


@pytest.mark.parametrize("players", [["random"], ["planner", "greedy"]])
def test_records_are_of_the_same_games(players: list[str], tmp_path: Path) -> None:
    plain = simulate("london", players, games=3, seed=2)
    kept = simulate("london", players, games=3, seed=2, records=tmp_path / "records")
    for name, column in plain.columns.items():
        assert column.tolist() == kept.columns[name].tolist(), name
    files = sorted((tmp_path / "records").iterdir())
    games = [Game.replay(farebox.load_record(file)) for file in files]
    assert [list(game.outcome.scores) for game in games if game.outcome] == plain.scores.tolist()


@pytest.mark.parametrize(
    ("bots", "options", "code"),
    [
        ([], {}, "bots-do-not-fit-players"),
        (["random"] * 3, {}, "bots-do-not-fit-players"),
        (["nobody"], {}, "unknown-bot"),
        (["random"], {"games": 0}, "too-few-games"),
        (["random"], {"threads": 0}, "too-few-threads"),
        (["random"], {"players": 5}, "wrong-number-of-players"),
        (["random"], {"time_limit": 0}, "nonsense-time-limit"),
        (["random"], {"games": 1 << 60}, "too-many-games"),
    ],
)
def test_what_cannot_be_simulated_is_refused(bots: list[str], options: dict[str, Any], code: str) -> None:
    with pytest.raises(SetupError) as refused:
        simulate("paris", bots, **options)
    assert refused.value.code == code


def test_a_claim_can_be_looked_up() -> None:
    city = load_city("paris")
    claim = ClaimRoute("trocadero-eiffel", "red", 0)
    assert city.route(claim.route).length == 1
