import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { api, ApiError } from "../lib/api";
import { BREAKPOINTS } from "../lib/breakpoints";
import { Clock } from "../lib/clock.svelte";
import { settings } from "../lib/settings.svelte";
import { DARK, type Lit } from "../lib/lit";
import type { TableStore } from "../lib/table.svelte";
import {
  claimableRoutes,
  costlyRoutes,
  locationActions,
  paymentsOf,
  type Payment,
  type ShownState,
} from "../lib/view/actions";
import type { Target } from "../lib/view/board";
import type { City } from "../lib/view/city";
import { marksOf, recapParts, turnsSince } from "../lib/view/recap";
import { sectionFor } from "../lib/view/rules";
import { seatOrder } from "../lib/view/seats";
import { entriesFor, logLines, validEntries } from "../lib/view/story";
import { ownTickets, ticketLight } from "../lib/view/tickets";
import { secondsLeft } from "../lib/view/timers";
import {
  personName,
  playerName,
  problemText,
  routeLabel,
  t,
  tellerOf,
  tokenName,
  wildFacts,
} from "../lib/words.svelte";
import type { Action, ClaimRoute, Level, LogEntry, TableInfo } from "../lib/wire";

/** What a page at a table knows once the game has begun. */
export interface Known {
  store: TableStore;
  table: TableInfo;
  city: City;
  state: ShownState;
}

const SHOWN_FOR = 6000;

/** The dialogs of the table. */
export type Sheet = "menu" | "rules" | "routes" | "tickets" | "players" | "log" | "keys";

/** A game as this page shows it: what the parts of the table share. */
export class GameModel {
  /** The dialog that is open. */
  sheet = $state<Sheet | null>(null);
  /** The location or the symbol that is explained. */
  explained = $state.raw<{ location: string | null; symbol: number | null } | null>(null);
  /** The section of the rules that fitted when they were asked for. */
  askedAt = "turn";
  /** Says whether an action may be done now: a guided game holds back what comes later. */
  guard: ((action: Action) => boolean) | null = null;
  readonly wide = new MediaQuery(BREAKPOINTS.wide);
  private showing: ReturnType<typeof setTimeout> | undefined;
  readonly clock = new Clock(() => this.store.ahead);

  store = $derived.by(() => this.known().store);
  table = $derived.by(() => this.known().table);
  city = $derived.by(() => this.known().city);
  state = $derived.by(() => this.known().state);
  seat = $derived(this.state.seat);
  view = $derived(this.state.view);
  busy = $derived(this.store.pending > 0);

  /** The points are counted one by one for those who saw the game end. */
  counting = $state(false);
  /** What has been counted of the final scoring; nothing has while it is about to begin. */
  counted = $state.raw<number[] | null>(null);
  /** The view with the points that have been counted. */
  scored = $derived.by(() => {
    const [view, counted] = [this.view, this.counted];
    if (!view.outcome || !(this.counting || counted)) return view;
    return { ...view, seats: view.seats.map((seat, number) => ({ ...seat, score: counted?.[number] ?? 0 })) };
  });

  names = $derived(this.view.seats.map((seat, number) => playerName(this.table.seats[number], seat.name)));
  order = $derived(seatOrder(this.view.seats.length, this.seat));
  /** Nothing is offered while an answer is due: what is legal may have changed. */
  legal = $derived(this.busy ? [] : this.state.legal);
  claimable = $derived(claimableRoutes(this.legal));
  costly = $derived(costlyRoutes(this.legal, (id) => this.city.routes.get(id)?.wilds_required ?? 0, this.state.needs));
  places = $derived(locationActions(this.legal));
  offered = $derived((this.view.private?.offer.length ?? 0) > 0 && this.store.myTurn && !this.store.covered);
  canUndo = $derived(this.store.states.some((state) => state.can_undo) && !this.store.covered);
  /** At a shared screen: whether the cards of the seat that is shown are covered. */
  hidden = $derived(this.store.shared && this.store.uncovered !== this.seat);
  /** Own seats that a bot plays for, besides the one that is shown. */
  away = $derived(
    this.table.status === "playing"
      ? this.table.seats.filter((seat) => seat.mine && seat.stand_in !== null && seat.seat !== this.seat)
      : [],
  );

  tickets = $derived(
    ownTickets(this.city, this.hidden ? null : this.view.private, this.state, this.view.phase === "over"),
  );
  /** Own tickets whose way is lit: while somebody points at one, and as long as it is pinned. */
  pointed = $state<string | null>(null);
  pinned = $state<string | null>(null);
  /** What is lit on the board; the way of a ticket follows the game. */
  lit = $derived.by(() => {
    if (this.store.lit !== DARK || (this.view.phase === "over" && this.pointed === null)) return this.store.lit;
    const wanted = this.pointed ?? this.pinned;
    return ticketLight(
      this.city,
      this.tickets.find((one) => one.ticket === wanted),
    );
  });
  seconds = $derived(secondsLeft(this.table.deadline, this.clock.now));

  /** Nobody is called "you" at a shared screen. */
  teller = $derived({
    ...tellerOf(this.city, this.names, this.store.shared ? [] : this.store.own),
    people: this.table.seats.map((seat) => personName(seat.name ?? "")),
  });
  lines = $derived(logLines(validEntries(this.uncovered(this.store.log)), this.teller));
  /** The route that the seat which is shown claimed last. */
  lastRoute = $derived.by(() => {
    const events = validEntries(this.store.log).flatMap((entry) => entry.events);
    const claim = events.findLast((event) => event.event === "route-claimed" && event.seat === this.seat);
    return claim?.event === "route-claimed" ? claim.route : null;
  });
  /** The last turns of the others since the seat that is shown acted last. */
  turns = $derived(turnsSince(validEntries(this.uncovered(this.store.log)), this.seat));
  marks = $derived(marksOf(this.view.outcome ? [] : this.turns));
  /** The same in words. */
  recap = $derived.by(() => {
    if (this.view.outcome) return [];
    return this.turns.map((turn) => {
      const parts = recapParts(turn, this.teller, (count) => t("recap-blind", { count })).map(
        ({ key, facts, token }) => ({ text: t(key, facts), token }),
      );
      return { seat: turn.seat, parts, text: parts.map(({ text }) => text).join(" · ") };
    });
  });
  /** Why something cannot be done, if somebody has just tried. */
  notice = $derived.by(() => {
    const reason = this.store.notice?.reason;
    if (!reason) return "";
    return reason.code.startsWith("why-")
      ? t(reason.code, wildFacts(this.city.info.look.wild))
      : problemText(reason, this.city, this.names);
  });

  constructor(private readonly known: () => Known) {
    this.counting = untrack(() => known().state.view.outcome === null);
  }

  /** Entries as those may see them who sit before the screen. */
  uncovered(entries: LogEntry[]): LogEntry[] {
    return entriesFor(entries, this.hidden ? null : this.seat);
  }

  count(points: number[] | null): void {
    this.counted = points;
    if (points === null) this.counting = false;
  }

  act(action: Action | undefined): void {
    if (action && (this.guard?.(action) ?? true)) this.store.act(action);
  }

  light(lit: Lit): void {
    this.store.lit = lit;
  }

  /** Show something on the board for a while, or until the next click. */
  show(lit: Lit): void {
    this.sheet = null;
    clearTimeout(this.showing);
    this.light(lit);
    this.showing = setTimeout(() => this.dim(lit), SHOWN_FOR);
  }

  /** Show what a seat did last. */
  showTurn(seat: number): void {
    const marks = this.marks.filter((mark) => mark.seat === seat);
    this.show({
      locations: new Set(marks.flatMap((mark) => mark.location ?? [])),
      routes: new Set(marks.flatMap((mark) => mark.route ?? [])),
    });
  }

  /** End what is shown for a while. */
  dim(lit: Lit = this.store.lit): void {
    if (this.showing === undefined || this.store.lit !== lit) return;
    clearTimeout(this.showing);
    this.showing = undefined;
    this.light(DARK);
  }

  /** Light the routes that a card of the hand can pay for now; a second click ends it. */
  lightPayable(card: string): void {
    const paid = (claim: Action): boolean =>
      claim.action === "claim-route" && (claim.colour === card || (card === "wild" && claim.wilds > 0));
    const routes = new Set(this.legal.filter(paid).map((claim) => (claim as ClaimRoute).route));
    if (routes.size) this.show({ locations: new Set(), routes });
    else this.store.refuse({ code: this.store.myTurn ? "why-pays-nothing" : "why-wait", facts: {} });
  }

  paymentsOf(route: string): Payment[] {
    return paymentsOf(this.legal, route, this.city.routes.get(route)?.length ?? 0);
  }

  /** Open the rules at the place that fits what is done now. */
  askRules(): void {
    this.askedAt = sectionFor(this.city.info, {
      phase: this.view.phase,
      lastRound: this.view.turns_left !== null,
      route: this.city.routes.get(this.store.opened ?? ""),
      location: this.explained !== null,
    });
    this.sheet = "rules";
  }

  /** Explain a location, or a symbol wherever its stack is. */
  explain(location: string | null, symbol: number | null = null): void {
    this.sheet = null;
    this.store.opened = null;
    this.explained = { location, symbol };
  }

  explainToken(symbol: number): void {
    this.explain(this.view.stacks.find((stack) => stack.symbol === symbol)?.location ?? null, symbol);
  }

  /** Close the cards on the board. */
  closeCards(): void {
    this.store.opened = null;
    this.explained = null;
  }

  /** Show how a route can be paid; a single way is taken at once by those who want no question. */
  openRoute(route: string): void {
    this.sheet = null;
    this.explained = null;
    const ways = this.paymentsOf(route);
    const only = ways.length === 1 ? ways[0] : undefined;
    if (only && !settings.confirm) this.act(only.claim);
    else this.store.opened = route;
  }

  /** Why a route cannot be claimed. */
  reasonFor(route: string): string {
    const blocked = this.state.blocked[route];
    if (blocked) return problemText(blocked, this.city, this.names);
    const owner = this.store.owners.get(route);
    if (owner !== undefined) return t("why-owned", { player: this.names[owner] ?? "" });
    if (this.view.phase === "over") return t("why-over");
    if (this.seat === null) return t("why-watching");
    if (this.busy) return t("why-sending");
    return this.store.myTurn ? t("why-other-phase") : t("why-wait");
  }

  /** What is said of something on the board while the mouse rests on it: what it is, and why it cannot be had. */
  hint(target: Target): string {
    if ("location" in target) return this.hintOf(target.location);
    const label = routeLabel(this.city, target.route);
    return this.claimable.has(target.route) ? label : `${label}\n${this.reasonFor(target.route)}`;
  }

  private hintOf(location: string): string {
    const stack = this.view.stacks.find((found) => found.location === location);
    const name = this.city.location(location);
    return stack ? `${name}\n${t("place-stack", { symbol: tokenName(stack.symbol), tokens: stack.tokens })}` : name;
  }

  /** Let a bot play for a seat, or its person again if there is no level. */
  async standIn(seat: number, level: Level | null): Promise<void> {
    try {
      await api.standIn(this.store.id, seat, level);
    } catch (error) {
      if (error instanceof ApiError) this.store.refuse(error.problem);
    }
  }
}
