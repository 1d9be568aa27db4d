import type { SeenTime } from './seen-time.js';

/** Where clocks count, so long a claim is waited for: a computer has its own stroke to make in time. */
export const CLAIM = 8000;

/** The time a person has to claim after an event, as far as it was seen. */
export class ClaimWindow {
  private open: { readonly seq: number; readonly since: number } | null = null;

  constructor(private readonly seen: SeenTime) {}

  openAfter(seq: number): void {
    if (this.open?.seq !== seq) this.open = { seq, since: this.seen.read() };
  }

  /** Milliseconds that are left; null where the window was not opened. */
  left(seq: number): number | null {
    return this.open?.seq === seq ? Math.max(0, CLAIM - (this.seen.read() - this.open.since)) : null;
  }
}
