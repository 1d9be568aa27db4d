import { describe, expect, it } from 'vitest';
import { scoreMatch } from '../../src/index.js';
import { testEach } from '../support/test-each.js';
import { matchOf, nextOf, sheetOf } from './match-sheet.js';

const rulebook = 'starwood';

describe('starwood league', () => {
  it('[starwood:P.league1] two boards of three win, whatever the points', () => {
    const sheet = sheetOf({ rulebook, stage: 'league', play: 'A=1 B=12 A=1' });
    expect(sheet.games).toEqual([{ A: 2, B: 12, boards: 3, winner: 'A' }]);
    expect(sheet.match).toEqual({ A: 1, B: 0, winner: 'A' });
    expect(sheet.next).toBeNull();
  });

  it('[starwood:P.league1] one board does not', () => {
    const sheet = sheetOf({ rulebook, play: 'A=12' });
    expect(sheet.match).toEqual({ A: 0, B: 0, winner: null });
    expect(sheet.next).toMatchObject({ game: 1, board: 2, breaks: 'B', extra: false });
  });

  it('[starwood:P.league1] one board each, and the third decides without a toss', () => {
    expect(nextOf({ rulebook, play: 'A=12 B=12' })).toMatchObject({
      board: 3,
      breaks: 'A',
      extra: false,
      tossFor: null,
    });
  });

  it('[starwood:P.league1] at two to none the third is not played', () => {
    expect(sheetOf({ rulebook, play: 'B=3 B=4' }).match).toEqual({ A: 0, B: 1, winner: 'B' });
    expect(scoreMatch(matchOf({ rulebook, play: 'B=3 B=4 A=5' }))).toMatchObject({
      error: { code: 'impossible-score', path: 'boards[2]' },
    });
  });

  it('[starwood:P.league2] the points stay on the sheet', () => {
    expect(sheetOf({ rulebook, play: 'B3q A7l B9q' }).games).toEqual([
      { A: 7, B: 22, boards: 3, winner: 'B' },
    ]);
  });
});

describe('starwood knock-out', () => {
  it('[starwood:P.knockout2] [starwood:P.knockout4] quarter-final: the leader after four boards', () => {
    const play = 'A=5 B=3 A=1';
    expect(sheetOf({ rulebook, stage: 'quarter', play }).match.winner).toBeNull();
    const over = sheetOf({ rulebook, stage: 'quarter', play: `${play} B=2` });
    expect(over.games).toEqual([{ A: 6, B: 5, boards: 4, winner: 'A' }]);
    expect(over.match).toEqual({ A: 1, B: 0, winner: 'A' });
    expect(over.next).toBeNull();
  });

  it('[starwood:P.knockout2] quarter-final: 29 points end it sooner', () => {
    expect(sheetOf({ rulebook, stage: 'quarter', play: 'A=12 A=12 A=4' }).match.winner).toBeNull();
    const over = sheetOf({ rulebook, stage: 'quarter', play: 'A=12 A=12 A=5' });
    expect(over.games).toEqual([{ A: 29, B: 0, boards: 3, winner: 'A' }]);
    expect(over.next).toBeNull();
  });

  it('[starwood:P.knockout3] [starwood:P.knockout4] semi-final: the leader after six boards', () => {
    const play = 'A=5 B=3 A=1 B=2 B=1';
    expect(sheetOf({ rulebook, stage: 'semi', play }).next).toMatchObject({
      board: 6,
      breaks: 'B',
      extra: false,
    });
    const over = sheetOf({ rulebook, stage: 'semi', play: `${play} B=1` });
    expect(over.games).toEqual([{ A: 6, B: 7, boards: 6, winner: 'B' }]);
    expect(over.next).toBeNull();
  });

  it('[starwood:P.knockout3] semi-final: 29 points end it sooner', () => {
    expect(sheetOf({ rulebook, stage: 'semi', play: 'B=12 B=12 B=4' }).match.winner).toBeNull();
    expect(sheetOf({ rulebook, stage: 'semi', play: 'B=12 B=12 B=5' }).match.winner).toBe('B');
  });

  testEach(
    [
      { stage: 'quarter', play: 'A=1 B=1 A=1 B=1', board: 5, changeSides: true },
      { stage: 'semi', play: 'A=1 B=1 A=1 B=1 A=1 B=1', board: 7, changeSides: false },
    ] as const,
    (row) => `[icf:56b] ${row.stage}, level: an extra board with a toss, as the book is silent`,
    ({ stage, play, board, changeSides }) => {
      expect(nextOf({ rulebook, stage, play })).toEqual({
        game: 1,
        board,
        breaks: null,
        white: null,
        changeSides,
        extra: true,
        tossFor: 'extra-1',
      });
      expect(nextOf({ rulebook, stage, play, tosses: { 'extra-1': 'B' } })).toMatchObject({
        breaks: 'B',
        white: 'B',
        tossFor: null,
      });
      expect(sheetOf({ rulebook, stage, play: `${play} B=1` }).match).toEqual({ A: 0, B: 1, winner: 'B' });
    },
  );
});

describe('starwood final', () => {
  const TWELVE = 'A=1 B=1 A=1 B=1 A=1 B=1 A=1 B=1 A=1 B=1 A=1 A=1';

  it('[starwood:P.final1] boards are not limited', () => {
    const sheet = sheetOf({ rulebook, stage: 'final', play: TWELVE });
    expect(sheet.games).toEqual([{ A: 7, B: 5, boards: 12, winner: null }]);
    expect(sheet.next).toMatchObject({ game: 1, board: 13, breaks: 'A', extra: false, tossFor: null });
  });

  it('[starwood:P.final2] the first at 29 wins', () => {
    expect(sheetOf({ rulebook, stage: 'final', play: `${TWELVE} A=12 A=9` }).match.winner).toBeNull();
    const over = sheetOf({ rulebook, stage: 'final', play: `${TWELVE} A=12 A=9 A=1` });
    expect(over.games).toEqual([{ A: 29, B: 5, boards: 15, winner: 'A' }]);
    expect(over.match).toEqual({ A: 1, B: 0, winner: 'A' });
    expect(over.next).toBeNull();
  });

  it('[starwood:P.final2] and nothing is played after it', () => {
    expect(scoreMatch(matchOf({ rulebook, stage: 'final', play: 'A=12 A=12 A=5 B=1' }))).toMatchObject({
      error: { code: 'impossible-score', path: 'boards[3]' },
    });
  });
});
