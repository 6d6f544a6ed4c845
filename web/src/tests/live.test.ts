import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Live, type Command, type Connection, type Socket } from "../lib/live";
import type { Refused, ServerMessage, TableInfo } from "../lib/wire";

class Wire implements Socket {
  readyState = 1;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: string[] = [];
  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  breakOff(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}

const HELLO = (version: number): ServerMessage => ({
  type: "hello",
  now: 0,
  build: "a",
  table: {} as TableInfo,
  version,
  seats: [0],
  log: [],
  game: null,
  states: [],
});
const ACT: Command = { type: "act", id: "id-000001", seat: 0, version: 3, action: { action: "draw-blind" } };

describe("a live table", () => {
  let wires: Wire[];
  let states: Connection[];
  let refused: [Refused, Command | null][];
  let pending: number;
  let signals: string[];
  let live: Live;

  beforeEach(() => {
    vi.useFakeTimers();
    [wires, states, refused, pending, signals] = [[], [], [], 0, []];
    live = new Live(
      "ws://table/live",
      {
        hello: () => {},
        update: () => {},
        signal: (message) => signals.push(message.type),
        refused: (message, command) => refused.push([message, command]),
        pending: (count) => (pending = count),
        connection: (state) => states.push(state),
      },
      (address) => {
        const wire = new Wire(address);
        wires.push(wire);
        return wire;
      },
    );
    live.start();
  });
  afterEach(() => {
    live.stop();
    vi.useRealTimers();
  });
  const last = (): Wire => wires.at(-1)!;

  test("it begins at the beginning and goes on from the version it knows", () => {
    expect(last().address).toBe("ws://table/live?since=0");
    last().say(HELLO(7));
    last().breakOff();
    vi.advanceTimersByTime(1000);
    expect(last().address).toBe("ws://table/live?since=7");
    expect(states).toEqual(["connecting", "open", "lost", "lost"]);
  });
  test("a click while the connection is lost is sent when it is back", () => {
    last().say(HELLO(3));
    last().breakOff();
    live.command(ACT);
    expect(pending).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(last().sent).toEqual([]);
    last().say(HELLO(3));
    expect(last().sent.map((text) => JSON.parse(text))).toEqual([ACT]);
  });
  test("an unanswered command is sent again with the same id, an answered one is not", () => {
    last().say(HELLO(3));
    live.command(ACT);
    last().breakOff();
    vi.advanceTimersByTime(1000);
    last().say(HELLO(4));
    expect(JSON.parse(last().sent[0]!).id).toBe(ACT.id);
    last().say({ type: "done", id: ACT.id, version: 4 });
    expect(pending).toBe(0);
    last().breakOff();
    vi.advanceTimersByTime(1000);
    last().say(HELLO(4));
    expect(last().sent).toEqual([]);
  });
  test("a refusal is told with the command it answers", () => {
    last().say(HELLO(3));
    live.command(ACT);
    last().say({ type: "refused", id: ACT.id, error: { code: "stale-version", facts: {}, text: "" }, version: 5 });
    expect(refused[0]?.[1]).toEqual(ACT);
    expect(pending).toBe(0);
  });
  test("a silent connection is asked, then given up", () => {
    last().say(HELLO(3));
    vi.advanceTimersByTime(25_000);
    expect(last().sent.map((text) => JSON.parse(text).type)).toContain("ping");
    vi.advanceTimersByTime(40_000);
    expect(wires.length).toBe(2);
  });
  test("what is said in passing goes out once or not at all", () => {
    expect(live.say({ type: "nudge", seat: 1 })).toBe(false);
    wires[0]!.say(HELLO(3));
    expect(live.say({ type: "nudge", seat: 1 })).toBe(true);
    wires[0]!.say({ type: "reacted", seat: 1, reaction: "thanks" });
    expect(wires[0]!.sent).toEqual(['{"type":"nudge","seat":1}']);
    expect([signals, pending]).toEqual([["reacted"], 0]);
  });
  test("a table that is not there is not asked for again", () => {
    last().breakOff(4404);
    vi.advanceTimersByTime(60_000);
    expect(wires.length).toBe(1);
    expect(states.at(-1)).toBe("gone");
  });
  test("a closed table is not asked for again", () => {
    last().breakOff(4410);
    vi.advanceTimersByTime(60_000);
    expect([wires.length, states.at(-1)]).toEqual([1, "gone"]);
  });
});
