import type { Stroke } from '@opencarrom/physics';
import { whenIdle } from './warm-up.js';

/** An aim that has not moved for so long stands still, in milliseconds. */
const STILL = 60;

/**
 * Plays the stroke that is aimed while the aim stands still and the page has nothing else to do: when it is let go, only
 * its first frame is left to draw. A stroke that comes sooner, or otherwise, is played when it comes.
 */
export class StrokeAhead<Played> {
  private ready: Played | null = null;
  private stop: () => void = () => {};

  constructor(private readonly play: (stroke: Stroke) => Played | null) {}

  /** How the aim stands now; null: there is none. */
  aimed(stroke: Stroke | null): void {
    this.stop();
    this.ready = null;
    if (!stroke) return;
    const timer = setTimeout(() => {
      this.stop = whenIdle(() => {
        this.ready = this.play(stroke);
      });
    }, STILL);
    this.stop = () => clearTimeout(timer);
  }

  /** What was played ahead, if it is this; else null. Either way there is no more of it. */
  take(isIt: (played: Played) => boolean): Played | null {
    const { ready } = this;
    this.aimed(null);
    return ready && isIt(ready) ? ready : null;
  }
}
