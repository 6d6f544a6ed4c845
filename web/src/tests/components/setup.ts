import { userEvent, type UserEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { firstWords } from "../../lib/words.svelte";
import type { SeatInfo, TableAddress, TableInfo } from "../../lib/wire";
import { OPEN_SEAT, tableInfo } from "../fixtures";

/** Components speak as they do in the app. */
export function inWords(): void {
  beforeAll(firstWords);
}

export function person(): UserEvent {
  return userEvent.setup();
}

/** What a component was told to do, in order. */
export class Calls<Value> {
  readonly values: Value[] = [];
  readonly take = (value: Value): void => void this.values.push(value);
}

/** A server that answers everything with the same, and keeps what it was asked. */
export class StandInServer {
  asked: string[] = [];
  answer: unknown = {};
  invitation: TableAddress = { address: "http://192.168.1.20:8620/t/table1", reach: "network" };

  constructor() {
    beforeEach(() => {
      this.asked = [];
      vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
        if (path === "/api/levels") return Response.json({ levels: [], bots: ["Longest"] });
        if (path.endsWith("/address")) return Response.json(this.invitation);
        this.asked.push([method, path, body ?? ""].join(" "));
        return Response.json(this.answer);
      });
    });
    afterEach(() => {
      vi.unstubAllGlobals();
    });
  }
  refuse(code: string, facts: Record<string, number> = {}): void {
    vi.stubGlobal("fetch", async () => Response.json({ error: { code, facts, text: "" } }, { status: 409 }));
  }
}

export const EMPTY = OPEN_SEAT;
export const MINE: SeatInfo = { ...EMPTY, kind: "person", name: "Anna", mine: true };
export const GUEST: SeatInfo = { ...EMPTY, kind: "person", name: "Ben" };
export const BOT: SeatInfo = { ...EMPTY, kind: "bot", name: "Regular", level: "regular" };

export function tableOf(host: boolean, seats: SeatInfo[], changes: Partial<TableInfo> = {}): TableInfo {
  const numbered = seats.map((seat, number) => ({ ...seat, seat: number, colour: number }));
  return tableInfo({ host, seats: numbered, ...changes });
}
