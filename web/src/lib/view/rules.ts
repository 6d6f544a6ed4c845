import page from "../../../../src/farebox/locales/rules_page.json";
import type { CityInfo, Phase } from "../wire";

export interface RulesLine {
  key: string;
  rule: string;
  only: string | null;
}

export interface RulesSection {
  name: string;
  title: string;
  lines: RulesLine[];
  only: string | null;
}

/** The sections of the rules page, each line with the key of its text and the number of its rule. */
export const SECTIONS: readonly RulesSection[] = page.sections.map(({ name, lines, ...section }) => ({
  name,
  title: `rules-title-${name}`,
  only: "only" in section ? (section.only ?? null) : null,
  lines: lines.map((line, place) => ({
    key: `rules-${name}-${place + 1}`,
    rule: line.rule,
    only: "only" in line ? (line.only ?? null) : null,
  })),
}));

/** Whether a rule holds in a city: it has the bonus, the ferries or the gray routes that the rule is about. */
function holdsIn({ bonus, routes }: CityInfo, only: string | null): boolean {
  if (only === "ferries") return routes.some((route) => route.wilds_required > 0);
  if (only === "gray-routes") return routes.some((route) => route.colour === "gray");
  return only === null || only === bonus.kind;
}

/** The sections that hold in a city, with the lines that do. */
export function sectionsOf(city: CityInfo): RulesSection[] {
  return SECTIONS.filter(({ only }) => holdsIn(city, only)).map((section) => ({
    ...section,
    lines: section.lines.filter(({ only }) => holdsIn(city, only)),
  }));
}

const FIRST_PLAYERS = 2;

/** Stands in a text for a scale: what each number is worth, which is drawn below the words before it. */
const SCALE = "\u2195";

/** What each number from the first on is worth. */
export interface Scale {
  first: number;
  values: readonly number[];
}

/** The scale that a line of the rules ends with, if it does. */
export function scaleOf(key: string, { bonus }: CityInfo): Scale | null {
  if (bonus.kind !== "tourist-tokens") return null;
  if (key === "rules-setup-2") return { first: FIRST_PLAYERS, values: bonus.stack_by_players };
  return key === "rules-end-5" ? { first: 0, values: bonus.points } : null;
}

/** The words of a line before its scale. */
export function beforeScale(text: string): string {
  return text.split(SCALE)[0] ?? text;
}

/** The numbers of a city as the texts of the page take them. */
export function rulesFacts(
  { bonus, look, last_round_cars }: CityInfo,
  colourName: (colour: string) => string,
): Record<string, string | number> {
  const flags = bonus.kind === "flag-sets" ? bonus : null;
  return {
    wild: look.wild,
    bonus: bonus.kind,
    route_points: SCALE,
    last_cars: last_round_cars,
    stacks: SCALE,
    token_points: SCALE,
    flag_colours: (flags?.colours ?? []).map(colourName).join(", "),
    flag_points: flags?.points ?? 0,
    attraction_points: bonus.kind === "attractions" ? bonus.points : 0,
  };
}

/** What somebody looks at while asking for the rules. */
export interface Occasion {
  phase: Phase;
  lastRound: boolean;
  /** The route whose card is open. */
  route?: { wilds_required: number; twin: string | null } | undefined;
  /** Whether a location is explained. */
  location: boolean;
}

const OF_PHASE: Record<Phase, string> = {
  "choose-first-tickets": "tickets",
  "place-stacks": "setup",
  "take-turn": "turn",
  "second-card": "drawing",
  "keep-tickets": "tickets",
  "choose-token": "tokens",
  over: "end",
};
const OF_BONUS: Record<string, string> = {
  "tourist-tokens": "tokens",
  "flag-sets": "flags",
  attractions: "attractions",
  districts: "districts",
};

/** The section that fits what somebody does now. */
export function sectionFor(city: CityInfo, { phase, lastRound, route, location }: Occasion): string {
  if (route?.wilds_required) return "ferries";
  if (route) return route.twin === null ? "claiming" : "doubles";
  if (location) return OF_BONUS[city.bonus.kind] ?? "claiming";
  if (lastRound && phase === "take-turn") return "end";
  return OF_PHASE[phase];
}

/** A text as it is searched: without accents and capitals. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
