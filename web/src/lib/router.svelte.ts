import { version } from "./version.svelte";

export type Page =
  | { name: "home" }
  | { name: "table"; id: string }
  | { name: "replay"; id: string | null; shared?: string }
  | { name: "games" }
  | { name: "personal"; secret: string }
  | { name: "shared"; secret: string }
  | { name: "rules"; city: string | null }
  | { name: "guide" }
  | { name: "link"; secret: string }
  | { name: "missing" };

/** A part of an address in plain letters; a part that no browser could have written stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page of an address. */
export function pageOf(path: string): Page {
  const [first, second, ...more] = path.split("/").filter(Boolean).map(decoded);
  if (first === undefined) return { name: "home" };
  if (more.length === 0) {
    if (first === "t" && second) return { name: "table", id: second };
    if (first === "replay") return { name: "replay", id: second ?? null };
    if (first === "rules") return { name: "rules", city: second ?? null };
    if (first === "guide" && !second) return { name: "guide" };
    if (first === "games" && second === undefined) return { name: "games" };
    if (first === "me" && second) return { name: "personal", secret: second };
    if (first === "g" && second) return { name: "shared", secret: second };
    if (first === "link" && second) return { name: "link", secret: second };
  }
  if (first === "g" && second && more.length === 1 && more[0] === "replay")
    return { name: "replay", id: null, shared: second };
  return { name: "missing" };
}

class Router {
  path = $state("/");
  query = $state.raw(new URLSearchParams());
  page = $derived(pageOf(this.path));

  start(): () => void {
    const read = (): void => {
      this.path = location.pathname;
      this.query = new URLSearchParams(location.search);
    };
    read();
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }

  go(path: string): void {
    // The page that is asked for comes with the new version, and nobody has to reload anything.
    if (version.old) return location.assign(path);
    history.pushState(null, "", path);
    this.arrive();
    scrollTo(0, 0);
  }

  /** Change the address without a new entry in the history, for links to a moment. */
  rewrite(path: string): void {
    history.replaceState(null, "", path);
    this.arrive();
  }

  private arrive(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();

/** Let a plain link change the page without reloading it. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}

/** The moment that an address names; what is no number is the beginning. */
export function momentIn(text: string | null): number {
  return Math.trunc(Number(text)) || 0;
}

/** The address of a moment as somebody sees it. */
export function momentLink(table: string, at: number, eyes: string): string {
  return `/replay/${encodeURIComponent(table)}?${momentQuery(at, eyes)}`;
}

/** The same on the public page of a game. */
export function sharedMomentLink(secret: string, at: number, eyes: string): string {
  return `/g/${encodeURIComponent(secret)}/replay?${momentQuery(at, eyes)}`;
}

function momentQuery(at: number, eyes: string): string {
  return `at=${at}&eyes=${encodeURIComponent(eyes)}`;
}
