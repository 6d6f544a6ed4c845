import type { GameModel } from "./model.svelte";
import { routeByLetter } from "../lib/view/letters";

/** The keys that the help names, with the keys of their texts. */
export const SHORTCUTS = [
  ["1 – 5", "keys-row"],
  ["6", "keys-deck"],
  ["7", "keys-tickets"],
  ["8", "recap-again"],
  ["A – Z", "keys-routes"],
  ["← →", "keys-next"],
  ["Enter", "keys-claim"],
  ["Tab, ← →", "keys-hand"],
  ["Tab, ↑ ↓", "keys-log"],
  ["Backspace", "keys-undo"],
  ["+ − 0", "keys-zoom"],
  ["Esc", "keys-close"],
  ["?", "keys-help"],
] as const;

function focusRoute(id: string | null): void {
  if (id !== null) document.querySelector<SVGElement>(`.pieces g.route[data-route="${CSS.escape(id)}"]`)?.focus();
}

/** Do what a key means at the table; false if it means nothing. */
export function pressShortcut(event: KeyboardEvent, game: GameModel): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || game.sheet || game.store.covered) return false;
  if (/INPUT|SELECT|TEXTAREA/.test(target.tagName) || target.closest("dialog, .payment")) return false;
  const { key } = event;
  if (/^[1-7]$/.test(key)) {
    const cards = document.querySelectorAll<HTMLElement>(".piles button.slot");
    cards[Number(key) - 1]?.click();
  } else if (key === "?") game.sheet = "keys";
  else if (key === "Backspace" && game.canUndo) game.store.undo();
  else if (/^\p{L}$/u.test(key)) focusRoute(routeByLetter(game.city, claimable(game), key, focused()));
  else if (focused() !== null && /^Arrow(Left|Right)$/.test(key)) step(claimable(game), key === "ArrowLeft" ? -1 : 1);
  else return false;
  return true;
}

function claimable(game: GameModel): string[] {
  return game.city.info.routes.map((route) => route.id).filter((id) => game.claimable.has(id));
}
function focused(): string | null {
  return (document.activeElement as SVGElement | null)?.dataset.route ?? null;
}
function step(routes: string[], by: number): void {
  const place = routes.indexOf(focused() ?? "");
  focusRoute(routes[(place + by + routes.length) % routes.length] ?? null);
}
