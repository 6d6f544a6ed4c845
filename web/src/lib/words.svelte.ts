import type { FluentBundle } from "@fluent/bundle";
import type { City } from "./view/city";
import type { Teller } from "./view/story";
import { settings } from "./settings.svelte";
import { onRememberedElsewhere } from "./storage";
import { DEFAULT_LANGUAGE, firstLanguage, LANGUAGES, loadBundle, textIn, type Facts } from "./texts";
import { version } from "./version.svelte";
import { LEVELS, type Problem, type Reason, type RecordSeat, type SeatInfo, type View } from "./wire";

let bundles = $state.raw<FluentBundle[]>([]);
let current = $state(DEFAULT_LANGUAGE);
/** What has been loaded besides the texts that every page needs. */
const more = new Set<string>();

/** The language that is shown. */
export function shownLanguage(): string {
  return current;
}

/** The text of a key in the chosen language; every reader follows a change of language at once. */
export function t(key: string, facts: Facts = {}): string {
  return textIn(bundles, key, facts) ?? key;
}

/** Names in a row, as the language joins them: "Anna, Bert and Cora". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(current === DEFAULT_LANGUAGE ? "en-GB" : current).format(names);
}

/** Whether there is a text for a key. */
export function hasText(key: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(key));
}

/** Load a language, English behind it, and show it. */
async function show(language: string): Promise<void> {
  const wanted = language === DEFAULT_LANGUAGE ? [language] : [language, DEFAULT_LANGUAGE];
  bundles = await Promise.all(wanted.map((one) => loadBundle(one, more)));
  document.documentElement.lang = language;
  current = language;
}

/** Show a language from now on; one that cannot be loaded changes nothing, and the page says so. */
export async function chooseLanguage(language: string): Promise<void> {
  try {
    await show(language);
    settings.language = language;
  } catch {
    version.lost = true;
  }
}

/** Load the texts of a catalogue that only some pages need, in this language and in any chosen later. */
export async function moreWords(catalogue: string): Promise<void> {
  if (more.has(catalogue)) return;
  more.add(catalogue);
  try {
    await show(current);
  } catch {
    more.delete(catalogue);
    version.lost = true;
  }
}

/** Show the language of the first page, or English where its texts are missing; without any there is no page. */
export async function firstWords(): Promise<void> {
  const language = firstLanguage(settings.language, navigator.languages, LANGUAGES);
  try {
    await show(language);
    settings.language = language;
  } catch {
    await show(DEFAULT_LANGUAGE);
    version.lost = true;
  }
  onRememberedElsewhere<string>("language", (chosen) => {
    if (LANGUAGES.includes(chosen) && chosen !== current) void chooseLanguage(chosen);
  });
}

/** The name of a card; wilds have the name of the city's own. */
export function cardName(card: string, wild: string): string {
  return card === "wild" ? t(`wild-${wild}`) : t(`colour-${card}`);
}

/** A route with its colour, its length and its points. */
export function routeLabel(city: City, id: string): string {
  const route = city.routes.get(id);
  if (!route) return id;
  const colour = route.colour === "gray" ? t("colour-gray") : cardName(route.colour, city.info.look.wild);
  return t("route-label", { route: city.route(id), colour, spaces: route.length, points: city.routePoints(id) });
}

/** Several cards of one kind; wilds have the name of the city's own. */
export function cardsOf(card: string, count: number, wild: string): string {
  return t("cards-of", { count, card: cardName(card, wild) });
}

/** The city's wild card as a thing with an article, and several of them. */
export function wildFacts(wild: string): { wild: string; wilds: string } {
  return { wild: t("wild-card", { wild }), wilds: t("wild-cards", { wild }) };
}

/** The name of a city in the chosen language; a city without one has the name of its file. */
export function cityName(id: string, own: string = id): string {
  const key = `city-name-${id}`;
  return hasText(key) ? t(key) : own;
}

export function tokenName(symbol: number): string {
  return t("token-symbol", { symbol });
}

/** Who tells a story of a city in the chosen language; `readers` are the seats that are called "you". */
export function tellerOf(city: City, players: readonly string[], readers: Iterable<number>): Teller {
  const card = (id: string): string => cardName(id, city.info.look.wild);
  const cards = (id: string, count: number): string => cardsOf(id, count, city.info.look.wild);
  return { city, players, readers: new Set(readers), card, cards, token: tokenName };
}

/** What the server calls people who have not said their name or are forgotten; a number tells several apart. */
const NAMELESS = /^Guest( \d+)?$/;

/** Whether a name is that of someone who has none. */
export function isNameless(name: string): boolean {
  return NAMELESS.test(name);
}

/** The name of a person; those without one are guests, in the chosen language. */
export function personName(name: string): string {
  return name.replace(NAMELESS, (_, number: string | undefined) => t("guest-name") + (number ?? ""));
}

/** Who sits on a seat, in words: a bot is called by its level, or as the server's host named it. */
export function playerName(seat: SeatInfo | undefined, fallback = ""): string {
  if (!seat) return fallback;
  const name = personName(seat.name ?? fallback);
  if (seat.resigned) return t("name-resigned", { player: name });
  const level = LEVELS.find((known) => known === seat.level);
  if (level) return `${t(`level-${level}`)}${numberBehind(seat.name ?? "")}`;
  return seat.name === null && seat.kind === "open" ? t("seat-open") : name;
}

/** Who sat on a seat of a record, in words: a bot of a level is called by it. */
export function recordedName({ name, bot, resigned }: RecordSeat): string {
  if (resigned !== null) return t("name-resigned", { player: personName(name) });
  return botName(bot?.name ?? null, name);
}

/** Who played a seat, by the level of a bot or the name of a person. */
export function botName(level: string | null, name: string): string {
  const known = LEVELS.find((one) => one === level);
  return known ? `${t(`level-${known}`)}${numberBehind(name)}` : personName(name);
}

/** How a finished game ended, in a sentence. */
export function verdictOf({ outcome }: View, names: readonly string[]): string {
  if (!outcome) return "";
  const winner = outcome.winners[0] ?? 0;
  return t(`verdict-${outcome.decided_by}`, {
    players: listed(outcome.winners.map((seat) => names[seat] ?? "")),
    points: outcome.scores[winner] ?? 0,
    tickets: outcome.complete_tickets[winner] ?? 0,
  });
}

/** The number by which two bots of one level are told apart. */
function numberBehind(name: string): string {
  const last = name.split(" ").at(-1) ?? "";
  return Number(last) > 1 ? ` ${last}` : "";
}

/** The sentence for something that went wrong, with names instead of ids where the city is known. */
export function problemText(
  problem: Problem | Reason,
  city: City | null = null,
  players: readonly string[] = [],
): string {
  const facts: Facts = city ? wildFacts(city.info.look.wild) : {};
  for (const [name, fact] of Object.entries(problem.facts)) facts[name] = factText(name, fact, city, players);
  const web = `web-error-${problem.code}`;
  const known = hasText(web) ? web : `error-${problem.code}`;
  if (hasText(known)) return t(known, facts);
  return "text" in problem && problem.text ? problem.text : t("web-error-unknown", { code: problem.code });
}

const NAMED = new Set(["route", "location", "ticket", "name"]);
/** Facts that hold a seat; programs count from 0, people from 1. */
const SEATS = new Set(["seat", "first"]);
const COLOURS = new Set(["colour", "card", "wanted"]);

function factText(name: string, fact: unknown, city: City | null, players: readonly string[]): string | number {
  if (typeof fact === "number" && SEATS.has(name)) return players[fact] ?? t("seat-number", { number: fact + 1 });
  if (typeof fact === "number" && name === "slot") return fact + 1;
  if (typeof fact === "number") return fact;
  const text = String(fact ?? "");
  if (city && COLOURS.has(name)) return cardName(text, city.info.look.wild);
  return city && NAMED.has(name) ? city.known(text) : text;
}
