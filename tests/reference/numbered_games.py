"""Games by number: each number has its city, its players, their habits and its chance."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from farebox.cities.load import load_city
from tests.reference.compare import play_in_step
from tests.reference.odd_cities import odd_city
from tests.reference.policies import table_of

PLAYERS = (2, 3, 4)
ODD_CITIES = 300
# The numbers of games stand for what happens in them, so the order of the cities is part of it.
CITIES = ("san_francisco", "paris", "new_york", "london")


def game_of(number: int) -> Counter[str]:
    """One game: two in three in an odd city, the others in a city of the package."""
    dice = random.Random(number)
    city = load_city(dice.choice(CITIES)) if number % 3 == 0 else odd_city(dice.randrange(ODD_CITIES))
    players = dice.choice(PLAYERS)
    return play_in_step(city, players, table_of(dice, players), number)


def games(numbers: Iterable[int]) -> Counter[str]:
    """Many games; what was seen in all of them."""
    seen: Counter[str] = Counter()
    for number in numbers:
        seen.update(game_of(number))
    return seen
