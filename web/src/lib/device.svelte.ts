/** What a browser that can install the app tells in advance. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** Why a browser offers neither app nor notifications: the page is not safe, or has to be an app first. */
export type Hindrance = "plain-http" | "home-screen" | "no-notifications";

/** The app on this device: whether it can be installed, and what works before and after that. */
class Device {
  private offer = $state.raw<InstallEvent | null>(null);

  /** Whether the browser offers to install the app now. */
  get installable(): boolean {
    return this.offer !== null;
  }

  /** Keep the browser's offer for the settings, from the beginning: it comes only once. */
  watch(): () => void {
    const keep = (event: Event): void => {
      event.preventDefault();
      this.offer = event as InstallEvent;
    };
    const done = (): void => void (this.offer = null);
    addEventListener("beforeinstallprompt", keep);
    addEventListener("appinstalled", done);
    return () => {
      removeEventListener("beforeinstallprompt", keep);
      removeEventListener("appinstalled", done);
    };
  }

  async install(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }
}

export const device = new Device();

/** Whether the page is shown as an app, without the browser around it. */
export function isApp(): boolean {
  return (
    matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true
  );
}

/** Whether this is an iPhone or iPad, where apps are added by hand. */
export function addsByHand(): boolean {
  return "standalone" in navigator;
}

/** What stands in the way of notifications here; null if nothing does. */
export function hindrance(): Hindrance | null {
  if (globalThis.isSecureContext === false) return "plain-http";
  if ("Notification" in globalThis) return null;
  return addsByHand() && !isApp() ? "home-screen" : "no-notifications";
}
