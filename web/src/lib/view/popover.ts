/** A part of the board in pixels, and the size of the whole. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 6;

/** Where a card stands so that it hides nothing of a part: beside it, else below or above, else on the wider side. */
export function besidePart(part: Part, width: number, height: number): { left: number; top: number } {
  const within = (value: number, most: number): number => Math.max(EDGE, Math.min(most - EDGE, value));
  const [right, left] = [part.right + GAP, part.left - GAP - width];
  const [below, above] = [part.bottom + GAP, part.top - GAP - height];
  const level = within((part.top + part.bottom - height) / 2, part.height - height);
  const middle = within((part.left + part.right - width) / 2, part.width - width);
  if (right + width <= part.width - EDGE) return { left: right, top: level };
  if (left >= EDGE) return { left, top: level };
  if (below + height <= part.height - EDGE) return { left: middle, top: below };
  if (above >= EDGE) return { left: middle, top: above };
  const wider = part.width - part.right >= part.left ? right : left;
  return { left: within(wider, part.width - width), top: level };
}
