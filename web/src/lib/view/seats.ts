import type { SeenState } from "./actions";

/** The seats in turn order, beginning with the reader's own. */
export function seatOrder(count: number, first: number | null): number[] {
  return Array.from({ length: count }, (_, place) => (place + (first ?? 0)) % count);
}

/** Which of the own seats is shown: the one to act, else the one shown before, else the first. */
export function shownState<State extends SeenState>(states: readonly State[], shown: number | null): State | null {
  const due = states.filter((state) => state.seat !== null && state.view.to_act.includes(state.seat));
  const same = (state: State): boolean => state.seat === shown;
  return due.find(same) ?? due[0] ?? states.find(same) ?? states[0] ?? null;
}
