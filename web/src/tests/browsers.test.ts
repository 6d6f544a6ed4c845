import bcd, { type CompatStatement, type SupportStatement } from "@mdn/browser-compat-data";
import postcss, { type Declaration } from "postcss";
import { expect, test } from "vitest";
import { BREAKPOINTS, withBreakpoints } from "../lib/breakpoints";
import { OLDEST, withSentences } from "../lib/oldest";

const FILES = import.meta.glob<string>(["../**/*.{css,svelte}", "../**/*.ts", "!./**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Older browsers do without these: the page only looks a little plainer. */
const PLAINER = new Set([
  "scrollbar-width",
  "scrollbar-width: thin",
  "scrollbar-color",
  "text-wrap",
  "text-wrap: balance",
]);
type Tree = { __compat?: CompatStatement } & { [name: string]: Tree };
const CSS = bcd.css as unknown as Record<string, Tree>;
const TYPES = new Map<string, Tree>();
collect(CSS["types"]!);

/** Functions and units stand somewhere below the types. */
function collect(tree: Tree): void {
  for (const name of Object.keys(tree).filter((key) => key !== "__compat")) {
    const below = tree[name] as Tree;
    if (!TYPES.has(name)) TYPES.set(name, below);
    collect(below);
  }
}
function newerThan(added: string | boolean | null | undefined, oldest: string): boolean {
  if (typeof added !== "string") return true;
  const [a = 0, b = 0] = added.replace("≤", "").split(".").map(Number);
  const [c = 0, d = 0] = oldest.split(".").map(Number);
  return a > c || (a === c && b > d);
}
/** The browsers that are supported and do not know a feature. */
function lacking(feature: Tree | undefined): string[] {
  const support = feature?.__compat?.support as Record<string, SupportStatement> | undefined;
  if (!support) return [];
  return Object.entries(OLDEST)
    .filter(([browser, oldest]) => {
      const ways = [support[browser] ?? []].flat();
      return ways.every((way) => way.prefix || way.flags || newerThan(way.version_added, oldest));
    })
    .map(([browser]) => browser);
}
function features({ prop, value, parent }: Declaration): [string, Tree | undefined][] {
  const prefixed = parent?.some((other) => other.type === "decl" && other.prop === `-webkit-${prop}`);
  if (prefixed || /^(--|-webkit-)/.test(prop)) prop = "";
  const property = CSS["properties"]![prop];
  const words = value.match(/[a-z][\w-]*/g) ?? [];
  const functions = [...value.matchAll(/([a-z][\w-]*)\(/g)].map((found) => found[1]!);
  const units = new Set([...value.matchAll(/\d(dv|sv|lv|cq)[a-z]+/g)].map((found) => found[1]!));
  return [
    [prop, property],
    ...words.map((word): [string, Tree | undefined] => [`${prop}: ${word}`, property?.[word]]),
    ...functions.map((name): [string, Tree | undefined] => [`${name}()`, TYPES.get(name)]),
    ...[...units].map((unit): [string, Tree | undefined] => [
      unit,
      TYPES.get(unit === "cq" ? "container_query_length_units" : "viewport_percentage_units_dynamic"),
    ]),
  ];
}
/** What a style uses that one of the oldest browsers does not know. */
function unknownIn(css: string): string[] {
  const found: [string, Tree | undefined][] = [];
  const root = postcss.parse(withBreakpoints(css));
  root.walkDecls((one) => void found.push(...features(one)));
  root.walkRules((rule) => {
    for (const [, name] of rule.selector.matchAll(/:([a-z][\w-]*)/g))
      found.push([`:${name}`, CSS["selectors"]![name!]]);
    if (rule.parent?.type === "rule") found.push(["nested rules", CSS["selectors"]!["nesting"]]);
  });
  root.walkAtRules((rule) => {
    found.push([`@${rule.name}`, CSS["at-rules"]![rule.name]]);
    const media = rule.name === "media" ? (rule.params.match(/[a-z][\w-]*/g) ?? []) : [];
    for (const name of media) found.push([`@media ${name}`, CSS["at-rules"]!["media"]![name]]);
  });
  return found.flatMap(([name, feature]) =>
    PLAINER.has(name) ? [] : lacking(feature).map((browser) => `${name} in ${browser} ${OLDEST[browser as never]}`),
  );
}
function stylesOf(file: string, text: string): string {
  if (file.endsWith(".css")) return text;
  return [...text.matchAll(/<style>(.*?)<\/style>/gs)].map((found) => found[1]!).join("\n");
}

test("the oldest browsers know everything that the styles use", () => {
  const unknown = Object.entries(FILES).flatMap(([file, text]) =>
    file.endsWith(".ts") ? [] : unknownIn(stylesOf(file, text)).map((what) => `${file}: ${what}`),
  );
  expect(unknown).toEqual([]);
});

test("what they do not know is found", () => {
  expect(unknownIn("a { color: light-dark(red, blue); }")).toEqual([
    "light-dark() in safari 16.4",
    "light-dark() in chrome 111",
  ]);
  expect(unknownIn("a { b { color: red } }")).toContain("nested rules in chrome 111");
  expect(unknownIn("a:has(b) { height: 1dvh; color: color-mix(in srgb, red, blue) }")).toEqual([]);
  expect(unknownIn("dialog { field-sizing: content }")).toContain("field-sizing in safari 16.4");
  expect(unknownIn("@starting-style { a { top: 0 } }")).toHaveLength(3);
});

test("no regular expression looks behind, which no build can make older", () => {
  const looking = Object.entries(FILES).filter(([, text]) => /\(\?<[=!]/.test(text));
  expect(looking.map(([file]) => file)).toEqual([]);
});

test("names of breakpoints are replaced in media queries only", () => {
  const css = "@media (--narrow) and (--tall) { a { top: var(--narrow) } }";
  expect(withBreakpoints(css)).toBe(
    `@media ${BREAKPOINTS.narrow} and ${BREAKPOINTS.tall} { a { top: var(--narrow) } }`,
  );
});

const page = withSentences("<!-- too-old --> <!-- web-error-page-not-loaded --> <!-- no-script -->", {
  en: "too-old = Safari { $safari }, Chrome { $chrome }\nweb-error-page-not-loaded = Reload.\nno-script = No script.",
  de: "home = Start",
  fr: "too-old = Non\nweb-error-page-not-loaded = Rechargez.\nno-script = Sans script, rien.",
});

test("the sentence for older browsers names the oldest that will do", () => {
  expect(page).toContain('<p class="too-old" lang="en" hidden>Safari 16.4, Chrome 111</p>');
  expect(page).toContain('<p class="too-old" lang="fr" hidden>Non</p>');
});

test("a page without the app or without scripts speaks every language", () => {
  expect(page).toContain('<p class="no-start" lang="en"><a href="">Reload.</a></p>');
  expect(page).toContain('<p class="no-start" lang="fr" hidden><a href="">Rechargez.</a></p>');
  expect(page).toContain('<p lang="fr">Sans script, rien.</p>');
  expect(page).not.toContain("<!--");
  expect(page).not.toContain('lang="de"');
});
