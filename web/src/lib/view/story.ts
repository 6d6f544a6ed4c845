import { DARK, type Lit } from "../lit";
import type { GameEvent, LogEntry } from "../wire";
import { cardsIn, lightOf } from "./recap";
import type { City } from "./city";

/** A sentence to be told: its key in the catalogue and its facts. */
export interface Line {
  key: string;
  facts: Record<string, string | number>;
  seat: number | null;
}

/** What a story needs to know: the city, the players' names, who reads, and the words of cards and tokens. */
export interface Teller {
  city: City;
  players: readonly string[];
  readers: ReadonlySet<number>;
  card: (card: string) => string;
  cards: (card: string, count: number) => string;
  token: (symbol: number) => string;
  /** The people as they are called even after they have resigned. */
  people?: readonly string[];
}

const QUIET = new Set(["turn-began", "row-filled", "first-tickets-chosen"]);

/** The sentence of an event; null for events that are seen anyway. */
export function lineOf(event: GameEvent, teller: Teller): Line | null {
  if (QUIET.has(event.event)) return null;
  const seat = "seat" in event ? event.seat : null;
  const who: Record<string, string> =
    seat === null ? {} : { player: teller.players[seat] ?? "?", who: teller.readers.has(seat) ? "you" : "other" };
  return { key: `event-${keyOf(event)}`, facts: { ...who, ...factsOf(event, teller) }, seat };
}

function keyOf(event: GameEvent): string {
  if (event.event === "card-drawn" && event.slot === null)
    return event.card === null ? "card-drawn-unseen" : "card-drawn-blind";
  if ((event.event === "tickets-offered" || event.event === "tickets-kept") && event.tickets)
    return `${event.event}-seen`;
  return event.event;
}

function factsOf(event: GameEvent, teller: Teller): Record<string, string | number> {
  const { city, card, token } = teller;
  const listed = (tickets: string[] | null): string => (tickets ?? []).map((id) => city.ticket(id)).join(", ");
  switch (event.event) {
    case "card-drawn":
    case "flag-card-kept":
      return { card: event.card === null ? "" : card(event.card) };
    case "row-swept":
    case "deck-renewed":
      return { times: event.times };
    case "tickets-offered":
      return { count: event.count, tickets: listed(event.tickets) };
    case "tickets-kept":
      return { kept: event.kept, returned: event.returned, tickets: listed(event.tickets) };
    case "stack-placed":
      return { location: city.location(event.location), tokens: event.tokens, symbol: token(event.symbol) };
    case "route-claimed":
      return {
        route: city.route(event.route),
        payment: listedCards(event.payment, teller.cards),
        points: event.points,
      };
    case "flag-set-scored":
      return { points: event.points };
    case "token-taken":
      return { location: city.location(event.location), symbol: token(event.symbol) };
    case "last-round-began":
      return { cars: event.cars_left };
    case "game-ended":
      return { reason: event.reason };
    default:
      return {};
  }
}

/** Cards of several kinds, such as `2 green + 1 wild`. */
export function listedCards(cards: Record<string, number>, told: Teller["cards"]): string {
  return Object.entries(cards)
    .map(([card, count]) => told(card, count))
    .join(" + ");
}

/** A sentence of the log, with where it happened on the board and the cards it is about. */
export interface LogLine {
  id: string;
  line: Line;
  lit: Lit;
  cards: string[];
}

/** Who plays a seat from an entry on, if that changes: a turn missed, a stand-in, somebody back, a resignation. */
export function changeLine(entry: Pick<LogEntry, "kind" | "seat" | "level">, teller: Teller): Line | null {
  const { seat, level } = entry;
  const kind = entry.kind === "stand-in" && level === null ? "back" : entry.kind;
  if (seat === null || !["missed", "stand-in", "back", "resigned"].includes(kind)) return null;
  const player = (kind === "resigned" ? teller.people : teller.players)?.[seat] ?? "?";
  return { key: `log-${kind}`, facts: { player, who: teller.readers.has(seat) ? "you" : "other" }, seat };
}

/** The sentences of some events, each with an id of its own. */
export function linesOf(groups: readonly { id: number; events: readonly GameEvent[] }[], teller: Teller): LogLine[] {
  return groups.flatMap(({ id, events }) =>
    events.flatMap((event, place) => {
      const line = lineOf(event, teller);
      return line ? [{ id: `${id}.${place}`, line, lit: lightOf(event), cards: cardsIn(event) }] : [];
    }),
  );
}

/** The sentences of a table's log: what happened, and who came and went. */
export function logLines(log: readonly LogEntry[], teller: Teller): LogLine[] {
  return log.flatMap((entry) => {
    const line = changeLine(entry, teller);
    const change = line ? [{ id: `${entry.version}`, line, lit: DARK, cards: [] }] : [];
    return [...change, ...linesOf([{ id: entry.version, events: entry.events }], teller)];
  });
}

/** Entries as one of several own seats sees them; the server says what that is. */
export function entriesFor(log: readonly LogEntry[], seat: number | null): LogEntry[] {
  return log.map((entry) => ({ ...entry, events: entry.by_seat[seat ?? -1] ?? entry.events }));
}

/** The entries that still count: an undo makes void what came after the version it goes back to. */
export function validEntries(log: readonly LogEntry[]): LogEntry[] {
  const valid: LogEntry[] = [];
  for (const entry of log) {
    if (entry.kind === "undo" && entry.back_to !== null) {
      const back = entry.back_to;
      while (valid.length > 0 && (valid.at(-1)?.version ?? 0) > back) valid.pop();
    }
    valid.push(entry);
  }
  return valid;
}

/** A log with new entries added once each, whatever was sent twice. */
export function joinedLog(log: readonly LogEntry[], added: readonly LogEntry[]): LogEntry[] {
  const last = log.at(-1)?.version ?? 0;
  return [...log, ...added.filter((entry) => entry.version > last)];
}

/** The later of two states of the same thing; of two that are equally late the one that was told last. */
export function newer<Told extends { version: number }>(known: Told | null, told: Told): Told {
  return known && known.version > told.version ? known : told;
}
