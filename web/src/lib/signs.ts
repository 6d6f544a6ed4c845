/** The small drawings of cards, cars, seats and tokens, all around the point 0,0: those of the server. */
import signs from "./signs.json";

export const SYMBOL_OF: Record<string, string> = signs.symbol_of;
/** Paths of the symbols: what is filled, and what is only a line. */
export const SYMBOLS: Record<string, { fill?: string; line?: string; width?: number }> = signs.symbols;
/** The wilds: coloured pieces. */
export const WILDS: Record<string, { path: string; colour: string }[]> = signs.wilds;
export const CARS: Record<string, { body: string; windows: string; roof?: string }> = signs.cars;
/** Tourist tokens: a ground and a glyph for every symbol. */
export const TOKENS: { ground: string; fill?: string; line?: string }[] = signs.tokens;

/** The colours of cars that stand for all: in the bar above the board, and in the rules. */
export const NOBODYS_CAR = "#9aa0a6";
export const SAMPLE_CAR = "#7d3fb5";

/** The path of a seat's shape; one without corners is a circle. */
export function shapePath(seat: number, radius: number): string {
  const corners = signs.seat_shapes[seat % signs.seat_shapes.length] ?? [];
  if (corners.length === 0)
    return `M${-radius},0a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0`;
  return `M${corners.map((corner) => corner.map((value) => (radius * value).toFixed(2)).join(",")).join("L")}Z`;
}

/** White or near black, whichever reads better on a colour `#rrggbb`. */
export function inkOn(colour: string): string {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.2 ? "#1d1b1a" : "#ffffff";
}
