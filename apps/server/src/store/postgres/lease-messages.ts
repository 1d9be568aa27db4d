/** What the thread that renews a process's lease is told. */
export interface LeaseData {
  readonly url: string;
  readonly node: string;
  /**
   * Two moments by the clock that all threads of a process share: `TICKED`, when the main loop last turned, and
   * `RENEWED`, when the last renewal that came through was asked for.
   */
  readonly moments: BigInt64Array;
}

export const TICKED = 0;
export const RENEWED = 1;

/** Milliseconds by a clock that goes on while a process is stopped, and is the same in all its threads. */
export const steadyNow = (): bigint => process.hrtime.bigint() / 1_000_000n;

/** The first of the two numbers by which a process's lock is known; the second is made from its name. */
export const NODE_LOCK = 180_402;
