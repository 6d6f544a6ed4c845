#!/usr/bin/env python3
"""A small external bot in plain Python: `farebox arena "cmd:python3 examples/bots/simple_bot.py" greedy`."""

import json
import sys


def main():
    """Answer every request line with one line; `end` and the end of the input need no answer."""
    city = {}
    for line in sys.stdin:
        request = json.loads(line)
        if request["type"] == "hello":
            city = request["city"]
            say("simple bot")
        elif request["type"] == "choose":
            say(choose(city, request["view"], request["legal"]))


def say(text):
    """Answer; without flushing, the answer would wait in a buffer and the time run out."""
    print(text, flush=True)


def choose(city, view, legal):
    """Claim a route of the own tickets, else the longest; else draw; keep the cheapest offer."""
    claims = [action for action in legal if action.startswith("claim ")]
    if claims:
        return max(claims, key=lambda action: worth(city, view, action))
    draws = [action for action in legal if action.startswith("draw ")]
    if draws:
        return best_draw(view, draws)
    return min(legal, key=len)


def worth(city, view, claim):
    """The points of a claim, with something more near the own tickets and less for wilds."""
    route = next(route for route in city["routes"] if route["id"] == claim.split()[1])
    wanted = {place for held in view["private"]["tickets"] for place in ends(city, held["ticket"])}
    wilds = sum(int(part[5:]) for part in claim.split() if part.startswith("wild*"))
    return city["points"][route["length"] - 1] + len(wanted & {route["a"], route["b"]}) - wilds / 2


def ends(city, ticket):
    """The two locations of a ticket."""
    return next((found["a"], found["b"]) for found in city["tickets"] if found["id"] == ticket)


def best_draw(view, draws):
    """The open card of which the hand has most already, wilds first; else the deck."""
    hand = view["private"]["hand"]
    open_cards = {f"draw {slot}": card for slot, card in enumerate(view["row"])}
    rank = {action: 99 if card == "wild" else hand.get(card, 0) for action, card in open_cards.items()}
    return max(draws, key=lambda action: rank.get(action, 0.5))


if __name__ == "__main__":
    main()
