/** The small drawings of cards, cars and tokens, all around the point 0,0. */

export const SYMBOL_OF: Record<string, string> = {
  blue: "drop",
  green: "leaf",
  black: "diamond",
  purple: "star",
  pink: "star",
  red: "triangle",
  orange: "sun",
  white: "ring",
  yellow: "bolt",
};

const SUN_RAYS = Array.from({ length: 8 }, (_, place) => {
  const [x, y] = [Math.cos((place * Math.PI) / 4), Math.sin((place * Math.PI) / 4)];
  return `M${(3 * x).toFixed(2)},${(3 * y).toFixed(2)}L${(4.6 * x).toFixed(2)},${(4.6 * y).toFixed(2)}`;
}).join("");

/** A star of five points. */
function star(radius: number): string {
  const corners = Array.from({ length: 10 }, (_, place) => {
    const size = place % 2 ? radius * 0.42 : radius;
    const angle = (Math.PI * place) / 5 - Math.PI / 2;
    return `${(size * Math.cos(angle)).toFixed(2)},${(size * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** Paths of the symbols: what is filled, and what is only a line. */
export const SYMBOLS: Record<string, { fill?: string; line?: string; width?: number }> = {
  drop: { fill: "M0,-4.4C2.4,-1.2 3.1,0 3.1,1.3A3.1,3.1 0 0 1 -3.1,1.3C-3.1,0 -2.4,-1.2 0,-4.4Z" },
  leaf: { fill: "M-4.2,3C-4.4,-2.4 -0.5,-4.3 4.3,-3.9C4.6,1.2 1.8,4.4 -3,2.9L-4.6,4.4L-5,4Z" },
  diamond: { fill: "M0,-4.3L3.6,0L0,4.3L-3.6,0Z" },
  star: { fill: star(4.8) },
  triangle: { fill: "M0,-4L4.3,3.4H-4.3Z" },
  sun: { fill: "M-2.2,0a2.2,2.2 0 1 0 4.4,0a2.2,2.2 0 1 0 -4.4,0", line: SUN_RAYS, width: 1.2 },
  ring: { line: "M-3,0a3,3 0 1 0 6,0a3,3 0 1 0 -6,0", width: 1.8 },
  bolt: { fill: "M1.2,-4.8L-3.2,0.9H-0.5L-1.2,4.8L3.2,-1H0.5Z" },
};

/** The wilds: coloured pieces. */
export const WILDS: Record<string, { d: string; fill: string }[]> = {
  ferry: [
    { d: "M-6.5,1.5H6.5L4.6,5H-4.6Z", fill: "#1f5673" },
    { d: "M-4,-1.4H4V1.5H-4Z", fill: "#c8352b" },
    { d: "M-0.8,-5H1.6V-1.4H-0.8Z", fill: "#2b2b2e" },
  ],
  bus: [
    { d: "M-6.5,3.5V-3A1.5,1.5 0 0 1 -5,-4.5H5A1.5,1.5 0 0 1 6.5,-3V3.5Z", fill: "#c8352b" },
    { d: "M-5,-3H-2.1V-0.4H-5ZM-1.4,-3H1.4V-0.4H-1.4ZM2.1,-3H5V-0.4H2.1Z", fill: "#ffffff" },
    {
      d: "M-4.9,3.8a1.5,1.5 0 1 0 3,0a1.5,1.5 0 1 0 -3,0M1.9,3.8a1.5,1.5 0 1 0 3,0a1.5,1.5 0 1 0 -3,0",
      fill: "#2b2b2e",
    },
  ],
  taxi: [
    { d: "M-7,3V0L-4.6,-0.8L-3,-4H3L4.6,-0.8L7,0V3Z", fill: "#f4b52c" },
    { d: "M-3.4,-1L-2.2,-3.2H-0.4V-1ZM0.4,-1V-3.2H2.2L3.4,-1Z", fill: "#2b2b2e" },
    {
      d: "M-5.3,3.4a1.5,1.5 0 1 0 3,0a1.5,1.5 0 1 0 -3,0M2.3,3.4a1.5,1.5 0 1 0 3,0a1.5,1.5 0 1 0 -3,0",
      fill: "#2b2b2e",
    },
  ],
};

export const CARS: Record<string, { body: string; windows: string; roof?: string }> = {
  cable_car: {
    body: "M-15,6V-2H-16V-4H16V-2H15V6Z",
    windows: "M-12.5,-1H-8V3H-12.5ZM8,-1H12.5V3H8Z",
    roof: "M-11,-7H11L16,-4H-16Z",
  },
  bus: {
    body: "M-16,6V-4A3,3 0 0 1 -13,-7H13A3,3 0 0 1 16,-4V6Z",
    windows: "M-13.5,-4.5H-7V-0.5H-13.5ZM7,-4.5H13.5V-0.5H7Z",
  },
  taxi: {
    body: "M-16,6V1L-10,-1L-7,-7H7L10.5,-1L16,0.5V6Z",
    windows: "M-8.4,-1L-6.2,-5.4H-4.6V-1ZM8.6,-1L6.2,-5.4H4.6V-1Z",
  },
};

/** Tourist tokens: a ground and a glyph for every symbol. */
export const TOKENS: { ground: string; fill?: string; line?: string }[] = [
  { ground: "#c0392b", line: "M-8,5H8M-5,5V-6M5,5V-6M-8,0Q-5.4,-3 -5,-6Q0,4.5 5,-6Q5.4,-3 8,0" },
  {
    ground: "#b3541e",
    fill: "M-5,1.5a5,3.6 0 1 0 10,0a5,3.6 0 1 0 -10,0",
    line: "M-4.6,-0.5C-8,-1 -8,-5.5 -4.6,-6M4.6,-0.5C8,-1 8,-5.5 4.6,-6M-4,4.4L-6.6,6.4M4,4.4L6.6,6.4M-5,2.4L-8,3.4M5,2.4L8,3.4",
  },
  { ground: "#ad2f6b", fill: "M0,6.4C-8,0 -6.4,-6 -3.2,-6C-1.2,-6 0,-4.4 0,-3C0,-4.4 1.2,-6 3.2,-6C6.4,-6 8,0 0,6.4Z" },
  { ground: "#8a6410", fill: "M-6.4,3.6C-4,2 -4.6,-6.4 0,-6.4C4.6,-6.4 4,2 6.4,3.6ZM-2,4.8A2,2 0 0 0 2,4.8Z" },
  { ground: "#1d6fa5", fill: "M-7.4,0C-4,-5 2,-5 4.6,-0.8L8,-4V4L4.6,0.8C2,5 -4,5 -7.4,0Z" },
  { ground: "#6b4bb0", fill: star(7.4) },
  {
    ground: "#2c7a4b",
    fill: "M-2.4,0a2.4,2.4 0 1 0 4.8,0a2.4,2.4 0 1 0 -4.8,0M-2.5,-4.6a2.5,2.5 0 1 0 5,0a2.5,2.5 0 1 0 -5,0M1.9,-1.4a2.5,2.5 0 1 0 5,0a2.5,2.5 0 1 0 -5,0M0.2,3.8a2.5,2.5 0 1 0 5,0a2.5,2.5 0 1 0 -5,0M-5.2,3.8a2.5,2.5 0 1 0 5,0a2.5,2.5 0 1 0 -5,0M-6.9,-1.4a2.5,2.5 0 1 0 5,0a2.5,2.5 0 1 0 -5,0",
  },
  { ground: "#33475b", fill: "M-8,-2C-5,-6 -2,-4 0,0C2,-4 5,-6 8,-2C5,-3 2,-1 0,4C-2,-1 -5,-3 -8,-2Z" },
];

/** The path of a seat's shape. */
export function shapePath(seat: number, radius: number): string {
  const at = (x: number, y: number): string => `${(radius * x).toFixed(2)},${(radius * y).toFixed(2)}`;
  switch (seat % 4) {
    case 0:
      return `M${-radius},0a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0`;
    case 1:
      return `M${at(-0.9, -0.9)}H${(radius * 0.9).toFixed(2)}V${(radius * 0.9).toFixed(2)}H${(-radius * 0.9).toFixed(2)}Z`;
    case 2:
      return `M${at(0, -1.1)}L${at(1.1, 0.85)}H${(-radius * 1.1).toFixed(2)}Z`;
    default: {
      const corners = Array.from({ length: 6 }, (_, place) =>
        at(Math.cos((place * Math.PI) / 3), Math.sin((place * Math.PI) / 3)),
      );
      return `M${corners.join("L")}Z`;
    }
  }
}

/** White or near black, whichever reads better on a colour `#rrggbb`. */
export function inkOn(colour: string): string {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.2 ? "#1d1b1a" : "#ffffff";
}
