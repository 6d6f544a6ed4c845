import type { Presence, PresenceState, SeatInfo, TableInfo } from "../wire";

/** What has to be said about somebody who is not there: the reader, or the one whom the table waits for. */
export interface Note {
  kind: "paused" | "replaced" | "missed" | "covered" | "still-there" | "gone" | "nudge";
  seat: number;
  /** Who asked for the stand-in. */
  by?: number;
  seconds?: number;
}

/** What a note follows from; `own` is the reader's seat. */
export interface Known {
  table: TableInfo;
  toAct: readonly number[];
  own: number | null;
  presence: Presence | null;
  now: number;
}

/** The seconds before the end of a turn at which its player is asked whether they are still there. */
const ASK_BEFORE = 15;

/** The one thing to say now, the reader's own affairs first. */
export function absenceNote(known: Known): Note | null {
  const { table, own } = known;
  if (table.status !== "playing") return null;
  const mine = own === null ? undefined : table.seats[own];
  if (mine) return aboutMe(mine, known) ?? aboutOthers(known);
  return table.paused ? { kind: "paused", seat: table.seats.find((seat) => seat.stand_in)?.seat ?? 0 } : null;
}

function aboutMe(mine: SeatInfo, { table, toAct, now }: Known): Note | null {
  const seat = mine.seat;
  if (mine.stand_in && table.paused) return { kind: "paused", seat };
  if (mine.stand_in && mine.stand_in_by === null) return { kind: "missed", seat };
  if (mine.stand_in && mine.stand_in_by !== seat) return { kind: "replaced", seat, by: mine.stand_in_by ?? seat };
  if (mine.covered) return { kind: "covered", seat };
  const limit = table.settings.turn_seconds;
  if (mine.stand_in || !toAct.includes(seat) || limit === null || table.deadline === null) return null;
  const left = Math.max(0, Math.ceil(table.deadline - now));
  return left <= Math.min(ASK_BEFORE, limit / 2) ? { kind: "still-there", seat, seconds: left } : null;
}

function aboutOthers({ table, toAct, presence, now }: Known): Note | null {
  const late = table.seats.find((seat) => toAct.includes(seat.seat) && !seat.mine && plays(seat));
  if (!late || !presence || table.due_seat_since === null) return null;
  const waited = now - table.due_seat_since;
  const found = presence.seats.find((one) => one.seat === late.seat);
  const gone = found?.state === "gone" ? now - found.since : 0;
  if (table.settings.turn_seconds === null && Math.min(gone, waited) >= presence.absent_seconds)
    return { kind: "gone", seat: late.seat, seconds: Math.floor(gone) };
  return waited >= presence.nudge_seconds ? { kind: "nudge", seat: late.seat } : null;
}

/** Whether a person plays a seat, and no bot for them. */
function plays(seat: SeatInfo): boolean {
  return seat.kind === "person" && !seat.stand_in && !seat.covered && !seat.resigned;
}

/** How a person is, in one word: whoever is here and has to act is thinking. */
export type Shown = PresenceState | "thinking";

export function shownPresence(state: PresenceState | null, turn: boolean): Shown | null {
  return state === "here" && turn ? "thinking" : state;
}
