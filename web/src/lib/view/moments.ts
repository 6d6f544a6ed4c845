/** The moment that an address names; what is no number is the beginning. */
export function momentIn(text: string | null): number {
  return Math.trunc(Number(text)) || 0;
}
