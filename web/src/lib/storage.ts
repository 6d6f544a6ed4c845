const PREFIX = "farebox.";

/** What this browser remembers under a name; a browser that forbids it remembers nothing. */
export function firstRemembered<Value>(name: string, otherwise: Value): Value {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as Value);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A browser without storage works all the same, it only forgets.
  }
}
