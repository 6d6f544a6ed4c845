import { describe, expect, it } from "vitest";
import { LANGUAGES, loadBundle, textIn } from "../lib/texts";
import { beforeScale, plain, rulesFacts, scaleOf, sectionFor, SECTIONS, sectionsOf } from "../lib/view/rules";
import { CITIES } from "./fixtures";

describe("the rules page", () => {
  it.each(LANGUAGES)("ends a line with a scale where each number is worth something else, in %s", async (language) => {
    const bundle = await loadBundle(language);
    const [sanFrancisco, paris] = CITIES;
    const facts = rulesFacts(sanFrancisco!, (colour) => colour);
    expect(scaleOf("rules-setup-2", sanFrancisco!)).toEqual({ first: 2, values: [2, 2, 3] });
    expect(scaleOf("rules-end-5", sanFrancisco!)?.first).toBe(0);
    expect(scaleOf("rules-end-5", paris!)).toBeNull();
    for (const key of ["rules-setup-2", "rules-end-5"])
      expect(beforeScale(textIn([bundle], key, facts) ?? "").trim()).toMatch(/:$/);
  });

  it.each(LANGUAGES)("has every title and line in %s, with all its facts", async (language) => {
    const bundle = await loadBundle(language);
    for (const city of CITIES) {
      const facts = rulesFacts(city, (colour) => colour);
      for (const section of sectionsOf(city))
        for (const key of [section.title, ...section.lines.map((line) => line.key)]) {
          const text = textIn([bundle], key, facts);
          expect(text, key).toBeTruthy();
          expect(text).not.toMatch(/\{\s*\$/);
        }
    }
  });

  it("has of each city what holds there, in the order of the page", () => {
    const names = CITIES.map((city) => sectionsOf(city).map((section) => section.name));
    const special = ["tokens", "flags", "attractions", "districts"];
    expect(names.map((list) => list.filter((name) => special.includes(name)))).toEqual(special.map((name) => [name]));
    const order = SECTIONS.map((section) => section.name);
    for (const list of names) expect(list).toEqual(order.filter((name) => list.includes(name)));
  });

  it("opens at the place that fits what is done", () => {
    const [sanFrancisco, paris] = CITIES;
    const turn = { phase: "take-turn", lastRound: false, location: false } as const;
    expect(sectionFor(paris!, turn)).toBe("turn");
    expect(sectionFor(paris!, { ...turn, phase: "second-card" })).toBe("drawing");
    expect(sectionFor(paris!, { ...turn, lastRound: true })).toBe("end");
    expect(sectionFor(paris!, { ...turn, location: true })).toBe("flags");
    expect(sectionFor(sanFrancisco!, { ...turn, route: { wilds_required: 1, twin: null } })).toBe("ferries");
    expect(sectionFor(sanFrancisco!, { ...turn, route: { wilds_required: 0, twin: "b" } })).toBe("doubles");
  });

  it("is searched without accents and capitals", () => {
    expect(plain("Éléphant À")).toBe("elephant a");
  });
});
