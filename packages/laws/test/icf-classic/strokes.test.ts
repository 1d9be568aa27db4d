import { describe, expect, it } from 'vitest';
import { ask } from '../support/ask.js';
import { expectEnding, expectOver, expectRow, improper, named, passes, row } from '../support/row.js';
import { endings } from './endings.cases.js';
import { strokes } from './strokes.cases.js';

const rulebook = 'icf-classic';

describe('strokes that do not end the board', () => {
  it.each(named(rulebook, strokes))('%s', (_, each) => expectRow(rulebook, each));
});

describe('claims', () => {
  it('[icf-classic:37a] [icf-classic:45a] this book waits for no claim', () => {
    const foul = row('', ['37a'], improper({ claimed: false }), passes({ out: 1, left: [7, 7] }));
    const due = row('', ['45a'], { striker: true, claimed: false }, passes({ out: 1, left: [7, 7] }));
    expectRow(rulebook, foul);
    expectRow(rulebook, due);
  });
});

describe('strokes that end the board', () => {
  it.each(named(rulebook, endings))('%s', (_, each) => expectEnding(rulebook, 22, each));
});

/** An improper finish brings the man back with one more, and the board goes on. */
const spoiledFinishes = [
  row(
    'my last, queen mine, improper',
    ['50a'],
    improper({ white: 1 }),
    {
      ...passes({ out: 2, left: [2, 5], queen: 'covered-by-white' }),
    },
    { white: 1, black: 5, queen: 'covered-by-white' },
  ),
  row(
    'my last, queen his, improper',
    ['50a'],
    improper({ white: 1 }),
    {
      ...passes({ out: 2, left: [2, 5], queen: 'covered-by-black' }),
    },
    { white: 1, black: 5, queen: 'covered-by-black' },
  ),
  row(
    'my last as the cover, improper',
    ['50a', '69'],
    improper({ white: 1 }),
    {
      ...passes({ out: 2, queenOut: true, left: [2, 5] }),
    },
    { white: 1, black: 5, queen: 'to-cover' },
  ),
  row(
    'my last and the queen, improper',
    ['37b'],
    improper({ white: 1, queen: true }),
    {
      ...passes({ out: 1, queenOut: true, left: [1, 5] }),
    },
    { white: 1, black: 5 },
  ),
  row(
    'my last and striker, queen mine',
    ['46'],
    { white: 1, striker: true },
    {
      turn: 'continues',
      out: 2,
      left: [2, 5],
      queen: 'covered-by-white',
    },
    { white: 1, black: 5, queen: 'covered-by-white' },
  ),
];

describe('finishes that do not count', () => {
  it.each(named(rulebook, spoiledFinishes))('%s', (_, each) => expectRow(rulebook, each));
});

describe('points of a board', () => {
  const finish = { white: 1, black: 5, queen: 'covered-by-white' } as const;

  it('[icf-classic:25b.i] [icf-classic:27] the queen counts at 21 and no more at 22', () => {
    const at = (white: number) =>
      ask({ rulebook, board: { ...finish, score: { white } }, stroke: { white: 1 } });
    expect(at(21).result).toEqual({ winner: 'white', points: 8, demandable: 0 });
    expect(at(21).laws).not.toContain('27');
    expect(at(22).result).toEqual({ winner: 'white', points: 5, demandable: 0 });
    expect(at(22).laws).toContain('27');
  });

  it('[icf-classic:28] [icf-classic:84b] twelve at most, and no more can be demanded', () => {
    const at = (white: number) =>
      ask({ rulebook, board: { white, black: 1 }, stroke: improper({ black: 1, striker: true }) });
    expectOver(at(9), ['84b', '28'], { winner: 'black', points: 12, demandable: 0 });
    expectOver(at(8), ['84b', '28'], { winner: 'black', points: 11, demandable: 1 });
  });

  it('[icf-classic:28] men owed at the end are written off', () => {
    const board = { ...finish, black: 9, owed: { black: 2, white: 0 } };
    const answer = ask({ rulebook, board, stroke: { white: 1 } });
    expectOver(answer, ['25', '28'], { winner: 'white', points: 12, demandable: 0 });
  });

  it('[icf-classic:80b] [icf:87b] an additional point may be demanded or left', () => {
    const ended = { rulebook, board: { white: 1, black: 5 }, stroke: improper({ white: 1 }) } as const;
    expect(ask({ ...ended, decisions: { demand: 1 } }).result).toMatchObject({ points: 4 });
    expect(ask({ ...ended, decisions: { demand: 0 } }).result).toMatchObject({ points: 3 });
  });
});
