import { type Board, type Fallen, judge, type Ruling } from '@opencarrom/laws';
import { icf } from '@opencarrom/laws/books/icf';
import type { Outcome } from '@opencarrom/physics';

/** The laws the lessons teach. */
export const BOOK = icf;

const NOTHING: Fallen = { white: 0, black: 0, queen: false, striker: false };

/** What the umpire rules on a stroke of a lesson. */
export function ruledOn(board: Board, outcome: Outcome, breach?: string): Ruling {
  const fallen = outcome.pocketed.map(({ id }) => id);
  const count = (letter: string) => fallen.filter((id) => new RegExp(`^${letter}\\d`).test(id)).length;
  return judge(BOOK, board, {
    proper: breach === undefined,
    pocketed: {
      ...{ white: count('w'), black: count('b') },
      ...{ queen: fallen.includes('queen'), striker: fallen.includes('striker') },
    },
    overboard: NOTHING,
    touched: outcome.contacts.some(({ a, b }) => a === 'striker' && !b.startsWith('cushion')),
    claimed: true,
    ...(breach === undefined ? {} : { breach }),
  });
}
