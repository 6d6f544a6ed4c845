import type { Remark, Signal } from "./live";
import { firstRemembered, remember } from "./storage";
import type { Nudged, Presence, PresenceState, Reaction } from "./wire";

const SHOWN_FOR = 6_000;
const MOST_SHOWN = 4;
const MOST_MUTED = 50;

/** Something that somebody said, as long as it is shown. */
export interface Bubble {
  id: number;
  seat: number;
  reaction: Reaction;
}

/** Presence, reactions and nudges of a table: who is here, what was said, and whom this reader has muted. */
export class Signals {
  presence = $state.raw<Presence | null>(null);
  bubbles = $state.raw<Bubble[]>([]);
  nudged = $state.raw<Nudged | null>(null);
  /** The names at this table whose reactions this reader does not want to see. */
  muted = $state.raw<readonly string[]>([]);
  private count = 0;
  private hidden = false;

  constructor(
    private readonly table: string,
    private readonly say: (remark: Remark) => boolean,
    private readonly nameOf: (seat: number) => string,
  ) {
    this.muted = allMuted()[table] ?? [];
  }

  take(signal: Signal): void {
    if (signal.type === "presence") this.presence = signal;
    else if (signal.type === "nudged") this.nudged = this.mutes(signal.by) ? null : signal;
    else if (!this.mutes(signal.seat)) this.show(signal.seat, signal.reaction);
  }

  /** How the person of a seat is; null for bots and before anything is known. */
  of(seat: number): PresenceState | null {
    return this.presence?.seats.find((found) => found.seat === seat)?.state ?? null;
  }

  /** For how many seconds the person of a seat has not been connected; null if they are. */
  goneFor(seat: number, now: number): number | null {
    const found = this.presence?.seats.find((one) => one.seat === seat);
    return found?.state === "gone" ? now - found.since : null;
  }

  react(seat: number, reaction: Reaction): boolean {
    return this.say({ type: "react", seat, reaction });
  }

  nudge(seat: number): boolean {
    return this.say({ type: "nudge", seat });
  }

  /** Tell whether the page is hidden; a new connection counts as a page that is seen. */
  look(fresh = false): void {
    const hidden = document.hidden;
    if (hidden === (fresh ? false : this.hidden)) return;
    this.hidden = hidden;
    this.say({ type: "away", away: hidden });
  }

  mutes(seat: number): boolean {
    return this.muted.includes(this.nameOf(seat));
  }

  /** Show the reactions of a seat no more, or again; this browser remembers it for the table. */
  mute(seat: number, muted: boolean): void {
    const name = this.nameOf(seat);
    const others = this.muted.filter((one) => one !== name);
    this.muted = muted ? [...others, name] : others;
    const kept = Object.entries({ ...allMuted(), [this.table]: this.muted }).filter(([, names]) => names.length > 0);
    remember("muted", Object.fromEntries(kept.slice(-MOST_MUTED)));
  }

  private show(seat: number, reaction: Reaction): void {
    const bubble = { id: this.count++, seat, reaction };
    this.bubbles = [...this.bubbles, bubble].slice(-MOST_SHOWN);
    setTimeout(() => (this.bubbles = this.bubbles.filter((one) => one !== bubble)), SHOWN_FOR);
  }
}

function allMuted(): Record<string, readonly string[]> {
  return firstRemembered<Record<string, readonly string[]>>("muted", {});
}
