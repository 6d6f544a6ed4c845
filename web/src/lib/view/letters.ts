import type { City } from "./city";

/** A letter without its accent, small. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The next of some routes after the current one with an end of which a word begins with a letter; null if there is none. */
export function routeByLetter(
  city: City,
  routes: readonly string[],
  letter: string,
  current: string | null,
): string | null {
  const begins = (name: string): boolean =>
    plain(name)
      .split(/[\s'’-]+/)
      .some((word) => word.startsWith(plain(letter)));
  const found = routes.filter((id) => {
    const route = city.routes.get(id);
    return route && (begins(city.location(route.a)) || begins(city.location(route.b)));
  });
  const place = current === null ? -1 : found.indexOf(current);
  return found[(place + 1) % found.length] ?? null;
}
