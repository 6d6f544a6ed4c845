/** Have the service worker look after this page's files; browsers without one, and pages over plain HTTP, do without. */
export async function startWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const registration = await navigator.serviceWorker.ready;
    // What this page loaded before the worker was there, such as its language and letters.
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    registration.active?.postMessage({ keep: loaded.filter((path) => path.startsWith("/assets/")) });
  } catch {
    // The app works without: it only needs the network.
  }
}
