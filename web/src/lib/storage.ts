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

/** Forget everything that this browser remembers. */
export function forgetAll(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  } catch {
    // It remembers nothing anyway.
  }
}

/** Hear what another tab of this browser remembers under a name from now on. */
export function onRememberedElsewhere<Value>(name: string, tell: (value: Value) => void): void {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === PREFIX + name && newValue !== null) tell(JSON.parse(newValue) as Value);
  });
}
