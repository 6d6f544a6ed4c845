import { FluentBundle, FluentResource } from "@fluent/bundle";

/** The oldest browsers that the app is built and checked for: the first with `color-mix()`, and with `:has()`. */
export const OLDEST = { safari: "16.4", chrome: "111", firefox: "121" };

/** The sentence for those who come with an older one, in every language, as parts of the first page. */
export function tooOldSentences(catalogues: Record<string, string>): string {
  return Object.entries(catalogues)
    .map(([language, texts]) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(texts));
      const sentence = bundle.formatPattern(bundle.getMessage("too-old")!.value!, OLDEST);
      return `<p class="too-old" lang="${language}" hidden>${sentence}</p>`;
    })
    .join("\n    ");
}
