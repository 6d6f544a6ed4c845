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
