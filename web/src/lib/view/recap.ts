import { DARK, type Lit } from "../lit";
import type { GameEvent, LogEntry } from "../wire";
import type { Teller } from "./story";

/** What a seat did in one turn. */
export interface Turn {
  seat: number;
  events: GameEvent[];
}

/** A part of what is told of a turn: the key of its text and its facts. */
export interface RecapPart {
  key: string;
  facts: Record<string, string | number>;
  /** The symbol of a token that was taken. */
  token?: number;
}

/** A turn in words. */
export interface Told {
  seat: number;
  text: string;
}

/** The last turn of every other seat since the reader's own last action, in the order of play; `log` has only what counts. */
export function turnsSince(log: readonly LogEntry[], reader: number | null): Turn[] {
  const turns: Turn[] = [];
  for (const { kind, seat, events } of log) {
    if (kind !== "action" || seat === null) continue;
    if (seat === reader) turns.length = 0;
    else if (turns.at(-1)?.seat === seat) turns.at(-1)?.events.push(...toTell(events));
    else turns.push({ seat, events: toTell(events) });
  }
  const told = turns.filter((turn) => turn.events.length > 0);
  const last = told.filter(({ seat }, place) => !told.slice(place + 1).some((later) => later.seat === seat));
  return reader === null ? last.slice(-1) : last;
}

const TOLD = new Set<GameEvent["event"]>([
  "route-claimed",
  "token-taken",
  "flag-card-kept",
  "flag-set-scored",
  "card-drawn",
  "tickets-kept",
  "stack-placed",
  "passed",
  "last-round-began",
]);

/** What is told of an action; the choice of first tickets is everybody's. */
function toTell(events: readonly GameEvent[]): GameEvent[] {
  if (events.some(({ event }) => event === "first-tickets-chosen")) return [];
  return events.filter(({ event }) => TOLD.has(event));
}

/** A turn in a few words; cards that were drawn are told together. */
export function recapParts({ events }: Turn, teller: Teller, hidden: (count: number) => string): RecapPart[] {
  const drawn = events.filter((event) => event.event === "card-drawn");
  const seen = drawn.flatMap(({ card }) => (card === null ? [] : [teller.card(card)]));
  const unseen = drawn.length - seen.length;
  const cards = [...seen, ...(unseen ? [hidden(unseen)] : [])].join(" + ");
  const parts = events.flatMap((event) => partOf(event, teller) ?? []);
  return cards ? [{ key: "recap-cards", facts: { cards } }, ...parts] : parts;
}

function partOf(event: GameEvent, { city, card, token }: Teller): RecapPart | null {
  switch (event.event) {
    case "route-claimed":
      return { key: "recap-claim", facts: { route: city.route(event.route), points: event.points } };
    case "token-taken":
      return { key: "recap-token", facts: { symbol: token(event.symbol) }, token: event.symbol };
    case "flag-card-kept":
      return { key: "flag-held", facts: { card: card(event.card) } };
    case "flag-set-scored":
      return { key: "recap-set", facts: { points: event.points } };
    case "tickets-kept":
      return { key: "recap-tickets", facts: { kept: event.kept } };
    case "stack-placed":
      return { key: "recap-stack", facts: { symbol: token(event.symbol), location: city.location(event.location) } };
    case "passed":
      return { key: "recap-pass", facts: {} };
    case "last-round-began":
      return { key: "recap-last-round", facts: {} };
    default:
      return null;
  }
}

/** A route or location that a seat touched last. */
export interface Mark {
  seat: number;
  route?: string;
  location?: string;
}

/** What some turns left on the board. */
export function marksOf(turns: readonly Turn[]): Mark[] {
  return turns.flatMap(({ seat, events }) =>
    events.flatMap((event): Mark[] => {
      if (event.event === "route-claimed") return [{ seat, route: event.route }];
      if (event.event === "token-taken" || event.event === "stack-placed") return [{ seat, location: event.location }];
      return [];
    }),
  );
}

/** Where on the board an event happened. */
export function lightOf(event: GameEvent): Lit {
  if (event.event === "route-claimed") return { locations: new Set(), routes: new Set([event.route]) };
  if (event.event === "token-taken" || event.event === "stack-placed")
    return { locations: new Set([event.location]), routes: new Set() };
  return DARK;
}

/** The cards that an event is about; a card that is not seen is a back. */
export function cardsIn(event: GameEvent): string[] {
  if (event.event === "card-drawn") return [event.card ?? "back"];
  if (event.event === "flag-card-kept") return [event.card];
  if (event.event !== "route-claimed") return [];
  return Object.entries(event.payment).flatMap(([card, count]) => Array<string>(count).fill(card));
}
