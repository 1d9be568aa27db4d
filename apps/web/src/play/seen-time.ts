/** Milliseconds of a match, counted while a person can see the page: in the background time stands still. */
export class SeenTime {
  private since: number | null = document.hidden ? null : performance.now();
  private isHeld = false;
  private readonly turn = (): void => {
    this.seen = this.read();
    this.since = document.hidden || this.isHeld ? null : performance.now();
  };

  constructor(private seen: number) {
    document.addEventListener('visibilitychange', this.turn);
  }

  readonly read = (): number => this.seen + (this.since === null ? 0 : performance.now() - this.since);

  /** What was shown faster than it was has taken its own time all the same. */
  goTo(moment: number): void {
    if (moment <= this.read()) return;
    this.seen = moment;
    if (this.since !== null) this.since = performance.now();
  }

  /** Stands until it is let go again. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    this.turn();
  }

  /** Stands from now on. */
  stop(): void {
    this.seen = this.read();
    this.since = null;
    document.removeEventListener('visibilitychange', this.turn);
  }
}
