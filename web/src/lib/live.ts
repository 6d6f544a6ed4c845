import type {
  Act,
  Away,
  ClientMessage,
  Hello,
  Nudge,
  Nudged,
  Presence,
  React,
  Reacted,
  Refused,
  ServerMessage,
  Undo,
  Update,
} from "./wire";
import type { Keeper } from "./unanswered";
import { retryDelay } from "./view/timers";

export type Connection = "connecting" | "open" | "lost" | "gone";
/** What the server answers with `done` or `refused`. */
export type Command = Act | Undo;
/** What is told in passing: it is not answered, and not sent again. */
export type Remark = React | Nudge | Away;
export type Signal = Presence | Reacted | Nudged;

/** What the owner of a connection is told. */
export interface Listener {
  hello(message: Hello): void;
  update(message: Update): void;
  refused(message: Refused, command: Command | null): void;
  signal(message: Signal): void;
  pending(count: number): void;
  connection(state: Connection): void;
}

/** The part of a browser's WebSocket that is used here. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

const OPEN = 1;
const PING_AFTER = 20_000;
const DEAD_AFTER = 50_000;
/** The close codes that no new attempt can help: there is no such table, or it cannot go on here. */
const HOPELESS = [4404, 4410];

/**
 * A table's WebSocket that comes back by itself. A command is kept until the server has answered it, and is
 * sent again with the same id after every reconnection, so that a click is done once and never lost in silence.
 */
export class Live {
  private socket: Socket | null = null;
  private readonly unanswered = new Map<string, Command>();
  private version = 0;
  private attempt = 0;
  private heardAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private ended = false;
  private ready = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly open: (address: string) => Socket = (url) => new WebSocket(url),
    private readonly keeper: Keeper | null = null,
  ) {
    for (const command of keeper?.load() ?? []) this.unanswered.set(command.id, command);
  }

  start(): void {
    // What a page before this one could not get answered is sent again, with the same id.
    if (this.unanswered.size) this.listener.pending(this.unanswered.size);
    this.connect();
    this.pulse = setInterval(() => this.beat(), 5_000);
  }

  stop(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.drop();
  }

  /** Try at once instead of waiting, because the network or the page came back. */
  hurry(): void {
    if (this.ended || this.socket?.readyState === OPEN) return;
    this.attempt = 0;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Send a command now or as soon as there is a connection. */
  command(command: Command): void {
    this.unanswered.set(command.id, command);
    this.changed();
    if (this.ready) this.write(command);
  }

  /** Say something in passing; without a connection it is lost, and the answer says so. */
  say(remark: Remark): boolean {
    if (this.ready) this.write(remark);
    return this.ready;
  }

  private connect(): void {
    this.drop();
    this.listener.connection(this.version || this.attempt ? "lost" : "connecting");
    const socket = this.open(`${this.address}?since=${this.version}`);
    this.socket = socket;
    this.heardAt = Date.now();
    socket.onmessage = (event) => this.heard(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => {
      if (this.socket === socket) this.closed(event.code);
    };
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.ready = false;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private closed(code: number): void {
    this.socket = null;
    this.ready = false;
    if (this.ended) return;
    if (HOPELESS.includes(code)) {
      this.listener.connection("gone");
      return;
    }
    this.listener.connection("lost");
    this.again(retryDelay(this.attempt, Math.random()));
  }

  private again(delay: number): void {
    this.attempt += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), delay);
  }

  private beat(): void {
    const silent = Date.now() - this.heardAt;
    if (!this.socket) return;
    if (silent > DEAD_AFTER) this.hurryAfterSilence();
    else if (silent > PING_AFTER && this.ready) this.write({ type: "ping" });
  }

  private hurryAfterSilence(): void {
    this.drop();
    this.listener.connection("lost");
    this.again(0);
  }

  private heard(message: ServerMessage): void {
    this.heardAt = Date.now();
    switch (message.type) {
      case "hello":
        this.version = message.version;
        this.attempt = 0;
        this.ready = true;
        this.listener.hello(message);
        this.listener.connection("open");
        for (const command of this.unanswered.values()) this.write(command);
        break;
      case "update":
        this.version = message.version;
        this.listener.update(message);
        break;
      case "presence":
      case "reacted":
      case "nudged":
        this.listener.signal(message);
        break;
      case "done":
        this.answered(message.id);
        break;
      case "refused": {
        const command = message.id === null ? null : (this.unanswered.get(message.id) ?? null);
        if (message.id !== null) this.answered(message.id);
        this.listener.refused(message, command);
        break;
      }
      case "closing":
        this.attempt = Math.max(this.attempt, message.retry_seconds > 0 ? 1 : 0);
        break;
      case "pong":
        break;
    }
  }

  private answered(id: string): void {
    this.unanswered.delete(id);
    this.changed();
  }

  private changed(): void {
    this.keeper?.save([...this.unanswered.values()]);
    this.listener.pending(this.unanswered.size);
  }

  private write(message: ClientMessage): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }
}
