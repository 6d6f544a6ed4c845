import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "dist/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-undef": "off",
      "max-lines": ["error", { max: 400 }],
      // The board is the server's own drawing of a checked city.
      "svelte/no-at-html-tags": "off",
      // Pages are chosen by the app's own router, which needs no resolver.
      "svelte/no-navigation-without-resolve": "off",
      // Sets and maps are replaced, never changed; what is changed is no state.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // For browsers that know nothing newer.
    files: ["public/oldest.js"],
    languageOptions: { ecmaVersion: 5, sourceType: "script" },
    rules: { "no-var": "off" },
  },
  {
    // Written by a tool.
    files: ["src/lib/wire.ts"],
    rules: { "max-lines": "off" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
