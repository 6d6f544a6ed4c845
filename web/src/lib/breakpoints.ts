/** Where the layout changes, by name; a style writes `@media (--narrow)`, which the build replaces (vite.config.ts). */
export const BREAKPOINTS = {
  /** The table in one column, or board and column side by side in landscape; and the table with its side. */
  narrow: "(max-width: 999px)",
  wide: "(min-width: 1000px)",
  /** Wide and low, like most screens: row, decks and hand stand left of the board, which gets the whole height. */
  broad: "(min-width: 1200px) and (min-aspect-ratio: 5/3)",
  /** A phone: dialogs come from the lower edge. */
  phone: "(max-width: 640px)",
  "beyond-phone": "(min-width: 641px)",
  /** Beside or below the board of a phone there is no room for long sentences. */
  brief: "(max-width: 640px), (max-width: 999px) and (orientation: landscape)",
  /** The bar above the board has no room for whole sentences. */
  "short-bar": "(max-width: 1599px)",
  /** Screens whose height decides: a wide one, an upright phone, a phone in landscape, a laptop with the first page. */
  low: "(max-height: 759px)",
  tall: "(min-height: 700px)",
  lower: "(max-height: 420px)",
  lowest: "(max-height: 340px)",
  laptop: "(max-height: 900px)",
  /** Where a page gets its second column: the rules, the first page, the lobby. */
  "home-columns": "(min-width: 900px)",
  "lobby-columns": "(min-width: 960px)",
} as const;

/** A style with the names of breakpoints replaced by what they mean. */
export function withBreakpoints(css: string): string {
  const meaning = (_: string, name: string): string => {
    const found = (BREAKPOINTS as Record<string, string>)[name];
    if (found === undefined) throw new Error(`no breakpoint is called ${name}`);
    return found;
  };
  return css.replace(/@media[^{]*/g, (query) => query.replace(/\(--([\w-]+)\)/g, meaning));
}
