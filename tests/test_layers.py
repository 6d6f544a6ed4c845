"""A layer imports only what stands before it; below server and command line nothing touches the world."""

from pathlib import Path

import pytest

from tests.layers import EXEMPTIONS, breaches, module_name, modules, touches_world, uses_of, within

SOURCE = Path(__file__).parents[1] / "src"


def test_every_module_keeps_to_its_layer() -> None:
    found = modules(SOURCE).items()
    assert [breach for module, file in found for breach in breaches(module, uses_of(SOURCE, file))] == []


def test_every_exemption_is_needed_and_has_a_reason() -> None:
    uses = {module: uses_of(SOURCE, modules(SOURCE)[module]) for module in EXEMPTIONS}
    assert {
        (module, root)
        for module, exemption in EXEMPTIONS.items()
        for root in exemption.uses
        if not any(within(use, [root]) for use in uses[module])
    } == set()
    assert [module for module, exemption in EXEMPTIONS.items() if not exemption.reason] == []


def planted(folder: Path, name: str, text: str) -> list[str]:
    """The breaches of a module with this text."""
    file = folder.joinpath(*name.split(".")).with_suffix(".py")
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")
    return breaches(module_name(folder, file), uses_of(folder, file))


@pytest.mark.parametrize(
    ("name", "text", "use"),
    [
        ("farebox.cities.check", "from farebox.rules.state import State", "farebox.rules.state.State"),
        ("farebox.rules.legal", "from farebox import engine", "farebox.engine"),
        ("farebox.rules.legal", "from ..game import actions", "farebox.game.actions"),
        ("farebox.game.views", "def f():\n    import farebox.bots.random", "farebox.bots.random"),
        (
            "farebox.engine.batch",
            "import importlib\nimportlib.import_module('farebox.arena')",
            "farebox.arena",
        ),
        ("farebox.cities.load", "from farebox.drawing import draw_svg", "farebox.drawing.draw_svg"),
        ("farebox.rules.cards", "from farebox.drawing import draw_svg", "farebox.drawing.draw_svg"),
        ("farebox.drawing.poster", "from farebox.rules import cards", "farebox.rules.cards"),
        ("farebox.arena.play", "from farebox.server import tables", "farebox.server.tables"),
        ("farebox.server.tables", "from farebox.arena import play", "farebox.arena.play"),
        ("farebox.game.views", "from farebox import Game", "farebox.Game"),
        ("farebox.helpers", "from farebox.errors import FareboxError", "farebox.errors.FareboxError"),
        ("farebox.rules.cards", "import numpy as np", "numpy"),
        ("farebox.rules.cards", "from cython import cfunc", "cython.cfunc"),
        ("farebox.rules.cards", "import random\nrandom.shuffle([])", "random.shuffle"),
        ("farebox.engine.batch", "import numpy as np\nnp.random.shuffle([])", "numpy.random.shuffle"),
        ("farebox.bots.sequential_halving", "from time import monotonic", "time.monotonic"),
        ("farebox.arena.ratings", "import os\nseed = os.urandom(16)", "os.urandom"),
        ("farebox.game.records", "text = open('game.json').read()", "builtins.open"),
        ("farebox.game.views", "from pathlib import Path", "pathlib.Path"),
        ("farebox.bots.sequential_halving", "import socket", "socket"),
    ],
)
def test_the_guard_fires_on_a_planted_breach(tmp_path: Path, name: str, text: str, use: str) -> None:
    assert any(f"{name} uses {use}:" in breach for breach in planted(tmp_path, name, text))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("farebox.rules.legal", "from farebox.rules.state import State\nfrom .cards import draw"),
        ("farebox.engine.batch", "import numpy as np\nfrom farebox.rules import legal\nnp.zeros(3)"),
        ("farebox.bots.sequential_halving", "from random import Random\nfrom farebox.game.views import View"),
        ("farebox.server.tables", "import secrets, time\nfrom farebox.bots import registry"),
        ("farebox.cli.play", "from pathlib import Path\nfrom farebox.server import tables"),
        ("farebox.__main__", "from farebox.cli import main"),
        ("farebox.__init__", "from farebox.game import Game"),
    ],
)
def test_the_guard_lets_the_allowed_pass(tmp_path: Path, name: str, text: str) -> None:
    assert planted(tmp_path, name, text) == []


def test_an_exemption_holds_for_its_module_and_use_only() -> None:
    assert not touches_world("farebox.cities.checks.source", "pathlib.Path")
    assert touches_world("farebox.cities.load", "socket.socket")
    assert touches_world("farebox.cities.schema", "pathlib.Path")
