/** How far the match's clock is ahead of one's own, as one message told it. */
interface Reading {
  readonly ahead: number;
  readonly trip: number;
}

/** So many of the last readings are compared: the quickest way there and back is the truest. */
const READINGS = 8;
/** In milliseconds: more than two clocks go apart between two messages. */
const MOST_OFF = 200;

/** Where the server's clock of a match is now, from what it said and how long that took. */
export class MatchClock {
  private readings: readonly Reading[] = [];
  private stoodAt: number | null = 0;
  private isDoubtful = false;
  private latest = 0;

  constructor(private readonly own: () => number) {}

  /** The server said so just now; it was asked at a moment of one's own clock. */
  told(now: number, stands: boolean, askedAt: number): void {
    // It has run since: something has happened in it later than that.
    if (stands && now < this.latest) return;
    const trip = this.own() - askedAt;
    // It was held up meanwhile, or what was known of it is wrong.
    const isOff = Math.abs(now + trip / 2 - this.now()) > trip / 2 + MOST_OFF;
    if (this.isDoubtful || isOff || stands !== (this.stoodAt !== null)) this.readings = [];
    this.isDoubtful = false;
    this.stoodAt = stands ? now : null;
    const reading = { ahead: now + trip / 2 - this.own(), trip };
    this.readings = [reading, ...this.readings].slice(0, READINGS);
  }

  /** Something happened at this moment of it, as one hears now: it runs, and is at least as far. */
  heardOf(at: number): void {
    if (this.stoodAt !== null && at > this.stoodAt) {
      this.stoodAt = null;
      this.readings = [{ ahead: at - this.own(), trip: Number.POSITIVE_INFINITY }];
    }
    this.latest = Math.max(this.latest, at);
  }

  /** It may have stood meanwhile: what is told next counts alone. */
  doubt(): void {
    this.isDoubtful = true;
  }

  get stands(): boolean {
    return this.stoodAt !== null;
  }

  /** Milliseconds that a message takes there and back, at best. */
  get lag(): number {
    const { trip = 0 } = this.quickest ?? {};
    return trip === Number.POSITIVE_INFINITY ? 0 : trip;
  }

  now(): number {
    if (this.stoodAt !== null) return this.stoodAt;
    return this.quickest ? Math.max(0, this.own() + this.quickest.ahead) : 0;
  }

  private get quickest(): Reading | undefined {
    return [...this.readings].sort((one, other) => one.trip - other.trip)[0];
  }
}
