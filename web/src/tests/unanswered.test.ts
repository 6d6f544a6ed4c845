import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keeperOf } from "../lib/unanswered";
import type { Command } from "../lib/live";

const CLICK: Command = { type: "undo", id: "command1", seat: 0, version: 4 };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("a click is there again after the page was loaded again, at its table only", () => {
  keeperOf("table1").save([CLICK]);
  expect(keeperOf("table1").load()).toEqual([CLICK]);
  expect(keeperOf("table2").load()).toEqual([]);
  keeperOf("table1").save([]);
  expect(keeperOf("table1").load()).toEqual([]);
});

test("a browser without storage keeps nothing and fails at nothing", () => {
  vi.stubGlobal("sessionStorage", undefined);
  keeperOf("table1").save([CLICK]);
  expect(keeperOf("table1").load()).toEqual([]);
});
