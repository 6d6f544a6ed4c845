import type { Level, NewTable, SeatWish, TableSummary } from "../wire";

/** Who shall sit on a seat beside one's own: a bot by level or name, a friend with the link, a person here, nobody. */
export type Guest = Level | HostBot | "friend" | "here" | "nobody";

/** A bot that the server's host names; it may be called like anything else here. */
type HostBot = `bot:${string}`;

/** The seconds for a turn that can be chosen; null is no limit. */
export const TURN_LIMITS: readonly (number | null)[] = [null, 30, 60, 120, 300, 86_400];

export interface Plan {
  city: string;
  others: Guest[];
  names: string[];
  listed: boolean;
  undo: boolean;
  turnSeconds: number | null;
}

export const FIRST_PLAN: Plan = {
  city: "san_francisco",
  others: ["regular", "nobody", "nobody"],
  names: ["", "", ""],
  listed: false,
  undo: true,
  turnSeconds: null,
};

function wish(guest: Guest, name: string, otherwise: string): SeatWish | null {
  switch (guest) {
    case "nobody":
      return null;
    case "friend":
      return { kind: "open" };
    case "here":
      return { kind: "me", name: name.trim() || otherwise };
    default:
      return { kind: "bot", level: guest.replace(/^bot:/, "") };
  }
}

/** The seats of a plan, one's own first; `nameOf` names those at this device who gave no name. */
export function seatsOf(plan: Plan, me: string, nameOf: (seat: number) => string): SeatWish[] {
  const own: SeatWish = me.trim() ? { kind: "me", name: me.trim() } : { kind: "me" };
  const others = plan.others.map((guest, place) => wish(guest, plan.names[place] ?? "", nameOf(place + 2)));
  return [own, ...others.filter((seat) => seat !== null)];
}

/** The request for a plan's table: it starts at once unless a friend is still to come. */
export function tableOf(plan: Plan, me: string, nameOf: (seat: number) => string): NewTable {
  const seats = seatsOf(plan, me, nameOf);
  const alone = seats.slice(1).every((seat) => seat.kind === "bot");
  return {
    city: plan.city,
    seats,
    settings: { listed: plan.listed, undo: plan.undo && alone, turn_seconds: plan.turnSeconds },
    pace: 1,
    start: seats.every((seat) => seat.kind !== "open"),
  };
}

/** The table to go on with: one that waits for its reader before one that only runs, the newest first. */
export function unfinished(tables: readonly TableSummary[]): TableSummary | null {
  const open = tables.filter((table) => table.status !== "over");
  const newest = (one: TableSummary, other: TableSummary): number =>
    Number(other.my_turn) - Number(one.my_turn) || other.changed_at - one.changed_at;
  return [...open].sort(newest)[0] ?? null;
}

/** A plan in which a friend has a seat: the first of the others becomes one if none is. */
export function withFriends(plan: Plan): Plan {
  if (plan.others.includes("friend")) return plan;
  return { ...plan, others: ["friend", ...plan.others.slice(1).map((guest) => (guest === "here" ? guest : "nobody"))] };
}

/** Whether a plan has somebody to play with. */
export function playable(plan: Plan): boolean {
  return plan.others.some((guest) => guest !== "nobody");
}

/** The table in a pasted address or id; null if there is none. */
export function tableInLink(text: string): { path: string } | null {
  const found = /\/(t|link)\/([\w-]+)/.exec(text);
  if (found) return { path: `/${found[1]}/${found[2]}` };
  return /^[\w-]{6,}$/.test(text.trim()) ? { path: `/t/${text.trim()}` } : null;
}
