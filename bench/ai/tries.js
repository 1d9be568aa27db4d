// How often a level pockets what it tries to, between equals: the figures that the level picker tells.
import { chooseStroke } from '@opencarrom/ai';
import { playBoard } from './board.js';

/** A board between beginners may go on and on; what it tells of tries it has told by then. */
const MOST_STROKES = 150;

/** Tries are strokes at a man or the queen after the break. */
export function triesOf(level, boards, seed) {
  const player = { level, choose: (table, at) => chooseStroke(table, { level, seed: at }) };
  let tries = 0;
  let pocketed = 0;
  const onStroke = ({ table, thought, facts, side }) => {
    if (!table.board.broken || thought.target === null) return;
    tries++;
    const fell = facts.pocketed;
    if (!fell.striker && (fell[side] > 0 || fell.queen)) pocketed++;
  };
  for (let n = 0; n < boards; n++)
    playBoard({ white: player, black: player }, seed * 100 + n, { onStroke, most: MOST_STROKES });
  return { tries, pocketed };
}
