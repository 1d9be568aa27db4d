import type { MomentKind } from '@opencarrom/board/moments';
import type { MatchState } from '@opencarrom/match';
import type { Pocket } from '@opencarrom/physics';
import type { Shown } from './shown-stroke.js';

/** A stroke worth a look: what it did, and in which pockets. */
export interface Moment {
  readonly kind: MomentKind;
  readonly pockets: readonly Pocket[];
}

const CORNERS = ['NE', 'NW', 'SE', 'SW'] as const satisfies readonly Pocket[];

/** What a stroke that has been seen is remembered by, from the board it left; null: nothing out of the way. */
export function momentOf({ played, before }: Shown, { board }: MatchState, slam: boolean): Moment | null {
  const was = before.board;
  if (!was || !board) return null;
  const { pocketed } = played.outcome;
  const pockets = pocketed.filter(({ id }) => id !== 'striker').map(({ pocket }) => pocket);
  if (pockets.length === 0) return null;
  const result = board.ruling?.result;
  if (result) {
    if (!('winner' in result) || result.winner !== was.table.turn) return null;
    return slam ? { kind: 'slam', pockets: CORNERS } : { kind: 'last', pockets };
  }
  const queen = pocketed.find(({ id }) => id === 'queen');
  if (board.table.queen === `covered-by-${was.table.turn}` && was.table.queen !== board.table.queen)
    return { kind: 'covered', pockets };
  return queen && board.table.queen === 'to-cover' ? { kind: 'queen', pockets: [queen.pocket] } : null;
}
