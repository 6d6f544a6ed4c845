import { describe, expect, test } from "vitest";
import {
  claimableRoutes,
  closesCard,
  costlyRoutes,
  deckMeaning,
  keepAction,
  locationActions,
  owners,
  mayAct,
  paymentsOf,
  seenStates,
  slotMeaning,
  ticketDeckMeaning,
  withStandIns,
} from "../lib/view/actions";
import type { Action, PrivateView, SeatInfo } from "../lib/wire";
import { OPEN_SEAT, seatState, seatView, view } from "./fixtures";

describe("the states of a message", () => {
  const hand: PrivateView = { hand: { red: 2 }, tickets: [], offer: [], first_choice: [], returned: {} };
  const { view: shown, worth, sheets, ...own } = seatState({ view: view({ seat: null }), private: hand });

  test("are what everybody sees with what each seat sees besides", () => {
    const game = { view: shown, worth, sheets };
    const [first, second] = seenStates({ game, states: [own, { ...own, seat: 1, private: null }] });
    expect(first).toEqual({ ...own, ...game, view: { ...shown, seat: 0, private: hand } });
    expect([second?.view.seat, second?.view.private]).toEqual([1, null]);
  });

  test("are none before the start", () => {
    expect(seenStates({ game: null, states: [] })).toEqual([]);
  });
});

const CLAIMS: Action[] = [
  { action: "claim-route", route: "castle-station", colour: "green", wilds: 2 },
  { action: "claim-route", route: "castle-station", colour: "wild", wilds: 3 },
  { action: "claim-route", route: "castle-station", colour: "green", wilds: 0 },
  { action: "claim-route", route: "market-castle:1", colour: "red", wilds: 0 },
  { action: "draw-blind" },
];

describe("routes that cost wilds", () => {
  const claim = (route: string, wilds: number): Action => ({ action: "claim-route", route, colour: "red", wilds });
  const legal = [claim("plain", 1), claim("plain", 0), claim("dear", 2), claim("ferry", 1), claim("needed", 2)];
  const required = (route: string): number => (route === "ferry" ? 1 : 0);
  test("are costly unless they ask for wilds, or a ticket asks for them", () => {
    expect(costlyRoutes(legal, required, { one: ["needed"], lost: null })).toEqual(new Set(["dear"]));
    expect(costlyRoutes(legal, required, {})).toEqual(new Set(["dear", "needed"]));
  });
});

describe("a stand-in", () => {
  const seat = (number: number, level: SeatInfo["stand_in"]): SeatInfo => ({
    ...OPEN_SEAT,
    seat: number,
    kind: "person",
    name: "Ann",
    mine: true,
    stand_in: level,
  });
  const states = [seatState({ seat: 0, legal: [{ action: "draw-blind" }], can_undo: true })];
  test("takes the turn, so nothing is offered to the person", () => {
    const [shown] = withStandIns(states, [seat(0, "regular")]);
    expect(shown && mayAct(shown)).toBe(false);
    expect(shown).toMatchObject({ legal: [], can_undo: false, stoodIn: true });
    expect(shown && deckMeaning(shown)).toEqual({ why: "wait" });
  });
  test("who is back has his turn again", () => {
    const [shown] = withStandIns(states, [seat(0, null)]);
    expect(shown && mayAct(shown)).toBe(true);
    expect(shown).toEqual(states[0]);
  });
});

describe("the card of a route", () => {
  const waiting = (routes: string[] = []) =>
    seatState({ view: view({ to_act: [1], seats: [seatView(), seatView({ routes })] }) });
  test("stays open while others play elsewhere", () => {
    expect(closesCard("castle-station", waiting(), waiting(["station-island"]))).toBe(false);
    expect(closesCard("castle-station", waiting(), seatState())).toBe(false);
    expect(closesCard("castle-station", null, waiting())).toBe(false);
  });
  test("closes when the own turn is over, the route is claimed, or another person looks", () => {
    expect(closesCard("castle-station", seatState(), waiting())).toBe(true);
    expect(closesCard("castle-station", waiting(), waiting(["castle-station"]))).toBe(true);
    expect(closesCard("castle-station", waiting(), seatState({ seat: 1 }))).toBe(true);
  });
});

describe("payments", () => {
  test("the ways to pay come from the legal actions, fewest wilds first", () => {
    expect(paymentsOf(CLAIMS, "castle-station", 3).map((payment) => payment.cards)).toEqual([
      ["green", "green", "green"],
      ["green", "wild", "wild"],
      ["wild", "wild", "wild"],
    ]);
  });
  test("a route without a legal claim has no payment", () => {
    expect(paymentsOf(CLAIMS, "station-island", 3)).toEqual([]);
  });
  test("claimable routes are named once", () => {
    expect([...claimableRoutes(CLAIMS)]).toEqual(["castle-station", "market-castle:1"]);
  });
});

describe("what a click on a slot means", () => {
  test("a legal card is drawn", () => {
    const action: Action = { action: "draw-face-up", slot: 0 };
    expect(slotMeaning(seatState({ legal: [action] }), 0)).toEqual({ action });
  });
  test("an empty slot is empty", () => {
    expect(slotMeaning(seatState(), 4)).toEqual({ why: "empty" });
  });
  test("an open wild cannot be the second card", () => {
    expect(slotMeaning(seatState({ view: view({ phase: "second-card" }) }), 1)).toEqual({ why: "second-wild" });
  });
  test("while tickets are chosen the reason is not the wild", () => {
    expect(slotMeaning(seatState({ view: view({ phase: "keep-tickets" }) }), 1)).toEqual({ why: "other-phase" });
  });
  test("who is not to act waits", () => {
    expect(slotMeaning(seatState({ view: view({ to_act: [1] }) }), 0)).toEqual({ why: "wait" });
  });
  test("a spectator is told that he watches", () => {
    expect(slotMeaning(seatState({ seat: null }), 0)).toEqual({ why: "watching" });
  });
  test("after the end nothing is drawn", () => {
    expect(deckMeaning(seatState({ view: view({ phase: "over", to_act: [] }) }))).toEqual({ why: "over" });
  });
  test("decks give cards, and tell when they are empty", () => {
    expect(deckMeaning(seatState({ legal: [{ action: "draw-blind" }] }))).toEqual({ action: { action: "draw-blind" } });
    expect(ticketDeckMeaning(seatState({ view: view({ ticket_deck: 0 }) }))).toEqual({ why: "empty" });
    expect(ticketDeckMeaning(seatState())).toEqual({ why: "other-phase" });
  });
});

test("tickets are kept only as the legal actions say", () => {
  const legal: Action[] = [
    { action: "keep-tickets", tickets: ["one"] },
    { action: "keep-tickets", tickets: ["one", "two"] },
  ];
  expect(keepAction(legal, new Set(["two", "one"]))).toEqual(legal[1]);
  expect(keepAction(legal, new Set(["two"]))).toBeNull();
  expect(keepAction(legal, new Set())).toBeNull();
});

test("locations can be clicked for stacks and tokens", () => {
  const legal: Action[] = [{ action: "take-token", location: "market" }, { action: "pass" }];
  expect([...locationActions(legal).keys()]).toEqual(["market"]);
});

test("claimed routes have owners", () => {
  const seats = [seatView({ routes: ["a"] }), seatView({ routes: ["b", "c"] })];
  expect(Object.fromEntries(owners(view({ seats })))).toEqual({ a: 0, b: 1, c: 1 });
});
