import type { Io } from '../io.js';

/** One line that says how far something has come, written over and over. */
export interface ProgressLine {
  readonly tell: (share: number, words: () => string) => void;
  readonly clear: () => void;
}

/** Often enough to see it move, seldom enough to cost nothing. */
const EVERY_MS = 100;
const CLEAR_LINE = '\r\u001b[K';
const BAR = 20;

/** A bar and words, on a terminal alone, and not before so many milliseconds have gone. */
export function progressLine(stderr: Io['stderr'], afterMs = 0): ProgressLine {
  if (!stderr.isTTY) return { tell: () => {}, clear: () => {} };
  let next = performance.now() + afterMs;
  let furthest = 0;
  let isShown = false;
  return {
    tell: (share, words) => {
      const now = performance.now();
      if (now < next) return;
      next = now + EVERY_MS;
      // What is taken back, a man or a plan, does not take the bar back.
      furthest = Math.max(furthest, share);
      isShown = true;
      stderr.write(`${CLEAR_LINE}${barOf(furthest)} ${words()}`);
    },
    clear: () => {
      if (isShown) stderr.write(CLEAR_LINE);
      isShown = false;
    },
  };
}

function barOf(share: number): string {
  const full = Math.floor(share * BAR);
  return `${'█'.repeat(full)}${'░'.repeat(BAR - full)}`;
}
