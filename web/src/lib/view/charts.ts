import type { RecentScore } from "../wire";

/** A bar of a chart, in the units of its drawing. */
export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
  score: number;
  won: boolean;
  city: string;
}

/** Bars for some scores, the oldest on the left; those below nothing hang from the line `zero`. */
export function bars(scores: readonly RecentScore[], width: number, height: number): { bars: Bar[]; zero: number } {
  const most = Math.max(1, ...scores.map(({ score }) => score));
  const least = Math.min(0, ...scores.map(({ score }) => score));
  const unit = height / (most - least);
  const step = Math.min(width / Math.max(1, scores.length), 48);
  const zero = most * unit;
  const drawn = scores.map(({ score, won, city }, place) => ({
    x: place * step + step * 0.12,
    y: score > 0 ? zero - score * unit : zero,
    width: step * 0.76,
    height: Math.max(2, Math.abs(score) * unit),
    score,
    won,
    city,
  }));
  return { bars: drawn, zero };
}

/** A part of a whole in percent; nothing of nothing. */
export function percent(part: number, whole: number): number {
  return whole ? (100 * part) / whole : 0;
}
