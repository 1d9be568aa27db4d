import type { HostClock } from '@opencarrom/host';

/** A clock that stands, or that has long to go, is looked at again after so long, in milliseconds. */
const LOOK_AGAIN = { standing: 100, running: 3_600_000 };

/**
 * The clock of a match that somebody leads. It stands where it stood when the last one put the lead down, until it is
 * started.
 */
export class RoomClock implements HostClock {
  private since: number | null = null;

  constructor(
    /** Where it stands. */
    private readonly from: number,
    /** Milliseconds by the server's clock. */
    private readonly wall: () => number,
    /** Against the wall's; other than 1 only in load tests. */
    readonly speed: number,
  ) {}

  get isRunning(): boolean {
    return this.since !== null;
  }

  start(): void {
    this.since ??= this.wall();
  }

  readonly now = (): number =>
    this.since === null ? this.from : this.from + (this.wall() - this.since) * this.speed;

  readonly wake = (at: number, call: () => void): (() => void) => {
    let timer: NodeJS.Timeout;
    // Never at once: whoever asks to be woken is still at work.
    const wait = (): void => {
      const left = Math.max(0, Math.ceil((at - this.now()) / this.speed));
      const longest = this.isRunning ? LOOK_AGAIN.running : LOOK_AGAIN.standing;
      timer = setTimeout(look, Math.min(left, longest));
    };
    const look = (): void => {
      if (this.now() < at) wait();
      else call();
    };
    wait();
    return () => clearTimeout(timer);
  };
}

/** What a match's clock showed when it last ran. */
interface LastLed {
  readonly startedAt: number;
  readonly pausedMs: number;
  /** Put down in order, there it stood. */
  readonly stoodAt: number | null;
  /** Else: when somebody was last seen to lead it. */
  readonly ledUntil: number | null;
  /** When the newest event happened, and all lay still after it: it never goes back behind that. */
  readonly latest: number;
}

/**
 * Where the clock goes on: where it was put down; or, its leader having died, where it was when that one was last seen.
 * Where neither is known the time since the last event is given back, for nobody shall lose by our fault.
 */
export function clockGoesOnAt({ startedAt, pausedMs, stoodAt, ledUntil, latest }: LastLed): number {
  if (stoodAt !== null) return Math.max(stoodAt, latest);
  if (ledUntil === null) return latest;
  return Math.max(latest, ledUntil - startedAt - pausedMs);
}
