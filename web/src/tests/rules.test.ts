import { describe, expect, it } from "vitest";
import { LANGUAGES, loadBundle, textIn } from "../lib/texts";
import { pairs, rulesFacts, SECTIONS } from "../lib/view/rules";

describe("the rules page", () => {
  it("tells what each number is worth", () => {
    expect(pairs([1, 2, 4], 1)).toBe("1\u00a0→\u00a01, 2\u00a0→\u00a02, 3\u00a0→\u00a04");
  });

  it.each(LANGUAGES)("has every title and line in %s, with all its facts", async (language) => {
    const bundle = await loadBundle(language);
    const facts = rulesFacts((colour) => colour);
    for (const section of SECTIONS)
      for (const key of [section.title, ...section.lines.map((line) => line.key)]) {
        const text = textIn([bundle], key, facts);
        expect(text, key).toBeTruthy();
        expect(text).not.toMatch(/\{\s*\$/);
      }
  });
});
