import type { MatchState } from '@opencarrom/match';
import { emptySlip, type Slip } from './slip.js';

/** A stroke half entered outlives a crash, too. It belongs to the match as it stood then, and to no other. */
const keyOf = (id: string): string => `opencarrom.slip.${id}`;

export function keepSlip(id: string, { seq }: MatchState, slip: Slip): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ seq, slip }));
  } catch {
    // Nothing can be kept here: the slip lasts as long as the page.
  }
}

export function forgetSlip(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Nothing was kept.
  }
}

export function keptSlip(id: string, { seq }: MatchState): Slip {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null');
    return isSlipAt(kept, seq) ? kept.slip : emptySlip;
  } catch {
    return emptySlip;
  }
}

function isSlipAt(kept: unknown, seq: number): kept is { readonly seq: number; readonly slip: Slip } {
  if (typeof kept !== 'object' || kept === null || !('slip' in kept) || !('seq' in kept)) return false;
  return kept.seq === seq;
}
