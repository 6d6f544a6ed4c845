"""Master plays with the nets of the package, and with `search` where none fits."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import msgspec
import pytest

from farebox.bots import kinds, weights
from farebox.bots.batch import equipped
from farebox.bots.bot import check_bot, make_bot
from farebox.bots.registry import LEVELS, STAND_IN_ROLLOUTS, parse_bot
from farebox.bots.weights import MOST_BYTES, PACKAGED, load_weights, packaged_hash, packaged_name
from farebox.cities.load import CITY_IDS, load_city
from farebox.cities.schema import City
from farebox.errors import SetupError, WeightsError
from farebox.game.actions import KeepTickets
from farebox.game.game import Game
from tests.bots.test_learned import TABLES, net_file


def without_net() -> City:
    """A city that nobody has trained a net for."""
    return msgspec.structs.replace(load_city("paris"), cars=14)


@pytest.mark.parametrize(("city", "players"), TABLES)
def test_the_package_has_nets(city: str, players: int) -> None:
    head = load_weights(load_city(city), players).head
    assert (head.city, head.players, head.training.seed) == (city, players, 1)
    assert head.training.games >= 50_000
    assert len((PACKAGED / packaged_name(city, players)).read_bytes()) < MOST_BYTES


def test_the_package_has_no_other_nets() -> None:
    named = {packaged_name(city, players) for city, players in TABLES}
    assert {file.name for file in PACKAGED.iterdir()} == named


def test_master_searches_without_a_net_where_none_fits() -> None:
    found = equipped(parse_bot("master"), without_net(), 2)
    assert (found.name, found.kind, found.budget) == ("master", kinds.SEARCH, STAND_IN_ROLLOUTS["master"])
    bound = equipped(parse_bot("master/keep-one"), without_net(), 2)
    assert bound._replace(name="", manner=0) == found._replace(name="")
    check_bot("master", without_net(), 2)
    with pytest.raises(WeightsError) as caught:
        check_bot(LEVELS["master"], without_net(), 2)
    assert caught.value.code == "weights-other-city"


def test_a_damaged_net_of_the_package_is_not_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = (PACKAGED / packaged_name("paris", 2)).read_bytes()
    (tmp_path / packaged_name("paris", 2)).write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]))
    before = packaged_hash()
    monkeypatch.setattr(weights, "PACKAGED", tmp_path)
    assert packaged_hash() != before
    assert equipped(parse_bot("master"), load_city("paris"), 2).kind == kinds.SEARCH
    with pytest.raises(WeightsError) as caught:
        check_bot("learned", load_city("paris"), 2)
    assert caught.value.code == "weights-damaged"


@pytest.mark.slow
@pytest.mark.parametrize("city", CITY_IDS)
def test_a_learned_bot_uses_every_kind_of_action(city: str) -> None:
    used: set[str] = set()
    wanted = {"DrawFaceUp", "DrawBlind", "DrawTickets", "KeepTickets", "ClaimRoute"}
    wanted |= {"PlaceStack", "TakeToken"} if city == "san_francisco" else set()
    for seed in range(60):
        game, dice = Game.new(city, 2 + seed % 2, seed=seed), Random(seed)
        bot = make_bot("learned:100", game.city)
        while not game.over:
            seat = game.to_act[0]
            action = bot.choose(game.view(seat), game.legal_actions(seat), dice)
            used.add(type(action).__name__)
            game.apply(action, seat)
        if used >= wanted:
            return
    raise AssertionError(f"never used: {wanted - used}")


def test_a_net_can_be_bound_by_its_actions_but_not_in_its_thoughts() -> None:
    assert parse_bot("learned:60/keep-both").kind == kinds.LEARNED
    for manner in ("no-bonus", "bonus-first"):
        with pytest.raises(SetupError, match="unknown-manner"):
            parse_bot(f"learned:60/{manner}")


def test_a_net_of_a_file_can_be_bound_to_a_manner(tmp_path: Path) -> None:
    file = net_file(tmp_path, "paris", 2)
    names = [f"learned/keep-both@{file}", f"learned:8/keep-one@{file}"]
    assert [parse_bot(name).weights for name in names] == [str(file)] * 2
    bots = [make_bot(name, load_city("paris")) for name in names]
    for seed in range(10):
        game = Game.new("paris", 2, seed=seed)
        for seat, kept in enumerate((2, 1)):
            chosen = bots[seat].choose(game.view(seat), game.legal_actions(seat), Random(seed))
            assert isinstance(chosen, KeepTickets)
            assert len(chosen.tickets) == kept


def test_a_bot_follows_its_file_and_thinks_the_same_in_every_thread(tmp_path: Path) -> None:
    game = Game.new("paris", 2, seed=4)
    place = net_file(tmp_path, "paris", 2)
    bot = make_bot(f"learned:30@{place}", game.city)
    view, legal = game.view(0), game.legal_actions(0)

    def choices() -> list[str]:
        return [repr(bot.choose(view, legal, Random(seed))) for seed in range(30)]

    alone = choices()
    with ThreadPoolExecutor(2) as threads:
        assert [found.result() for found in [threads.submit(choices) for _ in range(4)]] == [alone] * 4
    place.write_bytes(net_file(tmp_path, "paris", 2, seed=3).read_bytes())
    assert choices() != alone
