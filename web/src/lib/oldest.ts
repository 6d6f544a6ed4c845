import { FluentBundle, FluentResource } from "@fluent/bundle";

/** The oldest browsers that the app is built and checked for: the first with `color-mix()`, and with `:has()`. */
export const OLDEST = { safari: "16.4", chrome: "111", firefox: "121" };

/** What the first page says in every language where the app is not there to speak: a key, and what is around the text. */
const WITHOUT_APP: Record<string, (language: string, text: string) => string> = {
  "too-old": (language, text) => `<p class="too-old" lang="${language}" hidden>${text}</p>`,
  // One of these is chosen by oldest.js, and the English one stays if even that is not loaded.
  "web-error-page-not-loaded": (language, text) =>
    `<p class="no-start" lang="${language}"${language === "en" ? "" : " hidden"}><a href="">${text}</a></p>`,
  "no-script": (language, text) => `<p lang="${language}">${text}</p>`,
};

/** The first page with these sentences where its comments name them. */
export function withSentences(page: string, catalogues: Record<string, string>): string {
  const bundles = Object.entries(catalogues).map(([language, texts]) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(texts));
    return [language, bundle] as const;
  });
  // A language that is begun may lack them.
  const sentences = (key: string) =>
    bundles.flatMap(([language, bundle]) => {
      const text = bundle.getMessage(key)?.value;
      return text ? [WITHOUT_APP[key]!(language, bundle.formatPattern(text, OLDEST))] : [];
    });
  return Object.keys(WITHOUT_APP).reduce(
    (html, key) => html.replace(`<!-- ${key} -->`, sentences(key).join("\n      ")),
    page,
  );
}
