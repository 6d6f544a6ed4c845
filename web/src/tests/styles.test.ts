import { expect, test } from "vitest";
import { withBreakpoints } from "../lib/breakpoints";

const FILES = import.meta.glob<string>("../{components,pages,table}/**/*.{svelte,css}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const COLOUR = /#[0-9a-f]{3,8}\b(?=["\s;,)])|\b(?:rgb|hsl)a?\(/gi;
const WIDTH = /@media[^{]*(?:width|height):[^{]*/g;

/** The lines of all files in which something is found. */
function found(what: RegExp): string[] {
  return Object.entries(FILES).flatMap(([file, text]) => (text.match(what) ?? []).map((line) => `${file}: ${line}`));
}

test("colours are written in the design tokens only", () => {
  expect(Object.keys(FILES).length).toBeGreaterThan(40);
  expect(found(COLOUR)).toEqual([]);
});

test("a written colour would be found", () => {
  for (const line of ["color: #fff;", 'fill="#2a2620"', "1px solid rgb(40 25 5 / 30%)"])
    expect(line.match(COLOUR)).toHaveLength(1);
  for (const line of ["{#if done}", "url(#paris-red)"]) expect(line.match(COLOUR)).toBeNull();
});

test("layouts change at named breakpoints only", () => {
  expect(found(WIDTH)).toEqual([]);
});

test("a name stands for its breakpoint, and an unknown one is an error", () => {
  expect(withBreakpoints("@media (--narrow) and (--low) { a { color: var(--ink); } }")).toBe(
    "@media (max-width: 999px) and (max-height: 759px) { a { color: var(--ink); } }",
  );
  expect(() => withBreakpoints("@media (--norrow) {}")).toThrow("norrow");
});
