import type { Contact } from '@opencarrom/laws';
import { PIECES, type PieceId, standingAtBase, type Contact as Touch } from '@opencarrom/physics';
import type { Table } from './table.js';
import { lastOf } from './view.js';

/** The men on or behind the player's base line, by id. */
export function menAtBase({ equipment, seat, men }: Table): ReadonlySet<string> {
  return new Set(men.filter((man) => standingAtBase(equipment, seat, man) !== 'before').map(({ id }) => id));
}

/** What met what, as the laws ask it. */
export const lawContacts = (touches: readonly Touch[], atBase: ReadonlySet<string>): Contact[] =>
  touches.map((touch) => lawContact(touch, atBase));

function lawContact({ a, b }: Touch, atBase: ReadonlySet<string>): Contact {
  const met = b.startsWith('cushion') ? 'cushion' : pieceName(b as PieceId);
  const by = a === 'striker' ? 'striker' : pieceName(a);
  return { a: by, b: met as Contact['b'], ...(atBase.has(b) ? { onBaseLine: true } : {}) };
}

const pieceName = (id: PieceId): 'queen' | 'white' | 'black' =>
  id === 'queen' ? 'queen' : PIECES.indexOf(id) <= lastOf('white') ? 'white' : 'black';
