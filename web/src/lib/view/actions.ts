import type { Action, ClaimRoute, GameState, SeatInfo, SeatState, View } from "../wire";

/** One way to pay for a route: the claim it makes and the cards it takes, colour first. */
export interface Payment {
  claim: ClaimRoute;
  cards: string[];
}

/** The routes that can be claimed now. */
export function claimableRoutes(legal: readonly Action[]): Set<string> {
  return new Set(legal.filter((action) => action.action === "claim-route").map((claim) => claim.route));
}

/** Claimable routes that cost more wilds than they ask for, and that no ticket needs: one may, and rarely should. */
export function costlyRoutes(
  legal: readonly Action[],
  required: (route: string) => number,
  needs: Record<string, readonly string[] | null>,
): Set<string> {
  const sensible = new Set(Object.values(needs).flatMap((routes) => routes ?? []));
  for (const action of legal)
    if (action.action === "claim-route" && action.wilds <= required(action.route)) sensible.add(action.route);
  return new Set([...claimableRoutes(legal)].filter((route) => !sensible.has(route)));
}

/** The ways to pay for a route, those with the fewest wilds first. */
export function paymentsOf(legal: readonly Action[], route: string, length: number): Payment[] {
  return legal
    .filter((action): action is ClaimRoute => action.action === "claim-route" && action.route === route)
    .sort((one, other) => one.wilds - other.wilds)
    .map((claim) => ({
      claim,
      cards: [...Array<string>(length - claim.wilds).fill(claim.colour), ...Array<string>(claim.wilds).fill("wild")],
    }));
}

/** What a click on a card or a pile would do: an action, or why nothing happens. */
export type Meaning =
  { action: Action } | { why: "empty" | "wait" | "watching" | "second-wild" | "other-phase" | "over" };

export function slotMeaning(state: Choices, slot: number): Meaning {
  const action = state.legal.find((legal) => legal.action === "draw-face-up" && legal.slot === slot);
  if (action) return { action };
  const card = state.view.row[slot] ?? null;
  if (card === null) return { why: "empty" };
  if (mayAct(state) && state.view.phase === "second-card" && card === "wild") return { why: "second-wild" };
  return { why: otherwise(state) };
}

export function deckMeaning(state: Choices): Meaning {
  return pileMeaning(state, "draw-blind", state.view.deck);
}

export function ticketDeckMeaning(state: Choices): Meaning {
  return pileMeaning(state, "draw-tickets", state.view.ticket_deck);
}

function pileMeaning(state: Choices, kind: Action["action"], left: number): Meaning {
  const action = state.legal.find((legal) => legal.action === kind);
  if (action) return { action };
  return { why: left === 0 ? "empty" : otherwise(state) };
}

function otherwise(state: Choices): "wait" | "watching" | "other-phase" | "over" {
  if (state.view.phase === "over") return "over";
  if (state.seat === null) return "watching";
  return mayAct(state) ? "other-phase" : "wait";
}

/** The game from one seat, or as a spectator sees it. */
export type SeenState = SeatState & GameState;

/** The states of a message: what everybody sees, with what each of the own seats sees besides. */
export function seenStates(message: { game: GameState | null; states: readonly SeatState[] }): SeenState[] {
  const game = message.game;
  if (!game) return [];
  return message.states.map((state) => {
    const { seat, private: own } = state;
    return { ...game, ...state, view: { ...game.view, seat, private: own } };
  });
}

/** A state as it is shown: nothing can be done while a bot plays for its seat. */
export interface ShownState extends SeenState {
  stoodIn?: boolean;
}

/** What decides on the meaning of a click: the game, and what may be done. */
export type Choices = Pick<ShownState, "seat" | "view" | "legal" | "stoodIn">;

/** Whether the seat of a state is to act, and its person is the one who does. */
export function mayAct(state: Choices): boolean {
  return state.seat !== null && !state.stoodIn && state.view.to_act.includes(state.seat);
}

/** The states of own seats; those that a bot plays for now offer nothing. */
export function withStandIns(states: readonly SeenState[], seats: readonly SeatInfo[]): ShownState[] {
  return states.map((state) =>
    state.seat !== null && seats[state.seat]?.stand_in
      ? { ...state, legal: [], can_undo: false, stoodIn: true }
      : state,
  );
}

/** The action that keeps exactly these tickets, if it is legal. */
export function keepAction(legal: readonly Action[], chosen: ReadonlySet<string>): Action | null {
  const fits = (action: Action): boolean =>
    action.action === "keep-tickets" &&
    action.tickets.length === chosen.size &&
    action.tickets.every((ticket) => chosen.has(ticket));
  return legal.find(fits) ?? null;
}

/** The locations that can be clicked now, with what a click does. */
export function locationActions(legal: readonly Action[]): Map<string, Action> {
  const found = new Map<string, Action>();
  for (const action of legal)
    if (action.action === "place-stack" || action.action === "take-token") found.set(action.location, action);
  return found;
}

/** The seat that owns a route; null if none does. */
function ownerOf(view: View, route: string): number | null {
  const owner = view.seats.findIndex((seat) => seat.routes.includes(route));
  return owner < 0 ? null : owner;
}

/** Whether news close the card of a route: one's own turn is over, or the route has another owner. */
export function closesCard(route: string, before: ShownState | null, after: ShownState | null): boolean {
  if (!before || !after) return false;
  if (before.seat !== after.seat || (mayAct(before) && !mayAct(after))) return true;
  return ownerOf(before.view, route) !== ownerOf(after.view, route);
}

/** The owner of every claimed route. */
export function owners(view: View): Map<string, number> {
  return new Map(view.seats.flatMap((seat, number) => seat.routes.map((route) => [route, number] as const)));
}
