import type { MatchState } from '@opencarrom/match';
import { emptySlip, fits, type Heap, type Slip } from './slip.js';

/** A stroke half entered outlives a crash, too. It belongs to the match as it stood then, and to no other. */
const keyOf = (id: string): string => `opencarrom.slip.${id}`;

export function keepSlip(id: string, { seq }: MatchState, slip: Slip): void {
  try {
    if (slip === emptySlip) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), JSON.stringify({ seq, slip }));
  } catch {
    // Nothing can be kept here: the slip lasts as long as the page.
  }
}

export function keptSlip(id: string, { seq, board }: MatchState): Slip {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null');
    return board && isSlipAt(kept, seq) && fits(board.table, kept.slip) ? kept.slip : emptySlip;
  } catch {
    return emptySlip;
  }
}

/** What was kept is read as if anybody had written it. */
function isSlipAt(kept: unknown, seq: number): kept is { readonly seq: number; readonly slip: Slip } {
  if (!isThing(kept) || kept.seq !== seq || !isThing(kept.slip)) return false;
  const { pocketed, overboard, where } = kept.slip;
  return isHeap(pocketed) && isHeap(overboard) && (where === 'pocketed' || where === 'overboard');
}

const isThing = (kept: unknown): kept is Readonly<Record<string, unknown>> =>
  typeof kept === 'object' && kept !== null;

function isHeap(kept: unknown): kept is Heap {
  if (!isThing(kept)) return false;
  const counts = [kept.own, kept.theirs].every((count) => Number.isSafeInteger(count) && Number(count) >= 0);
  return counts && typeof kept.queen === 'boolean' && typeof kept.striker === 'boolean';
}
