/** The whole seconds until a moment, never below zero; null if there is none. */
export function secondsLeft(deadline: number | null, now: number): number | null {
  return deadline === null ? null : Math.max(0, Math.ceil(deadline - now));
}

/** Seconds as people read a clock. */
export function clockText(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${hours ? two(Math.floor(seconds / 60) % 60) : Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}

/** How long to wait before the next attempt to connect: doubling, at most 10 s, with a little chance. */
export function retryDelay(attempt: number, chance: number): number {
  return Math.min(10_000, 400 * 2 ** attempt) * (0.75 + chance / 2);
}
