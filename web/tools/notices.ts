import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const HERE = fileURLToPath(new URL("..", import.meta.url));
/** Licences in full, for packages that only name theirs. */
const LICENCES = join(HERE, "licences");
const LICENCE = /^(licen[cs]e|copying|ofl)(\..*)?$/i;

interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

/** The folders of the packages that modules come from. */
export function packageFolders(modules: Iterable<string>): string[] {
  const found = [...modules].map((id) => PACKAGE.exec(id.replaceAll("\\", "/").replace("\0", ""))?.[1]);
  return [...new Set(found.filter((folder) => folder !== undefined))].sort();
}

/** What is said of a package: its name, version and licence, and the licence in full. */
export function notice(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  const own = readdirSync(folder).filter((file) => LICENCE.test(file));
  const files = own.length > 0 ? own.map((file) => join(folder, file)) : [join(LICENCES, `${license}.txt`)];
  if (!files.every((file) => existsSync(file))) throw new Error(`the licence of ${name} is not here`);
  const whole = files.map((file) => readFileSync(file, "utf8").trim());
  return [`${name} ${version} (${license})`, ...whole].join("\n\n");
}

/** Writes `notices.txt` beside the app: the licences of everything that was built into it. */
export const notices: Plugin = {
  name: "notices",
  apply: "build",
  generateBundle() {
    // Fonts are no modules: styles name their files.
    const { dependencies } = JSON.parse(readFileSync(join(HERE, "package.json"), "utf8")) as Manifest;
    const named = Object.keys(dependencies ?? {}).map((name) => join(HERE, "node_modules", name));
    const found = packageFolders(this.getModuleIds()).filter((folder) => existsSync(join(folder, "package.json")));
    const folders = [...new Set([...named, ...found])].sort();
    const line = `\n\n${"-".repeat(80)}\n\n`;
    const heading = "Farebox contains the following software and fonts.";
    this.emitFile({
      type: "asset",
      fileName: "notices.txt",
      source: [heading, ...folders.map(notice)].join(line) + "\n",
    });
  },
};
