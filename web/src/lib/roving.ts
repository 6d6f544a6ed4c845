/** Move the focus among some buttons by keys, as one stop of the tab key; false if the key means something else. */
export function moveFocus(event: KeyboardEvent, buttons: readonly HTMLElement[], back: string, on: string): boolean {
  const by = event.key === back ? -1 : event.key === on ? 1 : 0;
  if (!by || buttons.length === 0) return false;
  event.preventDefault();
  const place = buttons.indexOf(document.activeElement as HTMLElement);
  // From outside a way back leads to the last one.
  const next = place < 0 && by < 0 ? buttons.length - 1 : place + by;
  buttons[Math.max(0, Math.min(next, buttons.length - 1))]?.focus();
  return true;
}
