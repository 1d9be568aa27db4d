import { clearTimeout, setTimeout } from 'node:timers';

/**
 * Longest single wait of a test, in milliseconds: a poll, an action in a browser, an answer of a process. A longer wait
 * is stuck; the test then fails and names what it waited for. A test may wait many times, so its own limit is longer.
 * Set it low to find a fault sooner: `PATIENCE=20000 npm run test:browser`.
 */
export const PATIENCE = Number(process.env.PATIENCE ?? 45_000);

/** Passes on what was awaited. Rejects after the limit and says what it waited for. */
export async function inTime<T>(awaited: Promise<T>, what: () => string, limitMs = PATIENCE): Promise<T> {
  // Made here, so that its stack leads to the test and not to a timer.
  const stuck = new Error('stuck');
  // The timer of Node itself, which a test's fake clock does not stop.
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      stuck.message = `waited ${limitMs / 1000} s for ${what()}`;
      reject(stuck);
    }, limitMs);
  });
  try {
    return await Promise.race([awaited, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
