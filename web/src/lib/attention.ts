/** Call somebody back to the page: the title flashes, and the system tells if that was allowed. */
export class Attention {
  private timer: ReturnType<typeof setInterval> | undefined;
  private title = "";

  call(message: string, notify: boolean): void {
    if (!document.hidden) return;
    this.rest();
    this.title = document.title;
    let on = false;
    this.timer = setInterval(() => {
      on = !on;
      document.title = on ? `● ${message}` : this.title;
    }, 1000);
    if (notify && "Notification" in globalThis && Notification.permission === "granted") void tell(message);
  }

  rest(): void {
    if (this.timer === undefined) return;
    clearInterval(this.timer);
    this.timer = undefined;
    document.title = this.title;
  }
}

/** By the service worker where there is one: on phones pages may not. */
async function tell(message: string): Promise<void> {
  const look = {
    body: message,
    tag: location.pathname,
    icon: "/icons/icon-192.png",
    data: { path: location.pathname },
  };
  const worker = await navigator.serviceWorker?.getRegistration();
  try {
    if (worker?.active) await worker.showNotification("Farebox", look);
    else new Notification("Farebox", look);
  } catch {
    // Some browsers of phones have the word but not the thing; the title flashes all the same.
  }
}

/** Ask for the permission to notify; true if it was given. */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}
