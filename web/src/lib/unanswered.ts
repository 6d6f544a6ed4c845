import type { Command } from "./live";

/** Where commands are kept until the server has answered them. */
export interface Keeper {
  load(): Command[];
  save(commands: Command[]): void;
}

const PREFIX = "farebox.unanswered.";

/** Keeps the commands of a table in this tab, so that a click outlives a page that is loaded again. */
export function keeperOf(table: string): Keeper {
  const name = PREFIX + table;
  return {
    load: () => {
      try {
        return JSON.parse(sessionStorage.getItem(name) ?? "[]") as Command[];
      } catch {
        return [];
      }
    },
    save: (commands) => {
      try {
        if (commands.length) sessionStorage.setItem(name, JSON.stringify(commands));
        else sessionStorage.removeItem(name);
      } catch {
        // A browser without storage keeps them as long as the page is open.
      }
    },
  };
}
