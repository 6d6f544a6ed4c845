// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import Lobby from "../../pages/Lobby.svelte";
import { offered } from "../../lib/offered.svelte";
import { TableStore } from "../../lib/table.svelte";
import { chooseLanguage, personName, recordedName, t } from "../../lib/words.svelte";
import { LEVELS, type Presence, type PresenceState, type RecordSeat, type SeatInfo } from "../../lib/wire";
import { CITY } from "../fixtures";
import { BOT, EMPTY, GUEST, inWords, MINE, person, StandInServer, tableOf } from "./setup";

describe("the seats of a lobby", () => {
  inWords();
  const server = new StandInServer();
  function show(host: boolean, ...seats: SeatInfo[]): TableStore {
    const store = new TableStore("table1");
    store.nickname = "Anna";
    const table = tableOf(host, seats);
    server.answer = { ...table, version: 4 };
    render(Lobby, { store, table, city: CITY });
    return store;
  }
  const seat = (number: number): HTMLElement => screen.getAllByRole("listitem")[number]!;
  const start = (): HTMLButtonElement => screen.getByRole("button", { name: t("lobby-start") });

  test("a guest takes an open seat under the own name", async () => {
    const store = show(false, GUEST, EMPTY);
    const user = person();
    const name = screen.getByLabelText(t("plan-name"));
    await user.clear(name);
    await user.type(name, " Cleo ");
    await user.click(within(seat(1)).getByRole("button"));
    expect(server.asked).toEqual(['PUT /api/tables/table1/seats/1 {"change":"take","name":"Cleo"}']);
    await vi.waitFor(() => expect(store.table?.version).toBe(4));
  });
  test("a guest is greeted by the host's name and sees a code that others can scan", async () => {
    show(false, { ...GUEST, host: true }, EMPTY);
    const city = CITY.info.name;
    expect(screen.getByRole("heading").textContent).toBe(t("invite-title", { player: "Ben", city }));
    expect(screen.getByText(t("lobby-invited", { count: 1 }))).toBeTruthy();
    expect((await screen.findByRole("img", { name: t("invite-qr") })).getAttribute("src")).toBe(
      "/api/tables/table1/address/qr.svg",
    );
    expect(screen.getByLabelText<HTMLInputElement>(t("lobby-invite"), { selector: "input" }).value).toBe(
      server.invitation.address,
    );
    expect(screen.getByText(t("invite-network"))).toBeTruthy();
    expect(screen.queryByText(t("lobby-waiting", { count: 1 }))).toBeNull();
  });
  test("a host without a name is not called Guest", () => {
    show(false, { ...GUEST, host: true, name: "Guest" }, EMPTY);
    expect(screen.getByRole("heading").textContent).toBe(t("invite-title-unnamed", { city: CITY.info.name }));
  });
  test("those without a name are guests in the language of the page, and type theirs into an empty field", async () => {
    const store = show(false, { ...GUEST, name: "Guest" }, { ...GUEST, seat: 1, name: "Guest 2" }, EMPTY);
    store.nickname = "Guest";
    await chooseLanguage("pl");
    expect(seat(0).textContent).toContain("Gość");
    expect(seat(1).textContent).toContain("Gość 2");
    const name = screen.getByLabelText<HTMLInputElement>(t("plan-name"));
    expect([name.value, name.placeholder]).toEqual(["", "Gość"]);
    const left = { name: "Guest", bot: null, resigned: 12 } as unknown as RecordSeat;
    expect(recordedName(left)).toBe(t("name-resigned", { player: "Gość" }));
    expect(personName("Guest of honour")).toBe("Guest of honour");
    await chooseLanguage("en");
  });
  test("a link that only this computer can open says so, and has no code", async () => {
    server.invitation = { address: "http://localhost:8620/t/table1", reach: "this-computer" };
    show(true, MINE, EMPTY);
    await screen.findByText(t("invite-only-here"));
    expect(screen.getByText("python3 run.py play --lan")).toBeTruthy();
    expect(screen.queryByRole("img", { name: t("invite-qr") })).toBeNull();
  });
  test("the host gives an open seat to a bot of a level", async () => {
    show(true, MINE, EMPTY);
    const levels = within(seat(1)).getByRole("combobox");
    await vi.waitFor(() =>
      expect(within(levels).getAllByRole("option")).toHaveLength(1 + LEVELS.length + offered.bots.length),
    );
    await person().selectOptions(levels, "expert");
    expect(server.asked).toEqual(['PUT /api/tables/table1/seats/1 {"change":"bot","level":"expert"}']);
  });
  test("the host gives an open seat to a bot that the server's host names", async () => {
    show(true, MINE, EMPTY);
    await person().selectOptions(within(seat(1)).getByRole("combobox"), await screen.findByText("Longest"));
    expect(server.asked).toEqual(['PUT /api/tables/table1/seats/1 {"change":"bot","level":"Longest"}']);
  });
  test("a bot that is no longer named is called by its name, and so is who plays for it", async () => {
    show(true, MINE, { ...BOT, name: "Shortest 2", level: "Shortest" });
    expect(seat(1).textContent).toContain("Shortest 2");
    await screen.findByText(t("bot-not-offered", { bot: "Shortest" }));
  });
  test("the host opens a seat of somebody else, and leaves an own one", async () => {
    show(true, MINE, BOT);
    const user = person();
    await user.click(within(seat(1)).getByRole("button", { name: t("lobby-open-seat", { seat: 2 }) }));
    await user.click(within(seat(0)).getByRole("button"));
    expect(server.asked).toEqual([
      'PUT /api/tables/table1/seats/1 {"change":"open"}',
      'PUT /api/tables/table1/seats/0 {"change":"leave"}',
    ]);
  });
  test("the game starts when no seat is open", async () => {
    show(true, MINE, BOT);
    await person().click(start());
    expect(server.asked).toEqual(["POST /api/tables/table1/start "]);
  });
  test("it does not start while a seat is open", async () => {
    show(true, MINE, EMPTY);
    expect(start().disabled).toBe(true);
    await person().click(start());
    expect(server.asked).toEqual([]);
  });
  test("a guest who is not the host can only take or leave a seat", () => {
    show(false, GUEST, BOT, EMPTY);
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.queryByRole("button", { name: t("lobby-start") })).toBeNull();
    expect([0, 1, 2].map((number) => within(seat(number)).queryAllByRole("button").length)).toEqual([0, 0, 1]);
  });
  test("a person chooses a colour that nobody else has", async () => {
    show(false, GUEST, MINE);
    const colours = within(seat(1)).getAllByRole<HTMLInputElement>("radio");
    expect(colours.map((colour) => [colour.checked, colour.disabled])).toEqual([
      [false, true],
      [true, false],
      [false, false],
      [false, false],
    ]);
    await person().click(colours[3]!);
    expect(server.asked).toEqual(['PUT /api/tables/table1/seats/1 {"change":"colour","colour":3}']);
  });
  test("the host adds and removes seats, and hands the table over", async () => {
    show(true, MINE, GUEST, EMPTY);
    const user = person();
    await user.click(screen.getByRole("button", { name: t("lobby-add") }));
    await user.click(screen.getByRole("button", { name: t("lobby-remove-seat", { seat: 3 }) }));
    await user.click(within(seat(1)).getByRole("button", { name: t("lobby-make-host") }));
    expect(server.asked).toEqual([
      "POST /api/tables/table1/seats ",
      'PUT /api/tables/table1/seats/2 {"change":"remove"}',
      'PUT /api/tables/table1/host {"seat":1}',
    ]);
  });
  test("whoever finds no seat is told so, and who has not come is named", async () => {
    const presence = (state: PresenceState): Presence => ({
      type: "presence",
      seats: [{ seat: 1, state, since: 0 }],
      watchers: 0,
      absent_seconds: 60,
      nudge_seconds: 20,
    });
    const store = show(true, MINE, GUEST);
    store.signals.take(presence("gone"));
    await screen.findByText(t("lobby-absent", { players: "Ben" }));
    store.signals.take(presence("here"));
    await screen.findByText(t("lobby-ready"));
    cleanup();
    show(false, GUEST, BOT);
    await screen.findByText(t("lobby-full"));
  });
  test("a refusal is told", async () => {
    const store = show(false, GUEST, EMPTY);
    server.refuse("seat-taken", { seat: 1 });
    await person().click(within(seat(1)).getByRole("button"));
    await vi.waitFor(() => expect(store.notice?.reason.code).toBe("seat-taken"));
  });
});
