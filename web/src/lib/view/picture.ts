import { CARS, inkOn, shapePath } from "../signs";
import type { City } from "./city";
import { printed, sheetRows } from "./scoring";
import type { CitySpace, ScoreReason, ScoreSheet, View } from "../wire";

/** The words of a picture, in the reader's language. */
export interface PictureWords {
  title: string;
  verdict: string;
  foot: string;
  total: string;
  reason: (reason: ScoreReason) => string;
}

/** The colours of a picture beside those of the board. */
export interface Tones {
  paper: string;
  ink: string;
  accent: string;
}

export const WIDTH = 1200;
const [HEAD, ROW, MARGIN, LABELS] = [128, 58, 40, 250];

/** The height of a picture: its head, the board, and a row for every line of the sheet. */
export function pictureHeight(city: City, sheets: readonly ScoreSheet[]): number {
  return HEAD + boardHeight(city) + (sheetRows(sheets).length + 2) * ROW + 2 * MARGIN;
}

function boardHeight(city: City): number {
  return (city.info.look.height / city.info.look.width) * WIDTH;
}

/** The final board and the score sheet as one drawing; `styles` brings the fonts along. */
export function pictureSvg(
  city: City,
  view: View,
  sheets: readonly ScoreSheet[],
  names: readonly string[],
  words: PictureWords,
  tones: Tones,
  styles: string,
): string {
  const { look } = city.info;
  const height = pictureHeight(city, sheets);
  const inner = `viewBox="0 0 ${look.width} ${look.height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">`,
    `<style>${styles}</style><rect width="${WIDTH}" height="${height}" fill="${tones.paper}"/>`,
    line(words.title, { x: MARGIN, y: 62, most: WIDTH - 2 * MARGIN, size: 54, kind: "display", ink: tones.accent }),
    line(words.verdict, { x: MARGIN, y: 108, most: WIDTH - 2 * MARGIN, size: 32, ink: tones.ink }),
    `<svg y="${HEAD}" width="${WIDTH}" height="${boardHeight(city)}" ${inner}>${city.drawing}${cars(city, view, tones)}</svg>`,
    sheet(city, sheets, names, words, tones, view.outcome?.winners ?? []),
    line(words.foot, { x: MARGIN, y: height - 22, most: WIDTH - 2 * MARGIN, size: 22, ink: tones.ink }),
    "</svg>",
  ].join("");
}

/** The cars of everybody on the spaces of their routes. */
function cars(city: City, view: View, tones: Tones): string {
  return view.seats.flatMap(({ routes }, seat) => routes.map((id) => carsOn(city, id, seat, tones))).join("");
}

function carsOn(city: City, route: string, seat: number, tones: Tones): string {
  const { look } = city.info;
  const sign = CARS[look.car] ?? CARS.bus;
  const colour = city.seatColour(seat);
  const shape = `<path d="${shapePath(city.sign(seat), 4)}" transform="translate(0 0.6)" fill="${inkOn(colour)}"/>`;
  const drawn = (space: CitySpace): string =>
    `<g transform="translate(${space.x} ${space.y}) rotate(${space.angle})">` +
    `<rect x="${-space.length / 2 + 2}" y="${-look.space_height / 2 + 2}" width="${space.length - 4}" ` +
    `height="${look.space_height - 4}" rx="3" fill="${tones.paper}"/>` +
    `<g stroke="${tones.ink}" fill="${colour}" stroke-width="1.1"><path d="${sign?.roof ?? ""}${sign?.body ?? ""}"/>` +
    `<path d="${sign?.windows ?? ""}" fill="${tones.paper}" stroke-width="0.6"/></g>${shape}</g>`;
  return city.spaces(route).map(drawn).join("");
}

/** The score sheet: a column for every seat, a row for every reason, and the total. */
function sheet(
  city: City,
  sheets: readonly ScoreSheet[],
  names: readonly string[],
  words: PictureWords,
  tones: Tones,
  winners: readonly number[],
): string {
  const top = HEAD + boardHeight(city) + MARGIN / 2;
  const wide = (WIDTH - 2 * MARGIN - LABELS) / sheets.length;
  const middle = (place: number): number => MARGIN + LABELS + wide * (place + 0.5);
  const cell = (row: number, place: number, text: string, bold: boolean, size: number): string =>
    line(text, {
      x: middle(place),
      y: top + ROW * row + 40,
      most: wide - 14,
      size,
      ink: tones.ink,
      bold,
      centre: true,
    });
  const label = (row: number, text: string, bold: boolean): string =>
    line(text, { x: MARGIN, y: top + ROW * row + 40, most: LABELS - 16, size: 28, ink: tones.ink, bold });
  const rows = sheetRows(sheets);
  const heads = sheets.map(
    ({ seat }, place) =>
      `<path d="${shapePath(city.sign(seat), 13)}" transform="translate(${middle(place)} ${top - 2})" ` +
      `fill="${city.seatColour(seat)}" stroke="${tones.ink}" stroke-width="2"/>` +
      cell(0, place, names[seat] ?? "", winners.includes(seat), 27),
  );
  const body = rows.map(({ reason, points }, row) =>
    [
      label(row + 1, words.reason(reason), false),
      ...points.map((n, at) => cell(row + 1, at, printed(n), false, 30)),
    ].join(""),
  );
  const last = rows.length + 1;
  const totals = sheets.map(({ total }, place) => cell(last, place, printed(total), true, 42));
  const rule = top + ROW * last + 2;
  const stroke = `stroke="${tones.ink}" stroke-width="2"`;
  const bar = `<path d="M${MARGIN},${rule}H${WIDTH - MARGIN}" ${stroke}/>`;
  return [...heads, ...body, bar, label(last, words.total, true), ...totals].join("");
}

interface Line {
  x: number;
  y: number;
  most: number;
  size: number;
  ink: string;
  kind?: "display";
  bold?: boolean;
  centre?: boolean;
}

/** One line of text, in smaller letters if it would be too long. */
function line(text: string, { x, y, most, size, ink, kind, bold, centre }: Line): string {
  const fitting = Math.min(size, Math.floor(most / Math.max(1, text.length * 0.56)));
  const anchor = centre ? ' text-anchor="middle"' : "";
  const weight = bold ? 800 : 600;
  const family = kind === "display" ? "picture-display" : "picture-text";
  return (
    `<text class="${family}" x="${x}" y="${y}" font-size="${fitting}" font-weight="${weight}" fill="${ink}"` +
    `${anchor}>${escaped(text)}</text>`
  );
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
