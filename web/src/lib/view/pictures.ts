import type { City } from "./city";

/** A little map of a city: its routes as one path, and where two locations lie on it. */
export interface LittleMap {
  viewBox: string;
  routes: string;
  way: string;
  ends: { x: number; y: number }[];
  unit: number;
}

/** The map of a ticket: the city faintly, its two ends, and some routes between them. */
export function littleMap(city: City, ends: readonly string[], way: readonly string[]): LittleMap {
  const [xs, ys] = [city.info.locations.map((spot) => spot.x), city.info.locations.map((spot) => spot.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const unit = Math.max(width, height) / 60 || 1;
  const edge = 6 * unit;
  const line = (id: string): string => {
    const route = city.routes.get(id);
    const [a, b] = [city.spots.get(route?.a ?? ""), city.spots.get(route?.b ?? "")];
    return a && b ? `M${Math.round(a.x)},${Math.round(a.y)}L${Math.round(b.x)},${Math.round(b.y)}` : "";
  };
  return {
    viewBox: [left - edge, top - edge, width + 2 * edge, height + 2 * edge].map((value) => Math.round(value)).join(" "),
    routes: [...city.routes.keys()].map(line).join(""),
    way: way.map(line).join(""),
    ends: ends.flatMap((id) => city.spots.get(id) ?? []).map(({ x, y }) => ({ x, y })),
    unit,
  };
}

/** Rays of a sun as one path: `count` wedges around a point, each as wide as the gap beside it. */
export function rays(x: number, y: number, count: number, radius: number): string {
  const wedge = Math.PI / count;
  const at = (angle: number): string =>
    `${Math.round(x + radius * Math.cos(angle))} ${Math.round(y + radius * Math.sin(angle))}`;
  return Array.from(
    { length: count },
    (_, place) => `M${x} ${y}L${at(2 * place * wedge)}L${at((2 * place + 1) * wedge)}Z`,
  ).join("");
}
