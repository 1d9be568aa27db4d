import { forget, recalled, remember } from '../../store/table-memory.js';

const KEY = 'sender';
/** In milliseconds. A window that does not say so again for so long is closed, or sleeps in the background. */
const LASTS = 8000;

interface Lease {
  readonly window: string;
  readonly until: number;
}

/**
 * One window of a device sends. Not by the browser's own locks: pages of a hall's laptop, over http, have none, and a
 * window that is frozen in the background would keep one for ever. Two that send for a moment do no harm.
 */
export function holdsLease(window: string, now: number): boolean {
  const held = recalled<Lease>(KEY);
  if (held && held.window !== window && held.until > now && held.until <= now + LASTS) return false;
  remember(KEY, { window, until: now + LASTS } satisfies Lease);
  return true;
}

export function giveUpLease(window: string): void {
  if (recalled<Lease>(KEY)?.window === window) forget(KEY);
}
