import { fly } from "../lib/flights";
import { play, type Sound } from "../lib/sounds";
import type { GameEvent, LogEntry } from "../lib/wire";

/** Something to be drawn on the board for a while. */
export interface Fresh {
  route?: string;
  location?: string;
  seat: number;
  points?: number;
}

const SOUNDS: Partial<Record<GameEvent["event"], Sound>> = {
  "card-drawn": "card",
  "tickets-kept": "card",
  "route-claimed": "car",
  "token-taken": "token",
  "flag-set-scored": "token",
  "stack-placed": "token",
  "row-swept": "sweep",
  "game-ended": "end",
};

/** The last thing of some entries that the board shows. */
export function freshOf(entries: readonly Pick<LogEntry, "events">[]): Fresh | null {
  let fresh: Fresh | null = null;
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (event.event === "route-claimed") fresh = { route: event.route, seat: event.seat, points: event.points };
    if (event.event === "token-taken" || event.event === "stack-placed")
      fresh = { ...(fresh ?? {}), location: event.location, seat: event.seat };
  }
  return fresh;
}

/** Let the cards of some entries fly; `own` is the seat whose hand is on the screen. */
export function flyCards(entries: readonly Pick<LogEntry, "events">[], own: number | null): void {
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (event.event === "card-drawn") {
      const to = event.seat === own ? `hand-${event.card ?? ""}` : `seat-${event.seat}`;
      fly(event.slot === null ? "deck" : `slot-${event.slot}`, to, event.card ?? "back");
    }
    if (event.event === "tickets-offered")
      fly("tickets", event.seat === own ? "hand" : `seat-${event.seat}`, "ticket-back");
    if (event.event === "route-claimed") flyPayment(event.payment, event.seat, own);
  }
}

function flyPayment(payment: Record<string, number>, seat: number, own: number | null): void {
  let place = 0;
  for (const [card, count] of Object.entries(payment))
    for (let one = 0; one < count; one += 1)
      fly(seat === own ? `hand-${card}` : `seat-${seat}`, "discards", card, 60 * place++);
}

/** Let the most important thing of some entries sound. */
export function sound(entries: readonly LogEntry[]): void {
  const heard = entries
    .flatMap((entry) => entry.events.map((event) => SOUNDS[event.event]))
    .filter((found) => found !== undefined);
  const last = heard.at(-1);
  if (last) play(last);
}
