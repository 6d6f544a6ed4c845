import { userEvent, type UserEvent } from "@testing-library/user-event";
import { beforeAll } from "vitest";
import { firstWords } from "../../lib/words.svelte";

/** Components speak as they do in the app. */
export function inWords(): void {
  beforeAll(firstWords);
}

export function person(): UserEvent {
  return userEvent.setup();
}

/** What a component was told to do, in order. */
export class Calls<Value> {
  readonly values: Value[] = [];
  readonly take = (value: Value): void => void this.values.push(value);
}
