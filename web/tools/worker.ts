import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

const WORKER = "sw.js";
/** What is kept when a page loads it: letters, and the texts of its language. */
function comesLater(name: string, file: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean {
  return name.endsWith(".woff2") || (file.type === "chunk" && !!file.facadeModuleId?.includes(".ftl"));
}

/** Tells the service worker which files belong to this build. */
export const worker: Plugin = {
  name: "worker",
  apply: "build",
  generateBundle(_, bundle) {
    const files = Object.entries(bundle)
      .filter(([name, file]) => name.startsWith("assets/") && !comesLater(name, file))
      .map(([name]) => name);
    const build = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 16);
    const chunk = bundle[WORKER];
    if (chunk?.type !== "chunk") throw new Error(`the build has no ${WORKER}`);
    if (chunk.imports.length) throw new Error(`${WORKER} must import nothing, or old browsers refuse it`);
    const named = files.sort().map((name) => `/${name}`);
    chunk.code = `const BUILD=${JSON.stringify(build)},BUILD_FILES=${JSON.stringify(named)};${chunk.code}`;
  },
};
