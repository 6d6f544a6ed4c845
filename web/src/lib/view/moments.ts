/** The moment that an address names; what is no number is the beginning. */
export function momentIn(text: string | null): number {
  return Math.trunc(Number(text)) || 0;
}

/** The address of a moment as somebody sees it. */
export function momentLink(table: string, at: number, eyes: string): string {
  return `/replay/${encodeURIComponent(table)}?at=${at}&eyes=${encodeURIComponent(eyes)}`;
}
