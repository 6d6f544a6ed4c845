// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import Board from "../../table/Board.svelte";
import type { Target } from "../../lib/view/board";
import { locationActions, owners } from "../../lib/view/actions";
import { TRACK } from "../../lib/view/track";
import { CITY, seatView, view } from "../fixtures";
import { Calls, inWords } from "./setup";

/** A frame in which the board is as large as it is drawn; a browser without a screen has no sizes. */
const SIZE = { clientWidth: 1200 + 2 * TRACK.band, clientHeight: 900 + 2 * TRACK.band };
const kept = Object.fromEntries(
  Object.keys(SIZE).map((name) => [name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name) ?? {}]),
);

describe("the board", () => {
  inWords();
  beforeAll(() => {
    for (const [name, value] of Object.entries(SIZE))
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  });
  afterAll(() => {
    Object.defineProperties(HTMLElement.prototype, kept);
  });

  let chosen: Calls<Target>;
  let frame: HTMLElement;
  function show(
    changes: { claimable?: string[]; costly?: string[]; places?: string[]; claimed?: string[] } = {},
  ): void {
    const seen = view({ seats: [seatView({ routes: changes.claimed ?? [] }), seatView()] });
    const { container } = render(Board, {
      city: CITY,
      view: seen,
      owners: owners(seen),
      claimable: new Set(changes.claimable ?? []),
      costly: new Set(changes.costly ?? []),
      hint: (target) => Object.values(target).join(),
      places: locationActions((changes.places ?? []).map((location) => ({ action: "take-token", location }))),
      onroute: (route) => chosen.take({ route }),
      onlocation: (location) => chosen.take({ location }),
    });
    frame = container.querySelector(".frame")!;
  }
  const at = (x: number, y: number): object => ({ clientX: x + TRACK.band, clientY: y + TRACK.band, detail: 1 });
  const button = (id: string): Element =>
    screen.getAllByRole("button").find((one) => one.matches(`[data-route="${id}"]`))!;

  beforeEach(() => {
    chosen = new Calls();
  });

  test("a click on a space chooses its route, whether it can be claimed or not", async () => {
    show({ claimable: ["castle-station"], claimed: ["station-island"] });
    await fireEvent.click(frame, at(100, 50));
    await fireEvent.click(frame, at(50, 100));
    await fireEvent.click(frame, at(50, -8));
    expect(chosen.values).toEqual([
      { route: "castle-station" },
      { route: "station-island" },
      { route: "market-castle:1" },
    ]);
  });
  test("of a double the nearer route is chosen, also where only the other can be claimed", async () => {
    show({ claimable: ["market-castle:1"] });
    await fireEvent.click(frame, at(50, 2));
    await fireEvent.click(frame, at(50, -2));
    expect(chosen.values).toEqual([{ route: "market-castle:2" }, { route: "market-castle:1" }]);
  });
  test("a click on a button of the board means the place that was clicked", async () => {
    show({ claimable: ["castle-station"] });
    await fireEvent.click(button("castle-station"), at(50, 100));
    expect(chosen.values).toEqual([{ route: "station-island" }]);
  });
  test("a location that can be chosen comes before the routes around it", async () => {
    show({ places: ["market"] });
    await fireEvent.click(frame, at(18, -6));
    expect(chosen.values).toEqual([{ location: "market" }]);
  });
  test("a click on nothing chooses nothing", async () => {
    show({ claimable: ["castle-station"] });
    await fireEvent.click(frame, at(600, 500));
    expect(chosen.values).toEqual([]);
  });
  test("a drag is no click", async () => {
    show();
    await fireEvent.pointerDown(frame, { ...at(100, 50), pointerId: 1, button: 0 });
    await fireEvent.pointerMove(frame, { ...at(100, 80), pointerId: 1, buttons: 1, pointerType: "mouse" });
    await fireEvent.pointerUp(frame, { ...at(100, 80), pointerId: 1 });
    await fireEvent.click(frame, at(100, 80));
    expect(chosen.values).toEqual([]);
  });
  test.each(["Enter", " "])("the key %j presses the route that has the focus", async (key) => {
    show({ claimable: ["castle-station"] });
    await fireEvent.keyDown(button("castle-station"), { key });
    expect(chosen.values).toEqual([{ route: "castle-station" }]);
  });
  test("a screen reader presses a route without pointing at it", async () => {
    show({ claimable: ["castle-station"], places: ["market"] });
    await fireEvent.click(button("castle-station"), { detail: 0 });
    await fireEvent.click(
      screen.getAllByRole("button").find((one) => one.matches("[data-location]"))!,
      { detail: 0 },
    );
    expect(chosen.values).toEqual([{ route: "castle-station" }, { location: "market" }]);
  });
  test("the mouse lights a route that a click would claim, and no other", async () => {
    show({ claimable: ["castle-station"] });
    const mouse = { pointerId: 1, pointerType: "mouse" };
    await fireEvent.pointerMove(frame, { ...at(104, 50), ...mouse });
    expect(button("castle-station").classList).toContain("pointed");
    expect(frame.parentElement!.classList).toContain("pointing");
    await fireEvent.pointerMove(frame, { ...at(50, 100), ...mouse });
    expect(button("castle-station").classList).not.toContain("pointed");
    expect(frame.parentElement!.classList).not.toContain("pointing");
  });
  test("the mouse is told what it rests on, a finger is not", async () => {
    show({ claimable: ["castle-station"] });
    await fireEvent.pointerMove(frame, { ...at(50, 100), pointerId: 1, pointerType: "mouse" });
    expect(frame.title).toBe("station-island");
    await fireEvent.pointerMove(frame, { ...at(600, 500), pointerId: 1, pointerType: "mouse" });
    expect(frame.hasAttribute("title")).toBe(false);
    await fireEvent.pointerMove(frame, { ...at(50, 100), pointerId: 1, pointerType: "touch" });
    expect(frame.hasAttribute("title")).toBe(false);
  });
  test("a route that would cost wilds for nothing has a faint light", () => {
    show({ claimable: ["castle-station", "station-island"], costly: ["station-island"] });
    expect(frame.querySelectorAll(".halo.open")).toHaveLength(2);
    expect(frame.querySelectorAll(".halo.open.faint")).toHaveLength(1);
  });
  test("with two players the other half of a claimed double is dimmed, and no button", () => {
    show({ claimable: ["castle-station"], claimed: ["market-castle:1"] });
    expect(frame.querySelectorAll(".closed")).toHaveLength(1);
  });
  test("only routes that can be claimed are buttons, and a claimed one has its cars", () => {
    show({ claimable: ["castle-station"], claimed: ["station-island"] });
    expect(screen.getAllByRole("button").filter((one) => one.matches("[data-route]"))).toHaveLength(1);
    expect(frame.querySelectorAll(".cars .car")).toHaveLength(3);
  });
});
