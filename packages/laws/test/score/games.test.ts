import { describe, expect, it } from 'vitest';
import type { BookId, Stage } from '../../src/index.js';
import { testEach } from '../support/test-each.js';
import { LEVEL, nextOf, sheetOf } from './match-sheet.js';

const ALL: Stage[] = ['league', 'pre-quarter', 'quarter', 'semi', 'final'];
const EARLY: Stage[] = ['league', 'pre-quarter'];
const LATE: Stage[] = ['quarter', 'semi', 'final'];

/** Eight boards bind a game to 25 points, at these stages. */
const boundByEight: { rulebook: BookId; stages: Stage[]; target: string; boards: string; extra: string }[] = [
  { rulebook: 'icf', stages: ALL, target: '[icf:56a]', boards: '[icf:56a] [icf:56b]', extra: '[icf:56b]' },
  {
    rulebook: 'icf-short',
    stages: ALL,
    target: '[icf-short:9]',
    boards: '[icf-short:9]',
    extra: '[icf-short:10]',
  },
  {
    rulebook: 'icf-classic',
    stages: EARLY,
    target: '[icf-classic:29a]',
    boards: '[icf-classic:29a] [icf-classic:29b]',
    extra: '[icf-classic:29b]',
  },
];
const cases = boundByEight.flatMap(({ stages, ...row }) => stages.map((stage) => ({ ...row, stage })));

describe('a game of 25 points or eight boards', () => {
  testEach(
    cases,
    (row) => `${row.target} ${row.rulebook}, ${row.stage}: the first at 25 wins`,
    ({ rulebook, stage }) => {
      const at24 = sheetOf({ rulebook, stage, play: 'B=12 B=12' });
      expect(at24.games).toEqual([{ A: 0, B: 24, boards: 2, winner: null }]);
      expect(at24.next).toMatchObject({ game: 1, board: 3 });
      const at25 = sheetOf({ rulebook, stage, play: 'B=12 B=12 A=5 B=1' });
      expect(at25.games).toEqual([{ A: 5, B: 25, boards: 4, winner: 'B' }]);
      expect(at25.match).toEqual({ A: 0, B: 1, winner: null });
      expect(at25.next).toMatchObject({ game: 2, board: 1, extra: false, tossFor: null });
    },
  );

  testEach(
    cases,
    (row) => `${row.boards} ${row.rulebook}, ${row.stage}: or the leader after the eighth board`,
    ({ rulebook, stage }) => {
      const seven = sheetOf({ rulebook, stage, play: 'A=1 B=1 A=1 B=1 A=1 B=1 A=9' });
      expect(seven.games).toEqual([{ A: 12, B: 3, boards: 7, winner: null }]);
      expect(seven.next).toMatchObject({ game: 1, board: 8, extra: false });
      const eight = sheetOf({ rulebook, stage, play: 'A=1 B=1 A=1 B=1 A=1 B=1 A=9 B=8' });
      expect(eight.games).toEqual([{ A: 12, B: 11, boards: 8, winner: 'A' }]);
      expect(eight.next).toMatchObject({ game: 2, board: 1 });
    },
  );

  testEach(
    cases,
    (row) =>
      `${row.extra} ${row.rulebook}, ${row.stage}: level after eight, one extra board after a toss for the break`,
    ({ rulebook, stage }) => {
      const level = sheetOf({ rulebook, stage, play: LEVEL });
      expect(level.games).toEqual([{ A: 4, B: 4, boards: 8, winner: null }]);
      expect(level.match).toEqual({ A: 0, B: 0, winner: null });
      expect(level.next).toEqual({
        game: 1,
        board: 9,
        breaks: null,
        white: null,
        changeSides: false,
        extra: true,
        tossFor: 'extra-1',
      });
      const tossed = nextOf({ rulebook, stage, play: LEVEL, tosses: { 'extra-1': 'B' } });
      expect(tossed).toMatchObject({ board: 9, breaks: 'B', white: 'B', extra: true, tossFor: null });
      const decided = sheetOf({ rulebook, stage, play: `${LEVEL} B=1`, tosses: { 'extra-1': 'A' } });
      expect(decided.games).toEqual([{ A: 4, B: 5, boards: 9, winner: 'B' }]);
      expect(decided.boards.at(-1)).toMatchObject({ game: 1, board: 9 });
      expect(decided.next).toMatchObject({ game: 2, board: 1, extra: false, tossFor: null });
    },
  );

  it('[icf:56b] each game has a toss of its own', () => {
    const second = `A=12 A=12 A=1 ${LEVEL}`;
    expect(nextOf({ play: second, tosses: { 'extra-1': 'A' } })).toMatchObject({
      game: 2,
      board: 9,
      breaks: null,
      white: null,
      tossFor: 'extra-2',
    });
    expect(nextOf({ play: second, tosses: { 'extra-2': 'A' } })).toMatchObject({
      breaks: 'A',
      white: 'A',
      tossFor: null,
    });
    const third = `A=12 A=12 A=1 B=12 B=12 B=1 ${LEVEL}`;
    expect(nextOf({ play: third, tosses: { 'extra-3': 'B' } })).toMatchObject({
      game: 3,
      breaks: 'B',
      tossFor: null,
    });
    expect(nextOf({ play: third })).toMatchObject({ game: 3, extra: true, tossFor: 'extra-3' });
  });

  it('[icf:56a] the default stage of the International Laws is like any other', () => {
    expect(sheetOf({ play: LEVEL }).next).toMatchObject({ extra: true, tossFor: 'extra-1' });
    expect(sheetOf({ rulebook: 'icf-classic', play: LEVEL }).next).toMatchObject({ extra: true });
  });
});

describe('the older edition from the quarter-finals on', () => {
  it.each(LATE)('[icf-classic:29b] %s: eight boards do not bind, the game goes on to 25', (stage) => {
    const rulebook = 'icf-classic';
    const leading = sheetOf({ rulebook, stage, play: `${LEVEL} A=2` });
    expect(leading.games).toEqual([{ A: 6, B: 4, boards: 9, winner: null }]);
    expect(leading.next).toMatchObject({ game: 1, board: 10, breaks: 'B', extra: false, tossFor: null });
    const level = nextOf({ rulebook, stage, play: LEVEL });
    expect(level).toMatchObject({ game: 1, board: 9, breaks: 'A', white: 'A', extra: false, tossFor: null });
  });

  it.each(LATE)('[icf-classic:29a] %s: the first at 25 wins', (stage) => {
    const { games } = sheetOf({ rulebook: 'icf-classic', stage, play: `${LEVEL} A=12 A=8 A=1` });
    expect(games).toEqual([{ A: 25, B: 4, boards: 11, winner: 'A' }]);
  });
});

describe('the institute championship', () => {
  it.each(ALL)('[iiitn:11] %s: a game is 21 points', (stage) => {
    const rulebook = 'iiitn';
    expect(sheetOf({ rulebook, stage, play: 'A=12 A=8' }).games).toEqual([
      { A: 20, B: 0, boards: 2, winner: null },
    ]);
    const over = sheetOf({ rulebook, stage, play: 'A=12 A=8 A=1' });
    expect(over.games).toEqual([{ A: 21, B: 0, boards: 3, winner: 'A' }]);
    expect(over.next).toMatchObject({ game: 2, board: 1 });
  });

  it('[iiitn:1] [icf:56b] eight boards bind it too, by the International Laws', () => {
    const rulebook = 'iiitn';
    expect(sheetOf({ rulebook, play: LEVEL }).next).toMatchObject({ extra: true, tossFor: 'extra-1' });
    expect(sheetOf({ rulebook, play: 'A=1 B=1 A=1 B=1 A=1 B=1 A=1 A=1' }).games).toEqual([
      { A: 5, B: 3, boards: 8, winner: 'A' },
    ]);
  });
});
