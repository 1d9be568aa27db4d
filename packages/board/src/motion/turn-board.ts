import { shortestTurn } from '../camera.js';

/** A board on its way from one seat to another, in radians; `share` is how much of the way is done. */
export interface Turning {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

const TURN_TIME = 620;

/** The turning of the board, one at a time. */
export class Turner {
  turning: Turning | null = null;
  private since: number | null = null;
  private done: (() => void) | null = null;

  begin(from: number, to: number): Promise<void> {
    this.stop();
    this.turning = { from, to, share: 0 };
    this.since = null;
    return new Promise((done) => {
      this.done = done;
    });
  }

  stop(): void {
    this.turning = null;
    this.done?.();
    this.done = null;
  }

  /** Where the board is turned to in this frame; null when it is not turning. */
  advance(now: number): number | null {
    if (!this.turning) return null;
    const { from, to } = this.turning;
    this.since ??= now;
    const time = Math.min(1, (now - this.since) / TURN_TIME);
    const share = time * time * (3 - 2 * time);
    if (time < 1) this.turning = { from, to, share };
    else this.stop();
    return time < 1 ? from + shortestTurn(from, to) * share : to;
  }
}
