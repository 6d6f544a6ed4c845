/** The server's time, second by second: a clock of the browser may be wrong. */
export class Clock {
  private own = $state(Date.now() / 1000);

  /** `ahead` is how far the server's clock is before this browser's, in seconds. */
  constructor(private readonly ahead: () => number) {}

  get now(): number {
    return this.own + this.ahead();
  }

  /** Look at the browser's clock. */
  tick(): void {
    this.own = Date.now() / 1000;
  }

  start(): () => void {
    const timer = setInterval(() => this.tick(), 1000);
    return () => clearInterval(timer);
  }
}
