/**
 * The messages of the server. Written by `python -m tools.wire_types` from `farebox.server.wire`,
 * and the modules `wire_*` beside it: change the types there, and run it.
 */

export type Action = DrawFaceUp | DrawBlind | DrawTickets | KeepTickets | ClaimRoute | PlaceStack | TakeToken | Pass;

/** Take the card in a slot of the face-up row (R4.1). */
export interface DrawFaceUp {
  action: "draw-face-up";
  slot: number;
}

/** Take the top card of the deck (R4.1). */
export interface DrawBlind {
  action: "draw-blind";
}

/** Ask for two tickets to choose from (R8.2). */
export interface DrawTickets {
  action: "draw-tickets";
}

/** Keep these of the offered tickets and return the others (R2.4, R8.2). */
export interface KeepTickets {
  action: "keep-tickets";
  tickets: string[];
}

/** Claim a route with some wilds and the rest in one colour; `colour` is "wild" if all are (R5). */
export interface ClaimRoute {
  action: "claim-route";
  route: string;
  colour: string;
  wilds: number;
}

/** Put a spare token stack on a location (R2.6, R2.7). */
export interface PlaceStack {
  action: "place-stack";
  location: string;
}

/** Take the token at this end of the route just claimed (R11.2). */
export interface TakeToken {
  action: "take-token";
  location: string;
}

/** Do nothing, because nothing can be done (R3.2). */
export interface Pass {
  action: "pass";
}

/** What the learner at a guided table does next, and what that teaches; `after` is the lesson before. */
export interface Lesson {
  lesson: string;
  after: string | null;
  number: number;
  lessons: number;
  action: Action;
}

/** Tell whether the page is hidden. */
export interface Away {
  type: "away";
  away: boolean;
}

/** Call somebody whom the table waits for. */
export interface Nudge {
  type: "nudge";
  seat: number;
}

/** Somebody (`by`) called the person of a seat. */
export interface Nudged {
  type: "nudged";
  seat: number;
  by: number;
}

export type PresenceState = "here" | "away" | "gone";

/** Whether the person of a seat is here, looks elsewhere, or is not connected, and since when. */
export interface SeatPresence {
  seat: number;
  state: PresenceState;
  since: number;
}

/** Who is here, for every person's seat, and how many others watch; after `hello` and when it changes. */
export interface Presence {
  type: "presence";
  seats: SeatPresence[];
  watchers: number;
  absent_seconds: number;
  nudge_seconds: number;
}

export type Reaction =
  | "hello"
  | "good-luck"
  | "nice"
  | "well-played"
  | "thanks"
  | "sorry"
  | "haha"
  | "wow"
  | "oh-no"
  | "ouch"
  | "so-close"
  | "lucky"
  | "thinking"
  | "no-hurry"
  | "back-soon"
  | "back-again"
  | "nearly-done"
  | "congratulations"
  | "good-game"
  | "again";
export const REACTIONS: readonly Reaction[] = ["hello", "good-luck", "nice", "well-played", "thanks", "sorry", "haha", "wow", "oh-no", "ouch", "so-close", "lucky", "thinking", "no-hurry", "back-soon", "back-again", "nearly-done", "congratulations", "good-game", "again"];

/** Say something to everybody at the table, as an own seat. */
export interface React {
  type: "react";
  seat: number;
  reaction: Reaction;
}

/** Somebody said something; the client has the text (`reaction-` and the key). */
export interface Reacted {
  type: "reacted";
  seat: number;
  reaction: Reaction;
}

export type Facts = Record<string, string | number | null>;

/** What went wrong: a stable code, the facts, and a sentence in the language of the request. */
export interface Problem {
  code: string;
  facts: Facts;
  text: string;
}

/** The body of every answer with a status of 400 or more. */
export interface ErrorAnswer {
  error: Problem;
}

/** Why something cannot be done; the client has the texts (`error-` and the code). */
export interface Reason {
  code: string;
  facts: Facts;
}

/** What the host chose; `first` is the seat that begins, random if null; no `turn_seconds` is no limit. */
export interface TableSettings {
  first: number | null;
  turn_seconds: number | null;
  listed: boolean;
  undo: boolean;
}

export type SeatKind = "open" | "person" | "bot";

export type Level = "novice" | "casual" | "regular" | "expert" | "master";
export const LEVELS: readonly Level[] = ["novice", "casual", "regular", "expert", "master"];

/** Who sits on a seat; `stand_in` is the level of the bot that plays for an absent person. */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string | null;
  level: string | null;
  mine: boolean;
  host: boolean;
  colour: number;
  stand_in: Level | null;
  stand_in_by: number | null;
  covered: boolean;
  misses: number;
  resigned: boolean;
  muted: boolean;
}

export type Status = "lobby" | "playing" | "over";

/** A table as one guest sees it; times are seconds since 1970, `deadline` is when the turn runs out. */
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
  paused: boolean;
  guided: boolean;
}

export type EntryKind =
  | "seat"
  | "seat-added"
  | "seat-removed"
  | "settings"
  | "started"
  | "action"
  | "undo"
  | "missed"
  | "stand-in"
  | "resigned"
  | "pace"
  | "rematch"
  | "host"
  | "mute"
  | "guest";

export type GameEvent =
  | CardDrawn
  | RowFilled
  | RowSwept
  | DeckRenewed
  | TicketsOffered
  | FirstTicketsChosen
  | TicketsKept
  | StackPlaced
  | RouteClaimed
  | FlagCardKept
  | FlagSetScored
  | TokenTaken
  | Passed
  | TurnBegan
  | LastRoundBegan
  | GameEnded;

/** A seat drew a card; a blind card is seen by that seat only (R4.1). */
export interface CardDrawn {
  event: "card-drawn";
  seat: number;
  slot: number | null;
  card: string | null;
}

/** Cards were turned up in these slots (R4.2). */
export interface RowFilled {
  event: "row-filled";
  cards: Record<string, string>;
}

/** Three wilds lay open, so the row was replaced, perhaps several times (R4.6). */
export interface RowSwept {
  event: "row-swept";
  times: number;
  row: (string | null)[];
}

/** The discards became the deck, perhaps several times (R4.7). */
export interface DeckRenewed {
  event: "deck-renewed";
  times: number;
}

/** A seat looks at tickets; only it sees which (R8.2). */
export interface TicketsOffered {
  event: "tickets-offered";
  seat: number;
  count: number;
  tickets: string[] | null;
}

/** A seat has chosen its first tickets, unseen (R2.4). */
export interface FirstTicketsChosen {
  event: "first-tickets-chosen";
  seat: number;
  tickets: string[] | null;
}

/** A seat kept tickets and returned the rest; only it sees which (R8.2). */
export interface TicketsKept {
  event: "tickets-kept";
  seat: number;
  kept: number;
  returned: number;
  tickets: string[] | null;
}

/** A seat put a spare stack on a location (R2.6, R2.7). */
export interface StackPlaced {
  event: "stack-placed";
  seat: number;
  location: string;
  symbol: number;
  tokens: number;
}

/** A seat claimed a route (R5). */
export interface RouteClaimed {
  event: "route-claimed";
  seat: number;
  route: string;
  payment: Record<string, number>;
  points: number;
}

/** A seat keeps a card of a flag colour (R10.1). */
export interface FlagCardKept {
  event: "flag-card-kept";
  seat: number;
  card: string;
}

/** A seat scored a whole flag set (R10.4). */
export interface FlagSetScored {
  event: "flag-set-scored";
  seat: number;
  points: number;
}

/** A seat took a token (R11.1). */
export interface TokenTaken {
  event: "token-taken";
  seat: number;
  location: string;
  symbol: number;
}

/** A seat could do nothing (R3.2). */
export interface Passed {
  event: "passed";
  seat: number;
}

/** It is this seat's turn (R3.1). */
export interface TurnBegan {
  event: "turn-began";
  seat: number;
}

/** A seat came down to few cars: everybody has one more turn (R12.1). */
export interface LastRoundBegan {
  event: "last-round-began";
  seat: number;
  cars_left: number;
}

export type EndReason = "cars" | "passes";

/** The game is over and scored (R12.2, R12.3). */
export interface GameEnded {
  event: "game-ended";
  reason: EndReason;
  scores: number[];
  winners: number[];
  tickets: string[][];
}

/** One entry of a table, with its events as this client may see them. */
export interface LogEntry {
  version: number;
  at: number;
  kind: EntryKind;
  seat: number | null;
  events: GameEvent[];
  by_seat: Record<string, GameEvent[]>;
  back_to: number | null;
  level: Level | null;
}

export type Phase =
  | "choose-first-tickets"
  | "place-stacks"
  | "take-turn"
  | "second-card"
  | "keep-tickets"
  | "choose-token"
  | "over";

/** The tokens of one symbol at a location (R2.2). */
export interface Stack {
  location: string;
  symbol: number;
  tokens: number;
}

/** A ticket somebody holds and whether it is complete (R8.1). */
export interface HeldTicket {
  ticket: string;
  points: number;
  complete: boolean;
}

/** What everybody knows of a seat (R8.4, R10.5, R11.3); its tickets only once the game is over. */
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

/** What only the seat itself knows; `returned` has its returned tickets by place from the top. */
export interface PrivateView {
  hand: Record<string, number>;
  tickets: HeldTicket[];
  offer: string[];
  first_choice: string[];
  returned: Record<string, string>;
}

export type Decision = "points" | "tickets" | "shared";

/** How a game ended: why, with which scores, who won and what decided it (R12). */
export interface Outcome {
  reason: EndReason;
  scores: number[];
  complete_tickets: number[];
  winners: number[];
  decided_by: Decision;
}

/** A game as one seat sees it; a spectator has no seat and no private part. */
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

/** A district, its points, and the locations missing from the network that joins most of it (R14). */
export interface DistrictWorth {
  name: string;
  points: number;
  missing: string[];
}

/** A seat's share of the city's bonus, from what everybody sees (R9.3, R13, R14). */
export interface SeatWorth {
  points: number;
  next_token: number | null;
  attractions: string[];
  districts: DistrictWorth[];
}

export type ScoreReason = "route" | "flag-set" | "ticket" | "tokens" | "attraction" | "district";

/** Points for one reason; the subject is a route, a ticket, a location, a district or a number. */
export interface ScoreLine {
  reason: ScoreReason;
  subject: string;
  points: number;
}

/** All points of a seat. */
export interface ScoreSheet {
  seat: number;
  name: string;
  lines: ScoreLine[];
  total: number;
}

/** The game as everybody sees it. */
export interface GameState {
  view: View;
  worth: SeatWorth[];
  sheets: ScoreSheet[] | null;
}

/** Something that a claim brings besides the points of its route. */
export interface Gain {
  kind: "attraction" | "district" | "flag-card" | "flag-set" | "last-round" | "ticket" | "token";
  subject: string;
  points: number;
  paid_with: string | null;
}

/** The spare stack to be placed next, and how many are left for the seat to place (R2.6, R2.7). */
export interface SpareStack {
  symbol: number;
  tokens: number;
  own: number;
}

/** What one seat sees besides; a spectator's seat and private part are null. */
export interface SeatState {
  seat: number | null;
  private: PrivateView | null;
  legal: Action[];
  blocked: Record<string, Reason>;
  needs: Record<string, string[] | null>;
  out_of_cars: string[];
  gains: Record<string, Gain[]>;
  spare: SpareStack | null;
  can_undo: boolean;
  guide: Lesson | null;
}

/** Do an action; `version` is the table's version it answers to, `id` is new for every action. */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  version: number;
  action: Action;
}

/** Go back to before this seat's last decision. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  version: number;
}

/** Ask for a `pong`. */
export interface Ping {
  type: "ping";
}

/** The first message, with everything since the client's version; also when the client's seats changed. */
export interface Hello {
  type: "hello";
  now: number;
  build: string;
  table: TableInfo;
  version: number;
  seats: number[];
  log: LogEntry[];
  game: GameState | null;
  states: SeatState[];
}

/** New entries, and the game as it is after the last of them. */
export interface Update {
  type: "update";
  version: number;
  entries: LogEntry[];
  table: TableInfo | null;
  due_seat_since: number | null;
  deadline: number | null;
  game: GameState | null;
  states: SeatState[];
}

/** The command with this id is stored as this version. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** A message was not done, and why; `id` is null if the message could not be read that far. */
export interface Refused {
  type: "refused";
  id: string | null;
  error: Problem;
  version: number;
}

/** The answer to a `ping`. */
export interface Pong {
  type: "pong";
}

/** The server ends this connection; the client may come back after some seconds. */
export interface Closing {
  type: "closing";
  reason: "server-stops";
  retry_seconds: number;
}

/** A level of bots, and the level whose bot decides for it: a simpler one where its own is too slow. */
export interface LevelInfo {
  level: Level;
  plays_like: Level;
  reason: "no-compiled-rules" | null;
}

/** All levels, the easiest first, and the names of the bots that the server's host adds. */
export interface LevelList {
  levels: LevelInfo[];
  bots: string[];
}

/** The guest behind this browser; the id is no secret and gives no rights. */
export interface Me {
  id: string;
  nickname: string;
}

/** What the guest wants to be called. */
export interface NewNickname {
  nickname: string;
}

/** A seat of a new table: the guest ("me", several for hot-seat), a bot by level or name, or open. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  name?: string | null;
  level?: string | null;
  colour?: number | null;
}

/** A table to be made; with `start` the game begins at once, so no seat may be open. */
export interface NewTable {
  city: string;
  seats: SeatWish[];
  settings?: Partial<TableSettings>;
  pace?: number;
  start?: boolean;
}

/** A table in a list; `my_turn` says whether it is the requesting guest's turn. */
export interface TableSummary {
  id: string;
  city: string;
  status: Status;
  version: number;
  seats: SeatInfo[];
  my_turn: boolean;
  created_at: number;
  changed_at: number;
  scores: number[] | null;
  winners: number[];
  guided: boolean;
}

/** Tables, the most recently changed first. */
export interface TableList {
  tables: TableSummary[];
}

/** Take an open seat, leave your own or choose its colour; as the host open, fill or remove a seat. */
export interface SeatChange {
  change: "bot" | "colour" | "leave" | "open" | "remove" | "take";
  name?: string | null;
  level?: string | null;
  colour?: number | null;
}

/** The level of the bot that takes over a seat; null when the person is back. */
export interface StandIn {
  level: string | null;
}

/** The seconds that a bot waits before it acts. */
export interface NewPace {
  pace: number;
}

/** The table of the rematch. */
export interface NextTable {
  table: string;
}

/** A secret that moves a seat to the guest who uses it, once; the web page is `/link/` and the secret. */
export interface SeatLink {
  secret: string;
  expires_at: number;
}

/** The seat that a link has moved to this guest. */
export interface MovedSeat {
  table: string;
  seat: number;
}

/** Whether the server and its storage work. */
export interface Health {
  status: "ok" | "stopping" | "storage-unavailable";
}

/** A location and where it is drawn. */
export interface CityLocation {
  id: string;
  name: string;
  x: number;
  y: number;
}

/** A space of a route: its middle, its direction in degrees clockwise, and its length along the route. */
export interface CitySpace {
  x: number;
  y: number;
  angle: number;
  length: number;
}

/** A route with its ends, its twin, if it has one, and where its spaces are drawn. */
export interface CityRoute {
  id: string;
  a: string;
  b: string;
  colour: string;
  length: number;
  wilds_required: number;
  twin: string | null;
  spaces: CitySpace[];
}

/** A ticket of the city. */
export interface CityTicket {
  id: string;
  a: string;
  b: string;
  points: number;
}

/** A small picture that decorates the drawing: its middle and its size. */
export interface CityLandmark {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How the city is drawn: the box of board.svg, its measures, the pieces, and the colours. */
export interface CityLook {
  theme: string;
  width: number;
  height: number;
  space_height: number;
  location_radius: number;
  car: string;
  wild: string;
  paper: string;
  ink: string;
  accent: string;
  route_colours: Record<string, string>;
  seat_colours: string[];
  seat_colour_names: string[];
}

/** A city in the list of cities. */
export interface CitySummary {
  id: string;
  name: string;
  version: number;
  hash: string;
  note: string;
  bonus: string;
  guided: boolean;
}

export type Bonus = NoBonus | TouristTokens | FlagSets | Attractions | Districts;

/** A city without an extra rule. */
export interface NoBonus {
  kind: "none";
}

/** Token stacks at marked locations, scored by different symbols (R2.2, R9.3, R11). */
export interface TouristTokens {
  kind: "tourist-tokens";
  symbols: number;
  marked: string[];
  stack_by_players: [number, number, number];
  points: number[];
}

export type Colour = "blue" | "green" | "black" | "purple" | "red" | "orange" | "white" | "yellow" | "pink";

/** Kept cards of the flag's colours; a whole set scores at once (R10). */
export interface FlagSets {
  kind: "flag-sets";
  colours: Colour[];
  points: number;
}

/** Locations that score for every player whose routes touch them (R13). */
export interface Attractions {
  kind: "attractions";
  locations: string[];
  points: number;
}

/** Locations that score when one network joins them all (R14). */
export interface District {
  name: string;
  points: number;
  locations: string[];
}

/** The districts of a city (R14). */
export interface Districts {
  kind: "districts";
  districts: District[];
}

/** All a client needs to draw a city and to name what is in it. */
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
  landmarks: CityLandmark[];
  look: CityLook;
}

/** The built-in cities, then those of the host. */
export interface CityList {
  cities: CitySummary[];
}

/** A seat of a finished game; `level` is a bot's. */
export interface PlayedSeat {
  seat: number;
  name: string;
  level: string | null;
  mine: boolean;
  score: number;
  won: boolean;
  resigned: boolean;
}

export type GameResult = "won" | "lost" | "resigned" | "shared-screen";

/** A finished game in my list; on a shared screen I had several seats. */
export interface PlayedGame {
  id: string;
  city: string;
  ended_at: number;
  result: GameResult;
  level: string | null;
  tickets: number;
  tickets_made: number;
  seats: PlayedSeat[];
}

/** A page of my finished games, the latest first; `next` asks for the next page, null at the end. */
export interface GameList {
  games: PlayedGame[];
  next: string | null;
}

/** What some of my games add up to; resigned ones count as played, without points. */
export interface Tally {
  key: string;
  played: number;
  won: number;
  resigned: number;
  average: number | null;
  best: number | null;
  tickets: number;
  tickets_made: number;
  streak: number;
}

/** One of my latest games, for a chart. */
export interface RecentScore {
  score: number;
  won: boolean;
  city: string;
  ended_at: number;
}

/** Someone I have finished games with, and how often each of us had more points. */
export interface Friend {
  guest: string;
  name: string;
  played: number;
  ahead: number;
  behind: number;
}

/** My statistics; `level` is that of the strongest bot, `people` without bots. */
export interface Statistics {
  all: Tally;
  by_city: Tally[];
  by_level: Tally[];
  by_players: Tally[];
  recent: RecentScore[];
  friends: Friend[];
}

/** A secret that makes another device mine, once; the web page is `/me/` and the secret. */
export interface PersonalLink {
  secret: string;
  expires_at: number;
}

/** Whose a personal link is; `mine` says that this device is theirs already. */
export interface LinkOffer {
  nickname: string;
  games: number;
  own_games: number;
  mine: boolean;
}

/** Whether the public page of a game shows its replay. */
export interface ShareWish {
  replay?: boolean;
}

/** The secret of a game's public page, which is `/g/` and the secret; null if there is no page. */
export interface ShareLink {
  secret: string | null;
  replay: boolean;
}

/** A bot by its name, with the version it had; the version is empty if nobody knows it. */
export interface RecordBot {
  name: string;
  version: string;
}

/** A bot that played for a person, and the actions of the record that it did, counted from 1. */
export interface RecordStandIn {
  bot: RecordBot;
  actions: number[];
}

/** Who sat on a seat; `resigned` is the number of actions that had been done when the person gave up. */
export interface RecordSeat {
  name: string;
  kind: "bot" | "person" | "unknown";
  bot: RecordBot | null;
  colour: string | null;
  resigned: number | null;
  stand_ins: RecordStandIn[];
}

/** A finished game as its public page shows it. */
export interface SharedGame {
  city: string;
  city_hash: string;
  ended_at: number;
  seats: RecordSeat[];
  sheets: ScoreSheet[];
  view: View;
  replay: boolean;
}

/** What was forgotten: tables that are gone, and tables with others where a guest without a name sat. */
export interface Deleted {
  removed: number;
  anonymous: number;
}

/** A guided game to be begun, in a city that has one. */
export interface NewGuidedTable {
  city: string;
}

export type Reach = "this-computer" | "network" | "everyone";

/** The address of a table for others, and who can open it: `network` is everyone in the home network. */
export interface TableAddress {
  address: string;
  reach: Reach;
}

/** The key by which push services know this server, and in how many browsers the guest is called. */
export interface PushState {
  key: string;
  browsers: number;
}

/** A browser to call when it is the guest's turn, as its `PushSubscription` tells. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

/** A browser to call no more. */
export interface PushAddress {
  endpoint: string;
}

/** The game after some actions; `hands` has every seat's own part when all cards are open. */
export interface Moment {
  actions: number;
  seat: number | null;
  action: string | null;
  events: GameEvent[];
  view: View;
  hands: PrivateView[] | null;
}

/** A finished game, moment by moment, from the eyes that were asked for. */
export interface Replay {
  city: string;
  city_hash: string;
  commitment: string;
  seats: RecordSeat[];
  undos: number | null;
  moments: Moment[];
  sheets: ScoreSheet[] | null;
}

/** The seat whose person becomes the host. */
export interface NewHost {
  seat: number;
}

/** Whether the reactions of a seat are muted for everyone. */
export interface Mute {
  muted: boolean;
}

export type ClientMessage = Act | Undo | Ping | React | Nudge | Away;

export type ServerMessage = Hello | Update | Done | Refused | Pong | Closing | Presence | Reacted | Nudged;
