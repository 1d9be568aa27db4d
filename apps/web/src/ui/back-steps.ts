/** The part of the browser's history that steps are made in. */
export type Steps = Pick<History, 'state' | 'pushState' | 'go'>;

/**
 * What lies over a screen, as a dialog does, has a step of its own in the browser's history: "back" takes it away
 * and leaves the screen. Taken away in another way, its step goes with it.
 */
export class BackSteps {
  /** How to take away what lies over the screen, the topmost last. */
  private readonly lying: (() => void)[] = [];
  /** The browser goes back later than it is asked to. */
  private isGoing = false;
  private waiting: (() => void)[] = [];

  constructor(private readonly history: Steps) {
    // The page was loaded anew with something over it: that is gone, and its step with it.
    if (this.depth > 0) history.go(-this.depth);
  }

  /** Is the step one is on that of something over the screen? Whoever leaves from there takes its place. */
  get isOver(): boolean {
    return this.depth > 0;
  }

  /** Something has come over the screen; the function given back is called when it is gone. */
  lieOver(close: () => void): () => void {
    this.lying.push(close);
    this.fitSoon();
    return () => {
      const index = this.lying.lastIndexOf(close);
      if (index >= 0) this.lying.splice(index, 1);
      this.fitSoon();
    };
  }

  /** The browser has gone back or forward. */
  passed(): void {
    if (this.isGoing) {
      this.isGoing = false;
      for (const then of this.waiting.splice(0)) then();
    } else while (this.lying.length > this.depth) this.lying.pop()?.();
    this.fitSoon();
  }

  /** Does it once the browser is where it was asked to go. */
  settled(then: () => void): void {
    if (this.isGoing) this.waiting.push(then);
    else then();
  }

  private get depth(): number {
    const { over } = (this.history.state ?? {}) as { readonly over?: unknown };
    return typeof over === 'number' ? over : 0;
  }

  /** One thing may go as another comes: only what comes of it all is a step. */
  private fitSoon(): void {
    queueMicrotask(() => this.fit());
  }

  private fit(): void {
    if (this.isGoing) return;
    for (let over = this.depth + 1; over <= this.lying.length; over++) this.history.pushState({ over }, '');
    if (this.depth === this.lying.length) return;
    this.isGoing = true;
    this.history.go(this.lying.length - this.depth);
  }
}
