// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import TableMenu from "../../table/TableMenu.svelte";
import { settings } from "../../lib/settings.svelte";
import { TableStore } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import type { SeatInfo } from "../../lib/wire";
import { BOT, GUEST, inWords, MINE, person, StandInServer, tableOf } from "./setup";

const AWAY: SeatInfo = { ...MINE, stand_in: "regular" };

describe("the menu of a table", () => {
  inWords();
  const server = new StandInServer();
  function show(...seats: SeatInfo[]): TableStore {
    const store = new TableStore("table1");
    store.table = tableOf(true, seats, { status: "playing" });
    render(TableMenu, { store, onrules: () => {} });
    return store;
  }
  const button = (key: string, facts = {}): HTMLElement => screen.getByRole("button", { name: t(key, facts) });

  test("a person leaves the seat to a stand-in", async () => {
    show(GUEST, MINE);
    await person().click(button("stand-in-me", { player: "Anna" }));
    expect(server.asked).toEqual(['POST /api/tables/table1/seats/1/stand-in {"level":"regular"}']);
  });
  test("and takes it back", async () => {
    show(AWAY, GUEST);
    expect(screen.queryByRole("button", { name: t("stand-in-me", { player: "Anna" }) })).toBeNull();
    await person().click(button("stand-in-back"));
    expect(server.asked).toEqual(['POST /api/tables/table1/seats/0/stand-in {"level":null}']);
  });
  test("a link to the seat is shown when it was asked for", async () => {
    server.answer = { secret: "secret1" };
    show(MINE, GUEST);
    expect(screen.queryByRole("textbox", { name: t("seat-link") })).toBeNull();
    await person().click(button("seat-link"));
    const link = await screen.findByRole<HTMLInputElement>("textbox", { name: t("seat-link") });
    expect(link.value).toBe(`${location.origin}/link/secret1`);
  });
  test("the pace is set where bots play, and only there", async () => {
    show(MINE, BOT);
    await fireEvent.change(screen.getByRole("slider"), { target: { value: "2.5" } });
    expect(server.asked).toEqual(['PUT /api/tables/table1/pace {"pace":2.5}']);
    document.body.replaceChildren();
    show(MINE, GUEST);
    expect(screen.queryByRole("slider")).toBeNull();
  });
  test("whoever only watches has nothing to do with the seats", () => {
    show(GUEST, BOT);
    expect(screen.queryByText(t("menu-table"))).toBeNull();
    screen.getByText(t("menu-settings"));
  });
  test("a refusal is told", async () => {
    const store = show(MINE, GUEST);
    server.refuse("not-your-seat", { seat: 0 });
    await person().click(button("seat-link"));
    await vi.waitFor(() => expect(store.notice?.reason.code).toBe("not-your-seat"));
  });
  test("settings change by a click", async () => {
    show(MINE, GUEST);
    const before = settings.confirm;
    await person().click(screen.getByRole("switch", { name: new RegExp(`^${t("setting-confirm")}`) }));
    expect(settings.confirm).toBe(!before);
    await person().click(screen.getByRole("radio", { name: t("scheme-dark") }));
    expect(settings.scheme).toBe("dark");
  });
});
