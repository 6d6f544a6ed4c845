import { describe, expect, test } from "vitest";
import { targetAt } from "../lib/view/board";
import { City } from "../lib/view/city";
import { gainLines, holdersOf } from "../lib/view/worth";
import type { Gain } from "../lib/wire";
import { CITIES, CITY, seatView, view } from "./fixtures";

const WORDS = { card: (card: string) => `card ${card}`, token: (symbol: number) => `token ${symbol}` };
const gain = (kind: Gain["kind"], subject = "", points = 0): Gain => ({ kind, subject, points, paid_with: null });

describe("what a claim brings", () => {
  const stacks = [
    { location: "market", symbol: 3, tokens: 2 },
    { location: "castle", symbol: 5, tokens: 1 },
  ];
  test("a token is named with its location, two are a choice", () => {
    const [one] = gainLines(CITY, [gain("token", "castle", 2)], stacks, WORDS);
    expect(one).toMatchObject({
      key: "gain-token",
      facts: { symbol: "token 5", location: "Castle Hill", points: 2 },
      symbols: [5],
    });
    const both = gainLines(CITY, [gain("token", "market", 2), gain("token", "castle", 2)], stacks, WORDS);
    expect(both).toHaveLength(1);
    expect(both[0]).toMatchObject({ key: "gain-either-token", facts: { first: "token 3", second: "token 5" } });
  });
  test("tickets, flag cards and the last round have lines of their own", () => {
    const gains = [gain("flag-card", "red"), gain("ticket", "market-station", 5), gain("last-round")];
    expect(gainLines(CITY, gains, [], WORDS).map(({ key, facts }) => [key, facts.ticket])).toEqual([
      ["flag-held", "card red"],
      ["gain-ticket", "Market – Station"],
      ["gain-last-round", ""],
    ]);
  });
  test("who holds a symbol", () => {
    expect(holdersOf(view({ seats: [seatView({ tokens: [1] }), seatView({ tokens: [0, 1] })] }), 0)).toEqual([1]);
  });
});

describe("a click on a location", () => {
  test("never means a route beside it, however small the board is", () => {
    for (const info of CITIES) {
      const city = new City(info);
      for (const scale of [0.25, 0.6, 1.5])
        for (const spot of info.locations)
          expect(targetAt(city, [], spot, scale), `${info.id} ${spot.id}`).toEqual({ location: spot.id });
    }
  });
  test("and a click on a space means its route", () => {
    for (const info of CITIES) {
      const city = new City(info);
      for (const route of info.routes)
        for (const space of route.spaces)
          expect(targetAt(city, [], space, 0.28), `${info.id} ${route.id}`).toEqual({ route: route.id });
    }
  });
});
