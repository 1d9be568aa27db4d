/** The time of a match when it was last looked at: after a crash a running clock goes on with what was left. */
const keyOf = (id: string): string => `opencarrom.time.${id}`;

/** So often is often enough, in milliseconds. */
const BETWEEN = 1000;

let kept: { readonly id: string; readonly now: number } | null = null;

export function keepTime(id: string, seq: number, now: number): void {
  if (kept?.id === id && Math.abs(now - kept.now) < BETWEEN) return;
  kept = { id, now };
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ seq, now }));
  } catch {
    // Nothing can be kept here: then a clock starts anew with the page.
  }
}

/** The time that was kept, if nothing has been done since; else null. */
export function keptTime(id: string, seq: number): number | null {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null');
    if (typeof read !== 'object' || read === null || !('seq' in read) || !('now' in read)) return null;
    return read.seq === seq && typeof read.now === 'number' && Number.isSafeInteger(read.now)
      ? read.now
      : null;
  } catch {
    return null;
  }
}
