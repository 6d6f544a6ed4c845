"""Files of weights: what fits is read to the bit, anything else is refused with its reason."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

from farebox.bots.bot import check_bot
from farebox.bots.input_layout import input_count
from farebox.bots.registry import net_fault, parse_bot, playable
from farebox.bots.weights import (
    CHECKSUM_BYTES,
    LENGTH_BYTES,
    MARK,
    MOST_BYTES,
    PACKAGED,
    SUFFIX,
    Training,
    Weights,
    decode_weights,
    encode_weights,
    has_weights,
    load_weights,
    make_weights,
    net_for,
    packaged_name,
)
from farebox.cities.load import CITY_IDS, load_city, short_city
from farebox.engine.layout import Records
from farebox.errors import SetupError, WeightsError
from farebox.learning.gradients import new_layers

PARIS = load_city("paris")
RECORD = Training(seed=1, games=0, version="0")


def untrained(city_id: str = "paris", players: int = 2) -> Weights:
    """Weights of a net that knows nothing."""
    city, dice = load_city(city_id), np.random.default_rng(players)
    return make_weights(city, players, new_layers(input_count(city, players), dice), RECORD)


def sealed(body: bytes) -> bytes:
    """A file with the right check sum, whatever is in it."""
    return body + hashlib.sha256(body).digest()


def with_head(data: bytes, **changes: object) -> bytes:
    """A file whose head says something else."""
    begin = len(MARK) + LENGTH_BYTES
    end = begin + int.from_bytes(data[len(MARK) : begin], "big")
    head = msgspec.json.encode(msgspec.json.decode(data[begin:end]) | changes)
    length = len(head).to_bytes(LENGTH_BYTES, "big")
    return sealed(MARK + length + head + data[end:-CHECKSUM_BYTES])


def refusal(data: bytes) -> str:
    """The code with which a file is refused."""
    with pytest.raises(WeightsError) as refused:
        decode_weights(data)
    return refused.value.code


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("city", CITY_IDS)
def test_weights_are_read_as_they_were_written(city: str, players: int) -> None:
    weights = untrained(city, players)
    data = encode_weights(weights)
    found = decode_weights(data)
    assert len(data) < MOST_BYTES
    assert found.head == weights.head
    assert all((found.layers[name] == layer).all() for name, layer in weights.layers.items())
    assert encode_weights(found) == data


def test_a_file_that_is_cut_off_or_changed_is_refused() -> None:
    data = encode_weights(untrained())
    assert refusal(b"") == refusal(b"{}") == refusal(data + bytes(MOST_BYTES)) == "not-weights"
    for length in (len(MARK), len(MARK) + 2, 200, len(data) // 2, len(data) - 1):
        assert refusal(data[:length]) == "weights-damaged"
    for place in (len(MARK), 40, 300, len(data) // 2, len(data) - 1):
        assert refusal(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]) == "weights-damaged"


def test_a_file_of_another_version_or_size_is_refused() -> None:
    data = encode_weights(untrained())
    for changes in (
        {"format": 2},
        {"layout": 99},
        {"inputs": 0},
        {"inputs": 10**6},
        {"more": 1},
        {"city": 3},
    ):
        assert refusal(with_head(data, **changes)) == "weights-other-format"
    assert refusal(with_head(data, inputs=392)) == "weights-wrong-size"
    assert refusal(sealed(MARK + bytes([255] * 4) + b"{}")) == "weights-other-format"


@pytest.mark.parametrize("poison", [np.nan, np.inf, -np.inf])
def test_numbers_that_are_none_are_neither_written_nor_read(poison: float) -> None:
    weights = untrained()
    good = encode_weights(weights)
    weights.layers["second_biases"][3] = poison
    with pytest.raises(WeightsError) as refused:
        encode_weights(weights)
    assert refused.value.code == "weights-not-finite"
    numbers = good[:-CHECKSUM_BYTES][:-4] + np.float32(poison).tobytes()
    assert refusal(sealed(numbers)) == "weights-not-finite"


def test_weights_of_another_city_or_number_of_players_are_refused(tmp_path: Path) -> None:
    file = tmp_path / f"net{SUFFIX}"
    file.write_bytes(encode_weights(untrained()))
    assert load_weights(PARIS, 2, str(file)).head.city == "paris"
    for city, players, code in (
        (load_city("london"), 2, "weights-other-city"),
        (short_city(PARIS), 2, "weights-other-city"),
        (PARIS, 3, "weights-other-players"),
    ):
        with pytest.raises(WeightsError) as refused:
            load_weights(city, players, str(file))
        assert refused.value.code == code


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / f"net{SUFFIX}"
    nets: list[Records] = []
    for _ in range(2):
        weights = untrained()
        weights.layers["output_biases"][:] = len(nets)
        file.write_bytes(encode_weights(weights))
        nets.append(net_for(PARIS, 2, str(file)))
    assert nets[0]["output_biases"].tolist() == [[0, 0]]
    assert nets[1]["output_biases"].tolist() == [[1, 1]]


def test_a_bot_without_weights_is_refused_or_search_plays_for_it(tmp_path: Path) -> None:
    city, missing = short_city(PARIS), str(tmp_path / "none")
    with pytest.raises(WeightsError) as refused:
        check_bot("learned", city, 2)
    assert refused.value.code in ("no-weights", "weights-other-city")
    with pytest.raises(WeightsError) as refused:
        check_bot(f"learned:9@{missing}", PARIS, 2)
    assert refused.value.code == "weights-missing"
    assert playable("learned:480", city, 2) == "search:480"
    assert playable("learned", city, 2) == "search:60"
    assert playable("planner", city, 2) == "planner"
    assert not has_weights(city, 2)


def test_search_plays_for_a_bot_whose_packaged_file_is_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farebox.bots.weights.PACKAGED", tmp_path)
    file = tmp_path / packaged_name(PARIS.id, 2)
    whole = encode_weights(untrained())
    file.write_bytes(whole)
    assert playable("learned:480", PARIS, 2) == "learned:480"
    assert net_fault("learned:480", PARIS, 2) is None
    file.write_bytes(whole[:-1])
    assert playable("learned:480", PARIS, 2) == "search:480"
    assert str(net_fault("learned:480", PARIS, 2)) == "weights-damaged (file=paris-2.weights)"
    assert net_fault("planner", PARIS, 2) is None
    with pytest.raises(WeightsError) as refused:
        check_bot("learned:480", PARIS, 2)
    assert refused.value.code == "weights-damaged"


def test_a_name_says_budget_and_file() -> None:
    spec = parse_bot("learned:480@some/folder/paris.weights")
    assert (spec.budget, spec.weights) == (480, "some/folder/paris.weights")
    assert parse_bot("learned@a").kind == parse_bot("learned").kind == spec.kind
    for name in ("learned@", "learned:@a", "learned:x@a", "planner@a", "learned/no-bonus"):
        with pytest.raises(SetupError):
            parse_bot(name)


def test_every_file_of_the_package_fits_its_city_and_is_small() -> None:
    for place in (place for place in PACKAGED.iterdir() if place.name.endswith(SUFFIX)):
        city_id, _, players = place.name.removesuffix(SUFFIX).rpartition("-")
        assert len(place.read_bytes()) < MOST_BYTES
        assert load_weights(load_city(city_id), int(players)).head.training.games > 0, place


def test_names_are_understood_without_numpy() -> None:
    names = "from farebox.bots.registry import parse_bot; parse_bot('learned:9')"
    code = f"import sys; {names}; print('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "False\n"
