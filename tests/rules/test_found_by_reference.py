"""What the comparison with the reference brought to light."""

from __future__ import annotations

import msgspec
import pytest

from farebox.cities.load import load_city
from farebox.errors import CityError
from farebox.game.game import Game


def test_r5_1_a_route_in_a_colour_without_cards_is_refused_and_not_taken_for_gray() -> None:
    city = load_city("paris")
    deck = {colour: cards for colour, cards in city.deck.items() if colour != "red"}
    with pytest.raises(CityError, match="colour-not-in-deck"):
        Game.new(msgspec.structs.replace(city, id="no_red", deck=deck), seed=1)
