import { describe, expect, test } from "vitest";
import { targetAt } from "../lib/view/board";
import { joiningRoutes } from "../lib/view/city";
import { FIRST_PLAN, playable, tableInLink, tableOf, type Plan } from "../lib/view/plan";
import { pointsBySeat, sheetRows, stagesOf } from "../lib/view/scoring";
import { seatOrder, shownState } from "../lib/view/seats";
import { inOrder, ownTickets, ticketLight, ticketProgress, type Hints } from "../lib/view/tickets";
import { clockText, retryDelay, secondsLeft } from "../lib/view/timers";
import { markers, trackCell } from "../lib/view/track";
import { clamped, panned, WHOLE, zoomedAt } from "../lib/view/zoom";
import { pageOf } from "../lib/router.svelte";
import { CITY, seatState, view } from "./fixtures";

function hints(needs: string[] | null | undefined, ticket = "market-station", short = false): Hints {
  return { needs: needs === undefined ? {} : { [ticket]: needs }, out_of_cars: short ? [ticket] : [] };
}

describe("tickets", () => {
  test("nothing missing is done, a way missing is open, no way is lost", () => {
    expect(ticketProgress(CITY, "market-station", hints([])).state).toBe("done");
    expect(ticketProgress(CITY, "market-station", hints(["castle-station"]))).toMatchObject({
      state: "open",
      spaces: 3,
      points: 5,
    });
    expect(ticketProgress(CITY, "market-station", hints(null)).state).toBe("lost");
  });
  test("after the end what is not done is missed, whatever way was left", () => {
    expect(ticketProgress(CITY, "market-station", hints([]), false, true).state).toBe("done");
    for (const needs of [["castle-station"], null, undefined])
      expect(ticketProgress(CITY, "market-station", hints(needs), false, true)).toMatchObject({
        state: "missed",
        points: 5,
      });
  });
  test("a way that takes more cars than there are is said to be too long", () => {
    const short = hints(["castle-station"], "market-station", true);
    expect(ticketProgress(CITY, "market-station", short)).toMatchObject({ state: "short", spaces: 3 });
    expect(ticketProgress(CITY, "market-station", short, true).state).toBe("done");
  });
  test("what was chosen is shown while others still choose, and its way is lit", () => {
    const own = { hand: {}, tickets: [], offer: ["market-station"], first_choice: ["market-station"], returned: {} };
    const [ticket] = ownTickets(CITY, own, hints(["castle-station"]), false);
    expect(ticket).toMatchObject({ ticket: "market-station", state: "open" });
    expect(ticketLight(CITY, ticket)).toEqual({
      locations: new Set(["market", "station"]),
      routes: new Set(["castle-station"]),
    });
  });
  test("an unknown need is not taken for complete", () => {
    expect(ticketProgress(CITY, "market-station", hints(undefined)).state).toBe("open");
  });
  test("open tickets come first, the dearest before the others", () => {
    const list = [
      ticketProgress(CITY, "market-station", hints([])),
      ticketProgress(CITY, "market-island", hints(["station-island"], "market-island")),
    ];
    expect(inOrder(list).map((progress) => progress.ticket)).toEqual(["market-island", "market-station"]);
  });
  test("the way of a complete ticket is found among the owned routes", () => {
    const owned = ["station-island", "castle-station", "market-castle:2"];
    expect(joiningRoutes(CITY, owned, "market", "island")).toEqual([
      "market-castle:2",
      "castle-station",
      "station-island",
    ]);
    expect(joiningRoutes(CITY, ["station-island"], "market", "island")).toBeNull();
  });
});

describe("seats", () => {
  test("the reader's own seat is first, the others follow in turn order", () => {
    expect(seatOrder(4, 2)).toEqual([2, 3, 0, 1]);
    expect(seatOrder(3, null)).toEqual([0, 1, 2]);
  });
  test("at a shared screen the seat to act is shown", () => {
    const both = [
      seatState({ seat: 0, view: view({ to_act: [1] }) }),
      seatState({ seat: 1, view: view({ to_act: [1] }) }),
    ];
    expect(shownState(both, 0)?.seat).toBe(1);
    expect(shownState([seatState({ seat: null })], null)?.seat).toBeNull();
    expect(shownState([], null)).toBeNull();
  });
});

describe("timers", () => {
  test("time left is whole seconds and never negative", () => {
    expect(secondsLeft(100.5, 90)).toBe(11);
    expect(secondsLeft(80, 90)).toBe(0);
    expect(secondsLeft(null, 90)).toBeNull();
  });
  test("seconds are told as a clock", () => {
    expect([5, 65, 3605].map(clockText)).toEqual(["0:05", "1:05", "1:00:05"]);
  });
  test("attempts to connect become rarer, up to a limit", () => {
    expect(retryDelay(0, 0.5)).toBe(400);
    expect(retryDelay(2, 0.5)).toBe(1600);
    expect(retryDelay(30, 1)).toBe(12_500);
  });
});

describe("the board", () => {
  test("a point on a space means its route, and of a double the nearer one", () => {
    expect(targetAt(CITY, [], { x: 50, y: -9 }, 1)).toEqual({ route: "market-castle:1" });
    expect(targetAt(CITY, [], { x: 50, y: -1 }, 1)).toEqual({ route: "market-castle:1" });
    expect(targetAt(CITY, [], { x: 50, y: 1 }, 1)).toEqual({ route: "market-castle:2" });
    expect(targetAt(CITY, [], { x: 50, y: 8 }, 1)).toEqual({ route: "market-castle:2" });
  });
  test("a point beside a route means it within the reach of a finger, which is wider on a small board", () => {
    expect(targetAt(CITY, [], { x: 50, y: 60 }, 1)).toBeNull();
    expect(targetAt(CITY, [], { x: 50, y: 60 }, 0.4)).toEqual({ route: "station-island" });
    expect(targetAt(CITY, [], { x: 50, y: 78 }, 4)).toBeNull();
    expect(targetAt(CITY, [], { x: 50, y: 89 }, 4)).toEqual({ route: "station-island" });
  });
  test("a location that can be chosen comes before a route, and the nearer of two", () => {
    expect(targetAt(CITY, ["market"], { x: 20, y: -8 }, 1)).toEqual({ location: "market" });
    expect(targetAt(CITY, [], { x: 20, y: -8 }, 1)).toEqual({ route: "market-castle:1" });
    expect(targetAt(CITY, ["market", "castle"], { x: 60, y: 0 }, 0.3)).toEqual({ location: "castle" });
  });
  test("the score track goes around clockwise, below zero too", () => {
    expect(trackCell(0, 1200, 900)).toMatchObject({ y: -18 });
    expect(trackCell(35, 1200, 900)).toMatchObject({ x: 1218 });
    expect(trackCell(60, 1200, 900)).toMatchObject({ y: 918 });
    expect(trackCell(-1, 1200, 900)).toEqual(trackCell(99, 1200, 900));
  });
  test("zooming keeps the point under the finger and never leaves the board", () => {
    const near = zoomedAt(WHOLE, 2, 100, 50, 400, 300);
    expect(near).toEqual({ scale: 2, x: -100, y: -50 });
    expect(panned(near, 500, 500, 400, 300)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(zoomedAt(near, 0.1, 0, 0, 400, 300)).toEqual(WHOLE);
    expect(clamped({ scale: 99, x: -1e6, y: 0 }, 400, 300)).toEqual({ scale: 5, x: -1600, y: 0 });
  });
});

describe("a new table", () => {
  const nameOf = (seat: number): string => `Player ${seat}`;
  test("a game against bots starts at once and may be undone", () => {
    expect(tableOf(FIRST_PLAN, "Anna", nameOf)).toMatchObject({
      seats: [
        { kind: "me", name: "Anna" },
        { kind: "bot", level: "regular" },
      ],
      settings: { undo: true },
      start: true,
    });
  });
  test("with a friend still to come it waits, without undo", () => {
    const plan = { ...FIRST_PLAN, others: ["friend", "master", "nobody"] as typeof FIRST_PLAN.others };
    expect(tableOf(plan, "", nameOf)).toMatchObject({
      start: false,
      settings: { undo: false },
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "master" }],
    });
  });
  test("people at this device who give no name have one of their own", () => {
    const plan: Plan = { ...FIRST_PLAN, others: ["here", "here", "nobody"], names: ["", "Ben", ""] };
    expect(tableOf(plan, "Mum", nameOf).seats.map((seat) => seat.name)).toEqual(["Mum", "Player 2", "Ben"]);
  });
  test("nobody plays alone", () => {
    expect(playable({ ...FIRST_PLAN, others: ["nobody", "nobody", "nobody"] })).toBe(false);
  });
  test("a pasted link leads to its table", () => {
    expect(tableInLink("http://localhost:8620/t/AbC-123_x?x=1")).toEqual({ path: "/t/AbC-123_x" });
    expect(tableInLink("http://localhost/link/secret9")).toEqual({ path: "/link/secret9" });
    expect(tableInLink("AbCdEf1234")).toEqual({ path: "/t/AbCdEf1234" });
    expect(tableInLink("hello there")).toBeNull();
  });
});

test("addresses lead to pages", () => {
  expect(pageOf("/")).toEqual({ name: "home" });
  expect(pageOf("/t/abc")).toEqual({ name: "table", id: "abc" });
  expect(pageOf("/replay")).toEqual({ name: "replay", id: null });
  expect(pageOf("/replay/abc")).toEqual({ name: "replay", id: "abc" });
  expect(pageOf("/rules")).toEqual({ name: "rules", city: null });
  expect(pageOf("/rules/paris")).toEqual({ name: "rules", city: "paris" });
  expect(pageOf("/link/s")).toEqual({ name: "link", secret: "s" });
  expect(pageOf("/t/a/b").name).toBe("missing");
  expect(pageOf("/%E0%A4%A").name).toBe("missing");
});

test("the final scoring goes by reasons, tickets one by one, and adds up", () => {
  const sheets = [
    {
      seat: 0,
      name: "Anna",
      total: 9,
      lines: [
        { reason: "route", subject: "castle-station", points: 4 },
        { reason: "ticket", subject: "market-station", points: 5 },
      ],
    },
    {
      seat: 1,
      name: "Ben",
      total: -2,
      lines: [
        { reason: "route", subject: "market-castle:1", points: 1 },
        { reason: "ticket", subject: "market-island", points: -8 },
        { reason: "ticket", subject: "market-station", points: 5 },
      ],
    },
  ] as const;
  const plain = sheets.map((sheet) => ({ ...sheet, lines: [...sheet.lines] }));
  const stages = stagesOf(plain);
  expect(stages.map((stage) => [stage.seat, stage.reason, stage.points])).toEqual([
    [0, "route", 4],
    [1, "route", 1],
    [0, "ticket", 5],
    [1, "ticket", -8],
    [1, "ticket", 5],
  ]);
  expect(stages.at(-1)?.totals).toEqual([9, -2]);
  expect(sheetRows(plain)).toEqual([
    { reason: "route", points: [4, 1] },
    { reason: "ticket", points: [5, -3] },
  ]);
});

describe("markers on the score track", () => {
  const overlap = (scores: number[]): boolean =>
    markers(scores).some((one, place, all) =>
      all.some(
        (other, number) =>
          number !== place &&
          scores[number]! % 100 === scores[place]! % 100 &&
          Math.hypot(one.dx - other.dx, one.dy - other.dy) < one.size + other.size,
      ),
    );
  test("stand in the middle of a cell of their own", () => {
    expect(markers([3, 7])).toEqual([
      { dx: 0, dy: 0, size: 13 },
      { dx: 0, dy: 0, size: 13 },
    ]);
  });
  test("do not cover each other on one cell, also one lap apart", () => {
    expect(overlap([5, 5])).toBe(false);
    expect(overlap([5, 105, 5])).toBe(false);
    expect(overlap([0, 0, 0, 0])).toBe(false);
  });
});

test("points that have been counted belong to the seats of their sheets", () => {
  const sheets = [2, 0, 1].map((seat) => ({ seat, name: "", lines: [], total: 0 }));
  expect(pointsBySeat(sheets, [7, 5, 3])).toEqual([5, 3, 7]);
});
