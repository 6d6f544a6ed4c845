from __future__ import annotations

import pytest

from farebox import Game, SetupError


@pytest.mark.parametrize("name", ["Ana\u200cna", "👩\u200d👧", "Žofia"])
def test_a_joiner_within_a_name_is_no_fault(name: str) -> None:
    assert name in Game.new("paris", seed=1, names=(name, "Ben")).names


@pytest.mark.parametrize("name", ["\u200d", "Ada\u200d", "\u200dAda", "A\u202eb", "  "])
def test_a_name_that_would_look_like_another_is_refused(name: str) -> None:
    with pytest.raises(SetupError):
        Game.new("paris", seed=1, names=(name, "Ben"))
