/** A row whose moment is ahead of the clock by more than this, in milliseconds, was written while the clock was wrong. */
export const MOST_BEHIND_MS = 3_600_000;

/** The time of day in whole milliseconds, read once; from then on it goes as steadily as the machine's own clock, whoever sets the hands. */
export function steadyClock(): () => number {
  const began = Date.now() - performance.now();
  return () => Math.floor(began + performance.now());
}
