import { describe, expect, test } from "vitest";
import { DARK } from "../lib/lit";
import { cardsIn, lightOf, marksOf, recapParts, turnsSince } from "../lib/view/recap";
import type { Teller } from "../lib/view/story";
import type { GameEvent, LogEntry } from "../lib/wire";
import { CITY } from "./fixtures";

const TELLER: Teller = {
  city: CITY,
  players: ["Anna", "Ben", "Cleo"],
  readers: new Set([0]),
  card: (card) => card,
  cards: (card, count) => `${card} × ${count}`,
  token: (symbol) => `#${symbol}`,
};
let version = 0;
function acted(seat: number, ...events: GameEvent[]): LogEntry {
  return { version: ++version, at: 0, kind: "action", seat, events, by_seat: {}, back_to: null, level: null };
}
const drew = (seat: number, card: string | null): GameEvent => ({ event: "card-drawn", seat, slot: null, card });
const claimed = (seat: number): GameEvent => ({
  event: "route-claimed",
  seat,
  route: "castle-station",
  payment: { green: 2, wild: 1 },
  points: 4,
});
const took = (seat: number): GameEvent => ({ event: "token-taken", seat, location: "castle", symbol: 1 });

describe("what just happened", () => {
  const log = [
    acted(1, claimed(1)),
    acted(0, drew(0, "red")),
    acted(0, drew(0, "red")),
    acted(1, drew(1, null)),
    acted(1, drew(1, "blue"), { event: "turn-began", seat: 2 }),
    acted(2, claimed(2)),
    acted(2, took(2), { event: "turn-began", seat: 0 }),
  ];
  test("is every other seat's last turn since the reader acted", () => {
    expect(turnsSince(log, 0).map(({ seat, events }) => [seat, events.length])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(turnsSince([...log, acted(0, drew(0, "red"))], 0)).toEqual([]);
    expect(turnsSince(log, null).map(({ seat }) => seat)).toEqual([2]);
  });
  test("is told in a few words, the cards of a turn together", () => {
    const told = turnsSince(log, 0).map((turn) => recapParts(turn, TELLER, (count) => `${count} hidden`));
    expect(told[0]).toEqual([{ key: "recap-cards", facts: { cards: "blue + 1 hidden" } }]);
    expect(told[1]).toEqual([
      { key: "recap-claim", facts: { route: "Castle Hill – Station", points: 4 } },
      { key: "recap-token", facts: { symbol: "#1" }, token: 1 },
    ]);
  });
  test("stays marked where it happened", () => {
    expect(marksOf(turnsSince(log, 0))).toEqual([
      { seat: 2, route: "castle-station" },
      { seat: 2, location: "castle" },
    ]);
  });
  test("the choice of first tickets is no turn", () => {
    const chosen: GameEvent = { event: "first-tickets-chosen", seat: 1, tickets: null };
    const kept: GameEvent = { event: "tickets-kept", seat: 1, kept: 1, returned: 1, tickets: null };
    expect(turnsSince([acted(1, chosen, kept)], 0)).toEqual([]);
  });
  test("lines of the log know their place and their cards", () => {
    expect(lightOf(claimed(1)).routes).toEqual(new Set(["castle-station"]));
    expect(lightOf(drew(1, null))).toBe(DARK);
    expect(cardsIn(claimed(1))).toEqual(["green", "green", "wild"]);
    expect(cardsIn(drew(1, null))).toEqual(["back"]);
  });
});
