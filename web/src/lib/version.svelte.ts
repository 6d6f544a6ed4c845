const ASK_AFTER = 600_000;

/** Whether the app of this page is still the one that the server has. */
class Version {
  /** Whether the server has a newer app than this page. */
  old = $state(false);
  /** Whether a part of the app could not be loaded. */
  lost = $state(false);

  /** Ask periodically, when the page becomes visible again, and when a part of the app is missing. */
  watch(): () => void {
    const ask = (): void => void this.ask();
    const timer = setInterval(ask, ASK_AFTER);
    document.addEventListener("visibilitychange", ask);
    addEventListener("vite:preloadError", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
      removeEventListener("vite:preloadError", ask);
    };
  }

  private async ask(): Promise<void> {
    if (document.hidden || this.old) return;
    try {
      const answer = await fetch("/", { cache: "no-cache", headers: { Accept: "text/html" } });
      const script = document.querySelector("script[type=module][src]")?.getAttribute("src") ?? null;
      if (answer.ok && beginsOtherwise(await answer.text(), script)) this.old = true;
    } catch {
      // A server that is away has nothing newer to tell; the page itself says that it is away.
    }
  }
}

export const version = new Version();

/** Whether a page that began with one build of the app hears of another. */
export function isOld(own: string | null, heard: string): boolean {
  return own !== null && own !== heard;
}

/** Whether a page of the server begins with another script than the one that runs here. */
export function beginsOtherwise(page: string, script: string | null): boolean {
  return script !== null && !page.includes(`"${script}"`);
}
