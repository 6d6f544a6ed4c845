import { describe, expect, test } from "vitest";
import { besidePart, type Part } from "../lib/view/popover";

const BOARD = { width: 1000, height: 700 };
const part = (left: number, top: number, right: number, bottom: number): Part => ({
  left,
  top,
  right,
  bottom,
  ...BOARD,
});
const hides = (of: Part, at: { left: number; top: number }, width: number, height: number): boolean =>
  at.left < of.right && at.left + width > of.left && at.top < of.bottom && at.top + height > of.top;

describe("the card of a route", () => {
  test("stands to the right of it, or to the left at the right edge", () => {
    expect(besidePart(part(300, 300, 400, 340), 260, 200)).toEqual({ left: 410, top: 220 });
    expect(besidePart(part(700, 300, 900, 340), 260, 200)).toEqual({ left: 430, top: 220 });
  });
  test("stands below or above a route that crosses the board", () => {
    expect(besidePart(part(100, 100, 900, 140), 260, 200)).toEqual({ left: 370, top: 150 });
    expect(besidePart(part(100, 560, 900, 600), 260, 200)).toEqual({ left: 370, top: 350 });
  });
  test("hides no route that leaves it room, and never leaves the board", () => {
    for (let left = 0; left < 900; left += 90)
      for (let top = 0; top < 600; top += 60) {
        const of = part(left, top, left + 100, top + 80);
        const at = besidePart(of, 260, 200);
        expect(hides(of, at, 260, 200)).toBe(false);
        expect(at.left >= 6 && at.top >= 6 && at.left + 260 <= 994 && at.top + 200 <= 694).toBe(true);
      }
    const all = besidePart(part(0, 0, 1000, 700), 260, 200);
    expect(all.left >= 6 && all.left + 260 <= 994).toBe(true);
  });
});
