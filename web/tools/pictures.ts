import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Component } from "svelte";
import { createServer, type Plugin } from "vite";
import { plainFont } from "./fonts.ts";

const WEB = new URL("../", import.meta.url);
/** What messengers show of a link, and the height of a city's picture in it, which is 300 by 360. */
const [WIDTH, HEIGHT] = [1200, 630];
const PICTURE = (HEIGHT / 360) * 300;
const GROUND = "#d6452b";
const PAPER = "#fff6e0";
/** The drawing of the app's icon without its ground, 64 by 64. */
const SIGN = /<rect[^>]*\/>(.*)<\/svg>/s;

interface Poster {
  name: string;
  font: string;
  size: number;
  spacing?: number;
  ground: string;
  ray: string;
  ink: string;
  edge: string;
}

/** The words beside the picture of each city, in the colours and letters of its theme. */
const POSTERS: Readonly<Record<string, Poster>> = {
  san_francisco: {
    name: "San Francisco",
    font: "Lilita One",
    size: 132,
    ground: "#f08a2c",
    ray: "#f9b54a",
    ink: "#8a160f",
    edge: "#fff3d6",
  },
  paris: {
    name: "PARIS",
    font: "Limelight",
    size: 140,
    spacing: 14,
    ground: "#f3e4bf",
    ray: "#e6cd90",
    ink: "#7d2723",
    edge: "#f3e4bf",
  },
  new_york: {
    name: "New York",
    font: "Righteous",
    size: 126,
    ground: "#1f767c",
    ray: "#2b8a8f",
    ink: "#ffd34e",
    edge: "#123844",
  },
  london: {
    name: "London",
    font: "Righteous",
    size: 140,
    ground: "#f6d9a2",
    ray: "#fbe7bf",
    ink: "#b3121b",
    edge: "#fffaf0",
  },
};
const FONTS = ["lilita-one", "limelight", "righteous"].map(
  (name) => `@fontsource/${name}/files/${name}-latin-400-normal.woff`,
);
/** The icons of the app: how large, how much of it the drawing fills, and whether the corners are round. */
const ICONS = {
  "icon-192.png": { size: 192, part: 1, round: true },
  "icon-512.png": { size: 512, part: 1, round: true },
  // A system cuts any shape out of these; what matters stays in the middle.
  "icon-maskable-512.png": { size: 512, part: 0.74, round: false },
  "apple-touch-icon.png": { size: 180, part: 0.86, round: false },
};

/** Draws what browsers and messengers want as PNG: the posters of the cities and the icons of the app. */
export const pictures: Plugin = {
  name: "pictures",
  apply: "build",
  async generateBundle() {
    const require = createRequire(import.meta.url);
    await initWasm(readFileSync(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
    const fonts = FONTS.map((file) => plainFont(new URL(`file://${require.resolve(file)}`)));
    const drawn = await drawnCities();
    const sign = SIGN.exec(readFileSync(new URL("public/favicon.svg", WEB), "utf8"))![1]!;
    const emit = (fileName: string, svg: string): void =>
      void this.emitFile({ type: "asset", fileName, source: png(svg, fonts) });
    for (const [city, poster] of Object.entries(POSTERS))
      emit(`posters/${city}.png`, posterOf(poster, sign, drawn[city]!));
    emit("posters/farebox.png", posterOfAll(sign, Object.values(drawn)));
    for (const [name, { size, part, round }] of Object.entries(ICONS))
      emit(`icons/${name}`, icon(sign, size, part, round));
  },
};

/** The picture of each city as SVG, from the components that draw it on the home page. */
async function drawnCities(): Promise<Record<string, string>> {
  const server = await createServer({
    configFile: false,
    root: WEB.pathname,
    plugins: [svelte()],
    server: { middlewareMode: true, hmr: false, watch: null },
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { PICTURES } = await server.ssrLoadModule("/src/art/pictures.ts");
    const { render } = await server.ssrLoadModule("svelte/server");
    return Object.fromEntries(
      Object.entries(PICTURES as Record<string, Component>).map(([city, picture]) => [
        city,
        render(picture).body as string,
      ]),
    );
  } finally {
    await server.close();
  }
}

function svg(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
}

/** The picture of a city on the left, its name on the right, the name of the game below. */
function posterOf(
  { name, font, size, spacing = 0, ground, ray, ink, edge }: Poster,
  sign: string,
  drawn: string,
): string {
  const middle = PICTURE + (WIDTH - PICTURE) / 2;
  const lines = name.length > 9 ? name.split(" ") : [name];
  const letters = `font-family="${font}" font-size="${size}" letter-spacing="${spacing}" text-anchor="middle"`;
  const words = lines.map((line, place) => {
    const y = 300 + (place - (lines.length - 1) / 2) * size * 1.02 + size * 0.32;
    const text = (dx: number, fill: string): string =>
      `<text x="${middle + dx + spacing / 2}" y="${y + dx}" fill="${fill}" ${letters}>${line}</text>`;
    return text(4, edge) + text(0, ink);
  });
  return svg(
    WIDTH,
    HEIGHT,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>
    <g fill="${ray}" opacity="0.55">${rays(middle, HEIGHT + 60)}</g>
    <svg width="${PICTURE}" height="${HEIGHT}" viewBox="0 0 300 360">${drawn}</svg>
    <rect x="${PICTURE}" width="8" height="${HEIGHT}" fill="${ink}"/>
    ${words.join("")}
    <g transform="translate(${middle - 132} 490)">${wordmark(sign, ink)}</g>`,
  );
}

/** The pictures of all cities side by side, for links to no city and to cities of a host. */
function posterOfAll(sign: string, drawn: string[]): string {
  const width = WIDTH / drawn.length;
  const parts = drawn.map(
    (one, place) =>
      `<svg x="${place * width}" width="${width}" height="${width * 1.2}" viewBox="0 0 300 360">${one}</svg>`,
  );
  return svg(
    WIDTH,
    HEIGHT,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>${parts.join("")}
    <rect y="${width * 1.2}" width="${WIDTH}" height="8" fill="${PAPER}"/>
    <g transform="translate(${WIDTH / 2 - 264} 424) scale(2)">${wordmark(sign, PAPER)}</g>`,
  );
}

/** The sign and the name of the game, 264 by 72. */
function wordmark(sign: string, ink: string): string {
  return `<svg width="72" height="72" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${GROUND}"/>${sign}</svg>
    <text x="88" y="52" font-family="Righteous" font-size="46" fill="${ink}">Farebox</text>`;
}

function rays(x: number, y: number): string {
  const far = 1400;
  return Array.from({ length: 16 }, (_, place) => {
    const [from, to] = [place, place + 0.5].map((part) => Math.PI + (part / 16) * Math.PI) as [number, number];
    const at = (angle: number): string =>
      `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
    return `<path d="M${x} ${y}L${at(from)}L${at(to)}Z"/>`;
  }).join("");
}

function icon(sign: string, size: number, part: number, round: boolean): string {
  const inset = (64 * (1 - part)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64"><rect width="64" height="64" rx="${round ? 14 : 0}" fill="${GROUND}"/><g transform="translate(${inset} ${inset}) scale(${part})">${sign}</g></svg>`;
}

function png(drawing: string, fontBuffers: Uint8Array[]): Uint8Array {
  const font = { fontBuffers, loadSystemFonts: false, defaultFontFamily: "Righteous" };
  return new Resvg(drawing, { font }).render().asPng();
}
