import { describe, expect, it } from 'vitest';
import { type BookId, scoreMatch } from '../../src/index.js';
import { testEach } from '../support/test-each.js';
import { GAME_A, GAME_B, LEVEL, matchOf, sheetOf } from './match-sheet.js';

const bestOfThree: { rulebook: BookId; law: string }[] = [
  { rulebook: 'icf', law: '[icf:49a.iii]' },
  { rulebook: 'icf-short', law: '[icf:49a.iii]' },
  { rulebook: 'icf-classic', law: '[icf-classic:30]' },
  { rulebook: 'iiitn', law: '[iiitn:1] [icf:49a.iii]' },
];

describe('a match of the best of three games', () => {
  it('begins with nothing but a first board', () => {
    expect(sheetOf({})).toEqual({
      boards: [],
      games: [],
      match: { A: 0, B: 0, winner: null },
      next: {
        game: 1,
        board: 1,
        breaks: 'A',
        white: 'A',
        changeSides: false,
        extra: false,
        tossFor: null,
      },
    });
  });

  testEach(
    bestOfThree,
    (row) => `${row.law} ${row.rulebook}: two games to none end it`,
    ({ rulebook }) => {
      const sheet = sheetOf({ rulebook, play: `${GAME_B} ${GAME_B}` });
      expect(sheet.match).toEqual({ A: 0, B: 2, winner: 'B' });
      expect(sheet.games.map(({ winner }) => winner)).toEqual(['B', 'B']);
      expect(sheet.next).toBeNull();
    },
  );

  testEach(
    bestOfThree,
    (row) => `${row.law} ${row.rulebook}: one game each, and a third decides`,
    ({ rulebook }) => {
      const level = sheetOf({ rulebook, play: `${GAME_A} ${GAME_B}` });
      expect(level.match).toEqual({ A: 1, B: 1, winner: null });
      expect(level.next).toMatchObject({ game: 3, board: 1 });
      const decided = sheetOf({ rulebook, play: `${GAME_A} ${GAME_B} ${GAME_A}` });
      expect(decided.match).toEqual({ A: 2, B: 1, winner: 'A' });
      expect(decided.boards.at(-1)).toMatchObject({ game: 3, board: 3, score: { A: 25, B: 0 } });
      expect(decided.next).toBeNull();
    },
  );

  testEach(
    bestOfThree,
    (row) => `${row.rulebook}: a board played after the match was decided is refused`,
    ({ rulebook }) => {
      const two = scoreMatch(matchOf({ rulebook, play: `${GAME_A} ${GAME_A} B=1` }));
      expect(two).toEqual({
        error: {
          code: 'impossible-score',
          path: 'boards[6]',
          message: 'the match was over before this board',
        },
      });
      const three = scoreMatch(matchOf({ rulebook, play: `${GAME_A} ${GAME_B} ${GAME_A} A=1 A=1` }));
      expect(three).toMatchObject({ error: { code: 'impossible-score', path: 'boards[9]' } });
    },
  );

  it('counts an extra board into the game it decides', () => {
    const sheet = sheetOf({ play: `${LEVEL} A=1 ${LEVEL} A=2`, tosses: { 'extra-1': 'A', 'extra-2': 'B' } });
    expect(sheet.games).toEqual([
      { A: 5, B: 4, boards: 9, winner: 'A' },
      { A: 6, B: 4, boards: 9, winner: 'A' },
    ]);
    expect(sheet.match).toEqual({ A: 2, B: 0, winner: 'A' });
  });

  it('lists the game in progress last, without a winner', () => {
    expect(sheetOf({ play: `${GAME_A} B=4` }).games).toEqual([
      { A: 25, B: 0, boards: 3, winner: 'A' },
      { A: 0, B: 4, boards: 1, winner: null },
    ]);
  });
});
