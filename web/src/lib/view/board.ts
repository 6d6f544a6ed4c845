import type { CitySpace } from "../wire";
import type { City } from "./city";

export interface Point {
  x: number;
  y: number;
}

/** What somebody points at on the board. */
export type Target = { location: string } | { route: string };

/** How far beside a location or a space a click still means it: in units of the board, or in pixels of a finger. */
const REACH = {
  place: { beside: 15, finger: 24 },
  location: { beside: 4, finger: 13 },
  route: { beside: 5, finger: 20 },
};

/**
 * What a point of the board, drawn at a scale, means: the nearest of the places that can be chosen, else the location
 * or route whose edge is nearest, in reach.
 */
export function targetAt(city: City, places: Iterable<string>, at: Point, scale: number): Target | null {
  const { location_radius, space_height } = city.info.look;
  const reach = (kind: keyof typeof REACH, edge: number): number =>
    Math.max(edge + REACH[kind].beside, REACH[kind].finger / scale);
  const away = (spot: Point): number => Math.hypot(spot.x - at.x, spot.y - at.y);
  const choosable = [...places].flatMap((id) => city.spots.get(id) ?? []);
  const place = nearest(choosable, away, reach("place", location_radius));
  if (place) return { location: place.id };
  const distance = (spaces: readonly CitySpace[]): number => Math.min(...spaces.map((space) => distanceTo(space, at)));
  const spot = nearest(city.info.locations, away, reach("location", location_radius));
  const route = nearest(city.info.routes, ({ spaces }) => distance(spaces), reach("route", space_height / 2));
  if (spot && (!route || away(spot) - location_radius <= distance(route.spaces) - space_height / 2))
    return { location: spot.id };
  return route && { route: route.id };
}

function nearest<Thing>(things: readonly Thing[], distanceOf: (thing: Thing) => number, reach: number): Thing | null {
  let found: Thing | null = null;
  let least = reach;
  for (const thing of things) {
    const distance = distanceOf(thing);
    if (distance < least) [found, least] = [thing, distance];
  }
  return found;
}

/** How far a point is from the middle line of a space. */
function distanceTo({ x, y, angle, length }: CitySpace, at: Point): number {
  const turn = (angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  const along = Math.min(length / 2, Math.max(-length / 2, (at.x - x) * ux + (at.y - y) * uy));
  return Math.hypot(at.x - x - along * ux, at.y - y - along * uy);
}

/** The middle of a route. */
export function middleOf(spaces: readonly CitySpace[]): Point {
  const count = spaces.length || 1;
  return {
    x: spaces.reduce((sum, space) => sum + space.x, 0) / count,
    y: spaces.reduce((sum, space) => sum + space.y, 0) / count,
  };
}
