import type { SoundEvent } from '../sound/plan.js';
import type { Sound } from '../sound/sound.js';
import type { Film } from './film.js';

/** How a showing of a stroke came to its end. */
export type StrokeEnd = 'ended' | 'skipped' | 'aborted';

/** Sounds are handed over this early, in seconds, so that they start on time and not on a frame. */
const AHEAD = 0.06;
/** After a pause of the page the stroke goes on where it was, not where it would be. */
const LONGEST_STEP = 0.1;

/** The time of a stroke being shown. */
export class StrokePlayer {
  t = 0;
  paused = false;
  private last: number | null = null;
  private sounds: readonly SoundEvent[] | null = null;
  private nextSound: number | null = null;
  private soughtAt = 0;

  constructor(
    readonly film: Film,
    private readonly plan: () => readonly SoundEvent[],
    private readonly sound: Sound | undefined,
    private rate: number,
    private finish: ((end: StrokeEnd) => void) | null,
  ) {}

  get isOver(): boolean {
    return this.t >= this.film.length;
  }

  get isRunning(): boolean {
    return !this.paused && this.finish !== null;
  }

  setRate(rate: number): void {
    this.rate = rate;
  }

  pause(): void {
    this.paused = true;
    this.last = null;
    this.sound?.hush();
  }

  /** Goes on; a stroke that has ended is shown again from its beginning. */
  resume(): void {
    if (this.isOver) this.seek(0);
    this.paused = false;
    this.last = null;
    this.finish ??= () => {};
  }

  seek(t: number): void {
    this.t = Math.min(Math.max(t, 0), this.film.length);
    this.nextSound = null;
    this.soughtAt = this.t;
    this.last = null;
  }

  /** Moves on to the time of this frame. */
  advance(now: number): void {
    const step = this.last === null ? 0 : Math.min((now - this.last) / 1000, LONGEST_STEP);
    this.last = now;
    this.t = Math.min(this.t + step * this.rate, this.film.length);
    // The first frame is wanted at once, and nothing is heard in it yet.
    if (step > 0) this.playSounds();
    if (this.isOver) this.end('ended');
  }

  end(how: StrokeEnd): void {
    if (how === 'skipped') this.t = this.film.length;
    this.sound?.hush();
    this.last = null;
    const finish = this.finish;
    this.finish = null;
    finish?.(how);
  }

  private playSounds(): void {
    if (!this.sound) return;
    this.sound.slide(this.isOver ? 0 : this.film.commotion(this.t) * Math.min(this.rate, 1));
    this.sounds ??= this.plan();
    const { sounds, soughtAt } = this;
    let next = this.nextSound ?? sounds.filter(({ t }) => t < soughtAt).length;
    for (; ; next++) {
      const event = sounds[next];
      if (!event || event.t > this.t + AHEAD * this.rate) break;
      this.sound.play(event, (event.t - this.t) / this.rate);
    }
    this.nextSound = next;
  }
}
