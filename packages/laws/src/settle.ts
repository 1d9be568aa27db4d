import type { Ruling } from './judge/ruling.js';
import type { Board, Men, Side } from './vocabulary.js';

/** The board after a ruling and the placing it asks for. */
export function settle(board: Board, ruling: Ruling): Board {
  return {
    turn: ruling.next ?? board.turn,
    white: settleMen('white', board.white, ruling),
    black: settleMen('black', board.black, ruling),
    queen: ruling.queen,
    broken: ruling.broken,
    breakAttempts: ruling.breakAttempts,
  };
}

function settleMen(side: Side, men: Men, ruling: Ruling): Men {
  const pocketed = ruling.pocketed[side];
  return {
    onBoard: men.onBoard - pocketed + ruling.returned[side],
    owed: ruling.owed[side],
    score: men.score,
    hasPocketed: men.hasPocketed || pocketed > 0,
  };
}
