/**
 * The service worker: files of the app come from a cache, pages from the network, and the rules are there without
 * one. It imports nothing, so that every browser can load it, and it never touches the API.
 */
export {};
declare const self: ServiceWorkerGlobalScope;
/** The files of this build; the build writes them here. */
declare const BUILD_FILES: string[];
/** What tells this build from others; the build writes it here. */
declare const BUILD: string;

const CACHES = "farebox-";
const OWN = CACHES + BUILD;
const SHELL = "/";
/** The cities whose rules are shown without a network. */
const OFFLINE_DATA = "/offline.json";
const ASSETS = "/assets/";

self.addEventListener("install", (event) => {
  event.waitUntil(prepare());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(request));
  else if (pathname.startsWith(ASSETS)) event.respondWith(asset(request));
  else if (pathname === OFFLINE_DATA) event.respondWith(kept(request));
});

self.addEventListener("message", (event) => {
  const { keep } = (event.data ?? {}) as { keep?: unknown };
  if (Array.isArray(keep)) event.waitUntil(keepAll(keep.filter((path) => String(path).startsWith(ASSETS)).map(String)));
});

self.addEventListener("push", (event) => {
  event.waitUntil(notify(event.data?.text() ?? ""));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(String((event.notification.data as { path?: string } | null)?.path ?? "/")));
});

/** Keep all files of this build; who is at the table goes on with theirs until they load a page. */
async function prepare(): Promise<void> {
  const cache = await caches.open(OWN);
  await cache.addAll([SHELL, OFFLINE_DATA, ...BUILD_FILES].map((path) => new Request(path, { cache: "no-cache" })));
  await self.skipWaiting();
}

/** Serve all pages from now on; what the build before this one needs stays for pages that still show it. */
async function takeOver(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== OWN);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A page of the app from the server, or the one that is kept, which is told that there is no network. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const shell = await (await caches.open(OWN)).match(SHELL);
    if (!shell) return Response.error();
    const html = (await shell.text()).replace("<html", "<html data-offline");
    return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
  }
}

/** A file whose name changes with its content: a kept one is always the right one. */
async function asset(request: Request): Promise<Response> {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(OWN)).put(request, answer.clone());
  return answer;
}

async function kept(request: Request): Promise<Response> {
  return (await (await caches.open(OWN)).match(request, { ignoreVary: true })) ?? fetch(request);
}

/** Keep files that a page has loaded before this worker was there, such as its language and its letters. */
async function keepAll(paths: string[]): Promise<void> {
  const cache = await caches.open(OWN);
  const missing = [];
  for (const path of new Set(paths)) if (!(await cache.match(path, { ignoreVary: true }))) missing.push(path);
  await Promise.allSettled(missing.map((path) => cache.add(path)));
}

interface Turn {
  title: string;
  body: string;
  path: string;
}

/** Say whose turn it is; a browser takes the permission away from who is called and says nothing. */
async function notify(text: string): Promise<void> {
  const { title, body, path } = turnOf(text);
  const look = { body, tag: path, icon: "/icons/icon-192.png", data: { path } };
  await self.registration.showNotification(title, look);
}

function turnOf(text: string): Turn {
  try {
    const { title, body, path } = JSON.parse(text) as Partial<Turn>;
    if (title && body && path?.startsWith("/t/")) return { title, body, path };
  } catch {
    // What is not from our server says nothing.
  }
  return { title: "Farebox", body: "", path: "/" };
}

/** Show a page of the app: the window that has it, else any, else a new one. */
async function show(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((client) => new URL(client.url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}
