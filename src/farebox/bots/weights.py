"""Weights of nets as files: what they are for, how they were trained, and the numbers.

A file is a mark, the length of its head, the head in JSON, the weights as 32-bit floats in the order of
`shapes`, and the SHA-256 of all that. Every machine computes with those numbers in 64 bits, so a file plays
alike everywhere.
"""

from __future__ import annotations

import hashlib
from importlib.resources import files
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from farebox.bots.input_layout import input_count
from farebox.bots.inputs import INPUT_LAYOUT
from farebox.bots.net import FIRST_UNITS, MAX_INPUTS, NET_FIELDS, OUTPUTS, SECOND_UNITS, Net
from farebox.cities.load import city_hash
from farebox.cities.schema import City
from farebox.engine.layout import Records, record_type
from farebox.errors import WeightsError

MARK = b"FAREBOX WEIGHTS\n"
FORMAT = 1
SUFFIX = ".weights"
CHECKSUM_BYTES = 32
LENGTH_BYTES = 4
MOST_BYTES = 250_000
PACKAGED = files("farebox.bots") / "trained"
MOST_NETS = 32
NET_TYPE = record_type(Net, NET_FIELDS)

Layers = dict[str, npt.NDArray[np.float32]]


class Training(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """How weights were trained; if that is repeatable, it is all it takes to train them again."""

    seed: int
    games: int
    version: str  # of the package
    # Unless the training was stopped, or limited by time.
    repeatable: bool = True


class WeightsHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What weights are for."""

    format: int
    city: str
    city_hash: str
    players: int
    layout: int
    inputs: int
    training: Training


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """A trained net and what it is for."""

    head: WeightsHead
    layers: Layers


_nets: dict[tuple[str, int, bytes], Records] = {}
_HEAD = msgspec.json.Decoder(WeightsHead)


def shapes(inputs: int) -> dict[str, tuple[int, ...]]:
    """The layers of a net by name."""
    return {
        "first_weights": (inputs, FIRST_UNITS),
        "first_biases": (FIRST_UNITS,),
        "second_weights": (FIRST_UNITS, SECOND_UNITS),
        "second_biases": (SECOND_UNITS,),
        "output_weights": (OUTPUTS, SECOND_UNITS),
        "output_biases": (OUTPUTS,),
    }


def make_weights(city: City, players: int, layers: Layers, training: Training) -> Weights:
    """Weights for a city and a number of players."""
    head = WeightsHead(
        format=FORMAT,
        city=city.id,
        city_hash=city_hash(city),
        players=players,
        layout=INPUT_LAYOUT,
        inputs=len(layers["first_weights"]),
        training=training,
    )
    return Weights(head=head, layers=dict(layers))


def encode_weights(weights: Weights) -> bytes:
    """The bytes of a file of weights; equal weights have equal bytes."""
    check_finite(weights.layers, packaged_name(weights.head.city, weights.head.players))
    head = msgspec.json.encode(weights.head)
    numbers = b"".join(weights.layers[name].astype("<f4").tobytes() for name in shapes(weights.head.inputs))
    body = MARK + len(head).to_bytes(LENGTH_BYTES, "big") + head + numbers
    return body + hashlib.sha256(body).digest()


def decode_weights(data: bytes, file: str = "") -> Weights:
    """The weights of a file; one that is cut off, damaged or of another format is refused by its name."""
    if not data.startswith(MARK) or len(data) > MOST_BYTES:
        raise WeightsError("not-weights", file=file)
    body, checksum = data[:-CHECKSUM_BYTES], data[-CHECKSUM_BYTES:]
    if hashlib.sha256(body).digest() != checksum:
        raise WeightsError("weights-damaged", file=file)
    begin = len(MARK) + LENGTH_BYTES
    end = begin + int.from_bytes(body[len(MARK) : begin], "big")
    try:
        head = _HEAD.decode(body[begin:end])
    except msgspec.DecodeError:
        raise WeightsError("weights-other-format", file=file) from None
    return Weights(head=head, layers=decode_layers(head, body[end:], file))


def decode_layers(head: WeightsHead, data: bytes, file: str) -> Layers:
    """The numbers of a file, which must be as many as its head says, and finite."""
    if head.format != FORMAT or head.layout != INPUT_LAYOUT or not 1 <= head.inputs <= MAX_INPUTS:
        raise WeightsError("weights-other-format", file=file)
    sizes = {name: int(np.prod(shape)) for name, shape in shapes(head.inputs).items()}
    if len(data) != 4 * sum(sizes.values()):
        raise WeightsError("weights-wrong-size", file=file)
    numbers, layers, begin = np.frombuffer(data, "<f4").astype(np.float32), {}, 0
    for name, shape in shapes(head.inputs).items():
        layers[name] = numbers[begin : begin + sizes[name]].reshape(shape)
        begin += sizes[name]
    check_finite(layers, file)
    return layers


def check_finite(layers: Layers, file: str) -> None:
    """Refuse numbers that are none."""
    if not all(map(all_finite, layers.values())):
        raise WeightsError("weights-not-finite", file=file)


def all_finite(numbers: npt.NDArray[np.generic]) -> bool:
    """Whether an array holds neither NaN nor infinity."""
    return bool(np.isfinite(numbers).all())


def check_fits(weights: Weights, city: City, players: int, file: str) -> None:
    """Refuse weights of another city, or of another version of it, or for another number of players."""
    head = weights.head
    if head.city_hash != city_hash(city):
        raise WeightsError("weights-other-city", city=city.id, trained=head.city)
    if head.players != players:
        raise WeightsError("weights-other-players", players=players, needed=head.players)
    if head.inputs != input_count(city, players):
        raise WeightsError("weights-wrong-size", file=file)


def net_record(layers: Layers) -> Records:
    """A net for compiled code, as an array of one record."""
    nets = np.zeros(1, NET_TYPE)
    inputs = len(layers["first_weights"])
    nets["inputs"] = inputs
    for name in shapes(inputs):
        nets[name][0][: len(layers[name])] = layers[name]
    return nets


def packaged_name(city_id: str, players: int) -> str:
    """The file of the package for a city and a number of players."""
    return f"{city_id}-{players}{SUFFIX}"


def changed_at(file: str) -> int:
    """When a file was last written, in nanoseconds; the package's own are never."""
    try:
        return Path(file).stat().st_mtime_ns if file else 0
    except OSError:
        return 0


def packaged_hash() -> str:
    """A hash of all nets of the package."""
    digest = hashlib.sha256()
    for file in sorted(PACKAGED.iterdir(), key=lambda found: found.name):
        digest.update(f"{file.name}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def read_weights(city: City, players: int, file: str) -> bytes:
    """What is in a file or, without one, in that of the package."""
    name = file or packaged_name(city.id, players)
    place = Path(file) if file else PACKAGED / name
    if not place.is_file():
        # A city that no net can learn is refused before a command to train one is suggested.
        input_count(city, players)
        code = "weights-missing" if file else "no-weights"
        raise WeightsError(code, file=name, city=city.id, players=players)
    try:
        return place.read_bytes()
    except OSError as fault:
        why = fault.strerror or str(fault)
        raise WeightsError("weights-not-readable", file=name, fault=why) from None


def load_weights(city: City, players: int, file: str = "") -> Weights:
    """Weights that fit a city, from a file or from the package; anything else is refused."""
    name = file or packaged_name(city.id, players)
    weights = decode_weights(read_weights(city, players, file), name)
    check_fits(weights, city, players, name)
    return weights


def net_for(city: City, players: int, file: str = "") -> Records:
    """The net for a city from a file or the package, in memory of its own."""
    return shared_net(city, players, file).copy()


def shared_net(city: City, players: int, file: str = "") -> Records:
    """The net for a city, which is not to be played with; a file is decoded once."""
    key = (city_hash(city), players, read_weights(city, players, file))
    if key not in _nets:
        if len(_nets) == MOST_NETS:
            _nets.clear()
        _nets[key] = net_record(load_weights(city, players, file).layers)
    return _nets[key]


def has_weights(city: City, players: int, file: str = "") -> bool:
    """Whether there are weights that fit a city and a number of players, in a file or in the package."""
    return weights_fault(city, players, file) is None


def weights_fault(city: City, players: int, file: str = "") -> WeightsError | None:
    """Why there are no weights that fit; None if there are."""
    try:
        shared_net(city, players, file)
    except WeightsError as fault:
        return fault
    return None
