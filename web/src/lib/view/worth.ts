import type { Gain, Stack, View } from "../wire";
import type { City } from "./city";

/** A line about what a claim brings: the key of its text, the facts, and the kind for its sign. */
export interface GainLine {
  kind: Gain["kind"];
  key: string;
  facts: Record<string, string | number>;
  /** The symbols of the tokens it is about. */
  symbols: number[];
}

/** The words that lines about gains are made of. */
export interface GainWords {
  card: (card: string) => string;
  token: (symbol: number) => string;
}

/** What a claim brings, in lines; two tokens to choose from are one line. */
export function gainLines(city: City, gains: readonly Gain[], stacks: readonly Stack[], words: GainWords): GainLine[] {
  const tokens = gains.filter((gain) => gain.kind === "token");
  const others = gains.filter((gain) => gain.kind !== "token");
  return [...tokenLines(city, tokens, stacks, words), ...others.map((gain) => gainLine(city, gain, words))];
}

function tokenLines(city: City, gains: readonly Gain[], stacks: readonly Stack[], { token }: GainWords): GainLine[] {
  const [first] = gains;
  if (!first) return [];
  const symbols = gains.map((gain) => stacks.find((stack) => stack.location === gain.subject)?.symbol ?? 0);
  const [one = "", other = ""] = symbols.map(token);
  const facts: GainLine["facts"] =
    gains.length > 1
      ? { first: one, second: other, points: first.points }
      : { symbol: one, location: city.location(first.subject), points: first.points };
  return [{ kind: "token", key: gains.length > 1 ? "gain-either-token" : "gain-token", facts, symbols }];
}

function gainLine(city: City, { kind, subject, points }: Gain, { card }: GainWords): GainLine {
  const names: Record<string, (id: string) => string> = {
    "flag-card": card,
    ticket: (id) => city.ticket(id),
    attraction: (id) => city.location(id),
  };
  const name = names[kind]?.(subject) ?? subject;
  const facts = { card: name, ticket: name, location: name, district: name, points };
  return { kind, key: kind === "flag-card" ? "flag-held" : `gain-${kind}`, facts, symbols: [] };
}

/** The seats that hold a symbol. */
export function holdersOf(view: View, symbol: number): number[] {
  return view.seats.flatMap((seat, number) => (seat.tokens.includes(symbol) ? [number] : []));
}
