import { other, type Side, type Touch } from '@opencarrom/laws';
import { type Contact, ON_BOARD, PIECES, type PieceId, type Rest, standingAtBase } from '@opencarrom/physics';
import type { Table } from '../table/table.js';
import { firstManOf, lastManOf, type View } from '../table/view.js';

/** The men on or behind the player's base line, by id. */
export function menAtBase({ equipment, seat, men }: Table): ReadonlySet<string> {
  return new Set(men.filter((man) => standingAtBase(equipment, seat, man) !== 'before').map(({ id }) => id));
}

/** May a man not be struck straight, for it lies by the player's own base line? */
export const isManBarred = ({ table: { book, equipment }, x, y }: View, man: number): boolean =>
  book.rules.contacts['man-on-base-line'] !== null &&
  // In the view every player sits at the south.
  standingAtBase(equipment, 'S', { x: x[man], y: y[man] }) !== 'before';

/** What met what, as the laws ask it. */
export const touchesOf = (contacts: readonly Contact[], atBase: ReadonlySet<string>): Touch[] =>
  contacts.map((contact) => touchOf(contact, atBase));

function touchOf({ a, b }: Contact, atBase: ReadonlySet<string>): Touch {
  const met = b.startsWith('cushion') ? 'cushion' : pieceName(b as PieceId);
  const by = a === 'striker' ? 'striker' : pieceName(a);
  return { a: by, b: met as Touch['b'], ...(atBase.has(b) ? { onBaseLine: true } : {}) };
}

const pieceName = (id: PieceId): 'queen' | 'white' | 'black' =>
  id === 'queen' ? 'queen' : PIECES.indexOf(id) <= lastManOf('white') ? 'white' : 'black';

/**
 * Where contacts matter: must those of a stroke that came to this rest be seen to judge it? Seeing them costs
 * playing it again. The laws ask what the striker met first, a man or a cushion, where it touched a man by the
 * base line or a last man before any other; and whether it met the others' single man and no own man moved.
 */
export function contactsNeeded(view: View, atBase: ReadonlySet<string>): (rest: Rest) => boolean {
  const { board } = view.table;
  const me = board.turn;
  const touchy = new Set<number>();
  for (const id of atBase) touchy.add(PIECES.indexOf(id as PieceId));
  if (board.queen === 'on-board' && board[me].onBoard === 1)
    for (let piece = firstManOf(me); piece <= lastManOf(me); piece++) touchy.add(piece);
  const isSingle = board[other(me)].onBoard === 1;
  return (rest) =>
    touchy.has(rest.firstTouched) ||
    (isSingle && hasMoved(view, rest, other(me)) && !hasMoved(view, rest, me));
}

/** Has a man of that side left its place? */
function hasMoved({ on, x, y }: View, rest: Rest, side: Side): boolean {
  for (let piece = firstManOf(side); piece <= lastManOf(side); piece++)
    if (
      on[piece] === 1 &&
      (rest.where[piece] !== ON_BOARD || rest.x[piece] !== x[piece] || rest.y[piece] !== y[piece])
    )
      return true;
  return false;
}
