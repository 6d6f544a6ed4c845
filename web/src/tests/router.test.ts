import { expect, test } from "vitest";
import { momentIn, momentLink } from "../lib/router.svelte";

test("a link names a whole moment, and one that names none leads to the beginning", () => {
  expect(momentIn("12")).toBe(12);
  expect(momentIn("1.5")).toBe(1);
  expect(momentIn("abc")).toBe(0);
  expect(momentIn("")).toBe(0);
  expect(momentIn(null)).toBe(0);
});

test("a moment has a link that leads back to it", () => {
  const link = new URL(momentLink("abc", 7, "open"), "http://here");
  expect(link.pathname).toBe("/replay/abc");
  expect(momentIn(link.searchParams.get("at"))).toBe(7);
  expect(link.searchParams.get("eyes")).toBe("open");
});
