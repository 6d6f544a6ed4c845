/** Rays of a sun as one path: `count` wedges around a point, each as wide as the gap beside it. */
export function rays(x: number, y: number, count: number, radius: number): string {
  const wedge = Math.PI / count;
  const at = (angle: number): string =>
    `${Math.round(x + radius * Math.cos(angle))} ${Math.round(y + radius * Math.sin(angle))}`;
  return Array.from(
    { length: count },
    (_, place) => `M${x} ${y}L${at(2 * place * wedge)}L${at((2 * place + 1) * wedge)}Z`,
  ).join("");
}
