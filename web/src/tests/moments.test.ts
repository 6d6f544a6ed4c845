import { expect, test } from "vitest";
import { momentIn } from "../lib/view/moments";

test("a link names a whole moment, and one that names none leads to the beginning", () => {
  expect(momentIn("12")).toBe(12);
  expect(momentIn("1.5")).toBe(1);
  expect(momentIn("abc")).toBe(0);
  expect(momentIn("")).toBe(0);
  expect(momentIn(null)).toBe(0);
});
