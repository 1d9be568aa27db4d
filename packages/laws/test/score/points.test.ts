import { describe, expect, it } from 'vitest';
import type { BookId, Stage } from '../../src/index.js';
import { bookOf } from '../../src/index.js';
import { boardPoints } from '../../src/score/points.js';
import { testEach } from '../support/test-each.js';
import { sheetOf } from './match-sheet.js';

/** The book, the stage, the boards, what the last of them is worth, and why. */
type Row = readonly [rulebook: BookId, stage: Stage, play: string, points: number, name: string];

const rows: readonly Row[] = [
  // icf
  ['icf', 'league', 'A5l', 5, "[icf:52b.ii] [icf:53a] a point for each of the loser's men"],
  ['icf', 'league', 'B1l', 1, '[icf:53a] one man left is one point'],
  ['icf', 'league', 'A5q', 8, '[icf:53b] [icf:52b.i] three more for a winner who covered the queen'],
  ['icf', 'league', 'A4l', 4, '[icf:53c] nothing for the queen to anybody when the loser covered her'],
  ['icf', 'league', 'A=12 A=9 A1q', 4, '[icf:52b.i] the queen still counts at 21'],
  ['icf', 'league', 'A=12 A=10 A1q', 1, '[icf:54] the queen no longer counts at 22'],
  ['icf', 'league', 'B=12 B=10 A2q', 5, "[icf:54] it is the winner's own score that matters"],
  ['icf', 'league', 'A9q', 12, '[icf:55] nine men and the queen are twelve'],
  ['icf', 'league', 'A=12', 12, '[icf:55] twelve outright are the most'],
  ['icf', 'league', 'B=3', 3, 'points outright are taken as they are'],
  ['icf', 'league', 'A0q', 3, 'both last men in one stroke, queen covered by the winner: the queen'],
  ['icf', 'league', 'A=12 A=10 A0q', 1, 'the same at 22: one point'],
  ['icf', 'league', 'A0l', 1, 'the same, queen covered by the loser: one point'],
  // icf-classic
  ['icf-classic', 'league', 'B6l', 6, '[icf-classic:25b.ii] [icf-classic:26a] a point a man'],
  [
    'icf-classic',
    'league',
    'B6q',
    9,
    "[icf-classic:25b.i] [icf-classic:26b] the queen's three to the winner",
  ],
  ['icf-classic', 'league', 'B2l', 2, '[icf-classic:26c] nothing for a queen the loser covered'],
  ['icf-classic', 'league', 'A=12 A=9 A1q', 4, '[icf-classic:25b.i] she counts at 21'],
  ['icf-classic', 'league', 'A=12 A=10 A1q', 1, '[icf-classic:27] she does not count from 22'],
  ['icf-classic', 'league', 'A9q', 12, '[icf-classic:28] nine men and the queen are twelve'],
  // icf-short
  ['icf-short', 'league', 'A7l', 7, '[icf-short:8.ii] a point a man'],
  ['icf-short', 'league', 'A=12 A=9 A1q', 4, '[icf-short:8.i] queen three at 21'],
  ['icf-short', 'league', 'A=12 A=10 A1q', 1, '[icf-short:8.i] queen nothing at 22'],
  ['icf-short', 'league', 'A9q', 12, '[icf-short:8.ii] nine men and the queen are twelve'],
  // starwood
  ['starwood', 'league', 'A7l', 7, '[starwood:P.calc1] a point a man'],
  ['starwood', 'league', 'A5q', 10, '[starwood:P.calc2] five for the queen'],
  ['starwood', 'final', 'A=12 A=12 A2q', 7, '[starwood:P.knockout5] she counts at 24'],
  ['starwood', 'final', 'A=12 A=12 A=1 A2q', 2, '[starwood:P.knockout5] she does not count at 25'],
  [
    'starwood',
    'final',
    'A=12 A=12 A=1 B=12 B=12 B1q',
    6,
    '[starwood:P.knockout5] she counts for an opponent at 24',
  ],
  ['starwood', 'league', 'A9q', 14, '[starwood:P.calc2] nine men and a queen of five are fourteen'],
  ['starwood', 'league', 'A=14', 14, '[starwood:P.calc2] and so they are outright'],
  ['starwood', 'league', 'A0q', 5, 'both last men, queen covered by the winner: five'],
  // iiitn
  ['iiitn', 'league', 'A5q', 8, '[iiitn:10] men and three for the queen'],
  ['iiitn', 'league', 'A5l', 5, '[iiitn:10] covered by the loser she counts for nobody'],
  ['iiitn', 'league', 'A=12 A=8 A1q', 4, '[iiitn:10] she counts at 20'],
];

describe('the value of a board', () => {
  testEach(
    rows,
    ([rulebook, , , , name]) => `${rulebook}: ${name}`,
    ([rulebook, stage, play, points]) => {
      expect(sheetOf({ rulebook, stage, play }).boards.at(-1)?.points).toBe(points);
    },
  );

  it('[iiitn:10] no queen points once the score is 21, should a game be played on', () => {
    const board = { winner: 'A', men: 4, queen: 'A' } as const;
    expect(boardPoints(bookOf('iiitn'), board, 20)).toBe(7);
    expect(boardPoints(bookOf('iiitn'), board, 21)).toBe(4);
  });

  it('keeps a running score of the game, board by board', () => {
    expect(sheetOf({ play: 'A5q B3l B=2' }).boards).toEqual([
      { game: 1, board: 1, winner: 'A', points: 8, score: { A: 8, B: 0 } },
      { game: 1, board: 2, winner: 'B', points: 3, score: { A: 8, B: 3 } },
      { game: 1, board: 3, winner: 'B', points: 2, score: { A: 8, B: 5 } },
    ]);
  });

  it('starts a new game from nought, with the queen counting again', () => {
    const { boards } = sheetOf({ play: 'A=12 A=12 A=1 A1q' });
    expect(boards.at(-1)).toEqual({ game: 2, board: 1, winner: 'A', points: 4, score: { A: 4, B: 0 } });
  });
});
