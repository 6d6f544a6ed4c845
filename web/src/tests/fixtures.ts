import type { SeenState } from "../lib/view/actions";
import { City } from "../lib/view/city";
import type { CityInfo, CityRoute, CitySpace, SeatInfo, SeatView, TableInfo, View } from "../lib/wire";
import cities from "./cities.json";

/** Real cities, as the server tells of them. */
export const CITIES = cities as unknown as CityInfo[];

const PLACES: Record<string, [number, number]> = {
  market: [0, 0],
  castle: [100, 0],
  station: [100, 100],
  island: [0, 100],
};

/** The spaces of a route, in a row from one end to the other; `aside` is the shift of one of a double. */
function spaces(a: string, b: string, count: number, aside: number): CitySpace[] {
  const [[x, y], [endX, endY]] = [PLACES[a]!, PLACES[b]!];
  const [dx, dy] = [(endX - x) / 100, (endY - y) / 100];
  const length = 80 / count;
  return Array.from({ length: count }, (_, place) => {
    const along = 10 + (place + 0.5) * length;
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
    return { x: x + dx * along - dy * aside, y: y + dy * along + dx * aside, angle, length: length - 4 };
  });
}
function route(id: string, colour: string, length: number, more: Partial<CityRoute> = {}, aside = 0): CityRoute {
  const [a = "", b = ""] = id.replace(/:.*/, "").split("-");
  return { id, a, b, colour, length, wilds_required: 0, twin: null, spaces: spaces(a, b, length, aside), ...more };
}

/** A square of four locations: a double route, a gray ferry, and a way around. */
export const HARBOUR: CityInfo = {
  id: "harbour",
  name: "Harbour Town",
  version: 1,
  hash: "0",
  note: "",
  cars: 12,
  last_round_cars: 2,
  points: [1, 2, 4, 7],
  locations: [
    { id: "market", name: "Market" },
    { id: "castle", name: "Castle Hill" },
    { id: "station", name: "Station" },
    { id: "island", name: "Gull Island" },
  ].map((location) => ({ ...location, x: PLACES[location.id]![0], y: PLACES[location.id]![1] })),
  routes: [
    route("market-castle:1", "red", 2, { twin: "market-castle:2" }, -8),
    route("market-castle:2", "blue", 2, { twin: "market-castle:1" }, 8),
    route("castle-station", "green", 3),
    route("station-island", "gray", 3, { wilds_required: 1 }),
  ],
  tickets: [
    { id: "market-station", a: "market", b: "station", points: 5 },
    { id: "market-island", a: "market", b: "island", points: 8 },
  ],
  deck: { wild: 6, red: 8, blue: 8, green: 8 },
  bonus: { kind: "none" },
  landmarks: [],
  look: {
    theme: "default",
    width: 1200,
    height: 900,
    space_height: 14,
    location_radius: 11,
    car: "bus",
    wild: "ferry",
    paper: "#ffffff",
    ink: "#000000",
    accent: "#aa0000",
    route_colours: {},
    seat_colours: ["#7d3fb5", "#fbfaf5", "#e77fb0", "#1f6fc2"],
    seat_colour_names: ["purple", "white", "pink", "blue"],
  },
};
export const CITY = new City(HARBOUR);

/** An open seat. */
export const OPEN_SEAT: SeatInfo = {
  seat: 0,
  kind: "open",
  name: null,
  level: null,
  mine: false,
  host: false,
  colour: 0,
  stand_in: null,
  stand_in_by: null,
  covered: false,
  misses: 0,
  resigned: false,
  muted: false,
};

/** A table before the start. */
export function tableInfo(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "table1",
    city: "harbour",
    city_hash: "0",
    status: "lobby",
    version: 3,
    commitment: "",
    settings: { first: null, turn_seconds: null, listed: false, undo: false },
    pace: 1,
    seats: [],
    host: false,
    next_table: null,
    created_at: 0,
    due_seat_since: null,
    deadline: null,
    paused: false,
    guided: false,
    ...changes,
  };
}

export function seatView(changes: Partial<SeatView> = {}): SeatView {
  return {
    name: "Anna",
    score: 0,
    cars_left: 12,
    cards: 2,
    known_cards: {},
    ticket_count: 0,
    offered: 0,
    has_chosen: true,
    routes: [],
    tokens: [],
    flag_cards: [],
    flag_sets: 0,
    tickets: null,
    ...changes,
  };
}

export function view(changes: Partial<View> = {}): View {
  return {
    city: "harbour",
    city_hash: "0",
    version: 4,
    seat: 0,
    phase: "take-turn",
    to_act: [0],
    row: ["red", "wild", "blue", "green", null],
    deck: 10,
    discards: {},
    ticket_deck: 4,
    stacks: [],
    stacks_to_place: 0,
    token_choice: [],
    passes: 0,
    turns_left: null,
    seats: [seatView(), seatView({ name: "Ben" })],
    private: null,
    outcome: null,
    ...changes,
  };
}

export function seatState(changes: Partial<SeenState> = {}): SeenState {
  return {
    seat: 0,
    private: null,
    view: view(),
    legal: [],
    blocked: {},
    needs: {},
    out_of_cars: [],
    gains: {},
    spare: null,
    worth: [],
    can_undo: false,
    sheets: null,
    guide: null,
    ...changes,
  };
}
