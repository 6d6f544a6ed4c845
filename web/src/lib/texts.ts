import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Facts = Record<string, string | number>;
export const DEFAULT_LANGUAGE = "en";

/** How a language calls itself, with a capital as in a list of names. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** All catalogues but those of the command line. */
const FILES = import.meta.glob<string>(
  [
    "../../../src/farebox/locales/*/*.ftl",
    // Spelled out: a pattern that begins with ** looks only into the folder of the web app.
    "!../../../src/farebox/locales/*/{terminal,cities,arena,playtest,learning,maintenance}.ftl",
  ],
  {
    query: "?raw",
    import: "default",
  },
);

/** Catalogues that only some pages need, and that are loaded for those. */
const LATER = ["lessons"];

function languageOf(file: string): string {
  return file.split("/").at(-2) ?? "";
}

/** The languages that have texts for the browser. */
export const LANGUAGES = [
  ...new Set(
    Object.keys(FILES)
      .filter((file) => file.endsWith("/web.ftl"))
      .map(languageOf),
  ),
].sort();

/** The catalogue of one language, from the texts of its files. */
export function bundleOf(language: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

function catalogueOf(file: string): string {
  return file.split("/").at(-1)?.replace(".ftl", "") ?? "";
}

/** Fetch the catalogue of one language, with some of those that only some pages need. */
export async function loadBundle(language: string, more: Iterable<string> = []): Promise<FluentBundle> {
  const left = new Set(LATER.filter((catalogue) => ![...more].includes(catalogue)));
  const files = Object.keys(FILES).filter((file) => languageOf(file) === language && !left.has(catalogueOf(file)));
  return bundleOf(language, await Promise.all(files.map((file) => FILES[file]!())));
}

/** A negative number, written with a real minus. */
class Negative extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "\u2212");
  }
}

function shown(facts: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const entries = Object.entries(facts).map(([name, fact]) => [
    name,
    typeof fact === "number" && fact < 0 ? new Negative(fact) : fact,
  ]);
  return Object.fromEntries(entries) as Record<string, FluentVariable>;
}

/** Tools that say where each text appears set this before the app begins. */
const shownKeys = globalThis as { shownKeys?: Set<string> };

/** The text of a key in the first catalogue that has it; null if none has. */
export function textIn(
  bundles: readonly FluentBundle[],
  key: string,
  facts: Record<string, FluentVariable>,
): string | null {
  shownKeys.shownKeys?.add(key);
  for (const bundle of bundles) {
    const value = bundle.getMessage(key)?.value;
    if (value) return bundle.formatPattern(value, shown(facts), []);
  }
  return null;
}

/** The language to begin with: the one chosen before, else the first of the browser's that there is. */
export function firstLanguage(chosen: string | null, wanted: readonly string[], known: readonly string[]): string {
  const codes = [chosen ?? "", ...wanted].map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return codes.find((code) => known.includes(code)) ?? DEFAULT_LANGUAGE;
}
