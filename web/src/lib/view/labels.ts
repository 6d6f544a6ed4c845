/** Where the names of locations stand when a small board needs bigger letters than the city file's own places allow. */
import type { CitySpace } from "../wire";

export interface Spot {
  id: string;
  name: string;
  x: number;
  y: number;
}
export interface NamePlace {
  id: string;
  lines: string[];
  /** The middle of the name. */
  x: number;
  y: number;
  w: number;
  h: number;
  size: number;
}
export interface Ground {
  width: number;
  height: number;
  spots: readonly Spot[];
  spaces: readonly CitySpace[];
  landmarks: readonly { x: number; y: number }[];
}
/** The width of a text in letters of size 1. */
export type WidthOf = (text: string) => number;

/** The letters' size in the city's own drawing, and the greatest one that is tried. */
export const OWN_SIZE = 17;
export const TOP_SIZE = 32;
const LINE = 0.92;
const EDGE = 18;
const DISC = 13;
const ROUNDS = 8;
/** A crowded name may be smaller than the others. */
const SMALLER = [1, 0.87, 0.76];
const GAPS = [3, 9, 16, 26].map((gap) => DISC + gap);
const HARD = 100;
const REACH = 320;

interface Choice extends NamePlace {
  cost: number;
}
interface Circle {
  x: number;
  y: number;
  r: number;
}

/** Which size makes letters of so many pixels at a scale, in even numbers so that zooming does not shuffle names all the time. */
export function wantedSize(scale: number, pixels: number): number {
  const size = Math.ceil(pixels / scale / 2) * 2;
  return Math.min(TOP_SIZE, size) > OWN_SIZE ? Math.min(TOP_SIZE, size) : OWN_SIZE;
}

/** Names as large as wanted, or as large as there is room for; null where nothing larger than the city's own names fits. */
export function placeNames(ground: Ground, wanted: number, widthOf: WidthOf): NamePlace[] | null {
  for (let size = wanted; size > OWN_SIZE; size -= 2) {
    const places = arranged(ground, size, widthOf);
    if (places) return places;
  }
  return null;
}

function arranged(ground: Ground, size: number, widthOf: WidthOf): NamePlace[] | null {
  const obstacles = ground.spaces.flatMap(circlesOf);
  const choices = ground.spots.map((spot) => choicesOf(spot, ground, obstacles, size, widthOf));
  if (choices.some((some) => some.length === 0)) return null;
  const order = choices.map((_, place) => place).sort((a, b) => (choices[a]?.length ?? 0) - (choices[b]?.length ?? 0));
  for (const first of [order, [...order].reverse()]) {
    const chosen = settled(choices, first);
    if (chosen) return chosen;
  }
  return null;
}

/** One choice for each name, bettered in turns until no name stands in another's way. */
function settled(choices: readonly Choice[][], order: readonly number[]): Choice[] | null {
  const chosen: (Choice | undefined)[] = choices.map(() => undefined);
  for (let round = 0; round < ROUNDS; round += 1) {
    let clashes = 0;
    for (const place of order) {
      const others = chosen.filter((_, other) => other !== place);
      const costs = (choices[place] ?? []).map(
        (choice) => choice.cost + HARD * others.filter((other) => other && touching(choice, other)).length,
      );
      const least = Math.min(...costs);
      chosen[place] = choices[place]?.[costs.indexOf(least)];
      if (least >= HARD) clashes += 1;
    }
    if (clashes === 0 && round > 0) return chosen.filter((one) => one !== undefined);
  }
  return null;
}

/** All places around a location that cover no space, no other location and no edge. */
function choicesOf(spot: Spot, ground: Ground, obstacles: readonly Circle[], full: number, widthOf: WidthOf): Choice[] {
  const around = near(spot, [...obstacles, ...ground.spots.map(({ x, y }) => ({ x, y, r: DISC }))]);
  const marks = near(
    spot,
    ground.landmarks.map(({ x, y }) => ({ x, y, r: 15 })),
  );
  const strangers = near(
    spot,
    ground.spots.filter((other) => other.id !== spot.id).map(({ x, y }) => ({ x, y, r: DISC + 8 })),
  );
  return SMALLER.flatMap((part) =>
    splits(spot.name).flatMap((lines) =>
      boxesAround(spot, lines, part * full, widthOf)
        .filter(({ box }) => !outside(box, ground) && !around.some((circle) => covers(box, circle)))
        .map(({ box, cost }) => ({
          ...box,
          cost: cost + lines.length + 30 * (1 - part) + 3 * covered(box, marks) + 5 * covered(box, strangers),
        })),
    ),
  );
}
function near(spot: Spot, circles: readonly Circle[]): Circle[] {
  return circles.filter((circle) => Math.hypot(circle.x - spot.x, circle.y - spot.y) < REACH);
}
function covered(box: NamePlace, circles: readonly Circle[]): number {
  return circles.filter((circle) => covers(box, circle)).length;
}
function boxesAround(spot: Spot, lines: string[], size: number, widthOf: WidthOf): { box: NamePlace; cost: number }[] {
  const w = Math.max(...lines.map(widthOf)) * size;
  const h = (LINE * (lines.length - 1) + 0.76) * size;
  return GAPS.flatMap((gap) =>
    Array.from({ length: 32 }, (_, turn) => {
      const [dx, dy] = [Math.cos((turn * Math.PI) / 16), Math.sin((turn * Math.PI) / 16)];
      const box = { id: spot.id, lines, w, h, size, x: spot.x + dx * (gap + w / 2), y: spot.y + dy * (gap + h / 2) };
      return { box, cost: gap / 6 + Math.abs(dx * dy) };
    }),
  );
}

/** A name in one line, and in two where it has more words. */
function splits(name: string): string[][] {
  const words = name.replaceAll("-", "- ").split(" ");
  const pairs = words.slice(1).map((_, place) => [joined(words.slice(0, place + 1)), joined(words.slice(place + 1))]);
  pairs.sort((a, b) => longest(a) - longest(b));
  return [[name], ...pairs.slice(0, 1)];
}
function joined(words: string[]): string {
  return words.join(" ").replaceAll("- ", "-");
}
function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length));
}
function circlesOf({ x, y, angle, length }: CitySpace): Circle[] {
  const turn = (angle * Math.PI) / 180;
  return [-0.4, -0.13, 0.13, 0.4].map((part) => ({
    x: x + Math.cos(turn) * length * part,
    y: y + Math.sin(turn) * length * part,
    r: 6.5,
  }));
}
function outside(box: NamePlace, ground: Ground): boolean {
  return (
    box.x - box.w / 2 < EDGE ||
    box.y - box.h / 2 < EDGE ||
    box.x + box.w / 2 > ground.width - EDGE ||
    box.y + box.h / 2 > ground.height - EDGE
  );
}
function covers(box: NamePlace, circle: Circle): boolean {
  const dx = Math.max(Math.abs(circle.x - box.x) - box.w / 2, 0);
  const dy = Math.max(Math.abs(circle.y - box.y) - box.h / 2, 0);
  // Asked for every place that a name might have; Math.hypot takes several times as long.
  return dx * dx + dy * dy < circle.r * circle.r;
}
export function touching(a: NamePlace, b: NamePlace): boolean {
  return Math.abs(a.x - b.x) < (a.w + b.w) / 2 + 3 && Math.abs(a.y - b.y) < (a.h + b.h) / 2 + 2;
}

/** Where the lines of a name begin: the base line of each. */
export function baseLines({ y, lines, size }: NamePlace): { text: string; y: number }[] {
  const top = y - ((lines.length - 1) * LINE * size) / 2;
  return lines.map((text, line) => ({ text, y: top + line * LINE * size + 0.33 * size }));
}
