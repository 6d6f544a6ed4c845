import { describe, expect, test } from "vitest";
import {
  changeLine,
  entriesFor,
  joinedLog,
  lineOf,
  logLines,
  newer,
  validEntries,
  type Teller,
} from "../lib/view/story";
import type { GameEvent, LogEntry } from "../lib/wire";
import { CITY } from "./fixtures";

const TELLER: Teller = {
  city: CITY,
  players: ["Anna", "Ben"],
  readers: new Set([0]),
  card: (card) => card,
  cards: (card, count) => `${card} × ${count}`,
  token: (symbol) => `#${symbol}`,
};

function entry(version: number, changes: Partial<LogEntry> = {}): LogEntry {
  return { version, at: 0, kind: "action", seat: 0, events: [], by_seat: {}, back_to: null, level: null, ...changes };
}

const passed: GameEvent = { event: "passed", seat: 1 };

describe("who comes and goes", () => {
  const changed = (changes: Partial<LogEntry>): string | undefined => changeLine(entry(1, changes), TELLER)?.key;
  test("missed turns, stand-ins, people who are back and resignations are told", () => {
    expect(changed({ kind: "missed" })).toBe("log-missed");
    expect(changed({ kind: "stand-in", level: "regular" })).toBe("log-stand-in");
    expect(changed({ kind: "stand-in" })).toBe("log-back");
    expect(changed({ kind: "action" })).toBeUndefined();
    expect(changed({ kind: "missed", seat: null })).toBeUndefined();
  });
  test("who has resigned is called by name, not as the bot", () => {
    const teller = { ...TELLER, players: ["Anna", "Bot for Ben"], people: ["Anna", "Ben"] };
    const lines = logLines([entry(1, { kind: "resigned", seat: 1 }), entry(2, { seat: 1, events: [passed] })], teller);
    expect(lines.map(({ line }) => line.facts.player)).toEqual(["Ben", "Bot for Ben"]);
    expect(lines.map(({ id }) => id)).toEqual(["1", "2.0"]);
  });
});

describe("log lines", () => {
  test("a claim is told with route, payment and points", () => {
    const event: GameEvent = {
      event: "route-claimed",
      seat: 1,
      route: "castle-station",
      payment: { green: 2, wild: 1 },
      points: 4,
    };
    expect(lineOf(event, TELLER)).toEqual({
      key: "event-route-claimed",
      seat: 1,
      facts: {
        player: "Ben",
        who: "other",
        route: "Castle Hill – Station",
        payment: "green × 2 + wild × 1",
        points: 4,
      },
    });
  });
  test("the reader is called you", () => {
    expect(lineOf({ event: "passed", seat: 0 }, TELLER)?.facts.who).toBe("you");
  });
  test("a blind card is told by what is seen of it", () => {
    const keys = [null, "red"].map((card) => lineOf({ event: "card-drawn", seat: 1, slot: null, card }, TELLER)?.key);
    expect(keys).toEqual(["event-card-drawn-unseen", "event-card-drawn-blind"]);
  });
  test("own tickets are named, others only counted", () => {
    expect(
      lineOf({ event: "tickets-kept", seat: 0, kept: 1, returned: 1, tickets: ["market-island"] }, TELLER),
    ).toMatchObject({ key: "event-tickets-kept-seen", facts: { tickets: "Market – Gull Island" } });
    expect(lineOf({ event: "tickets-kept", seat: 1, kept: 1, returned: 1, tickets: null }, TELLER)?.key).toBe(
      "event-tickets-kept",
    );
  });
  test("what everybody sees anyway is not told", () => {
    expect(lineOf({ event: "turn-began", seat: 0 }, TELLER)).toBeNull();
    expect(lineOf({ event: "row-filled", cards: { 0: "red" } }, TELLER)).toBeNull();
  });
});

test("at a shared screen nobody reads what the others drew and kept", () => {
  const drawn: GameEvent = { event: "card-drawn", seat: 1, slot: null, card: null };
  const seen: GameEvent = { ...drawn, card: "red" };
  const log = [entry(1, { events: [drawn], by_seat: { 1: [seen] } })];
  expect([null, 0, 1].map((seat) => entriesFor(log, seat)[0]?.events)).toEqual([[drawn], [drawn], [seen]]);
});

describe("the log", () => {
  test("entries that come twice are kept once", () => {
    expect(joinedLog([entry(1), entry(2)], [entry(2), entry(3)]).map(({ version }) => version)).toEqual([1, 2, 3]);
  });
  test("an undo makes void what came after the version it goes back to", () => {
    const log = [entry(1), entry(2), entry(3), entry(4, { kind: "undo", back_to: 1 }), entry(5)];
    expect(validEntries(log).map(({ version }) => version)).toEqual([1, 4, 5]);
  });
});

describe("what the server told", () => {
  test("a late answer does not replace a newer update", () => {
    const [old, late] = [{ version: 3 }, { version: 4 }];
    expect(newer(late, old)).toBe(late);
    expect(newer(old, late)).toBe(late);
    expect(newer(null, old)).toBe(old);
  });
  test("of two that are equally late the last one counts", () => {
    const [first, last] = [{ version: 4 }, { version: 4 }];
    expect(newer(first, last)).toBe(last);
  });
});
