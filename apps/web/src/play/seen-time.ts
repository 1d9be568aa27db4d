/** Milliseconds that a person could see the page: in the background time stands still. */
export class SeenTime {
  private seen = 0;
  private since: number | null = document.hidden ? null : performance.now();
  private isHeld = false;
  private readonly turn = (): void => {
    this.seen = this.read();
    this.since = document.hidden || this.isHeld ? null : performance.now();
  };

  constructor() {
    document.addEventListener('visibilitychange', this.turn);
  }

  read(): number {
    return this.seen + (this.since === null ? 0 : performance.now() - this.since);
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
