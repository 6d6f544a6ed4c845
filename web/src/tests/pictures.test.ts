import { describe, expect, test } from "vitest";
import { beginsOtherwise, isOld } from "../lib/version.svelte";
import { unfinished } from "../lib/view/plan";
import { littleMap, rays } from "../lib/view/pictures";
import type { TableSummary } from "../lib/wire";
import { CITY } from "./fixtures";

describe("the little map of a ticket", () => {
  const map = littleMap(CITY, ["market", "station"], ["castle-station"]);
  test("has every route faintly and the missing ones as a way", () => {
    expect(map.routes.match(/M/g)).toHaveLength(4);
    expect(map.way).toBe("M100,0L100,100");
  });
  test("shows the two ends, and has room around the outermost locations", () => {
    expect(map.ends).toEqual([
      { x: 0, y: 0 },
      { x: 100, y: 100 },
    ]);
    const [left = 0, top = 0, width = 0, height = 0] = map.viewBox.split(" ").map(Number);
    expect(Math.max(left, top)).toBeLessThan(0);
    expect(Math.min(left + width, top + height)).toBeGreaterThan(100);
  });
  test("leaves out what the city does not have", () => {
    expect(littleMap(CITY, ["nowhere"], ["no-route"])).toMatchObject({ ends: [], way: "" });
  });
});

test("rays are wedges around a point", () => {
  expect(rays(10, 20, 3, 5).match(/M10 20/g)).toHaveLength(3);
});

describe("the table to go on with", () => {
  const summary = (id: string, changes: Partial<TableSummary>): TableSummary => ({
    id,
    city: "paris",
    status: "playing",
    version: 1,
    seats: [],
    my_turn: false,
    created_at: 0,
    changed_at: 0,
    scores: null,
    winners: [],
    guided: false,
    ...changes,
  });
  test("is the one that waits for its reader, else the newest", () => {
    const [old, fresh, due] = [
      summary("old", { changed_at: 1 }),
      summary("fresh", { changed_at: 9 }),
      summary("due", { my_turn: true }),
    ];
    expect(unfinished([old, fresh, due])?.id).toBe("due");
    expect(unfinished([old, fresh])?.id).toBe("fresh");
  });
  test("is never a finished one", () => {
    expect(unfinished([summary("done", { status: "over", my_turn: false })])).toBeNull();
  });
});

test("a page is old once it hears of another build than its first", () => {
  expect(isOld(null, "a")).toBe(false);
  expect(isOld("a", "a")).toBe(false);
  expect(isOld("a", "b")).toBe(true);
});

test("a page is old once the server's page begins with another script", () => {
  const page = '<script type="module" src="/assets/index-one.js"></script>';
  expect(beginsOtherwise(page, "/assets/index-one.js")).toBe(false);
  expect(beginsOtherwise(page, "/assets/index-two.js")).toBe(true);
  expect(beginsOtherwise(page, null)).toBe(false);
});
