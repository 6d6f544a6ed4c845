"""Events told in sentences."""

from __future__ import annotations

from farebox.cli.terminal.style import token
from farebox.cli.translator import Names, Translator
from farebox.errors import Fact
from farebox.game.events import (
    CardDrawn,
    DeckRenewed,
    Event,
    FirstTicketsChosen,
    FlagCardKept,
    FlagSetScored,
    GameEnded,
    LastRoundBegan,
    RouteClaimed,
    RowFilled,
    RowSwept,
    StackPlaced,
    TicketsKept,
    TicketsOffered,
    TokenTaken,
    TurnBegan,
)

QUIET = (TurnBegan, RowFilled, FirstTicketsChosen)


class EventSentences:
    """Tells events to one reader; `reader` is the seat that is called "you", as is one without a name."""

    def __init__(self, words: Translator, names: Names, players: tuple[str, ...], reader: int | None) -> None:
        self.words = words
        self.names = names
        self.players = players
        self.reader = reader

    def sentence(self, event: Event) -> str:
        """What happened, in words."""
        return self.words(f"event-{self.key(event)}", **self.who(event), **self.facts(event))

    def who(self, event: Event) -> dict[str, Fact]:
        """Whose event it is, and whether that is the reader."""
        seat = getattr(event, "seat", None)
        if seat is None:
            return {}
        player = self.players[seat]
        meant = seat == self.reader or player == self.words("default-name")
        return {"player": player, "who": "you" if meant else "other"}

    def key(self, event: Event) -> str:
        """The kind of an event, with the forms that need sentences of their own."""
        tag = str(event.__struct_config__.tag)
        match event:
            case CardDrawn(slot=None, card=None):
                return f"{tag}-unseen"
            case CardDrawn(slot=None):
                return f"{tag}-blind"
            case TicketsOffered(tickets=tuple()) | TicketsKept(tickets=tuple()):
                return f"{tag}-seen"
            case _:
                return tag

    def facts(self, event: Event) -> dict[str, Fact]:
        """What the sentence needs to know."""
        words, names = self.words, self.names
        match event:
            case CardDrawn():
                return {"card": words.colour(event.card) if event.card else ""}
            case RowFilled():
                return {"cards": words.listing(words.colour(card) for card in event.cards.values())}
            case RowSwept() | DeckRenewed():
                return {"times": event.times}
            case TicketsOffered():
                return {"count": event.count, "tickets": self.tickets(event.tickets)}
            case FirstTicketsChosen():
                return {}
            case TicketsKept():
                return {
                    "kept": event.kept,
                    "returned": event.returned,
                    "tickets": self.tickets(event.tickets),
                }
            case StackPlaced():
                location = names.location[event.location]
                return {"location": location, "tokens": event.tokens, "symbol": token(event.symbol)}
            case RouteClaimed():
                payment = words.cards(event.payment)
                return {"route": names.route(event.route), "payment": payment, "points": event.points}
            case FlagCardKept():
                return {"card": words.colour(event.card)}
            case FlagSetScored():
                return {"points": event.points}
            case TokenTaken():
                return {"location": names.location[event.location], "symbol": token(event.symbol)}
            case LastRoundBegan():
                return {"cars": event.cars_left}
            case GameEnded():
                return {"reason": event.reason}
            case _:
                return {}

    def tickets(self, tickets: tuple[str, ...] | None) -> str:
        """Tickets by their locations, with their points."""
        return self.words.listing(self.names.valued_ticket(self.words, ticket) for ticket in tickets or ())
