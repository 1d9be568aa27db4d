import { type Board, bookOf, type Result, type Side } from '@opencarrom/laws';
import { describe, expect, it } from 'vitest';
import { boardValue } from '../src/value/board-value.js';
import { noPotChances, type PotChances } from '../src/value/chances-of-pots.js';
import { resultValue, stakeOf } from '../src/value/result-value.js';
import { men, tableOf } from './tables.js';

const lying = men(['w1', 0, 0.1], ['w2', 0.1, 0.1], ['b1', -0.1, 0.1], ['b2', -0.1, 0.2]);
const won = (winner: Side, points: number): Result => ({ winner, points, demandable: 0 });
const at = (white: number, black: number, target: number | null, boardsLeft: number | null) =>
  tableOf({ men: lying, score: { white, black }, game: { target, boardsLeft } });

describe('what the end of a board is worth', () => {
  it('is more with more points, and the game is most of all', () => {
    const table = at(10, 10, 25, 4);
    expect(resultValue(table, won('white', 9), 'white')).toBeGreaterThan(
      resultValue(table, won('white', 2), 'white'),
    );
    expect(resultValue(at(23, 10, 25, 4), won('white', 2), 'white')).toBe(1);
    expect(resultValue(at(23, 10, 25, 4), won('white', 1), 'white')).toBeLessThan(1);
    expect(resultValue(at(23, 10, 25, 4), won('white', 2), 'black')).toBe(-1);
  });

  it('grows to the most a board of the book can give', () => {
    const starwood = { ...at(0, 0, 29, 4), book: bookOf('starwood') };
    const worth = (points: number) => resultValue(starwood, won('white', points), 'white');
    expect(worth(14)).toBeGreaterThan(worth(12));
    expect(worth(14)).toBe(resultValue(at(0, 0, 25, 4), won('white', 12), 'white'));
  });

  it('hangs on the game alone when it is the last', () => {
    const table = at(10, 15, 25, 0);
    expect(resultValue(table, won('white', 6), 'white')).toBe(1);
    expect(resultValue(table, won('white', 5), 'white')).toBe(0);
    // Won by too little: the game is lost, and the leader who loses by little has won it.
    expect(resultValue(table, won('white', 4), 'white')).toBeLessThan(-0.9);
    expect(resultValue(table, won('white', 4), 'black')).toBeGreaterThan(0.9);
    expect(resultValue(table, won('black', 1), 'white')).toBe(-1);
  });
});

/** The value of a board for white, on turn. */
function boardWorth(
  more: Partial<Board>,
  sight: Partial<PotChances> = {},
  table = tableOf({ men: lying }),
): number {
  const board = { ...table.board, ...more };
  const pots = { ...noPotChances(), best: 0.5, work: 3 };
  const standing = (side: Side, seen: Partial<PotChances>) => ({
    pots: { ...pots, ...seen },
    back: 0,
    stake: stakeOf(table, board, side),
  });
  return boardValue(board, standing('white', sight), standing('black', {}));
}
const owing = (side: Side): Partial<Board> => {
  const { board } = tableOf({ men: lying });
  return { [side]: { ...board[side], owed: 1 } };
};

describe('what a board in play is worth', () => {
  it('rises with the queen, with dues of the opponent, and with a chance of the queen', () => {
    const plain = boardWorth({ queen: 'on-board' });
    expect(boardWorth({ queen: 'covered-by-white' })).toBeGreaterThan(
      boardWorth({ queen: 'covered-by-black' }),
    );
    expect(boardWorth(owing('black'))).toBeGreaterThan(boardWorth({}));
    expect(boardWorth(owing('white'))).toBeLessThan(boardWorth({}));
    expect(boardWorth({ queen: 'on-board' }, { queen: 0.9 })).toBeGreaterThan(plain);
  });

  it.each(['icf', 'starwood', 'iiitn'] as const)(
    '[%s] knows from which score on the queen counts nothing',
    (book) => {
      const below = bookOf(book).rules.queenCountsBelow.is;
      const gain = (score: number) => {
        const table = tableOf({ men: lying, book, score: { white: score, black: 0 } });
        return (
          boardWorth({ queen: 'covered-by-white' }, {}, table) - boardWorth({ queen: 'to-cover' }, {}, table)
        );
      };
      expect(gain(below)).toBeLessThan(gain(below - 1));
      const table = tableOf({ men: lying, book, score: { white: below, black: 0 } });
      expect(stakeOf(table, table.board, 'white').queen).toBe(0);
      expect(stakeOf(table, table.board, 'black').queen).toBe(1);
    },
  );

  it('counts the queen for less where the game is nearly won', () => {
    const queen = (score: number) => {
      const table = at(score, 0, 25, 4);
      return stakeOf(table, table.board, 'white').queen;
    };
    expect(queen(21)).toBeLessThan(queen(5));
  });

  it('knows on the last board who can no longer win the game', () => {
    // White is fourteen behind, and twelve is the most a board gives.
    expect(boardWorth({}, {}, at(0, 14, 25, 0))).toBeLessThan(-0.9);
    expect(boardWorth({}, {}, at(14, 0, 25, 0))).toBeGreaterThan(0.9);
    expect(boardWorth({}, {}, at(0, 14, 25, 3))).toBeGreaterThan(-0.5);
  });
});
