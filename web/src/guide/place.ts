/** A rectangle of the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 8;
/** A thing that is so many times as wide as high is a bar. */
const BAR = 3;

/** Where a card stands so that it hides nothing of a thing: beside it or, with a bar, below it, else where most is free. */
export function placeBeside(thing: Box, card: Size, page: Size): { left: number; top: number } {
  const within = (value: number, most: number): number => Math.max(EDGE, Math.min(most - EDGE, value));
  const level = within((thing.top + thing.bottom - card.height) / 2, page.height - card.height);
  const middle = within((thing.left + thing.right - card.width) / 2, page.width - card.width);
  const above = { left: middle, top: thing.top - GAP - card.height };
  const below = { left: middle, top: thing.bottom + GAP };
  const beside: [number, { left: number; top: number }][] = [
    [page.width - thing.right - card.width, { left: thing.right + GAP, top: level }],
    [thing.left - card.width, { left: thing.left - GAP - card.width, top: level }],
  ];
  const over: typeof beside = [
    [thing.top - card.height, above],
    [page.height - thing.bottom - card.height, below],
  ];
  // What is beside a bar is most likely the rest of the bar.
  const isBar = thing.right - thing.left > BAR * (thing.bottom - thing.top);
  const roomy = (isBar ? [...over, ...beside] : [...beside, ...over]).find(([room]) => room >= GAP + EDGE);
  if (roomy) return roomy[1];
  // Nowhere is room: the edge of the window that leaves most of the thing in sight.
  return { left: middle, top: thing.top > page.height - thing.bottom ? EDGE : page.height - card.height - EDGE };
}
