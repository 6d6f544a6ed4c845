import page from "../../../../src/farebox/locales/rules_page.json";

export interface RulesLine {
  key: string;
  rule: string;
}

export interface RulesSection {
  name: string;
  title: string;
  lines: RulesLine[];
}

/** The sections of the rules page, each line with the key of its text and the number of its rule. */
export const SECTIONS: readonly RulesSection[] = page.sections.map(({ name, lines }) => ({
  name,
  title: `rules-title-${name}`,
  lines: lines.map(({ rule }, place) => ({ key: `rules-${name}-${place + 1}`, rule })),
}));

export const ROUTE_POINTS: readonly number[] = page.facts.route_points;

const FIRST_PLAYERS = 2;

/** What each number is worth, such as `1 → 1, 2 → 2, 3 → 4`. */
export function pairs(values: readonly number[], first: number): string {
  return values.map((value, place) => `${place + first}\u00a0→\u00a0${value}`).join(", ");
}

/** The numbers as the texts of the page take them. */
export function rulesFacts(colourName: (colour: string) => string): Record<string, string | number> {
  const facts = page.facts;
  return {
    wild: facts.wild,
    bonus: facts.bonus,
    route_points: pairs(facts.route_points, 1),
    last_cars: facts.last_cars,
    stacks: pairs(facts.stacks, FIRST_PLAYERS),
    token_points: pairs(facts.token_points, 0),
    flag_colours: facts.flag_colours.map(colourName).join(", "),
    flag_points: facts.flag_points,
    attraction_points: facts.attraction_points,
  };
}
