import { flyCards, freshOf, sound, type Fresh } from "./arrivals";
import type { GameModel } from "./model.svelte";
import { Attention } from "../lib/attention";
import { settings } from "../lib/settings.svelte";
import { play } from "../lib/sounds";
import { logLines } from "../lib/view/story";
import { t } from "../lib/words.svelte";
import type { SeenState } from "../lib/view/actions";
import type { LogEntry } from "../lib/wire";

const FRESH_FOR = 2000;
const REPLAY_STEP = 1300;

/** Tells what has happened: on the board, by flying cards, sounds and words, and to those who look elsewhere. */
export class Notifier {
  /** What has just happened on the board. */
  fresh = $state.raw<Fresh | null>(null);
  /** What screen readers are told. */
  told = $state("");
  /** Something to be glad about, for a moment. */
  joy = $state.raw<{ icon: string; text: string } | null>(null);
  /** What is called out to the one whose turn it is. */
  message = $state("");
  private readonly attention = new Attention();
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly game: GameModel) {}

  /** Follow the table as long as its page is shown. */
  start(): () => void {
    const { store } = this.game;
    const stop = store.onArrival((entries, before, after) => this.arrived(entries, before, after));
    // A game that begins while its page is hidden calls for those who wait for it.
    if (store.myTurn && !store.shared) this.attention.call(t("your-turn"), settings.notify);
    const back = (): void => {
      this.attention.rest();
      store.hurry();
      store.signals.look();
    };
    document.addEventListener("visibilitychange", back);
    addEventListener("online", back);
    return () => {
      clearTimeout(this.fading);
      stop();
      this.attention.rest();
      document.removeEventListener("visibilitychange", back);
      removeEventListener("online", back);
    };
  }

  private arrived(all: LogEntry[], before: SeenState | null, after: SeenState | null): void {
    const entries = this.game.uncovered(all);
    this.show(freshOf(entries));
    flyCards(entries, this.game.hidden ? null : this.game.seat);
    if (settings.sounds) sound(entries);
    const lines = logLines(entries, this.game.teller);
    this.told = lines.map(({ line }) => t(line.key, line.facts)).join(" ");
    this.rejoice(entries, before, after);
    if (after?.view.phase === "over" || !this.game.store.myTurn) this.message = "";
    else if (before && after) this.callForTurn(entries);
  }

  /** Call for somebody who seems to be elsewhere. */
  callBack(message: string): void {
    if (settings.sounds) play("turn");
    this.attention.call(message, settings.notify);
  }

  /** Show once more what the others did. */
  replay(): void {
    clearTimeout(this.fading);
    const { turns } = this.game;
    const step = (place: number): void => {
      const turn = turns[place];
      this.fresh = turn ? freshOf([turn]) : null;
      if (!turn) return;
      flyCards([turn], null);
      this.fading = setTimeout(() => step(place + 1), REPLAY_STEP);
    };
    this.fresh = null;
    this.game.closeCards();
    step(0);
  }

  /** Be glad about tickets and flag sets of one's own. */
  private rejoice(entries: readonly LogEntry[], before: SeenState | null, after: SeenState | null): void {
    const own = before?.seat === after?.seat && !this.game.hidden ? after : null;
    if (!own || own.seat === null || own.view.phase === "over") return;
    const complete = new Set(before?.view.private?.tickets.filter((held) => held.complete).map((held) => held.ticket));
    const done = own.view.private?.tickets.find((held) => held.complete && !complete.has(held.ticket));
    const set = entries
      .flatMap(({ events }) => events)
      .find((event) => event.event === "flag-set-scored" && event.seat === own.seat);
    if (done)
      this.joy = {
        icon: "check",
        text: t("celebrate-ticket", { ticket: this.game.city.ticket(done.ticket), points: done.points }),
      };
    else if (set && "points" in set) this.joy = { icon: "flag", text: t("celebrate-set", { points: set.points }) };
  }

  private show(fresh: Fresh | null): void {
    if (!fresh) return;
    this.fresh = fresh;
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.fresh = null), FRESH_FOR);
  }

  private callForTurn(entries: readonly LogEntry[]): void {
    const { store, view } = this.game;
    const began = entries.some(({ events }) =>
      events.some((event) => event.event === "turn-began" && store.own.includes(event.seat)),
    );
    if (!began || store.shared || !store.myTurn) return;
    const message = view.turns_left !== null ? t("your-last-turn") : t("your-turn");
    // The card of a guided game says it, and nothing may lie over it.
    this.message = this.game.state.guide ? "" : message;
    if (settings.sounds) play("turn");
    this.attention.call(message, settings.notify);
  }
}
