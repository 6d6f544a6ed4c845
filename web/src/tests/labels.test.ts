import { describe, expect, test } from "vitest";
import { baseLines, OWN_SIZE, placeNames, TOP_SIZE, touching, wantedSize, type Ground } from "../lib/view/labels";
import type { CityInfo } from "../lib/wire";
import { CITIES } from "./fixtures";

/** A broad font, in letters of size 1. */
const width = (text: string): number => text.length * 0.48;

function groundOf({ look, locations, routes, landmarks }: CityInfo): Ground {
  const { width, height } = look;
  return { width, height, spots: locations, spaces: routes.flatMap((route) => route.spaces), landmarks };
}

describe("names on a small board", () => {
  test.each(CITIES)("in $name all names are large, and none lies on another, on a space or beyond the edge", (city) => {
    const ground = groundOf(city);
    const places = placeNames(ground, TOP_SIZE, width) ?? [];
    expect(places.map((place) => place.id)).toEqual(ground.spots.map((spot) => spot.id));
    for (const [number, place] of places.entries()) {
      expect(place.size).toBeGreaterThan(1.2 * OWN_SIZE);
      expect(places.slice(number + 1).filter((other) => touching(place, other))).toEqual([]);
      const over = (x: number, y: number): boolean =>
        Math.abs(x - place.x) < place.w / 2 && Math.abs(y - place.y) < place.h / 2;
      expect([...ground.spaces, ...ground.spots].filter(({ x, y }) => over(x, y))).toEqual([]);
      expect(place.x - place.w / 2).toBeGreaterThan(0);
      expect(place.x + place.w / 2).toBeLessThan(ground.width);
    }
  });
  test("where nothing larger fits, the city's own names stay", () => {
    const crowd = Array.from({ length: 60 }, (_, place) => ({
      id: String(place),
      name: "A very long name indeed",
      x: 100 + (place % 10) * 30,
      y: 100 + Math.floor(place / 10) * 30,
    }));
    expect(
      placeNames({ width: 500, height: 400, spots: crowd, spaces: [], landmarks: [] }, TOP_SIZE, width),
    ).toBeNull();
  });
  test("the size grows as the board shrinks, and a large board keeps its own names", () => {
    expect(wantedSize(0.29, 9.4)).toBe(TOP_SIZE);
    expect(wantedSize(0.4, 9.4)).toBe(24);
    expect(wantedSize(0.7, 9.4)).toBe(OWN_SIZE);
    expect(wantedSize(0.65, 12)).toBe(20);
  });
  test("a name in two lines stands around its middle", () => {
    const lines = baseLines({ id: "a", lines: ["Place", "d'Italie"], x: 0, y: 100, w: 60, h: 40, size: 20 });
    expect(lines.map((line) => line.text)).toEqual(["Place", "d'Italie"]);
    expect((lines[0]?.y ?? 0) + (lines[1]?.y ?? 0)).toBeCloseTo(2 * (100 + 0.33 * 20));
  });
});
