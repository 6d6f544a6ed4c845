"""Prepares the guided games: `python -m tools.guided_game [CITY ...]`, into the folders of the cities.

It plays short games at random, a learner who takes every chance to do something new against an opponent who
draws and claims, goes on with the most promising, and stops when one has all lessons in it. What it finds
follows from the city alone.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count, product
from pathlib import Path
from random import Random

from farebox.cities import load
from farebox.cities.guides import GUIDE_FILE, GuideStep
from farebox.cities.load import city_hash, load_city, short_city
from farebox.cities.schema import WILD, City, FlagSets, Ticket, TouristTokens
from farebox.game.actions import (
    Action,
    ClaimRoute,
    DrawBlind,
    DrawFaceUp,
    DrawTickets,
    KeepTickets,
)
from farebox.game.events import RowSwept, TokenTaken
from farebox.game.game import Game
from farebox.game.internals import do_action, state_of, text_of
from farebox.game.paths import Network
from farebox.game.validate_position import ticket_deck
from farebox.game.views import PHASES
from farebox.rules import codes

CITIES = ("san_francisco", "paris")
LEARNER, OPPONENT = 0, 1
MOST_TURNS, MOST_FILLERS = 11, 6
# What a pair of tickets counts that cannot be completed any more.
UNREACHABLE = 20
# Lessons that need luck: games that have them already are the most promising.
RARE = {"sweep": 8, "ferry": 4, "token": 4, "flag-set": 4, "flag": 3, "gray": 2, "tickets": 0, "keep": 0}
# How many games are gone on with after each turn, and in how many ways each.
KEPT, BRANCHES = 100, 6
HEADER = "# Written by `python -m tools.guided_game`: a whole short game, action by action.\n"

Choice = tuple[str, Action]


class Playout:
    """A short game played at random, with the lesson of each action."""

    def __init__(self, city: City, number: int) -> None:
        self.city = city
        self.seed = f"{number:032x}"
        self.dice = Random(number)
        self.game = Game.new(city, 2, seed=self.seed, first=LEARNER)
        self.steps: list[GuideStep] = []
        self.left = lessons_of(city)
        self.turns = self.fillers = 0
        self.told = ("", "")
        self.stands_still = False
        self.network = Network(city)
        self.offers = offers_of(self.game)

    def copy(self) -> Playout:
        """The same game, to be continued in another way by the same dice."""
        copy = Playout.__new__(Playout)
        copy.__dict__.update(self.__dict__, game=self.game.clone(), steps=[*self.steps], left={*self.left})
        return copy

    def play_turn(self) -> bool:
        """Play until the learner has a turn again; say whether this game can still teach everything."""
        turns = self.turns
        while not self.game.over:
            seat = self.game.to_act[0]
            if seat == LEARNER and self.phase == "take-turn" and self.turns > turns:
                return True
            choice = self.choice() if seat == LEARNER else ("", self.answer())
            if choice is None:
                return False
            self.do(seat, *choice)
        return not self.left

    @property
    def phase(self) -> str:
        """The kind of decision that is due."""
        return PHASES[state_of(self.game).phase]

    @property
    def missing(self) -> int:
        """How much is still missing: lessons, by how rarely they come up, and spaces for tickets."""
        return sum(RARE.get(lesson, 1) for lesson in self.left) + self.spaces

    @property
    def spaces(self) -> int:
        """The spaces that are missing for one ticket of each offer together."""
        return min(self.spaces_for(pair) for pair in product(*self.offers))

    def spaces_for(self, tickets: tuple[Ticket, ...]) -> int:
        """The spaces that are missing for some tickets, the later ones along the way of the earlier."""
        state = state_of(self.game)
        own, spaces = state.routes[LEARNER], 0
        for ticket in tickets:
            found = self.network.path(own, own | state.open_routes[LEARNER], ticket.a, ticket.b)
            if found is None:
                return UNREACHABLE
            own |= self.network.mask(found.routes)
            spaces += found.spaces
        return spaces

    def do(self, seat: int, lesson: str, action: Action) -> None:
        """Do an action and note it."""
        if seat == LEARNER:
            told = (lesson, self.card_of(action))
            self.stands_still |= told == self.told
            self.told = told
        self.steps.append(GuideStep(seat, text_of(self.game, action), lesson))
        self.left.discard(lesson)
        do_action(self.game, action, seat)

    def card_of(self, action: Action) -> str:
        """What the guide points at: the card, by its colour, or the action itself."""
        if isinstance(action, DrawFaceUp):
            return str(state_of(self.game).row[action.slot])
        return text_of(self.game, action)

    def answer(self) -> Action:
        """What the opponent does: claims when possible, most of the time."""
        legal = self.game.legal_actions(OPPONENT)
        claims = [action for action in legal if isinstance(action, ClaimRoute)]
        if claims and self.dice.random() < 0.5:
            return self.dice.choice(claims)
        draws = [action for action in legal if isinstance(action, DrawFaceUp | DrawBlind)]
        if legal and isinstance(legal[0], KeepTickets):
            return min(legal, key=self.worth_of)
        return self.dice.choice(draws or legal)

    def worth_of(self, action: Action) -> int:
        """What the tickets that an action keeps are worth together."""
        kept = action.tickets if isinstance(action, KeepTickets) else ()
        return sum(self.city.ticket(ticket).points for ticket in kept)

    def choice(self) -> Choice | None:
        """What the learner does, and which lesson that is; nothing if this game teaches no more."""
        legal = self.game.legal_actions(LEARNER)
        match self.phase:
            case "choose-first-tickets":
                return "first-tickets", keep_all(legal)
            case "keep-tickets":
                return "keep", keep_all(legal)
            case "choose-token":
                return "token", self.dice.choice(legal)
            case "second-card":
                return self.second_card(legal)
            case _:
                self.turns += 1
                return self.turn(legal)

    def turn(self, legal: tuple[Action, ...]) -> Choice | None:
        """How a turn begins."""
        if state_of(self.game).last_turns != codes.NONE:
            claims = [action for action in legal if isinstance(action, ClaimRoute)]
            return ("last", self.dice.choice(claims)) if claims and self.left == {"last"} else None
        if "draw" in self.left:
            return "draw", self.dice.choice(self.coloured(legal))
        chances = list(self.chances(legal))
        if chances:
            return self.dice.choice(chances)
        self.fillers += 1
        return self.filler(legal) if self.fillers <= MOST_FILLERS else None

    def filler(self, legal: tuple[Action, ...]) -> Choice | None:
        """What the learner does for want of anything new: claims one more route, or draws."""
        claims = [action for action in legal if isinstance(action, ClaimRoute)]
        if claims and self.left == {"last"}:
            return "another", self.dice.choice(claims)
        draws = self.coloured(legal)
        return ("more", self.dice.choice(draws)) if draws else None

    def second_card(self, legal: tuple[Action, ...]) -> Choice:
        """The second card of a turn: in the first turn blind, later one that brings a sweep."""
        if "second-card" in self.left:
            return "second-card", DrawBlind()
        sweeping = [action for action in legal if "sweep" in self.left and self.sweeps(action)]
        return ("sweep", sweeping[0]) if sweeping else ("more", self.dice.choice(legal))

    def chances(self, legal: tuple[Action, ...]) -> Iterator[Choice]:
        """Everything new that the learner could do."""
        for action in legal:
            match action:
                case DrawFaceUp():
                    if "wild" in self.left and self.is_wild(action):
                        yield "wild", action
                    elif "sweep" in self.left and self.sweeps(action):
                        yield "sweep", action
                case DrawTickets():
                    if "tickets" in self.left and "claim" not in self.left:
                        yield "tickets", action
                case ClaimRoute():
                    lesson = self.lesson_of(action)
                    if lesson in self.left and not self.comes_early(action):
                        yield lesson, action

    def coloured(self, legal: tuple[Action, ...]) -> list[Action]:
        """The cards of the row that are not wild."""
        return [action for action in legal if isinstance(action, DrawFaceUp) and not self.is_wild(action)]

    def is_wild(self, action: DrawFaceUp) -> bool:
        """Whether the card in a slot is wild."""
        return state_of(self.game).row[action.slot] == codes.WILD

    def sweeps(self, action: Action) -> bool:
        """Whether a sweep follows at once from a card of the row, with two wilds open before."""
        if not isinstance(action, DrawFaceUp) or state_of(self.game).row_wilds != 2:
            return False
        return any(isinstance(event, RowSwept) for event in self.game.clone().apply(action, LEARNER))

    def comes_early(self, claim: ClaimRoute) -> bool:
        """Whether a claim shows a wild or a token before the lesson about it, or is no plain first one."""
        if ("wild" in self.left and claim.wilds) or (
            "claim" in self.left and self.lesson_of(claim) != "claim"
        ):
            return True
        events = self.game.clone().apply(claim, LEARNER) if "token" in self.left else ()
        return any(isinstance(event, TokenTaken) for event in events)

    def lesson_of(self, claim: ClaimRoute) -> str:
        """What a claim teaches: one thing at a time."""
        route, bonus = self.network.routes[claim.route], self.city.bonus
        if route.wilds_required:
            return "ferry" if claim.wilds == route.wilds_required and claim.colour != WILD else ""
        if route.colour == "gray":
            return "gray" if claim.wilds == 0 else ""
        if isinstance(bonus, FlagSets):
            return self.flag_lesson(claim, bonus)
        return "claim" if claim.wilds == 0 and ":" in claim.route else ""

    def flag_lesson(self, claim: ClaimRoute, bonus: FlagSets) -> str:
        """The first, second and third flag card; the second or third claim is paid with a wild, too."""
        colour = self.network.routes[claim.route].colour
        held = self.game.view().seats[LEARNER].flag_cards
        if colour not in bonus.colours or colour in held or claim.colour == WILD:
            return ""
        if claim.wilds != (1 if len(held) == 1 else 0) or (not held and ":" not in claim.route):
            return ""
        return ("claim", "flag", "flag-set")[len(held)]

    def ends_well(self) -> bool:
        """Whether each offer holds a ticket that gets complete, and the learner wins with those kept."""
        outcome, held = self.game.outcome, self.game.view(LEARNER).seats[LEARNER].tickets or ()
        complete = {ticket.ticket for ticket in held if ticket.complete}
        for place, step in enumerate(self.steps):
            if step.lesson in ("first-tickets", "keep"):
                kept = [ticket for ticket in step.action.split()[1:] if ticket in complete]
                if not kept:
                    return False
                self.steps[place] = GuideStep(LEARNER, " ".join(("keep", *kept)), step.lesson)
        lost = sum(ticket.points for ticket in held if not ticket.complete)
        assert outcome is not None
        return outcome.scores[LEARNER] + lost > outcome.scores[OPPONENT] >= 0


def lessons_of(city: City) -> set[str]:
    """What there is to learn in a city."""
    lessons = {"first-tickets", "draw", "second-card", "wild", "sweep", "claim", "tickets", "keep", "last"}
    if any(route.colour == "gray" for route in city.routes):
        lessons.add("gray")
    if any(route.wilds_required for route in city.routes):
        lessons.add("ferry")
    match city.bonus:
        case TouristTokens():
            lessons.add("token")
        case FlagSets():
            lessons |= {"flag", "flag-set"}
    return lessons


def offers_of(game: Game) -> list[list[Ticket]]:
    """The tickets that the learner is offered first, and those that come up next."""
    state, tickets = state_of(game), game.city.tickets
    return [[tickets[number] for number in offer] for offer in (state.offer[LEARNER], ticket_deck(state)[:2])]


def keep_all(legal: tuple[Action, ...]) -> Action:
    """Keep every ticket, to see which of them get complete."""
    keeping = [action for action in legal if isinstance(action, KeepTickets)]
    return max(keeping, key=lambda action: len(action.tickets))


def found_playout(city: City) -> Playout:
    """A game that has every lesson in it and ends well: the shortest of the first seed that has one."""
    # The tickets can be complete when the last round begins.
    spaces = city.cars - city.last_round_cars
    starts = (start for number in count(1) if (start := Playout(city, number)).spaces <= spaces)
    for start in starts:
        # Two lessons in a row with the same words look as if nothing had happened.
        good = [game for game in playouts(start) if not game.stands_still and game.ends_well()]
        if good:
            return min(good, key=lambda game: (game.turns, len(game.steps)))
    raise AssertionError


def playouts(start: Playout) -> list[Playout]:
    """Games of one seed that have every lesson in them: of many ways to go on the most promising are kept."""
    found: list[Playout] = []
    kept = [start]
    for _ in range(MOST_TURNS):
        tried = [game for game in (one.copy() for one in kept for _ in range(BRANCHES)) if game.play_turn()]
        found += [game for game in tried if game.game.over]
        going = {tuple(game.steps): game for game in tried if not game.game.over}
        kept = sorted(going.values(), key=lambda game: (game.missing, game.dice.random()))[:KEPT]
    return found


def guide_text(playout: Playout) -> str:
    """The file of a guided game."""
    head = f'{HEADER}city_hash = "{city_hash(playout.city)}"\nseed = "{playout.seed}"\nsteps = [\n'
    lines = [
        f'  {{ seat = {step.seat}, action = "{step.action}"'
        + (f', lesson = "{step.lesson}" }},\n' if step.lesson else " },\n")
        for step in playout.steps
    ]
    return head + "".join(lines) + "]\n"


def main(cities: list[str]) -> None:
    """Write the guided games of some cities, or of all that have one."""
    for city_id in cities or CITIES:
        playout = found_playout(short_city(load_city(city_id)))
        file = Path(load.__file__).parent / "data" / city_id / GUIDE_FILE
        file.write_text(guide_text(playout), encoding="utf-8")
        print(f"{city_id}: {playout.turns} turns, {len(playout.steps)} actions")


if __name__ == "__main__":
    main(sys.argv[1:])
