import type { Space } from "./board";

/** The route with a space nearest to a point, if one is within reach. */
export function nearestRoute(
  routes: ReadonlyMap<string, readonly Space[]>,
  at: { x: number; y: number },
  reach: number,
): string | null {
  let found: string | null = null;
  let least = reach;
  for (const [id, spaces] of routes)
    for (const space of spaces) {
      const distance = distanceTo(space, at);
      if (distance < least) [found, least] = [id, distance];
    }
  return found;
}

/** How far a point is from the middle line of a space. */
function distanceTo({ x, y, angle, length }: Space, at: { x: number; y: number }): number {
  const turn = (angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  const along = Math.min(length / 2, Math.max(-length / 2, (at.x - x) * ux + (at.y - y) * uy));
  return Math.hypot(at.x - x - along * ux, at.y - y - along * uy);
}
