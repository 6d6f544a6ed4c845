import type { City } from "./city";

type Owners = ReadonlyMap<string, number>;

/** Twins that nobody may claim any more: with two players one half of a double route closes the other. */
export function closedTwins(city: City, owners: Owners, players: number): Set<string> {
  if (players > 2) return new Set();
  return new Set(city.info.routes.flatMap(({ id, twin }) => (owners.has(id) && twin ? [twin] : [])));
}

/** The other half of a double route, if a seat may still claim it. */
export function openTwin(
  city: City,
  owners: Owners,
  players: number,
  seat: number | null,
  route: string,
): string | null {
  const twin = city.routes.get(route)?.twin ?? null;
  if (twin === null || owners.has(twin) || closedTwins(city, owners, players).has(twin)) return null;
  return seat !== null && owners.get(route) === seat ? null : twin;
}
