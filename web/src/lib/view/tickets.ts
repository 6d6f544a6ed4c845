import { DARK, type Lit } from "../lit";
import type { PrivateView } from "../wire";
import type { City } from "./city";

/** How far a ticket is: complete, still to be joined over some routes, beyond one's cars, or without any way left. */
export interface Progress {
  ticket: string;
  points: number;
  state: "done" | "open" | "short" | "lost" | "missed";
  missing: string[];
  spaces: number;
}

/** What the server tells of the way of a ticket: the routes it still needs, null if no way is left. */
export interface Hints {
  needs: Record<string, string[] | null>;
  out_of_cars: readonly string[];
}

/** The progress of a ticket, as the server tells it. */
export function ticketProgress(city: City, ticket: string, hints: Hints, complete = false, over = false): Progress {
  const points = city.tickets.get(ticket)?.points ?? 0;
  const needs = complete ? [] : hints.needs[ticket];
  if (over && needs?.length !== 0) return { ticket, points, state: "missed", missing: [], spaces: 0 };
  if (needs === null) return { ticket, points, state: "lost", missing: [], spaces: 0 };
  const missing = [...(needs ?? [])];
  const spaces = missing.reduce((sum, route) => sum + (city.routes.get(route)?.length ?? 0), 0);
  if (missing.length > 0 && hints.out_of_cars.includes(ticket))
    return { ticket, points, state: "short", missing: [], spaces };
  const state = needs !== undefined && missing.length === 0 ? "done" : "open";
  return { ticket, points, state, missing, spaces };
}

const ORDER = { open: 0, done: 1, short: 2, lost: 2, missed: 2 };

/** Tickets with the open ones first, then by points. */
export function inOrder(tickets: readonly Progress[]): Progress[] {
  return [...tickets].sort((one, other) => ORDER[one.state] - ORDER[other.state] || other.points - one.points);
}

/** The tickets of a seat, those among them that it has chosen while others still choose. */
export function ownTickets(city: City, own: PrivateView | null, hints: Hints, over: boolean): Progress[] {
  const chosen = (own?.first_choice ?? []).map((ticket) => ticketProgress(city, ticket, hints));
  const held = (own?.tickets ?? []).map((one) => ticketProgress(city, one.ticket, hints, one.complete, over));
  return inOrder([...chosen, ...held]);
}

/** The ends of a ticket and the way that it still lacks. */
export function ticketLight(city: City, progress: Progress | undefined): Lit {
  const ticket = city.tickets.get(progress?.ticket ?? "");
  if (!ticket || !progress) return DARK;
  return { locations: new Set([ticket.a, ticket.b]), routes: new Set(progress.missing) };
}
