// @vitest-environment happy-dom
import { render, screen } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import Curtain from "../../table/Curtain.svelte";
import SeatPanel from "../../table/SeatPanel.svelte";
import { City } from "../../lib/view/city";
import { t } from "../../lib/words.svelte";
import { CITIES, CITY, seatView } from "../fixtures";
import { Calls, inWords, person } from "./setup";

const SAN_FRANCISCO = new City(CITIES[0]!);
const PARIS = new City(CITIES[1]!);

describe("the panel of a seat", () => {
  inWords();
  const panel = { city: CITY, seat: 1, name: "Ben", turn: false, mine: false };

  test("tells the score, cars, cards and tickets in words", () => {
    render(SeatPanel, { ...panel, view: seatView({ score: 7, cars_left: 5, cards: 4, ticket_count: 2 }) });
    screen.getByRole("article", { name: t("seat-label", { player: "Ben", score: 7 }) });
    for (const words of [t("cars-left", { count: 5 }), t("cards-held", { count: 4 }), t("tickets-held", { count: 2 })])
      screen.getByText(words);
    expect(screen.queryByRole("button")).toBeNull();
  });
  test("shows whether the person is there", () => {
    render(SeatPanel, { ...panel, view: seatView(), presence: "away" });
    screen.getByText(t("presence-away"));
  });
  test("shows tokens where the city has them, and flag cards where it has those", () => {
    const worth = { points: 1, next_token: 4, attractions: [], districts: [] };
    render(SeatPanel, { ...panel, city: SAN_FRANCISCO, view: seatView({ tokens: [0, 3] }), worth });
    screen.getByText(t("worth-now", { points: 1 }));
    screen.getByText(t("worth-next", { points: 4 }));
    expect(screen.getAllByRole("img").map((one) => one.getAttribute("aria-label"))).toEqual(
      [0, 3].map((symbol) => t("token-symbol", { symbol })),
    );
    render(SeatPanel, { ...panel, city: PARIS, view: seatView({ flag_cards: ["white"] }) });
    const flags = screen.getAllByRole("img").slice(2);
    expect(flags.map((flag) => flag.classList.contains("missing"))).toEqual([true, false, true]);
  });
});

test("the curtain opens for the one whose turn it is, and not by Escape", async () => {
  const opened = new Calls<null>();
  render(Curtain, { city: CITY, seat: 0, names: ["Anna"], recap: [], onopen: () => opened.take(null) });
  const curtain = screen.getByRole("dialog") as HTMLDialogElement;
  expect(curtain.open).toBe(true);
  expect(curtain.dispatchEvent(new Event("cancel", { cancelable: true }))).toBe(false);
  curtain.close();
  expect(curtain.open).toBe(true);
  await person().click(screen.getByRole("button"));
  expect(opened.values).toHaveLength(1);
});
