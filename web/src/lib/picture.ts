import type { Tones } from "./view/picture";

/** The picture of a finished game as a PNG: drawn as SVG with the page's fonts in it, then on a canvas. */

/** When a picture is drawn, in milliseconds after the drawing before. */
const DRAWN_AFTER = [0, 60, 240];

/** The families that a themed part of the page uses, as the styles of a picture; their files come along. */
export async function pictureStyles(place: Element): Promise<string> {
  const style = getComputedStyle(place);
  const family = (name: string): string => style.getPropertyValue(name).trim();
  const [display, text, label] = ["--font-display", "--font-text", "--font-label"].map(family) as [
    string,
    string,
    string,
  ];
  const wanted = new Set([display, text, label].map(firstOf));
  const faces = await Promise.all(
    faceRules()
      .filter((face) => wanted.has(familyOf(face)))
      .map(embedded),
  );
  return (
    faces.join("") +
    `.picture-display{font-family:${display}}.picture-text{font-family:${text}}text{font-family:${label}}`
  ).replace(/</g, "");
}

/** The colours of a themed part of the page. */
export function tonesOf(place: Element): Tones {
  const style = getComputedStyle(place);
  const tone = (name: string): string => style.getPropertyValue(name).trim();
  return { paper: tone("--paper"), ink: tone("--ink"), accent: tone("--accent") };
}

function firstOf(families: string): string {
  return (families.split(",")[0] ?? "").trim().replace(/["']/g, "");
}

function familyOf(face: CSSFontFaceRule): string {
  return firstOf(face.style.getPropertyValue("font-family"));
}

function faceRules(): CSSFontFaceRule[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule),
  );
}

/** A font with its file in it: a picture may load nothing. */
async function embedded(face: CSSFontFaceRule): Promise<string> {
  const address = /url\(["']?([^"')]+)["']?\)/.exec(face.style.getPropertyValue("src"))?.[1];
  if (!address) return "";
  const file = await fetch(new URL(address, face.parentStyleSheet?.href ?? location.href));
  const data = await dataUrl(await file.blob());
  const rest = ["font-weight", "unicode-range"]
    .map((name) => [name, face.style.getPropertyValue(name)] as const)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}:${value};`);
  return `@font-face{font-family:"${familyOf(face)}";src:url(${data});${rest.join("")}}`;
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error("not read"));
    reader.readAsDataURL(blob);
  });
}

/** An SVG as a PNG. */
export async function pngOf(svg: string, width: number, height: number): Promise<Blob> {
  const picture = new Image();
  picture.src = await dataUrl(new Blob([svg], { type: "image/svg+xml" }));
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  // Fonts inside a picture are read when it is first drawn, and what needs them is missing until then.
  for (const wait of DRAWN_AFTER) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    context.clearRect(0, 0, width, height);
    context.drawImage(picture, 0, 0, width, height);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** Whether the browser can give a file to the share sheet. */
export function canShareFile(file: File): boolean {
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
}

/** Save a file as a download. */
export function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
