// @vitest-environment happy-dom
import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test } from "vitest";
import WhoLine from "../../pages/WhoLine.svelte";
import PlanForm from "../../pages/PlanForm.svelte";
import { FIRST_PLAN, type Plan } from "../../lib/view/plan";
import { t } from "../../lib/words.svelte";
import { Calls, inWords, person, StandInServer } from "./setup";

describe("the plan of a new table", () => {
  inWords();
  new StandInServer();
  let plans: Calls<Plan>;
  let names: Calls<string>;
  beforeEach(() => {
    [plans, names] = [new Calls(), new Calls()];
  });
  function show(changes: Partial<Plan> = {}): void {
    const plan = { ...FIRST_PLAN, ...changes };
    render(PlanForm, { plan, name: "Anna", onname: names.take, onrename: () => {}, onchange: plans.take });
  }
  const seat = (number: number): HTMLElement => screen.getByLabelText(t("plan-seat", { seat: number }));

  test("a seat is given to a bot, a friend or nobody", async () => {
    show();
    const user = person();
    await user.selectOptions(seat(3), "expert");
    await user.selectOptions(seat(2), "friend");
    await user.selectOptions(seat(2), "nobody");
    expect(plans.values.map((plan) => plan.others)).toEqual([
      ["regular", "expert", "nobody"],
      ["friend", "nobody", "nobody"],
      ["nobody", "nobody", "nobody"],
    ]);
  });
  test("somebody on this device has a name", async () => {
    show({ others: ["regular", "here", "nobody"] });
    await person().type(screen.getByLabelText(t("plan-name-of", { seat: 3 })), "B");
    expect(plans.values.at(-1)?.names).toEqual(["", "B", ""]);
  });
  test("nobody plays alone", () => {
    show({ others: ["nobody", "nobody", "nobody"] });
    screen.getByText(t("plan-alone"));
  });
  test("undo, listing and the limit of a turn are chosen", async () => {
    show();
    const user = person();
    for (const name of ["plan-undo", "plan-listed"])
      await user.click(screen.getByRole("switch", { name: new RegExp(`^${t(name)}`), hidden: true }));
    await user.selectOptions(screen.getByLabelText(t("plan-limit")), "60");
    await user.selectOptions(screen.getByLabelText(t("plan-limit")), "null");
    expect(plans.values.map(({ undo, listed, turnSeconds }) => [undo, listed, turnSeconds])).toEqual([
      [false, false, null],
      [true, true, null],
      [true, false, 60],
      [true, false, null],
    ]);
  });
  test("whom one plays with is told in a line", async () => {
    const asked = new Calls<null>();
    const plan: Plan = { ...FIRST_PLAN, others: ["novice", "here", "bot:mine"], names: ["", " Ben ", ""] };
    render(WhoLine, { plan, onchange: () => asked.take(null) });
    const line = screen.getByRole("button");
    expect(line.textContent).toContain(`${t("plan-title")}: ${t("plan-you")} + ${t("level-novice")} + Ben + mine`);
    await person().click(line);
    expect(asked.values).toHaveLength(1);
  });
  test("the own name is typed", async () => {
    show();
    await person().type(screen.getByPlaceholderText(t("plan-name")), "b");
    expect(names.values).toEqual(["Annab"]);
  });
});
