import { firstRemembered, remember } from "../lib/storage";
import type { City } from "../lib/view/city";
import type { SeenState } from "../lib/view/actions";
import type { LogEntry } from "../lib/wire";

/** What is explained when it happens for the first time. */
export type Tip = "sweep" | "ferry" | "token" | "flag" | "last";

/** What there is to explain now, to somebody who plays this seat: what has to be decided first. */
export function tipsFor(city: City, state: SeenState, entries: readonly LogEntry[], myTurn: boolean): Tip[] {
  const { view, seat } = state;
  if (view.phase === "over" || seat === null) return [];
  const events = entries.flatMap((entry) => entry.events);
  const found: Tip[] = [];
  if (myTurn && view.phase === "choose-token") found.push("token");
  if (view.turns_left !== null) found.push("last");
  if (events.some((event) => event.event === "row-swept")) found.push("sweep");
  if (events.some((event) => event.event === "flag-card-kept" && event.seat === seat)) found.push("flag");
  if (myTurn && state.legal.some((action) => action.action === "claim-route" && isFerry(city, action.route)))
    found.push("ferry");
  return found;
}

/** Whether a seat acted: someone who does has read a tip or does without it, and it would cover the next task. */
export function actedBy(seat: number | null, entries: readonly LogEntry[]): boolean {
  return entries.some((entry) => entry.kind === "action" && entry.seat === seat);
}

export function isFerry(city: City, route: string): boolean {
  return (city.routes.get(route)?.wilds_required ?? 0) > 0;
}

/** The tips that this browser has shown. */
class SeenTips {
  private readonly seen = new Set(firstRemembered<string[]>("tips-seen", []));

  /** The first tip that was not shown yet; from now on it was. */
  next(tips: readonly Tip[]): Tip | null {
    const fresh = tips.find((tip) => !this.seen.has(tip)) ?? null;
    if (fresh !== null) remember("tips-seen", [...this.seen.add(fresh)]);
    return fresh;
  }
}

export const seenTips = new SeenTips();
