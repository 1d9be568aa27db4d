import { cornerOf } from '@opencarrom/ai';
import type { Seat } from '@opencarrom/laws';
import type { PlayedAt } from './played-strokes.js';
import type { FallenPiece } from './words.js';

/** What went into which pocket by a stroke, as it is seen from a seat; the striker last. */
export function fallenIn({ step: { event } }: PlayedAt, seat: Seat): readonly FallenPiece[] {
  const pocketed = event.type === 'done' ? (event.run?.pocketed ?? []) : [];
  const fallen = pocketed.map(
    ({ id, pocket }): FallenPiece => ({ piece: pieceOf(id), corner: cornerOf(pocket, seat) }),
  );
  return [
    ...fallen.filter(({ piece }) => piece !== 'striker'),
    ...fallen.filter(({ piece }) => piece === 'striker'),
  ];
}

const pieceOf = (id: string): FallenPiece['piece'] =>
  id === 'striker' || id === 'queen' ? id : id.startsWith('w') ? 'white' : 'black';
