import type { CityInfo, CityLocation, CityRoute, CitySpace, CityTicket } from "../wire";

/** Of a seat that the city has no colour for. */
const NO_COLOUR = "#888888";

/** A city with its things by id, and the names that people read. */
export class City {
  readonly routes: ReadonlyMap<string, CityRoute>;
  readonly tickets: ReadonlyMap<string, CityTicket>;
  readonly spots: ReadonlyMap<string, CityLocation>;

  /** `drawing` is the server's own picture of the city, as SVG; `colours` are those that the seats have chosen. */
  constructor(
    readonly info: CityInfo,
    readonly drawing = "",
    private readonly colours: readonly number[] = [],
  ) {
    this.routes = new Map(info.routes.map((route) => [route.id, route]));
    this.tickets = new Map(info.tickets.map((ticket) => [ticket.id, ticket]));
    this.spots = new Map(info.locations.map((location) => [location.id, location]));
  }

  /** The cards of the deck: the colours in the order of the city, wilds last. */
  get cards(): string[] {
    return [...Object.keys(this.info.deck).filter((card) => card !== "wild"), "wild"];
  }

  /** The same city with other colours of the seats; itself if they are the same. */
  dressed(colours: readonly number[]): City {
    return String(colours) === String(this.colours) ? this : new City(this.info, this.drawing, colours);
  }

  /** The place of a seat's colour among those of the city; its shape goes with it. */
  sign(seat: number): number {
    return this.colours[seat] ?? seat;
  }

  /** The colour of a seat as `#rrggbb`. */
  seatColour(seat: number): string {
    return this.colour(this.sign(seat));
  }

  /** One of the colours that seats can have. */
  colour(place: number): string {
    return this.info.look.seat_colours[place] ?? NO_COLOUR;
  }

  location(id: string): string {
    return this.spots.get(id)?.name ?? id;
  }

  between(a: string, b: string): string {
    return `${this.location(a)} – ${this.location(b)}`;
  }

  route(id: string): string {
    const route = this.routes.get(id);
    return route ? this.between(route.a, route.b) : id;
  }

  ticket(id: string): string {
    const ticket = this.tickets.get(id);
    return ticket ? this.between(ticket.a, ticket.b) : id;
  }

  spaces(route: string): readonly CitySpace[] {
    return this.routes.get(route)?.spaces ?? [];
  }

  /** The name behind any id of the city. */
  known(id: string): string {
    if (this.routes.has(id)) return this.route(id);
    if (this.tickets.has(id)) return this.ticket(id);
    return this.location(id);
  }

  routePoints(id: string): number {
    const route = this.routes.get(id);
    return route ? (this.info.points[route.length - 1] ?? 0) : 0;
  }
}

/** The routes among `owned` that join two locations, by the fewest routes; null if they do not. */
export function joiningRoutes(city: City, owned: Iterable<string>, start: string, goal: string): string[] | null {
  const routes = [...owned].map((id) => city.routes.get(id)).filter((route) => route !== undefined);
  const reached = new Map<string, string[]>([[start, []]]);
  const queue = [start];
  for (const place of queue) {
    if (place === goal) return reached.get(place) ?? [];
    for (const route of routes) {
      const other = route.a === place ? route.b : route.b === place ? route.a : null;
      if (other === null || reached.has(other)) continue;
      reached.set(other, [...(reached.get(place) ?? []), route.id]);
      queue.push(other);
    }
  }
  return null;
}
