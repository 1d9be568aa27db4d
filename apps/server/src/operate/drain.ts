import type { Logger } from 'pino';

/** What has to be done before a process may end, in this order. */
export interface Drained {
  /** From now on nobody new is sent here. */
  readonly notReady: () => void;
  /** Every match is written and put down, so that others can lead it. */
  readonly putDownRooms: () => Promise<void>;
  /** Everybody connected is told to come back, elsewhere or later. */
  readonly sendAway: () => Promise<void>;
  /** Nobody is served any more. */
  readonly closeDoors: () => Promise<void>;
  /** The store and the bus are closed. */
  readonly closeRest: () => Promise<void>;
}

/** Milliseconds; who stops us kills us after ten seconds. */
const WITHIN = 9_000;

/**
 * Ends a process so that nobody loses anything. What hangs or fails is given up: it does not keep the rest from being
 * done in time, and what was acknowledged is on the disk anyhow. False: something was given up.
 */
export async function drain(parts: Drained, logger: Logger, withinMs = WITHIN): Promise<boolean> {
  const ends = performance.now() + withinMs;
  parts.notReady();
  let isWhole = true;
  for (const step of ['putDownRooms', 'sendAway', 'closeDoors', 'closeRest'] as const) {
    const outcome = await outcomeOf(parts[step], ends - performance.now());
    if (outcome === 'done') continue;
    isWhole = false;
    logger.warn({ step, err: outcome === 'late' ? undefined : outcome }, 'stopping went on without it');
  }
  return isWhole;
}

function outcomeOf(step: () => Promise<void>, withinMs: number): Promise<'done' | 'late' | Error> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve('late'), Math.max(0, withinMs));
    const end = (outcome: 'done' | Error) => {
      clearTimeout(late);
      resolve(outcome);
    };
    step().then(() => end('done'), end);
  });
}
