import { afterEach, expect, test, vi } from "vitest";
import { hindrance } from "../lib/device.svelte";
import { bytes } from "../lib/push";

afterEach(() => void vi.unstubAllGlobals());

function browser(secure: boolean, notifies: boolean, more: object = {}): void {
  vi.stubGlobal("isSecureContext", secure);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("navigator", more);
  if (notifies) vi.stubGlobal("Notification", class {});
}

test("a page says what stands in the way of notifications", () => {
  browser(false, true);
  expect(hindrance()).toBe("plain-http");
  browser(true, true);
  expect(hindrance()).toBeNull();
});

test("an iPhone needs the app on its home screen first, and others may have none at all", () => {
  browser(true, false, { standalone: false });
  expect(hindrance()).toBe("home-screen");
  browser(true, false, { standalone: true });
  expect(hindrance()).toBe("no-notifications");
  browser(true, false);
  expect(hindrance()).toBe("no-notifications");
});

test("a key is read as the server writes it", () => {
  expect([...bytes("-_8A")]).toEqual([251, 255, 0]);
});
