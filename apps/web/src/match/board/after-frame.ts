/** Where no frames come, as in a tab behind others, nothing waits longer than this. */
const LONGEST = 120;

/** What may wait until the next frame has been seen. Whoever needs it done sooner settles it. */
export class AfterFrame {
  private deed: (() => void) | null = null;

  get isWaiting(): boolean {
    return this.deed !== null;
  }

  put(deed: () => void): void {
    this.settle();
    this.deed = deed;
    const settle = () => {
      if (this.deed === deed) this.settle();
    };
    // A frame is drawn after its callbacks: a task that comes after them comes after the drawing.
    requestAnimationFrame(() => setTimeout(settle));
    setTimeout(settle, LONGEST);
    addEventListener('pagehide', this.settle, { once: true });
  }

  readonly settle = (): void => {
    const { deed } = this;
    if (!deed) return;
    this.deed = null;
    removeEventListener('pagehide', this.settle);
    deed();
  };
}
