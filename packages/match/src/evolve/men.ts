import type { Piece } from '@opencarrom/laws';
import type { ManId, PlacedMan } from '@opencarrom/physics';
import type { Run } from '../log/event.js';

/** Where the men lie after a stroke: those that fell are gone, those that moved lie elsewhere. */
export function menAfter(men: readonly PlacedMan[], { moved, pocketed }: Run): readonly PlacedMan[] {
  const gone = new Set<string>(pocketed.map(({ id }) => id));
  const places = new Map(moved.map((man) => [man.id, man]));
  return men.filter(({ id }) => !gone.has(id)).map((man) => places.get(man.id) ?? man);
}

const FIRST_TO_LAST = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The man of a colour that comes out of the pockets first. */
export function firstInPocket(men: readonly PlacedMan[], piece: Piece): ManId {
  if (piece === 'queen') return piece;
  const letter = piece === 'white' ? 'w' : 'b';
  const id = FIRST_TO_LAST.map((n) => `${letter}${n}` as const).find(
    (each) => !men.some((man) => man.id === each),
  );
  if (!id) throw new Error(`no ${piece} man is in the pockets`);
  return id;
}
