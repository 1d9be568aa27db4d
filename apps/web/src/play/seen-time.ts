/** Milliseconds that a person could see the page: in the background time stands still. */
export class SeenTime {
  private seen = 0;
  private since: number | null = document.hidden ? null : performance.now();
  private readonly turn = (): void => {
    this.seen = this.read();
    this.since = document.hidden ? null : performance.now();
  };

  constructor() {
    document.addEventListener('visibilitychange', this.turn);
  }

  read(): number {
    return this.seen + (this.since === null ? 0 : performance.now() - this.since);
  }

  /** Stands from now on. */
  stop(): void {
    this.seen = this.read();
    this.since = null;
    document.removeEventListener('visibilitychange', this.turn);
  }
}
