import { firstRemembered, remember } from "./storage";

export type Scheme = "auto" | "light" | "dark";

/** What a person has chosen for this browser. */
class Settings {
  language = $state<string | null>(firstRemembered("language", null));
  scheme = $state<Scheme>(firstRemembered("scheme", "auto"));
  confirm = $state<boolean>(firstRemembered("confirm", true));
  sounds = $state<boolean>(firstRemembered("sounds", true));
  notify = $state<boolean>(firstRemembered("notify", false));
  /** Whether what happens for the first time is explained. */
  tips = $state<boolean>(firstRemembered("tips", true));
  /** Whether things fly and drop; the wish of the system comes first. */
  motion = $state<boolean>(firstRemembered("motion", true));

  /** Keep every change for the next visit. */
  keep(): void {
    $effect(() => remember("language", this.language));
    $effect(() => remember("scheme", this.scheme));
    $effect(() => remember("confirm", this.confirm));
    $effect(() => remember("sounds", this.sounds));
    $effect(() => remember("notify", this.notify));
    $effect(() => remember("tips", this.tips));
    $effect(() => remember("motion", this.motion));
  }
}

export const settings = new Settings();
