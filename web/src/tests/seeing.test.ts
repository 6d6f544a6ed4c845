import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { City } from "../lib/view/city";
import { routeByLetter } from "../lib/view/letters";
import { CITIES } from "./fixtures";

const tokens = readFileSync("src/styles/tokens.css", "utf8");
/** How the three common kinds of colour blindness see linear red, green and blue (Machado and others, 2009). */
const KINDS: Record<string, number[][]> = {
  everyone: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const OUTLINE = colour("--outline");

function colour(name: string): string {
  return new RegExp(`${name}: (#[0-9a-f]{6})`).exec(tokens)![1]!;
}
function luminance(hex: string, kind: number[][]): number {
  const linear = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const seen = kind.map((row) => row.reduce((sum, weight, place) => sum + weight * linear[place]!, 0));
  return 0.2126 * Math.max(0, seen[0]!) + 0.7152 * Math.max(0, seen[1]!) + 0.0722 * Math.max(0, seen[2]!);
}
function contrast(one: string, other: string, kind: number[][]): number {
  const [a, b] = [luminance(one, kind), luminance(other, kind)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

test.each(Object.entries(KINDS))("with %s the light of a claimable route is seen on every colour", (_, kind) => {
  const rings = [OUTLINE, colour("--route-open"), colour("--route-open-inner")];
  for (const { look } of CITIES)
    for (const route of Object.values(look.route_colours))
      expect(Math.max(...rings.map((ring) => contrast(ring, route, kind)))).toBeGreaterThan(3);
});

test("a letter leads from route to route, whatever its accent", () => {
  const city = new City(CITIES.find((one) => one.id === "paris")!);
  const all = city.info.routes.map((route) => route.id);
  const first = routeByLetter(city, all, "m", null);
  const second = routeByLetter(city, all, "m", first);
  expect(first).not.toBeNull();
  expect(second).not.toBe(first);
  expect(city.route(first!)).toMatch(/\bM/);
  expect(routeByLetter(city, all, "x", null)).toBeNull();
  expect(routeByLetter(city, [], "m", null)).toBeNull();
});
