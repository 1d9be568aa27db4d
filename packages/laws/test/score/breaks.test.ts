import { describe, expect, it } from 'vitest';
import type { BookId } from '../../src/index.js';
import { testEach } from '../support/test-each.js';
import { GAME_A, GAME_B, nextOf } from './match-sheet.js';

/** Who breaks each board of a first game, one point a board. */
const FIRST_GAME = ['A', 'B', 'A', 'B', 'A', 'B', 'A', 'B'] as const;
const ONES = ['A=1', 'B=1', 'A=1', 'B=1', 'A=1', 'B=1', 'A=1'];

const books: {
  rulebook: BookId;
  chosen: string;
  colour: string;
  first: string;
  second: string;
  third: string;
}[] = [
  {
    rulebook: 'icf',
    chosen: '[icf:42]',
    colour: '[icf:43]',
    first: '[icf:49a.i]',
    second: '[icf:49a.ii]',
    third: '[icf:49a.iii]',
  },
  {
    rulebook: 'icf-classic',
    chosen: '[icf-classic:15]',
    colour: '[icf-classic:16]',
    first: '[icf-classic:22a.i]',
    second: '[icf-classic:22a.ii]',
    third: '[icf-classic:22a.iii]',
  },
  {
    rulebook: 'icf-short',
    chosen: '[icf:42]',
    colour: '[icf:43]',
    first: '[icf:49a.i]',
    second: '[icf:49a.ii]',
    third: '[icf:49a.iii]',
  },
  {
    rulebook: 'iiitn',
    chosen: '[iiitn:1] [icf:42]',
    colour: '[iiitn:16] [icf:43]',
    first: '[iiitn:1] [icf:49a.i]',
    second: '[iiitn:1] [icf:49a.ii]',
    third: '[iiitn:1] [icf:49a.iii]',
  },
];

describe('who breaks', () => {
  testEach(
    books,
    (row) => `${row.chosen} ${row.rulebook}: the first board, whoever chose to strike first`,
    ({ rulebook }) => {
      expect(nextOf({ rulebook, first: 'A' }).breaks).toBe('A');
      expect(nextOf({ rulebook, first: 'B' }).breaks).toBe('B');
    },
  );

  testEach(
    books,
    (row) => `${row.first} ${row.rulebook}: then by turns, whoever wins the boards`,
    ({ rulebook }) => {
      for (const [played, breaks] of FIRST_GAME.entries()) {
        const play = ONES.slice(0, played).join(' ');
        expect(nextOf({ rulebook, play })).toMatchObject({ game: 1, board: played + 1, breaks });
      }
      expect(nextOf({ rulebook, play: 'B=1 B=1' }).breaks).toBe('A');
      expect(nextOf({ rulebook, first: 'B', play: 'B=1 B=1 A=1' }).breaks).toBe('A');
    },
  );

  testEach(
    books,
    (row) =>
      `${row.second} ${row.rulebook}: the second game, the side that did not break first, however long the first was`,
    ({ rulebook }) => {
      const three = GAME_A;
      const four = 'A=12 B=1 A=8 A=5';
      for (const game of [three, four]) {
        expect(nextOf({ rulebook, play: game })).toMatchObject({ game: 2, board: 1, breaks: 'B' });
        expect(nextOf({ rulebook, play: `${game} A=1` })).toMatchObject({ game: 2, board: 2, breaks: 'A' });
        expect(nextOf({ rulebook, play: `${game} A=1 A=1` })).toMatchObject({ board: 3, breaks: 'B' });
        expect(nextOf({ rulebook, first: 'B', play: game })).toMatchObject({ game: 2, breaks: 'A' });
      }
    },
  );

  testEach(
    books,
    (row) => `${row.third} ${row.rulebook}: the third game, the side that broke first`,
    ({ rulebook }) => {
      const one = `${GAME_A} ${GAME_B}`;
      const other = `A=12 B=1 A=8 A=5 ${GAME_B}`;
      for (const games of [one, other]) {
        expect(nextOf({ rulebook, play: games })).toMatchObject({ game: 3, board: 1, breaks: 'A' });
        expect(nextOf({ rulebook, play: `${games} B=1` })).toMatchObject({ game: 3, board: 2, breaks: 'B' });
        expect(nextOf({ rulebook, first: 'B', play: games })).toMatchObject({ game: 3, breaks: 'B' });
      }
    },
  );

  testEach(
    books,
    (row) => `${row.colour} ${row.rulebook}: who breaks has white, so colours swap board by board`,
    ({ rulebook }) => {
      const whites = FIRST_GAME.map(
        (_, played) => nextOf({ rulebook, play: ONES.slice(0, played).join(' ') }).white,
      );
      expect(whites).toEqual(['A', 'B', 'A', 'B', 'A', 'B', 'A', 'B']);
      expect(nextOf({ rulebook, play: GAME_A }).white).toBe('B');
      expect(nextOf({ rulebook, first: 'B' }).white).toBe('B');
    },
  );

  it('[icf:49a.i] [icf:43] starwood: by turns, through a final of many boards', () => {
    const sides = Array.from({ length: 12 }, (_, played) => {
      const { breaks, white } = nextOf({
        rulebook: 'starwood',
        stage: 'final',
        play: Array.from({ length: played }, () => 'A=1').join(' '),
      });
      return `${breaks}${white}`;
    });
    expect(sides.join(' ')).toBe('AA BB AA BB AA BB AA BB AA BB AA BB');
  });
});
