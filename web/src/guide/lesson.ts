import type { Action, Lesson } from "../lib/wire";

/** Lessons that come after some routes. */
const KNOW_PAYING = new Set(["another", "last"]);

/** What a card of the guide points at: the first of these that is on the page. */
export function targetsOf(action: Action, opened: string | null): string[] {
  switch (action.action) {
    case "draw-face-up":
      return [`.piles .row .slot:nth-child(${action.slot + 1})`];
    case "draw-blind":
      return [".piles .decks .slot:nth-child(1)"];
    case "draw-tickets":
      return [".piles .decks .slot:nth-child(2)"];
    case "keep-tickets":
      return [".offer"];
    case "take-token":
      return [".prompt .ways", ".prompt"];
    case "claim-route":
      return opened === action.route ? [".payment"] : [`.pieces g.route[data-route="${CSS.escape(action.route)}"]`];
    default:
      return [".prompt"];
  }
}

/** Where somebody without a mouse goes on from a card. */
export function focusOf(action: Action): string {
  const [target = ""] = targetsOf(action, null);
  if (action.action === "keep-tickets") return ".offer input:enabled, .offer .button";
  return action.action === "take-token" ? ".prompt .ways .button" : target;
}

/** The text that says what to do. */
export function taskOf(action: Action, opened: string | null): string {
  switch (action.action) {
    case "draw-face-up":
      return "do-row";
    case "draw-blind":
      return "do-deck";
    case "draw-tickets":
      return "do-tickets";
    case "keep-tickets":
      return "do-keep";
    case "take-token":
      return "do-token";
    case "claim-route":
      return opened === action.route ? "do-pay" : "do-route";
    default:
      return "do-pass";
  }
}

/** The text of a lesson; a route whose payments are shown has one about paying, unless paying is known by then. */
export function textOf({ lesson, action }: Lesson, opened: string | null): string | null {
  if (action.action !== "claim-route" || opened !== action.route) return `lesson-${lesson}`;
  if (lesson === "ferry") return "pay-ferry";
  if (action.wilds > 0) return "pay-wild";
  return KNOW_PAYING.has(lesson) ? null : "pay-plain";
}

/** Whether an action is what a lesson asks for; any tickets may be kept, and either token taken. */
export function follows(lesson: Lesson, action: Action): boolean {
  const free = action.action === "keep-tickets" || action.action === "take-token";
  if (free) return lesson.action.action === action.action;
  const sorted = (one: Action): string => JSON.stringify(Object.entries(one).sort());
  return sorted(lesson.action) === sorted(action);
}
