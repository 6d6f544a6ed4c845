// @vitest-environment happy-dom
import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test } from "vitest";
import Piles from "../../table/Piles.svelte";
import type { Action } from "../../lib/wire";
import { CITY, seatState, view } from "../fixtures";
import { Calls, inWords, person } from "./setup";

describe("the row and the decks", () => {
  inWords();
  let acts: Calls<Action>;
  let reasons: Calls<string>;
  beforeEach(() => {
    [acts, reasons] = [new Calls(), new Calls()];
  });
  function show(legal: Action[], changes: { busy?: boolean; phase?: "second-card" } = {}): HTMLElement[] {
    const state = seatState({ view: view(changes.phase ? { phase: changes.phase } : {}), legal });
    render(Piles, { city: CITY, state, busy: changes.busy ?? false, onact: acts.take, onwhy: reasons.take });
    return screen.getAllByRole("button");
  }

  test("a card of the row, the deck and the tickets are taken by a click", async () => {
    const legal: Action[] = [{ action: "draw-face-up", slot: 2 }, { action: "draw-blind" }, { action: "draw-tickets" }];
    const piles = show(legal);
    const user = person();
    for (const place of [2, 5, 6]) await user.click(piles[place]!);
    expect(acts.values).toEqual(legal);
  });
  test("what cannot be taken says why", async () => {
    const piles = show([{ action: "draw-face-up", slot: 0 }], { phase: "second-card" });
    const user = person();
    await user.click(piles[1]!);
    await user.click(piles[4]!);
    expect(reasons.values).toEqual(["why-second-wild", "why-empty"]);
    expect(acts.values).toEqual([]);
  });
  test("while an answer is due nothing is taken", async () => {
    const piles = show([{ action: "draw-face-up", slot: 0 }], { busy: true });
    await person().click(piles[0]!);
    expect([acts.values, reasons.values]).toEqual([[], ["why-sending"]]);
  });
});
