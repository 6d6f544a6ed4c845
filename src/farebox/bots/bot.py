"""Bots by name, and the bots of the package seen from outside: a view in, an action out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from traceback import walk_tb

from farebox.bots.bot_class import Bot
from farebox.bots.dice import Dice
from farebox.bots.external import EXTERNAL, Fault, is_external
from farebox.bots.external_bot import PATIENT, ExternalBot
from farebox.bots.kinds import LEARNED
from farebox.bots.own import is_own, load_class
from farebox.bots.process import Limits
from farebox.bots.registry import BotSpec, parse_bot
from farebox.cities.schema import City
from farebox.errors import IllegalAction, SetupError
from farebox.game.actions import Action, action_of
from farebox.game.city_index import index_for
from farebox.game.secrecy import concealed_state
from farebox.game.views import View


class PackageBot(Bot):
    """A bot of the package; what its seat cannot see is blanked before it begins to think."""

    def __init__(self, spec: BotSpec, city: City) -> None:
        super().__init__(city)
        self.spec = spec
        self.city_index = index_for(city)

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """The bot's action in what the seat sees; equal views and dice give equal actions."""
        # Here, since numpy takes a fifth of a server's start and nobody needs it before a bot thinks.
        from farebox.bots.batch import decide

        if len(legal) == 1:
            return legal[0]
        state = concealed_state(self.city_index, view)
        if view.seat is not None:
            state.player = view.seat
        dice = rng.words[:] if isinstance(rng, Dice) else [rng.getrandbits(32) for _ in range(4)]
        code = decide(self.city, self.city_index.boards, state, self.spec, dice)
        return action_of(self.city_index, state, code)


def make_bot(name: str, city: City, limits: Limits = PATIENT) -> Bot:
    """The bot of a name (`planner`), a level (`master`), a class (`a.py:Longest`) or a command (`cmd:…`)."""
    if is_own(name):
        return own_bot_class(name)(city)
    if is_external(name):
        return ExternalBot(name, city, limits)
    return PackageBot(parse_bot(name), city)


def check_bot(name: str, city: City | None = None, players: int = 0) -> None:
    """Refuse a bot that is neither of the package nor of a file nor a command, or that lacks its weights."""
    if is_own(name):
        own_bot_class(name)
    elif not is_external(name):
        spec = parse_bot(name)
        if spec.kind == LEARNED and not spec.stand_in and city is not None:
            from farebox.bots.weights import load_weights  # needs numpy, as above

            load_weights(city, players, spec.weights)
    elif not name.removeprefix(EXTERNAL).strip():
        raise SetupError("empty-command", bot=name)


def is_compiled(name: str) -> bool:
    """Whether a bot is of the package, so that compiled code plays its games."""
    return not is_external(name) and not is_own(name)


def own_bot_class(name: str) -> type[Bot]:
    """The class of your own bot; a class that is not a bot is refused."""
    found = load_class(name)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise SetupError("not-a-bot", bot=name)
    return found


def as_fault(bot: Bot, error: Exception) -> Fault:
    """What a bot did wrong, as a code and a detail."""
    if isinstance(error, Fault):
        return error
    if isinstance(error, IllegalAction) and isinstance(bot, ExternalBot):
        return Fault("illegal", f"{bot.answer} ({error.code})")
    code = "illegal" if isinstance(error, IllegalAction) else "crashed"
    return Fault(code, f"{type(error).__name__}: {error}{crash_site(bot, error)}")


def crash_site(bot: Bot, error: Exception) -> str:
    """Where a bot failed, as far as the traceback leads through the file of its class."""
    code = getattr(type(bot).choose, "__code__", None)
    file = code.co_filename if code else ""
    lines = [line for frame, line in walk_tb(error.__traceback__) if frame.f_code.co_filename == file]
    name = file.replace("\\", "/").rpartition("/")[2]
    return f" ({name}:{lines[-1]})" if lines else ""
