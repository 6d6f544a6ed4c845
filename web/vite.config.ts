import { existsSync, readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { withBreakpoints } from "./src/lib/breakpoints.ts";
import { pictures } from "./tools/pictures.ts";
import { notices } from "./tools/notices.ts";
import { worker } from "./tools/worker.ts";
import { OLDEST, withSentences } from "./src/lib/oldest.ts";

const LOCALES = new URL("../src/farebox/locales/", import.meta.url);

/** Styles name the breakpoints of the layout, which have one place. */
const breakpoints: Plugin = {
  name: "breakpoints",
  enforce: "pre",
  transform: (code, id) => (/\.css($|\?(?!raw))/.test(id) ? { code: withBreakpoints(code), map: null } : null),
};

/** What people read in their language where the app, and so its texts, cannot be loaded. */
const oldest: Plugin = {
  name: "oldest",
  transformIndexHtml(html) {
    const catalogues = readdirSync(LOCALES).map((name) => [name, new URL(`${name}/web.ftl`, LOCALES)] as const);
    const texts = catalogues
      .filter(([, file]) => existsSync(file))
      .map(([name, file]) => [name, readFileSync(file, "utf8")]);
    return withSentences(html, Object.fromEntries(texts));
  },
};

export default defineConfig({
  plugins: [svelte(), svelteTesting(), breakpoints, oldest, pictures, notices, worker],
  build: {
    outDir: "../src/farebox/server/static",
    emptyOutDir: true,
    target: Object.entries(OLDEST).map(([browser, version]) => browser + version),
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      input: { index: "index.html", sw: "worker/sw.ts" },
      // A service worker is responsible for the folder that it lies in, and browsers look for it by its name.
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8620", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
