"""Every refusal has its code, its kind of error and facts; none changes the game."""

from __future__ import annotations

import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farebox import Game
from farebox.errors import CityError, FareboxError, NotationError
from farebox.game.actions import KeepTickets
from farebox.game.internals import index_of, why_route_unclaimable
from farebox.game.notation import action_text, parse_action
from tests.error_codes import errors_in, raised_errors
from tests.game import refusals, tampering
from tests.game.build import deal, edited, first_turn, own
from tests.game.refusals import BLUE, RED, Refusal

REFUSALS = [
    *refusals.SETUPS,
    *refusals.ACTIONS,
    *refusals.CLAIMS,
    *refusals.TEXTS,
    *refusals.POSITIONS,
    *tampering.REFUSALS,
]


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: refusal.code)
def test_it_is_refused_with_its_code(refusal: Refusal) -> None:
    with pytest.raises(FareboxError) as caught:
        refusal.provoke()
    assert (caught.value.code, type(caught.value)) == (refusal.code, refusal.kind)


def test_every_code_of_the_source_is_provoked() -> None:
    provoked = {refusal.code for refusal in REFUSALS}
    # Why the compiled rules are not used is told and never raised: `tests/engine/test_build.py`.
    raised = {code for code in raised_errors("engine", "game") if not code.startswith("native-")}
    assert raised == provoked


def test_an_error_tells_its_code_and_facts() -> None:
    with pytest.raises(FareboxError) as caught:
        Game.new("paris", 7, seed=1)
    assert str(caught.value) == "wrong-number-of-players (players=7, least=2, most=4)"
    assert caught.value.facts == {"players": 7, "least": 2, "most": 4}
    assert str(FareboxError("plain")) == "plain"


def test_an_unknown_city_is_named() -> None:
    with pytest.raises(CityError) as caught:
        Game.new("atlantis", seed=1)
    assert caught.value.facts["city"] == "atlantis"


def test_codes_are_read_from_any_form_of_raising() -> None:
    text = (
        "def make(name, code):\n    raise IllegalAction(code, name=name)\n"
        "make('x', 'given')\n"
        "raise SetupError('one' if x else 'two', seat=1)\n"
    )
    assert {code for code, _ in errors_in(ast.parse(text))} >= {"given", "one", "two"}


@pytest.mark.parametrize(
    "name", sorted(dict(word.partition("=")[::2] for word in first_turn().position().split()[2:]))
)
def test_a_position_without_one_of_its_fields_is_refused(name: str) -> None:
    words = [word for word in first_turn().position().split() if not word.startswith(f"{name}=")]
    with pytest.raises(NotationError) as caught:
        Game.from_position(" ".join(words))
    assert caught.value.code == "position-field-broken"
    assert caught.value.facts["fault"] == name


FIELDS = [word.partition("=")[0] for word in first_turn("san_francisco", 3).position().split()[2:]]


@given(
    field=st.sampled_from(FIELDS),
    value=st.text("0123456789,/-abcx", max_size=12) | st.text(max_size=5),
    city=st.sampled_from(["paris", "san_francisco"]),
)
def test_a_position_with_nonsense_in_a_field_is_refused_or_can_be_played(
    field: str, value: str, city: str
) -> None:
    text = edited(first_turn(city, 3).position(), **{field: value})
    try:
        game = Game.from_position(text)
    except NotationError:
        return
    game.view(0)
    game.apply(game.legal_actions()[0])


@given(st.text(max_size=40) | st.text("drawkeepclim 0123*-:wild", max_size=40))
def test_nonsense_is_no_action(text: str) -> None:
    index = index_of(first_turn())
    try:
        action = parse_action(index, text)
    except NotationError:
        return
    assert parse_action(index, action_text(index, action)) == action


@given(st.text(max_size=60))
def test_nonsense_is_no_position(text: str) -> None:
    with pytest.raises(NotationError):
        Game.from_position(text)


def test_tickets_may_be_named_in_any_order_and_are_recorded_in_one() -> None:
    game = refusals.offering()
    private = game.view(0).private
    assert private
    game.apply(KeepTickets(private.offer[::-1]))
    assert game.actions[-1] == f"0 keep {' '.join(private.offer)}"


def test_why_a_route_cannot_be_claimed_at_all() -> None:
    def reason(game: Game, route: str) -> str | None:
        fault = why_route_unclaimable(game, route)
        return fault.code if fault else None

    poor = deal(first_turn())
    assert reason(poor, BLUE) == "too-few-with-wilds"
    assert reason(poor, "here-there") == "unknown-route"
    assert reason(deal(first_turn(), {"blue": 1}), BLUE) is None
    assert reason(own(first_turn(), 1, BLUE), BLUE) == "route-taken"
    assert reason(own(first_turn(), 0, RED), BLUE) == "twin-is-yours"
    assert reason(own(first_turn(), 1, RED), BLUE) == "twin-closed"
    assert reason(refusals.ferry(), refusals.FERRY) == "ferry-needs-wilds"
    few = refusals.few_cars()
    assert reason(few, refusals.two_spaces(few)) == "not-enough-cars"


def test_r5_3_a_gray_route_is_out_of_reach_of_every_colour_and_names_none() -> None:
    row = ("red", "red", "blue", "blue", "black")
    game = deal(first_turn("san_francisco"), {"green": 2, "red": 1, "wild": 1}, row=row)
    fault = why_route_unclaimable(game, "fort_mason-golden_gate_bridge")
    assert fault
    assert fault.code == "too-few-of-one-colour"
    assert fault.facts == {"route": "fort_mason-golden_gate_bridge", "needed": 5, "held": 3}


def test_r5_2_a_coloured_route_out_of_reach_counts_wilds_with_its_colour() -> None:
    row = ("red", "red", "blue", "blue", "black")
    game = deal(first_turn("san_francisco"), {"green": 1, "red": 3, "wild": 1}, row=row)
    fault = why_route_unclaimable(game, refusals.FERRY)
    assert fault
    assert fault.code == "too-few-with-wilds"
    assert fault.facts == {"route": refusals.FERRY, "card": "green", "needed": 3, "held": 2}
