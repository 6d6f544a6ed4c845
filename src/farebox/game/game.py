"""`Game`: one play, for people and programs that want names, types and clear errors."""

from __future__ import annotations

from collections.abc import Sequence
from sys import intern
from typing import NamedTuple

from farebox.cities.load import city_version, load_city
from farebox.cities.schema import MAX_PLAYERS, MIN_PLAYERS, City
from farebox.engine.seeds import FIRST_PLAYER, Seed, chance_words, commitment, seed_bytes, words
from farebox.errors import IllegalAction, NotationError, RecordError, SetupError, WrongSeat
from farebox.game.actions import Action, action_of, code_of
from farebox.game.city_index import CityIndex, index_for
from farebox.game.derive_events import derive_events
from farebox.game.events import Event
from farebox.game.legality_reasons import why_illegal
from farebox.game.names import is_displayable
from farebox.game.notation import action_text, is_number, parse_action
from farebox.game.position import city_id, parse_position, position_text
from farebox.game.records import Record, RecordSeat, Result, position_hash
from farebox.game.score_sheet import Outcome, ScoreSheet, outcome_of, score_sheet
from farebox.game.shared_log import SharedLog
from farebox.game.views import PHASES, View, seats_to_act, view_of
from farebox.rules import codes
from farebox.rules.apply import apply_action
from farebox.rules.board import Board
from farebox.rules.legal import legal_actions
from farebox.rules.randomness import random_below
from farebox.rules.setup import start_game
from farebox.rules.state import State

# A list for all actions there can be takes longer to make than to fill; threads never share one.
_spare_lists: list[list[int]] = []


def listed_actions(board: Board, state: State) -> list[int]:
    """The legal actions of the player to act, as numbers of the rules."""
    try:
        out = _spare_lists.pop()
    except IndexError:
        out = [0] * codes.MAX_ACTIONS
    legal = out[: legal_actions(board, state, out)]
    _spare_lists.append(out)
    return legal


class LegalAction(NamedTuple):
    """An action that a game found legal where it stands, ready to be applied there without another check."""

    seat: int
    code: int
    text: str


class Game:
    """One play of a city, by `Game.new`, `from_position` or `replay`; seats are in turn order from 0."""

    def __init__(
        self,
        index: CityIndex,
        state: State,
        names: Sequence[str | RecordSeat],
        seed: bytes | None,
    ) -> None:
        self._index = index
        self._state = state
        self._seats = seats_of(names)
        self.names = tuple([seat.name for seat in self._seats])
        self._undos: int | None = 0
        self._seed = seed
        self.actions: SharedLog[str] = SharedLog()
        self._start = state.clone()
        self._legal: dict[int | None, list[int]] = {}

    @classmethod
    def new(
        cls,
        city: City | str,
        players: int = 2,
        *,
        seed: Seed,
        names: Sequence[str | RecordSeat] | None = None,
        first: int | None = None,
    ) -> Game:
        """Set up a game; `names` sit clockwise, `first` begins and gets seat 0, random if None (R2.5).

        A `RecordSeat` in place of a name says also whether a person or a bot sits there.
        """
        seats = seats_of(default_names(players) if names is None else names)
        check_players(players, tuple(seat.name for seat in seats), first)
        secret = seed_bytes(seed)
        if first is None:
            first = random_below(words(FIRST_PLAYER, secret), players)
        index = index_for(city_named(city))
        state = State()
        state.chance = chance_words(secret)
        start_game(index.board, state, players)
        return cls(index, state, seats[first:] + seats[:first], secret)

    @classmethod
    def from_position(cls, text: str, city: City | str | None = None, names: Sequence[str] = ()) -> Game:
        """A game that begins at a position; it has no seed and so no record."""
        index = index_for(city_named(city_id(text) if city is None else city))
        state = parse_position(index, text)
        chosen = tuple(names) or default_names(state.players)
        check_players(state.players, chosen, None)
        return cls(index, state, chosen, None)

    @classmethod
    def replay(cls, record: Record, city: City | str | None = None, *, actions: int | None = None) -> Game:
        """The game of a record, to its end or after some actions; anything that does not fit is refused."""
        present = city_version(record.city, record.city_hash) if city is None else city_named(city)
        index = index_for(present)
        if (index.hash, index.city.version) != (record.city_hash, record.city_version):
            raise RecordError(
                "record-of-another-city",
                city=record.city,
                version=record.city_version,
                found=index.city.id,
                found_version=index.city.version,
            )
        try:
            game = cls.new(index.city, len(record.seats), seed=record.seed, names=record.seats, first=0)
        except SetupError as fault:
            raise RecordError("record-set-up-refused", fault=str(fault)) from fault
        game._undos = record.undos
        for number, entry in enumerate(record.actions[:actions], start=1):
            game._replay_entry(entry, number)
        if actions is None or actions >= len(record.actions):
            game._check_result(record)
        return game

    def _replay_entry(self, entry: str, number: int) -> None:
        """Do one action of a record."""
        seat, _, text = entry.partition(" ")
        try:
            if not is_number(seat):
                raise NotationError("not-an-action", text=entry)
            self._do(parse_action(self._index, text), int(seat))
        except (IllegalAction, NotationError) as fault:
            raise RecordError(
                "record-action-refused", number=number, entry=entry, fault=str(fault)
            ) from fault
        if self.actions[-1] != entry:
            raise RecordError("record-action-misspelt", number=number, entry=entry, expected=self.actions[-1])

    def _check_result(self, record: Record) -> None:
        """Refuse a record that does not arrive at the position and result it claims."""
        if position_hash(self.position()) != record.position or self._result() != record.result:
            raise RecordError("record-result-differs", actions=len(record.actions))

    @property
    def city(self) -> City:
        """The city that is played."""
        return self._index.city

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; more than one only while the first tickets are chosen."""
        return seats_to_act(self._state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.phase == codes.OVER

    @property
    def outcome(self) -> Outcome | None:
        """Scores, winners and reasons once the game is over."""
        return outcome_of(self._state)

    def _require_seed(self) -> bytes:
        """The seed, which a game that began at a position does not have."""
        if self._seed is None:
            raise RecordError("game-has-no-seed")
        return self._seed

    def _legal_codes(self, seat: int | None = None) -> list[int]:
        """The legal actions of a seat as numbers of the rules."""
        if self.over or (seat is not None and seat not in self.to_act):
            return []
        known = self._legal.get(seat)
        if known is None:
            known = self._legal[seat] = listed_actions(self._index.board, self._seen_by(seat))
        return known[:]

    def legal_actions(self, seat: int | None = None) -> tuple[Action, ...]:
        """Everything a seat may do now, by default the seat to act; empty if it is not to act."""
        state = self._seen_by(seat)
        return tuple(action_of(self._index, state, code) for code in self._legal_codes(seat))

    def _seen_by(self, seat: int | None) -> State:
        """The state with the turn of a seat that may choose its first tickets out of order (R2.4)."""
        if seat is None or seat == self._state.player or seat not in self.to_act:
            return self._state
        state = self._state.clone()
        state.player = seat
        return state

    def apply(self, action: Action | str, seat: int | None = None) -> tuple[Event, ...]:
        """Apply an action, typed or as text, and return its events; an illegal one changes nothing."""
        before = self._seen_by(seat).clone()
        code = self._do(action, seat)
        return derive_events(self._index, before, self._state, code)

    def _after(self, action: LegalAction) -> tuple[Game, tuple[Event, ...]]:
        """The game one checked action later, with what happened; this one stays as it is."""
        later = self.clone()
        later._apply(action)
        return later, derive_events(self._index, self._seen_by(action.seat), later._state, action.code)

    def _do(self, action: Action | str, seat: int | None = None) -> int:
        """Do an action, typed or as text, without telling; return its number."""
        legal = self._checked(action, seat)
        self._apply(legal)
        return legal.code

    def _apply(self, action: LegalAction) -> None:
        self._state.player = action.seat
        self._legal = {}
        apply_action(self._index.board, self._state, action.code)
        # Games are much alike: equal texts are kept once for all of them.
        self.actions = self.actions.plus(intern(f"{action.seat} {action.text}"))

    def _checked(self, action: Action | str, seat: int | None = None) -> LegalAction:
        """An action, typed or as text, that a seat may do now; nothing is done."""
        seat = self._state.player if seat is None else seat
        if isinstance(action, str):
            action = parse_action(self._index, action)
        if self.over:
            raise IllegalAction("game-is-over")
        if seat not in self.to_act:
            raise WrongSeat("not-your-turn", seat=seat, to_act=", ".join(map(str, self.to_act)))
        state = self._seen_by(seat)
        code = code_of(self._index, state, action)
        if code not in self._legal_codes(seat):
            raise why_illegal(self._index, state, code)
        return LegalAction(seat, code, action_text(self._index, action_of(self._index, state, code)))

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; without a seat, what a spectator may know."""
        if seat is not None and not 0 <= seat < len(self.names):
            raise WrongSeat("no-such-seat", seat=seat, players=len(self.names))
        return view_of(self._index, self._state, seat, self.names)

    def position(self) -> str:
        """The whole position, secrets included, in one line."""
        return position_text(self._index, self._state)

    def _result(self) -> Result | None:
        """Scores and winners of a finished game, as its record has them."""
        outcome = self.outcome
        return Result(outcome.scores, outcome.winners) if outcome else None

    def record(self) -> Record:
        """The record of the game so far; it holds the seed, so anyone who has it knows every card to come."""
        seed = self._require_seed()
        return Record(
            city=self.city.id,
            city_version=self.city.version,
            city_hash=self._index.hash,
            commitment=commitment(seed),
            seed=seed.hex(),
            seats=self._seats,
            undos=self._undos,
            actions=tuple(self.actions),
            position=position_hash(self.position()),
            result=self._result(),
        ).sealed()

    def undo(self, actions: int = 1) -> None:
        """Take the last actions back; more than there are is refused, and changes nothing."""
        if not 0 <= actions <= len(self.actions):
            raise IllegalAction("nothing-to-undo", actions=actions, done=len(self.actions))
        kept = self.actions[: len(self.actions) - actions]
        self._state = self._start.clone()
        self.actions, self._legal = SharedLog(), {}
        self._undos = None if self._undos is None else self._undos + 1
        for number, entry in enumerate(kept, start=1):
            self._replay_entry(entry, number)

    def __repr__(self) -> str:
        seats = ", ".join(map(str, self.to_act))
        due = "over" if self.over else f"{PHASES[self._state.phase]}, seat {seats} to act"
        return f"<Game {self.city.id}, {len(self.names)} players, {self._state.version} actions, {due}>"

    def __str__(self) -> str:
        view = self.view()
        lines = [f"{self.city.name}, {view.phase} after {view.version} actions"]
        for seat, shown in enumerate(view.seats):
            due = ">" if seat in view.to_act else " "
            counts = (
                (shown.score, "point"),
                (shown.cars_left, "car"),
                (shown.cards, "card"),
                (shown.ticket_count, "ticket"),
                (len(shown.routes), "route"),
            )
            lines.append(f"{due} {shown.name}: {', '.join(counted(*count) for count in counts)}")
        return "\n".join([*lines, f"  row: {' '.join(card or '-' for card in view.row)}"])

    def svg(self) -> str:
        """The position as a drawing of what everybody sees: cars, tokens and scores so far."""
        from farebox.drawing.position import PlayerLine, draw_position

        view = self.view()
        numbers = self._index.route_number
        return draw_position(
            self.city,
            {numbers[route]: seat for seat, shown in enumerate(view.seats) for route in shown.routes},
            {stack.location: stack.tokens for stack in view.stacks},
            [
                PlayerLine(shown.name, shown.score, shown.cars_left, seat in view.to_act)
                for seat, shown in enumerate(view.seats)
            ],
        )

    _repr_svg_ = svg

    def clone(self) -> Game:
        """An independent copy."""
        copy = Game.__new__(Game)
        copy.__dict__.update(self.__dict__)
        copy._state = self._state.clone()
        return copy


def counted(number: int, thing: str) -> str:
    """Some things, as English counts them."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def score_sheets(game: Game) -> tuple[ScoreSheet, ...]:
    """A sheet for every seat with a line for each reason; before the end, as if the game ended now."""
    return tuple(score_sheet(game._index, game._state, seat, name) for seat, name in enumerate(game.names))


def city_named(city: City | str) -> City:
    """A city itself, or the one of the package with this id."""
    return load_city(city) if isinstance(city, str) else city


def seats_of(names: Sequence[str | RecordSeat]) -> tuple[RecordSeat, ...]:
    """Seats as they are recorded; of a bare name nobody knows whose it is."""
    return tuple([RecordSeat(name=who) if isinstance(who, str) else who for who in names])


def default_names(players: int) -> tuple[str, ...]:
    """Names for players who gave none."""
    return tuple(f"Player {number}" for number in range(1, players + 1))


def check_player_count(players: int) -> None:
    """Refuse a table for too few or too many (R1.1)."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise SetupError("wrong-number-of-players", players=players, least=MIN_PLAYERS, most=MAX_PLAYERS)


def check_players(players: int, names: tuple[str, ...], first: int | None) -> None:
    """Refuse a game for too few or too many, with unfitting names or an unknown first player (R1.1)."""
    check_player_count(players)
    if len(names) != players:
        raise SetupError("names-do-not-fit-players", names=len(names), players=players)
    if not all(name.strip() for name in names):
        raise SetupError("name-empty")
    if not all(map(is_displayable, names)):
        raise SetupError("name-not-printable", names=", ".join(map(ascii, names)))
    if len(set(names)) != players:
        raise SetupError("names-not-distinct", names=", ".join(names))
    if first is not None and not 0 <= first < players:
        raise SetupError("no-such-first-player", first=first, players=players)
