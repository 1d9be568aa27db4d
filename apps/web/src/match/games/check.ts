import {
  type DamageCode,
  type Event,
  type Head,
  phaseOf,
  readRecord,
  validateRecord,
} from '@opencarrom/match';
import type { Standing } from '../../store/shelf.js';
import { summaryOf } from '../../store/summary.js';

/** A record that may be kept. */
export interface SoundRecord {
  readonly kind: 'sound';
  readonly head: Head;
  readonly events: readonly Event[];
  readonly over: boolean;
  readonly summary: Standing;
  /** Played by another physics or ruled by another edition: it replays, but cannot be judged anew. */
  readonly foreign: string | null;
}

/** Why a file is not kept, and where in it. */
export interface Unsound {
  readonly kind: 'damaged';
  readonly code: DamageCode | 'mismatch';
  readonly line: number;
  readonly path: string;
  readonly message: string;
}

export type Checked = SoundRecord | Unsound;

const FOREIGN = ['physics', 'edition'];

/** Reads a file's text, then plays the whole match again to see that it was as the file says. */
export function checkRecord(text: string): Checked {
  const read = readRecord(text);
  if ('error' in read) return { kind: 'damaged', ...read.error };
  const { head, events, state } = read.ok;
  const { mismatch } = validateRecord(read.ok);
  const isForeign = mismatch !== null && mismatch.line === 1 && FOREIGN.includes(mismatch.path);
  if (mismatch && !isForeign) return { kind: 'damaged', code: 'mismatch', ...mismatch };
  return {
    kind: 'sound',
    head,
    events,
    over: phaseOf(state) === 'over',
    summary: summaryOf(state),
    foreign: mismatch?.message ?? null,
  };
}
