import { api, ApiError } from "./api";
import { DARK, type Lit } from "./lit";
import { Live, type Command, type Connection, type Listener } from "./live";
import { keeperOf } from "./unanswered";
import { closesCard, mayAct, owners, seenStates, withStandIns, type SeenState, type ShownState } from "./view/actions";
import { Signals } from "./signals.svelte";
import { City } from "./view/city";
import { shownState } from "./view/seats";
import { joinedLog, newer } from "./view/story";
import { isOld, version } from "./version.svelte";
import { personName } from "./words.svelte";
import type { Action, Hello, LogEntry, Problem, Reason, TableInfo, Update } from "./wire";

/** A new id for a command; `randomUUID` is missing on pages without HTTPS, such as those of a friend's laptop. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export type Arrival = (entries: LogEntry[], before: SeenState | null, after: SeenState | null) => void;

/** A table as this browser sees it: what the server told last, and what is being looked at. */
export class TableStore {
  table = $state.raw<TableInfo | null>(null);
  states = $state.raw<ShownState[]>([]);
  log = $state.raw<LogEntry[]>([]);
  city = $state.raw<City | null>(null);
  connection = $state<Connection>("connecting");
  pending = $state(0);
  fault = $state.raw<Problem | null>(null);
  notice = $state.raw<{ reason: Reason | Problem; at: number } | null>(null);
  lit = $state.raw<Lit>(DARK);
  /** The route whose payments are shown. */
  opened = $state<string | null>(null);
  private shown = $state<number | null>(null);
  /** At a shared screen: the seat whose cards may be seen now. */
  uncovered = $state<number | null>(null);

  /** What the guest of this browser is called. */
  nickname = $state("");
  version = 0;
  /** How far the server's clock is before this browser's, in seconds. */
  ahead = $state(0);
  private build: string | null = null;
  own = $derived(this.table?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? []);
  shared = $derived(this.own.length > 1);
  /** At a shared screen: the seat whose turn is over and whose player still looks, while another one is due. */
  passing = $derived.by(() => {
    const due = this.shared ? this.states.filter(mayAct).map((state) => state.seat) : [];
    const held = this.uncovered;
    return held !== null && due.length > 0 && !due.includes(held) && this.table?.status === "playing" ? held : null;
  });
  state = $derived(
    this.states.find((state) => this.passing !== null && state.seat === this.passing) ??
      shownState(this.states, this.shown),
  );
  view = $derived(this.state?.view ?? null);
  myTurn = $derived(this.state !== null && mayAct(this.state));
  covered = $derived(
    this.shared && this.table?.status === "playing" && this.state?.seat !== this.uncovered && this.myTurn,
  );
  owners = $derived(this.view ? owners(this.view) : new Map<string, number>());

  /** Who is here, and what people say to each other. */
  readonly signals: Signals;
  private readonly live: Live;
  private readonly arrivals = new Set<Arrival>();

  constructor(readonly id: string) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const listener: Listener = {
      hello: (message) => this.hello(message),
      update: (message) => this.update(message),
      signal: (message) => this.signals.take(message),
      refused: (message) => this.refuse(message.error),
      pending: (count) => (this.pending = count),
      connection: (state) => (this.connection = state),
    };
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live`;
    this.live = new Live(address, listener, (url) => new WebSocket(url), keeperOf(id));
    this.signals = new Signals(
      id,
      (remark) => this.live.say(remark),
      (seat) => personName(this.table?.seats[seat]?.name ?? ""),
    );
  }

  /** Ask for the table and stay connected to it; a table that is not there is a fault. */
  async start(): Promise<void> {
    try {
      // The live connection belongs to the guest whose cookie it began with, so there must be one before.
      this.nickname = (await api.me()).nickname;
      const table = await api.table(this.id);
      this.table ??= table;
      // A guided game is played in a short version of its city.
      await this.lookAt(table.guided ? table.city_hash : table.city);
      this.live.start();
    } catch (error) {
      if (error instanceof ApiError) this.fault = error.problem;
      else throw error;
    }
  }

  stop(): void {
    this.live.stop();
  }

  hurry(): void {
    this.live.hurry();
  }

  onArrival(arrival: Arrival): () => void {
    this.arrivals.add(arrival);
    return () => this.arrivals.delete(arrival);
  }

  /** Do an action as the seat that is shown. */
  act(action: Action): void {
    const seat = this.state?.seat;
    if (seat === null || seat === undefined || this.pending > 0) return;
    this.opened = null;
    this.send({ type: "act", id: newId(), seat, version: this.version, action });
  }

  undo(): void {
    const state = this.states.find((found) => found.can_undo);
    if (!state || state.seat === null || this.pending > 0) return;
    this.opened = null;
    this.send({ type: "undo", id: newId(), seat: state.seat, version: this.version });
  }

  /** Show a table that the server told of, unless a newer one is known: answers and updates may overtake each other. */
  learn(table: TableInfo): void {
    this.table = newer(this.table, table);
    this.city = this.city?.dressed(this.table.seats.map((seat) => seat.colour)) ?? null;
  }

  /** Tell why something cannot be done. */
  refuse(reason: Reason | Problem): void {
    this.notice = { reason, at: Date.now() };
  }

  /** Cover the cards and give the screen to the next player. */
  passOn(): void {
    this.shown = null;
    this.uncovered = null;
  }

  /** Show the cards of an own seat. */
  uncover(seat: number | null): void {
    this.shown = seat;
    this.uncovered = seat;
  }

  private send(command: Command): void {
    this.live.command(command);
  }

  private async lookAt(city: string): Promise<void> {
    const [info, svg] = await Promise.all([api.city(city), api.board(city)]);
    this.city = new City(info, svg).dressed(this.table?.seats.map((seat) => seat.colour) ?? []);
  }

  private hello(message: Hello): void {
    const known = this.version > 0;
    this.ahead = message.now - Date.now() / 1000;
    if (isOld(this.build, message.build)) version.old = true;
    this.build ??= message.build;
    // A hello that begins at the beginning replaces the log: own seats, and so what may be seen, have changed.
    if (message.log[0]?.version === 1) this.log = [];
    this.take(message, message.table, message.log, known);
    this.signals.look(true);
  }

  private update(message: Update): void {
    const { version, due_seat_since, deadline } = message;
    const table = message.table ?? (this.table && { ...this.table, version, due_seat_since, deadline });
    if (table) this.take(message, table, message.entries, true);
  }

  private take(message: Hello | Update, table: TableInfo, entries: LogEntry[], tell: boolean): void {
    const before = this.state;
    const fresh = entries.filter((entry) => entry.version > this.version);
    this.version = message.version;
    this.learn(table);
    this.states = withStandIns(seenStates(message), table.seats);
    this.log = joinedLog(this.log, entries);
    if (this.opened && closesCard(this.opened, before, this.state)) this.opened = null;
    if (tell) for (const arrival of this.arrivals) arrival(fresh, before, this.state);
  }
}
