"""External bots: good ones play, faulty ones forfeit with a note, and the match goes on."""

import json
import os
import sys
import time
from pathlib import Path

import pytest

from farebox.arena.blocks import seatings
from farebox.arena.play import Job, play_job
from farebox.arena.results import Results
from farebox.bots.external import Fault, choose_request, city_rules, hello_request
from farebox.bots.process import ExternalProcess, Limits
from farebox.game.game import Game
from farebox.game.internals import index_of, text_of
from tests.arena.builders import IMPATIENT, PARIS, PATIENT, alive, external_bot, match_of, spec_of
from tests.documents import ROOT

EXAMPLE = f"cmd:{sys.executable} {ROOT / 'examples' / 'bots' / 'simple_bot.py'}"
SLOWLY = r"os.write(1, b'one\n'); time.sleep(0.3); os.write(1, b'two\n')"
FLOOD = "os.write(1, b'x' * 5_000_000)"


def play_against_sound(bot: str, folder: Path, limits: Limits = PATIENT, players: int = 2) -> Results:
    match = match_of(bot, external_bot(folder), players=players)
    return play_job(spec_of(match, limits), Job(0, 1))


def test_a_good_bot_plays_to_the_end(tmp_path: Path) -> None:
    found = play_against_sound(EXAMPLE, tmp_path)
    assert found.notes == ()
    assert found.finished.all()
    assert (found.columns["decisions"] > 20).all()


def test_the_same_bots_and_seeds_give_the_same_games(tmp_path: Path) -> None:
    first, second = (play_against_sound(EXAMPLE, tmp_path) for _ in range(2))
    assert first.columns["scores"].tolist() == second.columns["scores"].tolist()


@pytest.mark.parametrize(
    ("fault", "code", "detail"),
    [
        ("raise RuntimeError('my mistake')", "ended", "exit code 1"),
        ("sys.exit(3)", "ended", "exit code 3"),
        ("answer = 'hop on the bus'", "nonsense", "hop on the bus"),
        ("answer = ''", "nonsense", ""),
        ("answer = json.dumps(request['view'])", "nonsense", '{"city"'),
        ("answer = 'claim nowhere-at_all red*1'", "nonsense", "claim nowhere"),
        ("answer = 'pass'", "illegal", "pass (pass-not-allowed)"),
        ("os.write(1, bytes(range(128, 256)) + b'\\n'); time.sleep(9)", "nonsense", ""),
        (FLOOD, "line-too-long", "xxxx"),
        ("os.close(1); time.sleep(600)", "ended", "its output was closed"),
    ],
)
def test_a_faulty_bot_forfeits_and_the_others_win(fault: str, code: str, detail: str, tmp_path: Path) -> None:
    bot = external_bot(tmp_path, "faulty", fault=fault)
    found = play_against_sound(bot, tmp_path)
    assert [(note.game, note.seat, note.bot, note.fault) for note in found.notes] == [
        (0, 0, bot, code),
        (1, 1, bot, code),
    ]
    assert detail in found.notes[0].detail
    assert found.columns["forfeits"].tolist() == [0b01, 0b10]
    assert found.columns["winners"].tolist() == [0b10, 0b01]


def test_the_note_on_your_own_class_says_where_it_failed(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(
        "from farebox import Bot\n\nclass Mine(Bot):\n    def choose(self, view, legal, rng):\n"
        "        return self.best(legal)\n\n    def best(self, legal):\n        return sorted(legal, key=1)\n"
    )
    [note, _] = play_job(spec_of(match_of(f"{file}:Mine", "planner")), Job(0, 1)).notes
    assert note.fault == "crashed"
    assert note.detail == "TypeError: 'int' object is not callable (my_bot.py:8)"


def test_a_note_counts_its_game_from_the_first_of_the_match(tmp_path: Path) -> None:
    match = match_of(external_bot(tmp_path, "faulty", hello="sys.exit(1)"), external_bot(tmp_path))
    assert [note.game for note in play_job(spec_of(match), Job(5, 7)).notes] == [10, 11, 12, 13]


def test_the_note_holds_the_last_lines_of_the_error_stream(tmp_path: Path) -> None:
    bot = external_bot(tmp_path, "faulty", fault="raise RuntimeError('my mistake')")
    said = play_against_sound(bot, tmp_path).notes[0].said
    assert said.splitlines()[-1] == "RuntimeError: my mistake"
    assert len(said.splitlines()) <= 5


def test_much_on_the_error_stream_does_no_harm(tmp_path: Path) -> None:
    bot = external_bot(tmp_path, "loud", hello="os.write(2, b'loud\\n' * 1_000_000)")
    assert play_against_sound(bot, tmp_path).notes == ()


def test_a_bot_that_never_starts_forfeits(tmp_path: Path) -> None:
    for bot, code in (
        ("cmd:no-such-program", "not-started"),
        ("cmd:'", "not-started"),
        (f"cmd:{sys.executable} -c pass", "ended"),
        (external_bot(tmp_path, "early", hello="sys.exit(0)"), "ended"),
        (external_bot(tmp_path, "eager", hello=r"os.write(1, b'one\ntwo\n')"), "nonsense"),
        (external_bot(tmp_path, "slowly", hello=SLOWLY), "nonsense"),
    ):
        assert [note.fault for note in play_against_sound(bot, tmp_path).notes] == [code, code]


def test_lines_are_taken_one_by_one_whatever_was_written_together() -> None:
    reader, writer = os.pipe()
    process = ExternalProcess("", PATIENT)
    os.write(writer, b"one\ntwo\nthree")
    os.close(writer)
    process.read_answers(os.fdopen(reader, "rb"))
    assert [process.answers.get() for _ in range(4)] == [b"one\n", b"two\n", b"three", b""]


def test_a_bot_may_announce_itself_at_its_start(tmp_path: Path) -> None:
    bot = external_bot(tmp_path, "eager", hello="continue")
    file = tmp_path / "eager.py"
    file.write_text("print('here I am', flush=True)\n" + file.read_text())
    assert play_against_sound(bot, tmp_path).notes == ()


def test_a_bot_that_does_not_read_cannot_hold_up_the_match(tmp_path: Path) -> None:
    deaf = tmp_path / "deaf.py"
    deaf.write_text("import time\nprint('deaf', flush=True)\ntime.sleep(600)\n")
    match = match_of(f"cmd:{sys.executable} {deaf}", "random")
    found = play_job(spec_of(match, IMPATIENT), Job(0, 1))
    assert [(note.fault, note.detail) for note in found.notes] == [("too-slow", "0.2 s")] * 2
    assert found.columns["winners"].tolist() == [0b10, 0b01]


def test_at_a_table_for_three_the_others_share_the_victory(tmp_path: Path) -> None:
    bot = external_bot(tmp_path, "faulty", fault="sys.exit(1)")
    found = play_against_sound(bot, tmp_path, players=3)
    assert found.columns["winners"].tolist() == [0b110, 0b011, 0b101]
    assert found.shares[0].tolist() == [0, 0.5, 0.5]


def test_a_hanging_bot_is_ended_with_its_children(tmp_path: Path) -> None:
    mark, child = tmp_path / "child", tmp_path / "child.py"
    child.write_text(
        f"import os, time\nopen('new', 'w').write(str(os.getpid()))\n"
        f"os.rename('new', {str(mark)!r})\ntime.sleep(600)\n"
    )
    start = f"subprocess.Popen([sys.executable, {str(child)!r}], cwd={str(tmp_path)!r})"
    wait = f"\n        while not os.path.exists({str(mark)!r}): time.sleep(0.01)"
    match = match_of(external_bot(tmp_path, "parent", hello=start + wait, fault="time.sleep(600)"), "random")
    play_job(spec_of(match, IMPATIENT), Job(0, 1))
    child_id = int(mark.read_text())
    for _ in range(50):
        if not alive(child_id):
            return
        time.sleep(0.1)
    raise AssertionError("the child lives on")


def test_the_end_is_told(tmp_path: Path) -> None:
    told = tmp_path / "told.json"
    bot = external_bot(tmp_path, "curious", end=f"open({str(told)!r}, 'w').write(line)")
    found = play_against_sound(bot, tmp_path)
    assert tuple(json.loads(told.read_text())["outcome"]["scores"]) in [
        tuple(scores) for scores in found.columns["scores"].tolist()
    ]


def test_the_requests_hold_what_the_document_says() -> None:
    game = Game.new(PARIS, 2, seed=1, first=0)
    hello = json.loads(hello_request(game.city, 1, len(game.names)))
    assert (hello["type"], hello["protocol"], hello["seat"], hello["players"]) == ("hello", 1, 1, 2)
    assert "geometry" not in hello["city"]
    choose = json.loads(
        choose_request(game.view(0), [text_of(game, action) for action in game.legal_actions(0)], 500)
    )
    assert choose["time_ms"] == 500
    assert choose["legal"] == [text_of(game, action) for action in game.legal_actions(0)]
    assert choose["view"]["seat"] == 0
    assert choose["view"]["private"]["offer"]
    assert b"\n" not in hello_request(game.city, 0, len(game.names))[:-1]
    routes = city_rules(PARIS)["routes"]
    assert {route["id"] for route in routes} == set(index_of(game).routes)


def test_asking_after_the_end_is_a_fault(tmp_path: Path) -> None:
    command = external_bot(tmp_path, "early", hello="sys.exit(0)").removeprefix("cmd:")
    with ExternalProcess(command, PATIENT) as process:
        process.start()
        for _ in range(2):
            with pytest.raises(Fault) as fault:
                process.ask(b"{}\n")
            assert fault.value.code == "ended"


def test_an_external_bot_sits_everywhere(tmp_path: Path) -> None:
    match = match_of(EXAMPLE, external_bot(tmp_path))
    assert {seating.index(EXAMPLE) for seating in seatings(match)} == {0, 1}
