/** Where things lie on the screen, by name, so that cards can fly from one to another. */
const anchors = new Map<string, Element>();
const running = new Set<{ animation: Animation; ghost: HTMLElement }>();
let allowed = true;

/** Give an element a name that cards can fly from or to. */
export function anchor(name: string): (element: Element) => () => void {
  return (element) => {
    anchors.set(name, element);
    return () => {
      if (anchors.get(name) === element) anchors.delete(name);
    };
  };
}

/** Whether things may fly; the system's wish for less motion comes first. */
export function allowMotion(wanted: boolean): void {
  allowed = wanted;
}

export function motionAllowed(): boolean {
  return allowed && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Let a picture of a card fly between two named places; a place that is not on the screen gives no flight. */
export function fly(from: string, to: string, picture: string, delay = 0): void {
  const [start, end] = [boxOf(from) ?? boxOf(around(from)), boxOf(to) ?? boxOf(around(to))];
  if (!start || !end || !motionAllowed()) return;
  const ghost = document.createElement("div");
  ghost.className = `ghost card-ground ${picture}`;
  document.body.append(ghost);
  const animation = ghost.animate([frame(start), frame(end)], {
    duration: 250,
    delay,
    easing: "cubic-bezier(0.3, 0.7, 0.3, 1)",
    fill: "both",
  });
  const flight = { animation, ghost };
  running.add(flight);
  animation.onfinish = animation.oncancel = () => land(flight);
}

/** Where a card belongs that has no place of its own yet: a colour new to the hand. */
function around(name: string): string {
  return name.split("-")[0] ?? name;
}

function land(flight: { animation: Animation; ghost: HTMLElement }): void {
  flight.ghost.remove();
  running.delete(flight);
}

/** Bring everything that flies to its end, because somebody clicked. */
export function finishFlights(): void {
  for (const { animation } of [...running]) animation.finish();
}

function boxOf(name: string): DOMRect | null {
  const box = anchors.get(name)?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

function frame(box: DOMRect): Keyframe {
  const [width, height] = [44, 62];
  const x = box.x + box.width / 2 - width / 2;
  const y = box.y + box.height / 2 - height / 2;
  const size = Math.min(1.4, Math.max(0.5, box.height / height));
  return { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: 1 };
}
