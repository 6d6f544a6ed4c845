/** One space of a route as the server has drawn it. */
export interface Space {
  x: number;
  y: number;
  angle: number;
  length: number;
}
export interface Drawing {
  width: number;
  height: number;
  inner: string;
  spaces: ReadonlyMap<string, Space[]>;
  landmarks: { x: number; y: number }[];
}

const ROUTE = /<g class="route" data-route="([^"]+)"/g;
const LANDMARK = /<g class="landmark" transform="translate\(([-\d.]+),([-\d.]+)\)"/g;
const SPACE =
  /<g class="space" transform="translate\(([-\d.]+),([-\d.]+)\)(?: rotate\(([-\d.]+)\))?">\s*<rect[^>]*? width="([\d.]+)"/g;

/** The server's drawing of a city, taken apart: what lies inside its frame and where the spaces are. */
export function parseDrawing(svg: string): Drawing {
  const open = /<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>/.exec(svg);
  if (!open) throw new Error("not a drawing of a city");
  const inner = svg.slice(open.index + open[0].length, svg.lastIndexOf("</svg>"));
  const landmarks = [...inner.matchAll(LANDMARK)].map((found) => ({ x: Number(found[1]), y: Number(found[2]) }));
  return { width: Number(open[1]), height: Number(open[2]), inner, spaces: spacesByRoute(inner), landmarks };
}

function spacesByRoute(inner: string): Map<string, Space[]> {
  const starts = [...inner.matchAll(ROUTE)].map((found) => ({ id: found[1] ?? "", at: found.index }));
  return new Map(
    starts.map(({ id, at }, place) => {
      const part = inner.slice(at, starts[place + 1]?.at ?? inner.length);
      const spaces = [...part.matchAll(SPACE)].map((found) => ({
        x: Number(found[1]),
        y: Number(found[2]),
        angle: Number(found[3] ?? 0),
        length: Number(found[4]),
      }));
      return [id, spaces];
    }),
  );
}

/** One line through all spaces of a route, for clicks. */
export function routeLine(spaces: readonly Space[]): string {
  const pieces = spaces.map(({ x, y, angle, length }) => {
    const turn = (angle * Math.PI) / 180;
    const [dx, dy] = [(Math.cos(turn) * length) / 2, (Math.sin(turn) * length) / 2];
    return `${round(x - dx)},${round(y - dy)}L${round(x + dx)},${round(y + dy)}`;
  });
  return pieces.length ? `M${pieces.join("L")}` : "";
}

/** The middle of a route. */
export function middleOf(spaces: readonly Space[]): { x: number; y: number } {
  const count = spaces.length || 1;
  return {
    x: spaces.reduce((sum, space) => sum + space.x, 0) / count,
    y: spaces.reduce((sum, space) => sum + space.y, 0) / count,
  };
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export const TRACK = { cells: 100, band: 36 };

/** The middle of a cell of the score track that runs clockwise around the drawing from the upper left. */
export function trackCell(
  score: number,
  width: number,
  height: number,
): { x: number; y: number; w: number; h: number } {
  const { cells, band } = TRACK;
  const cell = ((score % cells) + cells) % cells;
  const [wide, high] = [(width + 2 * band) / 30, height / 20];
  const across = (place: number): number => -band + (place + 0.5) * wide;
  const down = (place: number): number => (place + 0.5) * high;
  if (cell < 30) return { x: across(cell), y: -band / 2, w: wide, h: band };
  if (cell < 50) return { x: width + band / 2, y: down(cell - 30), w: band, h: high };
  if (cell < 80) return { x: across(79 - cell), y: height + band / 2, w: wide, h: band };
  return { x: -band / 2, y: down(99 - cell), w: band, h: high };
}

const MARKER = { alone: 13, among: 8, apart: 9.5 };

/** How markers stand on the track: those on one cell are smaller, two by two, so that each is seen. */
export function markers(scores: readonly number[]): { dx: number; dy: number; size: number }[] {
  const cellOf = (score: number): number => ((score % TRACK.cells) + TRACK.cells) % TRACK.cells;
  return scores.map((score, seat) => {
    const same = scores.flatMap((other, number) => (cellOf(other) === cellOf(score) ? [number] : []));
    if (same.length === 1) return { dx: 0, dy: 0, size: MARKER.alone };
    const place = same.indexOf(seat);
    const dx = place % 2 ? MARKER.apart : -MARKER.apart;
    const dy = same.length === 2 ? 0 : place < 2 ? -MARKER.apart : MARKER.apart;
    return { dx, dy, size: MARKER.among };
  });
}
