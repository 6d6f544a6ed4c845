import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { withBreakpoints } from "./src/lib/breakpoints.ts";

/** Styles name the breakpoints of the layout, which have one place. */
const breakpoints: Plugin = {
  name: "breakpoints",
  enforce: "pre",
  transform: (code, id) => (/\.css($|\?(?!raw))/.test(id) ? { code: withBreakpoints(code), map: null } : null),
};

export default defineConfig({
  plugins: [svelte(), svelteTesting(), breakpoints],
  build: {
    outDir: "../src/farebox/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8620", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
