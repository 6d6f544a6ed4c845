import type { City } from "./city";

/** How far a ticket is: complete, still to be joined over some routes, or no longer possible. */
export interface Progress {
  ticket: string;
  points: number;
  state: "done" | "open" | "lost" | "missed";
  missing: string[];
  spaces: number;
}

/** The progress of a ticket from the routes it still needs; null needs mean that no way is left. */
export function ticketProgress(
  city: City,
  ticket: string,
  needs: readonly string[] | null | undefined,
  over = false,
): Progress {
  const points = city.tickets.get(ticket)?.points ?? 0;
  if (over && needs?.length !== 0) return { ticket, points, state: "missed", missing: [], spaces: 0 };
  if (needs === null) return { ticket, points, state: "lost", missing: [], spaces: 0 };
  const missing = [...(needs ?? [])];
  const spaces = missing.reduce((sum, route) => sum + (city.routes.get(route)?.length ?? 0), 0);
  const state = needs !== undefined && missing.length === 0 ? "done" : "open";
  return { ticket, points, state, missing, spaces };
}

const ORDER = { open: 0, done: 1, lost: 2, missed: 2 };

/** Tickets with the open ones first, then by points. */
export function inOrder(tickets: readonly Progress[]): Progress[] {
  return [...tickets].sort((one, other) => ORDER[one.state] - ORDER[other.state] || other.points - one.points);
}
