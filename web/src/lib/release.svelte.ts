/** The address of the script that this tab runs; its name changes with every version of the app. */
function ownScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : "";
}

/** Whether the server hands out another version of the app than the one in this tab. */
class Release {
  newer = $state(false);

  /** Look at the page that a new tab would get; a server that does not answer has nothing newer. */
  async check(): Promise<void> {
    try {
      const answer = await fetch("/", { cache: "no-store" });
      if (answer.ok) this.newer = !(await answer.text()).includes(ownScript());
    } catch {
      // The connection tells by itself that the server is away.
    }
  }
}

export const release = new Release();
