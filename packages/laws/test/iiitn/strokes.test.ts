import { describe, expect, it } from 'vitest';
import { ask } from '../support/ask.js';
import { expectEnding, expectOver, expectRow, improper, named } from '../support/row.js';
import { endings } from './endings.cases.js';
import { strokes } from './strokes.cases.js';

const rulebook = 'iiitn';

describe('strokes that do not end the board', () => {
  it.each(named(rulebook, strokes))('%s', (_, each) => expectRow(rulebook, each));
});

describe('strokes that end the board', () => {
  it.each(named(rulebook, endings))('%s', (_, each) => expectEnding(rulebook, 21, each));

  it('[iiitn:10] the queen counts at 20 and no more at 21', () => {
    const board = { white: 1, black: 4, queen: 'covered-by-white' } as const;
    const at = (white: number) =>
      ask({ rulebook, board: { ...board, score: { white } }, stroke: { white: 1 } });
    expect(at(20).result).toEqual({ winner: 'white', points: 7, demandable: 0 });
    expect(at(21).result).toEqual({ winner: 'white', points: 4, demandable: 0 });
  });

  it('[iiitn:10] the law of both last men is borrowed, her value is not', () => {
    const board = { white: 1, black: 1, queen: 'to-cover' } as const;
    const at = (white: number) =>
      ask({ rulebook, board: { ...board, score: { white } }, stroke: { white: 1, black: 1 } });
    expectOver(at(20), ['icf:102a', '10'], { winner: 'white', points: 3, demandable: 0 });
    expectOver(at(21), ['icf:102a', '10'], { winner: 'white', points: 1, demandable: 0 });
  });

  it('[iiitn:27] [icf:55] three and nine men are twelve, and nothing is left to demand', () => {
    const answer = ask({ rulebook, board: { white: 1, black: 9 }, stroke: improper({ white: 1 }) });
    expectOver(answer, ['27', 'icf:55'], { winner: 'black', points: 12, demandable: 0 });
  });

  it('[iiitn:8] the queen in play, clearing all own men does not win', () => {
    const cleared = (queen: 'on-board' | 'covered-by-white') =>
      ask({ rulebook, board: { white: 1, black: 5, queen }, stroke: { white: 1 } }).result;
    expect(cleared('on-board')).toMatchObject({ winner: 'black' });
    expect(cleared('covered-by-white')).toMatchObject({ winner: 'white' });
  });
});
