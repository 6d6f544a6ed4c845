/** How the board is looked at: its size against the whole, and the shift of its upper left corner in pixels. */
export interface Sight {
  scale: number;
  x: number;
  y: number;
}
export const WHOLE: Sight = { scale: 1, x: 0, y: 0 };
export const CLOSEST = 5;

/** A sight that shows no more than the board. */
export function clamped(sight: Sight, width: number, height: number): Sight {
  const scale = Math.min(CLOSEST, Math.max(1, sight.scale));
  const within = (shift: number, size: number): number => Math.min(0, Math.max(size * (1 - scale), shift));
  return { scale, x: within(sight.x, width), y: within(sight.y, height) };
}

/** The sight after zooming by a factor around a point that stays where it is. */
export function zoomedAt(sight: Sight, factor: number, px: number, py: number, width: number, height: number): Sight {
  const scale = Math.min(CLOSEST, Math.max(1, sight.scale * factor));
  const real = scale / sight.scale;
  return clamped({ scale, x: px - (px - sight.x) * real, y: py - (py - sight.y) * real }, width, height);
}

/** The sight after moving the board by some pixels. */
export function panned(sight: Sight, dx: number, dy: number, width: number, height: number): Sight {
  return clamped({ ...sight, x: sight.x + dx, y: sight.y + dy }, width, height);
}
