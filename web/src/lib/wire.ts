/** The messages of the server, as `farebox.server.wire` and `farebox.game` define them. */

export type Level = "novice" | "casual" | "regular" | "expert" | "master";
export type Status = "lobby" | "playing" | "over";
export type Fact = string | number | boolean | null;
export const LEVELS: readonly Level[] = ["novice", "casual", "regular", "expert", "master"];

export interface Reason {
  code: string;
  facts: Record<string, Fact>;
}
export interface Problem extends Reason {
  text: string;
}

export type Action =
  | { action: "draw-face-up"; slot: number }
  | { action: "draw-blind" }
  | { action: "draw-tickets" }
  | { action: "keep-tickets"; tickets: string[] }
  | { action: "claim-route"; route: string; colour: string; wilds: number }
  | { action: "place-stack"; location: string }
  | { action: "take-token"; location: string }
  | { action: "pass" };
export type Claim = Extract<Action, { action: "claim-route" }>;

export type GameEvent =
  | { event: "card-drawn"; seat: number; slot: number | null; card: string | null }
  | { event: "row-filled"; cards: Record<string, string> }
  | { event: "row-swept"; times: number; row: (string | null)[] }
  | { event: "deck-renewed"; times: number }
  | { event: "tickets-offered"; seat: number; count: number; tickets: string[] | null }
  | { event: "first-tickets-chosen"; seat: number; tickets: string[] | null }
  | { event: "tickets-kept"; seat: number; kept: number; returned: number; tickets: string[] | null }
  | { event: "stack-placed"; seat: number; location: string; symbol: number; tokens: number }
  | { event: "route-claimed"; seat: number; route: string; payment: Record<string, number>; points: number }
  | { event: "flag-card-kept"; seat: number; card: string }
  | { event: "flag-set-scored"; seat: number; points: number }
  | { event: "token-taken"; seat: number; location: string; symbol: number }
  | { event: "passed"; seat: number }
  | { event: "turn-began"; seat: number }
  | { event: "last-round-began"; seat: number; cars_left: number }
  | { event: "game-ended"; reason: "cars" | "passes" };

export type Phase =
  "choose-first-tickets" | "place-stacks" | "take-turn" | "second-card" | "keep-tickets" | "choose-token" | "over";

export interface Stack {
  location: string;
  symbol: number;
  tokens: number;
}
export interface HeldTicket {
  ticket: string;
  points: number;
  complete: boolean;
}
export interface SeatView {
  name: string;
  score: number;
  cars_left: number;
  cards: number;
  known_cards: Record<string, number>;
  ticket_count: number;
  offered: number;
  has_chosen: boolean;
  routes: string[];
  tokens: number[];
  flag_cards: string[];
  flag_sets: number;
  tickets: HeldTicket[] | null;
}
export interface PrivateView {
  hand: Record<string, number>;
  tickets: HeldTicket[];
  offer: string[];
  first_choice: string[];
  returned: Record<string, string>;
}
export interface Outcome {
  reason: "cars" | "passes";
  scores: number[];
  complete_tickets: number[];
  winners: number[];
  decided_by: "points" | "tickets" | "shared";
}
export interface View {
  city: string;
  city_hash: string;
  version: number;
  seat: number | null;
  phase: Phase;
  to_act: number[];
  row: (string | null)[];
  deck: number;
  discards: Record<string, number>;
  ticket_deck: number;
  stacks: Stack[];
  stacks_to_place: number;
  token_choice: string[];
  passes: number;
  turns_left: number | null;
  seats: SeatView[];
  private: PrivateView | null;
  outcome: Outcome | null;
}

export type ScoreReason = "route" | "flag-set" | "ticket" | "tokens" | "attraction" | "district";
export interface ScoreLine {
  reason: ScoreReason;
  subject: string;
  points: number;
}
export interface ScoreSheet {
  seat: number;
  name: string;
  lines: ScoreLine[];
  total: number;
}

export interface TableSettings {
  first: number | null;
  turn_seconds: number | null;
  listed: boolean;
  undo: boolean;
}
export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string | null;
  level: Level | null;
  mine: boolean;
  stand_in: Level | null;
}
export interface TableInfo {
  id: string;
  city: string;
  city_hash: string;
  status: Status;
  version: number;
  commitment: string;
  settings: TableSettings;
  pace: number;
  seats: SeatInfo[];
  host: boolean;
  next_table: string | null;
  created_at: number;
  due_seat_since: number | null;
  deadline: number | null;
}
export interface LogEntry {
  version: number;
  at: number;
  kind: "seat" | "settings" | "started" | "action" | "undo" | "stand-in" | "pace" | "rematch";
  seat: number | null;
  events: GameEvent[];
  back_to: number | null;
}
export interface SeatState {
  seat: number | null;
  view: View;
  legal: Action[];
  blocked: Record<string, Reason>;
  needs: Record<string, string[] | null>;
  can_undo: boolean;
  sheets: ScoreSheet[] | null;
}

export type ClientMessage =
  | { type: "act"; id: string; seat: number; version: number; action: Action }
  | { type: "undo"; id: string; seat: number; version: number }
  | { type: "ping" };
export type Command = Exclude<ClientMessage, { type: "ping" }>;

export interface Hello {
  type: "hello";
  now: number;
  build: string;
  table: TableInfo;
  version: number;
  seats: number[];
  log: LogEntry[];
  states: SeatState[];
}
export interface Update {
  type: "update";
  version: number;
  entries: LogEntry[];
  table: TableInfo;
  states: SeatState[];
}
export interface Refused {
  type: "refused";
  id: string | null;
  error: Problem;
  version: number;
}
export type ServerMessage =
  | Hello
  | Update
  | { type: "done"; id: string; version: number }
  | Refused
  | { type: "pong" }
  | { type: "closing"; reason: "server-stops" | "too-slow" | "seat-moved"; retry_seconds: number };

export interface LevelInfo {
  level: Level;
  plays_like: Level;
}
export interface Me {
  id: string;
  nickname: string;
}
export interface CityLocation {
  id: string;
  name: string;
  x: number;
  y: number;
}
export interface CityRoute {
  id: string;
  a: string;
  b: string;
  colour: string;
  length: number;
  wilds_required: number;
  twin: string | null;
}
export interface CityTicket {
  id: string;
  a: string;
  b: string;
  points: number;
}
export type Bonus =
  | { kind: "none" }
  | { kind: "tourist-tokens"; symbols: number; marked: string[]; stack_by_players: number[]; points: number[] }
  | { kind: "flag-sets"; colours: string[]; points: number }
  | { kind: "attractions"; locations: string[]; points: number }
  | { kind: "districts"; districts: { name: string; points: number; locations: string[] }[] };
export interface CityLook {
  theme: string;
  width: number;
  height: number;
  car: string;
  wild: string;
  paper: string;
  ink: string;
  accent: string;
  route_colours: Record<string, string>;
  seat_colours: string[];
  seat_colour_names: string[];
}
export interface CitySummary {
  id: string;
  name: string;
  version: number;
  hash: string;
  note: string;
  bonus: string;
}
export interface CityInfo {
  id: string;
  name: string;
  version: number;
  hash: string;
  note: string;
  cars: number;
  last_round_cars: number;
  points: number[];
  locations: CityLocation[];
  routes: CityRoute[];
  tickets: CityTicket[];
  deck: Record<string, number>;
  bonus: Bonus;
  look: CityLook;
}

export interface SeatWish {
  kind: "me" | "bot" | "open";
  name?: string;
  level?: Level;
}
export interface NewTable {
  city: string;
  seats: SeatWish[];
  settings?: Partial<TableSettings>;
  pace?: number;
  start?: boolean;
}
export interface TableSummary {
  id: string;
  city: string;
  status: Status;
  version: number;
  seats: SeatInfo[];
  my_turn: boolean;
  created_at: number;
  changed_at: number;
}
export interface SeatChange {
  change: "take" | "leave" | "open" | "bot";
  name?: string;
  level?: Level;
}
export interface Moment {
  actions: number;
  seat: number | null;
  action: string | null;
  events: GameEvent[];
  view: View;
  hands: PrivateView[] | null;
}
export interface Replay {
  city: string;
  city_hash: string;
  commitment: string;
  names: string[];
  moments: Moment[];
  sheets: ScoreSheet[] | null;
}
