import { api } from "./api";
import { shownLanguage } from "./words.svelte";

/** Whether the server calls this browser: yes; no; or the browser has no push service, so only open pages tell. */
export type Push = "on" | "off" | "pages-only";

/** Let the server call this browser when no page is open; asks the person nothing, so that must be done before. */
export async function subscribe(): Promise<Push> {
  // Without a worker `ready` would wait for ever.
  if (!(await navigator.serviceWorker?.getRegistration())) return "pages-only";
  const { pushManager } = await navigator.serviceWorker.ready;
  if (!pushManager) return "pages-only";
  try {
    const { key } = await api.pushState();
    const wish = { userVisibleOnly: true, applicationServerKey: bytes(key) };
    const subscription = await pushManager.subscribe(wish).catch(async () => {
      // One for the former key of the server has to go first.
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(wish);
    });
    await api.subscribe(told(subscription));
    return "on";
  } catch {
    // A browser without a push service, or one whose endpoint the server does not call.
    return "pages-only";
  }
}

/** Let the server call this browser no more. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  // The server forgets an endpoint that is gone by itself, if it cannot be told now.
  await Promise.allSettled([api.unsubscribe(subscription.endpoint), subscription.unsubscribe()]);
}

function told(subscription: PushSubscription): { endpoint: string; p256dh: string; auth: string; language: string } {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth!, language: shownLanguage() };
}

/** The bytes of a key as the server writes it: base64 for addresses, without padding. */
export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
