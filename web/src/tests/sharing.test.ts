import { afterEach, describe, expect, test, vi } from "vitest";
import { mayShare, share } from "../lib/sharing";

function device({ coarse, sheet }: { coarse: boolean; sheet?: () => Promise<void> }): string[] {
  const copied: string[] = [];
  vi.stubGlobal("matchMedia", () => ({ matches: coarse }));
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  vi.stubGlobal("navigator", sheet ? { share: sheet, clipboard } : { clipboard });
  return copied;
}

describe("sending a link", () => {
  afterEach(() => void vi.unstubAllGlobals());

  test("a phone has the share sheet, a desktop and a page without HTTPS have not", () => {
    device({ coarse: true, sheet: async () => undefined });
    expect(mayShare()).toBe(true);
    device({ coarse: false, sheet: async () => undefined });
    expect(mayShare()).toBe(false);
    device({ coarse: true });
    expect(mayShare()).toBe(false);
  });
  test("a link goes to the share sheet, and is copied where that fails", async () => {
    const copied = device({ coarse: true, sheet: async () => undefined });
    expect(await share("Paris", "https://a.example")).toBe("sent");
    expect(copied).toEqual([]);
    const instead = device({ coarse: true, sheet: () => Promise.reject(new TypeError("no")) });
    expect(await share("Paris", "https://a.example")).toBe("copied");
    expect(instead).toEqual(["https://a.example"]);
  });
  test("who closes the sheet has nothing on the clipboard", async () => {
    const copied = device({ coarse: true, sheet: () => Promise.reject(new DOMException("", "AbortError")) });
    expect(await share("Paris", "https://a.example")).toBe("kept");
    expect(copied).toEqual([]);
  });
});
