import { describe, expect, test } from "vitest";
import { absenceNote, shownPresence, type Known } from "../lib/view/absence";
import type { Presence, PresenceState, SeatInfo, TableInfo } from "../lib/wire";
import { OPEN_SEAT, tableInfo } from "./fixtures";

const ANNA: SeatInfo = { ...OPEN_SEAT, seat: 0, kind: "person", name: "Anna", mine: true };
const BEN: SeatInfo = { ...OPEN_SEAT, seat: 1, kind: "person", name: "Ben" };

function presence(state: PresenceState, since = 0): Presence {
  return {
    type: "presence",
    seats: [{ seat: 1, state, since }],
    watchers: 0,
    absent_seconds: 60,
    nudge_seconds: 20,
  };
}

type Changes = Partial<Omit<Known, "table">> & { table?: Partial<TableInfo> };

function known(anna: Partial<SeatInfo>, ben: Partial<SeatInfo> = {}, changes: Changes = {}): Known {
  const seats = [
    { ...ANNA, ...anna },
    { ...BEN, ...ben },
  ];
  const table = tableInfo({ status: "playing", seats, due_seat_since: 0, ...changes.table });
  return { toAct: [1], own: 0, presence: presence("here"), now: 0, ...changes, table };
}

describe("what is said to somebody who was away", () => {
  test("who let a bot play, or that it was for missed turns", () => {
    expect(absenceNote(known({ stand_in: "regular", stand_in_by: 1 }))).toMatchObject({ kind: "replaced", by: 1 });
    expect(absenceNote(known({ stand_in: "regular" }))).toMatchObject({ kind: "missed", seat: 0 });
    expect(absenceNote(known({ stand_in: "novice", stand_in_by: 0 }))).toBeNull();
    expect(absenceNote(known({ covered: true }))).toMatchObject({ kind: "covered" });
  });
  test("that the game is paused, also to those who watch", () => {
    const table = { paused: true };
    expect(absenceNote(known({ stand_in: "regular" }, {}, { table }))).toMatchObject({ kind: "paused", seat: 0 });
    expect(absenceNote(known({}, {}, { table, own: null }))).toMatchObject({ kind: "paused" });
  });
  test("whether they are still there, shortly before the limit", () => {
    const table = { settings: { first: null, turn_seconds: 60, listed: false, undo: false }, deadline: 60 };
    const at = (now: number): Known => known({}, {}, { table, toAct: [0], now });
    expect(absenceNote(at(44))).toBeNull();
    expect(absenceNote(at(45))).toEqual({ kind: "still-there", seat: 0, seconds: 15 });
    expect(absenceNote(at(70))).toMatchObject({ seconds: 0 });
    expect(absenceNote({ ...at(50), toAct: [1] })?.kind).not.toBe("still-there");
  });
});

describe("what is offered to those who wait", () => {
  test("a nudge after a while, and a bot only for somebody who is gone", () => {
    expect(absenceNote(known({}, {}, { now: 19 }))).toBeNull();
    expect(absenceNote(known({}, {}, { now: 1000 }))).toEqual({ kind: "nudge", seat: 1 });
    const gone = { presence: presence("gone", 100) };
    expect(absenceNote(known({}, {}, { ...gone, now: 159 }))).toMatchObject({ kind: "nudge" });
    expect(absenceNote(known({}, {}, { ...gone, now: 160 }))).toEqual({ kind: "gone", seat: 1, seconds: 60 });
  });
  test("no bot where turns are timed, and nothing where one plays already", () => {
    const table = { settings: { first: null, turn_seconds: 60, listed: false, undo: false } };
    const gone = { presence: presence("gone"), now: 1000 };
    expect(absenceNote(known({}, {}, { ...gone, table }))).toMatchObject({ kind: "nudge" });
    for (const bot of [{ stand_in: "regular" }, { covered: true }, { resigned: true }] as const)
      expect(absenceNote(known({}, bot, gone))).toBeNull();
  });
});

test("whoever is here and has to act is thinking", () => {
  expect(shownPresence("here", true)).toBe("thinking");
  expect(shownPresence("here", false)).toBe("here");
  expect(shownPresence("gone", true)).toBe("gone");
  expect(shownPresence(null, true)).toBeNull();
});
