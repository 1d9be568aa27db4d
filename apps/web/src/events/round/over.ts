import type { HowEnded } from '@opencarrom/tournament';
import type { RowDeed } from './deeds.js';
import type { HallRow } from './rows.js';
import type { StageAsk } from './StageDialog.svelte';

/** What lies over the page of a round. */
export type LaidOver =
  | {
      readonly is: 'result';
      readonly match: number;
      readonly rubber?: number;
      readonly typed?: string;
      readonly how?: HowEnded;
      /** Its protest is decided with it. */
      readonly isUpheld?: true;
    }
  | { readonly is: 'waiting' | 'settle' | 'tie' | 'seat'; readonly match: number }
  | { readonly is: 'scan' | 'keys' | 'would' | 'take-back' }
  | { readonly is: 'stage'; readonly ask: StageAsk };

/** What opens for a deed at a match; `typed`: what the keyboard brought already. */
export function overFor({ match: { number, tie } }: HallRow, deed: RowDeed, typed?: string): LaidOver {
  switch (deed) {
    case 'decide':
      return { is: 'waiting', match: number };
    case 'settle':
      return { is: 'settle', match: number };
    case 'scan':
      return { is: 'scan' };
    case 'giveTable':
      return { is: 'seat', match: number };
    case 'lineUps':
    case 'rubbers':
      return { is: 'tie', match: number };
    case 'walkOver':
      return { is: 'result', match: number, how: 'walked-over' };
    default:
      return tie && typed === undefined
        ? { is: 'tie', match: number }
        : { is: 'result', match: number, ...(typed === undefined ? {} : { typed }) };
  }
}
