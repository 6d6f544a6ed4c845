import { describe, expect, test } from "vitest";
import { follows, targetsOf, taskOf, textOf } from "../guide/lesson";
import { placeBeside } from "../guide/place";
import { actedBy, tipsFor } from "../guide/tips.svelte";
import type { Action, Lesson, LogEntry } from "../lib/wire";
import { CITY, seatState, view } from "./fixtures";

const page = { width: 360, height: 740 };
const card = { width: 330, height: 160 };

describe("a card of the guide", () => {
  test("stands beside what it speaks of, else above or below, and hides nothing of it", () => {
    expect(placeBeside({ left: 40, top: 300, right: 90, bottom: 360 }, card, { width: 1280, height: 800 })).toEqual({
      left: 102,
      top: 250,
    });
    const row = { left: 10, top: 500, right: 60, bottom: 570 };
    expect(placeBeside(row, card, page).top + card.height).toBeLessThanOrEqual(row.top);
    const bar = { left: 0, top: 0, right: 360, bottom: 60 };
    expect(placeBeside(bar, card, page).top).toBeGreaterThanOrEqual(bar.bottom);
    const task = { left: 700, top: 4, right: 1000, bottom: 44 };
    expect(placeBeside(task, card, { width: 1366, height: 768 })).toEqual({ left: 685, top: 56 });
  });

  test("stays on the page where there is no room", () => {
    const { left, top } = placeBeside({ left: 0, top: 20, right: 360, bottom: 730 }, card, page);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + card.height).toBeLessThanOrEqual(page.height);
  });
});

describe("a lesson", () => {
  const claim: Action = { action: "claim-route", route: "a-b:1", colour: "red", wilds: 1 };
  const lesson = (action: Action, name = "claim"): Lesson => ({
    lesson: name,
    after: null,
    number: 1,
    lessons: 3,
    action,
  });

  test("asks for the route first, and for the payment once its card is open", () => {
    expect([taskOf(claim, null), taskOf(claim, "a-b:1")]).toEqual(["do-route", "do-pay"]);
    expect([textOf(lesson(claim), null), textOf(lesson(claim), "a-b:1")]).toEqual(["lesson-claim", "pay-wild"]);
    expect(textOf(lesson(claim, "ferry"), "a-b:1")).toBe("pay-ferry");
    expect(targetsOf(claim, "a-b:1")).toEqual([".payment"]);
  });

  test("is followed by its own action, and by any choice of tickets or of a token", () => {
    expect(follows(lesson(claim), { wilds: 1, action: "claim-route", colour: "red", route: "a-b:1" } as Action)).toBe(
      true,
    );
    expect(follows(lesson(claim), { ...claim, wilds: 0 } as Action)).toBe(false);
    const keep: Action = { action: "keep-tickets", tickets: ["a-b"] };
    expect(follows(lesson(keep), { action: "keep-tickets", tickets: ["c-d", "a-b"] })).toBe(true);
    expect(follows(lesson(keep), { action: "draw-blind" })).toBe(false);
    expect(follows(lesson(claim), keep)).toBe(false);
  });
});

describe("a tip", () => {
  const entry = (event: object): LogEntry[] => [
    { version: 5, at: 0, kind: "action", seat: 1, events: [event], by_seat: {}, back_to: null } as unknown as LogEntry,
  ];
  test("comes when something happens that needs an explanation", () => {
    const quiet = seatState();
    expect(tipsFor(CITY, quiet, [], true)).toEqual([]);
    expect(tipsFor(CITY, quiet, entry({ event: "row-swept" }), false)).toEqual(["sweep"]);
    expect(tipsFor(CITY, quiet, entry({ event: "flag-card-kept", seat: 0 }), false)).toEqual(["flag"]);
    expect(tipsFor(CITY, quiet, entry({ event: "flag-card-kept", seat: 1 }), false)).toEqual([]);
    expect(tipsFor(CITY, seatState({ view: view({ turns_left: 2 }) }), [], false)).toEqual(["last"]);
    const choosing = seatState({ view: view({ phase: "choose-token" }) });
    expect([tipsFor(CITY, choosing, [], true), tipsFor(CITY, choosing, [], false)]).toEqual([["token"], []]);
  });

  test("goes when the one it is for acts", () => {
    const swept = entry({ event: "row-swept" });
    expect([actedBy(1, swept), actedBy(0, swept), actedBy(null, swept), actedBy(1, [])]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test("is for those who play, and not after the end", () => {
    const swept = entry({ event: "row-swept" });
    expect(tipsFor(CITY, seatState({ seat: null }), swept, false)).toEqual([]);
    expect(tipsFor(CITY, seatState({ view: view({ phase: "over" }) }), swept, false)).toEqual([]);
  });
});
