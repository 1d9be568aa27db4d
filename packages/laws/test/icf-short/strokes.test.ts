import { describe, expect, it } from 'vitest';
import { ask } from '../support/ask.js';
import { expectEnding, expectRow, named } from '../support/row.js';
import { endings } from './endings.cases.js';
import { strokes } from './strokes.cases.js';

const rulebook = 'icf-short';

describe('strokes that do not end the board', () => {
  it.each(named(rulebook, strokes))('%s', (_, each) => expectRow(rulebook, each));
});

describe('strokes that end the board', () => {
  it.each(named(rulebook, endings))('%s', (_, each) => expectEnding(rulebook, 22, each));

  it('[icf-short:8.i] the queen counts at 21 and no more at 22, by this book', () => {
    const board = { white: 1, black: 5, queen: 'covered-by-white' } as const;
    const at = (white: number) =>
      ask({ rulebook, board: { ...board, score: { white } }, stroke: { white: 1 } });
    expect(at(21).result).toMatchObject({ points: 8 });
    expect(at(21).laws).toContain('8.i');
    expect(at(22).result).toMatchObject({ points: 5 });
    expect(at(22).laws).toContain('8.i');
  });

  it('[icf-short:8.i] her value is not cited where the winner gets nothing for her', () => {
    const board = { white: 1, black: 5, queen: 'covered-by-black' } as const;
    const answer = ask({ rulebook, board, stroke: { white: 1 } });
    expect(answer.result).toMatchObject({ winner: 'white', points: 5 });
    expect(answer.laws).not.toContain('8.i');
  });

  it('[icf:55] [icf-short:36] twelve at most, and no more can be demanded', () => {
    const answer = ask({ rulebook, board: { white: 9, black: 1 }, stroke: { black: 1, striker: true } });
    expect(answer.result).toEqual({ winner: 'black', points: 12, demandable: 0 });
    expect(answer.laws).toContain('icf:55');
  });
});
