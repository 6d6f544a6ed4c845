// @vitest-environment happy-dom
import { render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test } from "vitest";
import PaymentCard from "../../table/PaymentCard.svelte";
import { paymentsOf } from "../../lib/view/actions";
import { t } from "../../lib/words.svelte";
import type { Action, ClaimRoute } from "../../lib/wire";
import { CITY } from "../fixtures";
import { Calls, inWords, person } from "./setup";

const ROUTE = "market-castle:1";
const claim = (wilds: number): ClaimRoute => ({ action: "claim-route", route: ROUTE, colour: "red", wilds });
const AT = { left: 100, top: 100, right: 200, bottom: 140, width: 800, height: 600 };

describe("the card of a route", () => {
  inWords();
  let acts: Calls<Action>;
  let closed: Calls<null>;
  let twins: Calls<null>;
  beforeEach(() => {
    [acts, closed, twins] = [new Calls(), new Calls(), new Calls()];
  });
  function show(legal: Action[], changes: { confirm?: boolean; reason?: string } = {}): void {
    render(PaymentCard, {
      city: CITY,
      route: ROUTE,
      payments: paymentsOf(legal, ROUTE, 2),
      reason: changes.reason ?? "",
      confirm: changes.confirm ?? true,
      at: AT,
      twin: true,
      onact: acts.take,
      ontwin: () => twins.take(null),
      onclose: () => closed.take(null),
    });
  }
  const ways = (): HTMLElement[] => within(screen.getByRole("list")).getAllByRole("button");
  const confirm = (): HTMLElement => screen.getByRole("button", { name: t("claim-for", { points: 2 }) });

  test("the way with the fewest wilds is chosen first, and has the focus on its claim", async () => {
    show([claim(1), claim(0)]);
    expect(ways().map((way) => way.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
    expect(document.activeElement).toBe(confirm());
    await person().click(confirm());
    expect(acts.values).toEqual([claim(0)]);
  });
  test("another way is paid after it was clicked", async () => {
    show([claim(0), claim(1)]);
    const user = person();
    await user.click(ways()[1]!);
    expect(acts.values).toEqual([]);
    await user.click(confirm());
    expect(acts.values).toEqual([claim(1)]);
  });
  test("whoever wants no question pays with one click", async () => {
    show([claim(0), claim(1)], { confirm: false });
    expect(screen.queryByRole("button", { name: t("claim-for", { points: 2 }) })).toBeNull();
    await person().click(ways()[1]!);
    expect(acts.values).toEqual([claim(1)]);
  });
  test("arrows go through the ways, and Escape closes", async () => {
    show([claim(0), claim(1)]);
    const user = person();
    await user.keyboard("{ArrowDown}");
    expect(ways()[1]!.getAttribute("aria-pressed")).toBe("true");
    await user.keyboard("{ArrowDown}");
    expect(ways()[0]!.getAttribute("aria-pressed")).toBe("true");
    await user.keyboard("{Escape}");
    expect(closed.values).toHaveLength(1);
  });
  test("a route that cannot be claimed says why and can be closed", async () => {
    show([], { reason: "Wait for it." });
    expect(screen.getByText("Wait for it.")).toBeTruthy();
    expect(screen.queryByRole("list")).toBeNull();
    await person().click(screen.getByRole("button", { name: t("close") }));
    expect(closed.values).toHaveLength(1);
  });
  test("the route beside it is one click away", async () => {
    show([claim(0)]);
    await person().click(screen.getByRole("button", { name: t("show-twin") }));
    expect(twins.values).toHaveLength(1);
  });
});
