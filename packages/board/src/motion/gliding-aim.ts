import { shortestTurn } from '../camera.js';

/** How somebody else aims, as it is told from time to time. */
export interface SeenAim {
  readonly x: number;
  readonly y: number;
  /** Radians, counter-clockwise from the board's x axis. */
  readonly angle: number;
  /** 0: not drawn back. */
  readonly power: number;
  readonly spin: number;
  /** From 0, not yet seen, to 1. */
  readonly shown: number;
}

/** It is told about so often; a little more, so that it does not stop before the next comes. */
const GLIDE = 280;

/** Somebody else's aim, gliding from where it was seen to where it was last told to be. */
export class GlidingAim {
  private from: SeenAim | null = null;
  private to: SeenAim | null = null;
  private seen: SeenAim | null = null;
  private since: number | null = null;

  /** Null takes it away at once. `jumps`: without any movement. */
  set(aim: Omit<SeenAim, 'shown'> | null, jumps = false): void {
    this.to = aim && { ...aim, shown: 1 };
    this.from = aim && (this.seen ?? { ...aim, shown: 0 });
    this.since = null;
    this.seen = jumps ? this.to : this.from;
    if (jumps) this.from = null;
  }

  get isMoving(): boolean {
    return this.from !== null;
  }

  get now(): SeenAim | null {
    return this.seen;
  }

  /** Comes to where it is in this frame. */
  advance(now: number): void {
    const { from, to } = this;
    if (!from || !to) return;
    this.since ??= now;
    const share = Math.min(1, (now - this.since) / GLIDE);
    if (share === 1) this.from = null;
    const between = (one: number, other: number): number => one + (other - one) * share;
    this.seen =
      share === 1
        ? to
        : {
            ...{ x: between(from.x, to.x), y: between(from.y, to.y) },
            angle: from.angle + shortestTurn(from.angle, to.angle) * share,
            ...{ power: between(from.power, to.power), spin: between(from.spin, to.spin) },
            shown: between(from.shown, to.shown),
          };
  }
}
