import type { Board, Fallen, Queen, Result, Ruling, Side, StrokeFacts } from '../../src/index.js';
import { other } from '../../src/index.js';

const QUEEN_MIRRORED: Readonly<Record<Queen, Queen>> = {
  'on-board': 'on-board',
  'to-cover': 'to-cover',
  'covered-by-white': 'covered-by-black',
  'covered-by-black': 'covered-by-white',
};

/** The same board with the colours exchanged. */
export const mirrorBoard = (board: Board): Board => ({
  ...board,
  turn: other(board.turn),
  white: board.black,
  black: board.white,
  queen: QUEEN_MIRRORED[board.queen],
});

const mirrorFallen = (fallen: Fallen): Fallen => ({ ...fallen, white: fallen.black, black: fallen.white });

export const mirrorStroke = (stroke: StrokeFacts): StrokeFacts => ({
  ...stroke,
  pocketed: mirrorFallen(stroke.pocketed),
  overboard: mirrorFallen(stroke.overboard),
});

const mirrorSide = (side: Side | null): Side | null => side && other(side);

/** Where a ruling and the ruling on the mirrored case are no mirror images; null: they are. */
export function mirrorFlaw(one: Ruling, two: Ruling): string | null {
  if (one.turn !== two.turn || one.next !== mirrorSide(two.next)) return 'mirrored: turn';
  if (one.queen !== QUEEN_MIRRORED[two.queen]) return 'mirrored: queen';
  if (one.owed.white !== two.owed.black || one.owed.black !== two.owed.white) return 'mirrored: owed';
  if (one.returned.white !== two.returned.black || one.returned.black !== two.returned.white)
    return 'mirrored: returned';
  if (one.returned.queen !== two.returned.queen) return 'mirrored: queen returned';
  if (summed(one.result, false) !== summed(two.result, true)) return 'mirrored: result';
  if (placed(one, false) !== placed(two, true)) return 'mirrored: placing';
  return cited(one) === cited(two) ? null : 'mirrored: findings';
}

function summed(result: Result | null, mirrored: boolean): string {
  if (!result || !('winner' in result)) return JSON.stringify(result);
  const winner = mirrored ? other(result.winner) : result.winner;
  return `${winner} ${result.points} ${result.demandable}`;
}

function placed({ placing }: Ruling, mirrored: boolean): string {
  let text = '';
  for (const { piece, count, by } of placing)
    text += `${mirrored && piece !== 'queen' ? other(piece) : piece} ${count} ${by};`;
  return text;
}

function cited({ findings }: Ruling): string {
  let text = '';
  for (const { concern, laws } of findings) text += `${concern} ${laws};`;
  return text;
}
