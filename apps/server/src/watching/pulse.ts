import type { Connection } from './connection.js';

/** Everybody is pinged once in this time, in milliseconds. */
const ROUND = 10_000;
/** So many parts of them, one after another: thousands of pings at once would hold everybody up. */
const PARTS = 100;
/** A beat so much too late was held up here: nobody's silence counts then. */
const LATE = 1_000;

/** Asks every connection for a sign of life, and cuts off those that give none. */
export class Pulse {
  private readonly parts = Array.from({ length: PARTS }, () => new Set<Connection>());
  private joined = 0;
  private beats = 0;
  private beatAt: number;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly now: () => number) {
    this.beatAt = now();
    this.timer = setInterval(() => this.beat(), ROUND / PARTS);
    this.timer.unref();
  }

  /** What is given back takes it out again. */
  add(connection: Connection): () => void {
    const part = this.parts[this.joined++ % PARTS];
    part?.add(connection);
    connection.lookAfter();
    return () => part?.delete(connection);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private beat(): void {
    const isLate = this.now() - this.beatAt > ROUND / PARTS + LATE;
    this.beatAt = this.now();
    for (const connection of this.parts[this.beats++ % PARTS] ?? [])
      if (!connection.lookAfter() && !isLate) connection.cutOff();
  }
}
