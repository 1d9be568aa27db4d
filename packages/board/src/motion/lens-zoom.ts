import { clamp } from '../aim/power.js';
import { shortestTurn } from '../camera.js';

/** How much a lens magnifies an aim that is swung about, and one that stands nearly still. */
const WIDE = 1.9;
const CLOSE = 4.2;
/** What a lens shows that is not to move. */
const CALM = 3.2;
/** Radians a second: slower is still, quicker is swung about. */
const STILL = 0.01;
const QUICK = 0.6;
/** Milliseconds in which half of the way is gone. */
const HALF = 120;
/** Nearer than this nobody sees it come. */
const THERE = 0.04;

/** A lens that comes closer as the aim slows. */
export class LensZoom {
  now = WIDE;
  isMoving = false;
  private last: { readonly angle: number; readonly time: number } | null = null;
  private rate = QUICK;

  /** Nobody looks through it any more. */
  rest(): void {
    this.last = null;
    this.now = WIDE;
    this.rate = QUICK;
    this.isMoving = false;
  }

  /** Comes to how it is in this frame. `jumps`: without any movement. */
  advance(time: number, angle: number, jumps = false): void {
    if (jumps) {
      this.now = CALM;
      return;
    }
    const { last } = this;
    this.last = { angle, time };
    this.isMoving = true;
    if (!last || time <= last.time) return;
    const step = Math.min(time - last.time, 100);
    const kept = 0.5 ** (step / HALF);
    const turned = Math.abs(shortestTurn(last.angle, angle)) / (step / 1000);
    this.rate = kept * this.rate + (1 - kept) * turned;
    const share = clamp(Math.log(Math.max(this.rate, STILL) / STILL) / Math.log(QUICK / STILL), 0, 1);
    const wanted = CLOSE + (WIDE - CLOSE) * share;
    this.now += (wanted - this.now) * (1 - kept);
    this.isMoving = Math.abs(CLOSE - this.now) > THERE;
    if (!this.isMoving) this.now = CLOSE;
  }
}
