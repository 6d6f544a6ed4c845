import { City } from "../lib/view/city";
import type { CityInfo, SeatState, SeatView, View } from "../lib/wire";

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
    { id: "market", name: "Market", x: 0, y: 0 },
    { id: "castle", name: "Castle Hill", x: 100, y: 0 },
    { id: "station", name: "Station", x: 100, y: 100 },
    { id: "island", name: "Gull Island", x: 0, y: 100 },
  ],
  routes: [
    {
      id: "market-castle:1",
      a: "market",
      b: "castle",
      colour: "red",
      length: 2,
      wilds_required: 0,
      twin: "market-castle:2",
    },
    {
      id: "market-castle:2",
      a: "market",
      b: "castle",
      colour: "blue",
      length: 2,
      wilds_required: 0,
      twin: "market-castle:1",
    },
    { id: "castle-station", a: "castle", b: "station", colour: "green", length: 3, wilds_required: 0, twin: null },
    { id: "station-island", a: "station", b: "island", colour: "gray", length: 3, wilds_required: 1, twin: null },
  ],
  tickets: [
    { id: "market-station", a: "market", b: "station", points: 5 },
    { id: "market-island", a: "market", b: "island", points: 8 },
  ],
  deck: { wild: 6, red: 8, blue: 8, green: 8 },
  bonus: { kind: "none" },
  look: {
    theme: "default",
    width: 1200,
    height: 900,
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

export function seatState(changes: Partial<SeatState> = {}): SeatState {
  return { seat: 0, view: view(), legal: [], blocked: {}, needs: {}, can_undo: false, sheets: null, ...changes };
}
