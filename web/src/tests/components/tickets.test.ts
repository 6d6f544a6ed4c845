// @vitest-environment happy-dom
import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test } from "vitest";
import TicketOffer from "../../table/TicketOffer.svelte";
import type { Lit } from "../../lib/lit";
import type { Action } from "../../lib/wire";
import { CITY, seatState, view } from "../fixtures";
import { Calls, inWords, person } from "./setup";

const BOTH = ["market-station", "market-island"];
const keep = (...tickets: string[]): Action => ({ action: "keep-tickets", tickets });

describe("tickets to choose from", () => {
  inWords();
  let acts: Calls<Action>;
  let lights: Calls<Lit>;
  beforeEach(() => {
    [acts, lights] = [new Calls(), new Calls()];
  });
  function show(offer: string[], legal: Action[], pending = false): void {
    const own = { hand: {}, tickets: [], offer, first_choice: [], returned: {} };
    const state = seatState({ view: view({ phase: "keep-tickets", private: own }), legal });
    state.needs = { "market-island": ["station-island"] };
    render(TicketOffer, { city: CITY, state, pending, onact: acts.take, onlight: lights.take });
  }
  const button = (): HTMLButtonElement => screen.getByRole("button");
  const boxes = (): HTMLInputElement[] => screen.getAllByRole("checkbox");

  test("nothing is kept before something is chosen", async () => {
    show(BOTH, [keep(BOTH[0]!), keep(BOTH[1]!), keep(...BOTH)]);
    expect(button().disabled).toBe(true);
    await person().click(button());
    expect(acts.values).toEqual([]);
  });
  test("what was chosen is kept, and a second click takes a choice back", async () => {
    show(BOTH, [keep(BOTH[0]!), keep(BOTH[1]!), keep(...BOTH)]);
    const user = person();
    await user.click(boxes()[0]!);
    await user.click(boxes()[1]!);
    await user.click(boxes()[0]!);
    await user.click(button());
    expect(acts.values).toEqual([keep("market-island")]);
  });
  test("a choice that is not legal cannot be kept", async () => {
    show(BOTH, [keep(...BOTH)]);
    const user = person();
    await user.click(boxes()[0]!);
    expect(button().disabled).toBe(true);
    await user.click(boxes()[1]!);
    await user.click(button());
    expect(acts.values).toEqual([keep(...BOTH)]);
  });
  test("while an answer is due nothing can be kept", async () => {
    show(BOTH, [keep(BOTH[0]!)], true);
    const user = person();
    await user.click(boxes()[0]!);
    expect(button().disabled).toBe(true);
  });
  test("the only ticket is chosen already", async () => {
    show(["market-island"], [keep("market-island")]);
    expect(boxes()[0]!.checked).toBe(true);
    await person().click(button());
    expect(acts.values).toEqual([keep("market-island")]);
  });
  test("the ends of all tickets are lit, and of one under the mouse its way too", async () => {
    show(BOTH, []);
    expect([...lights.values.at(-1)!.locations]).toEqual(["market", "station", "island"]);
    await person().hover(boxes()[1]!.closest("label")!);
    expect([...lights.values.at(-1)!.locations]).toEqual(["market", "island"]);
    expect([...lights.values.at(-1)!.routes]).toEqual(["station-island"]);
  });
});
