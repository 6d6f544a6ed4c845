import { expect, test } from "vitest";
import { bundleOf, firstLanguage, languageName, LANGUAGES, loadBundle, textIn } from "../lib/texts";

const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../{lib,table,guide}/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const WEB = import.meta.glob<string>("../../../src/farebox/locales/en/{web,guide,lessons}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const CODE = Object.values(SOURCES).join("\n");
const KEYS = [
  ...Object.values(WEB)
    .join("")
    .matchAll(/^([a-z][\w-]*) =/gm),
].map((found) => found[1]!);

/** Beginnings of keys that the code completes: t(`level-${level}`). */
const FAMILIES = [...CODE.matchAll(/`((?:[a-z]+-)+)\$\{/g)].map((found) => found[1]!);
const USED = [
  ...CODE.matchAll(/\bt\(\s*(?:[^()`"]*\? )?"([a-z][\w-]+)"/g),
  ...CODE.matchAll(/\bt\([^()]*?(?<!\?)\? "([a-z][\w-]+)"/g),
  ...CODE.matchAll(/\bt\([^()]*?: "([a-z][\w-]+)"\)/g),
].map((found) => found[1]!);

test("every key that the app asks for has an English text", async () => {
  const english = await loadBundle("en", ["lessons"]);
  expect([...new Set(USED)].filter((key) => !english.hasMessage(key))).toEqual([]);
  expect(USED.length).toBeGreaterThan(120);
});

test("every text of the web catalogue is used", () => {
  const families = [...FAMILIES, "why-", "web-error-", "error-", "city-", "token-symbol"];
  const idle = KEYS.filter((key) => !CODE.includes(`"${key}"`) && !families.some((family) => key.startsWith(family)));
  expect(idle).toEqual([]);
});

test("no language lacks a key of the web catalogue", async () => {
  for (const language of LANGUAGES) {
    const bundle = await loadBundle(language, ["lessons"]);
    expect([language, KEYS.filter((key) => !bundle.hasMessage(key))]).toEqual([language, []]);
  }
});

test("every token and every time limit has a name of its own", async () => {
  const english = await loadBundle("en");
  const names = (key: string, fact: string, values: number[]): Set<string | null> =>
    new Set(values.map((value) => textIn([english], key, { [fact]: value })));
  expect(names("token-symbol", "symbol", [0, 1, 2, 3, 4, 5, 6, 7]).size).toBe(8);
  expect(names("plan-limit-value", "seconds", [0, 30, 60, 120, 300, 86_400]).size).toBe(6);
});

test("plurals follow the language", () => {
  const polish = bundleOf("pl", ["cards = { $count ->\n    [one] karta\n    [few] karty\n   *[many] kart\n  }"]);
  expect([1, 3, 5].map((count) => textIn([polish], "cards", { count }))).toEqual(["karta", "karty", "kart"]);
});

test("a negative number has a minus and its own plural", async () => {
  const english = await loadBundle("en");
  expect(textIn([english], "points", { points: -1 })).toBe("\u22121 point");
  expect(textIn([english], "seat-label", { player: "Anna", score: -12 })).toBe("Anna, \u221212 points");
});

test("a text that a language lacks comes in the next one", () => {
  const [some, english] = [bundleOf("xx", ["one = eins"]), bundleOf("en", ["one = one\ntwo = two"])];
  expect(textIn([some, english], "two", {})).toBe("two");
  expect(textIn([some, english], "three", {})).toBeNull();
});

test("every language calls itself by its own name", () => {
  expect(Object.fromEntries(LANGUAGES.map((language) => [language, languageName(language)]))).toEqual({
    de: "Deutsch",
    en: "English",
    fr: "Français",
    it: "Italiano",
    nl: "Nederlands",
    pl: "Polski",
    sk: "Slovenčina",
  });
});

test("the first language is the one chosen, else the browser's, else English", () => {
  expect(firstLanguage("pl", ["fr-CH", "en"], ["en", "fr", "pl"])).toBe("pl");
  expect(firstLanguage(null, ["de", "fr-CH"], ["en", "fr", "pl"])).toBe("fr");
  expect(firstLanguage(null, ["de"], ["en", "fr"])).toBe("en");
});
