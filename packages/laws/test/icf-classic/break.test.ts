import { describe, expect, it } from 'vitest';
import { scoreMatch } from '../../src/index.js';
import { continues, expectRow, improper, named, passes, type Row, row } from '../support/row.js';

const rulebook = 'icf-classic';
const opening = { white: 9, black: 9, broken: false };
const tries = (breakAttempts: number) => ({ ...opening, breakAttempts });
const unbroken = { left: [9, 9], broken: false } as const;

const rows: Row[] = [
  { ...row('a touch makes the break', ['21'], {}, passes({ left: [9, 9] }), opening), also: ['17'] },
  {
    ...row('an own man at the break', ['21'], { white: 1 }, continues({ left: [8, 9] }), opening),
    also: ['17'],
  },
  row(
    'nothing touched: again',
    ['18a'],
    { touched: false },
    continues({ ...unbroken, attempts: 1 }),
    opening,
  ),
  row('a second time', ['18a'], { touched: false }, continues({ ...unbroken, attempts: 2 }), tries(1)),
  row('a third time: the break is lost', ['18b'], { touched: false }, passes(unbroken), tries(2)),
  row(
    'the striker jumps off touching nothing',
    ['18a'],
    { touched: false, overboard: { striker: true } },
    continues({ ...unbroken, attempts: 1 }),
    opening,
  ),
  row(
    'improper, nothing touched: no penalty',
    ['18c'],
    improper({ touched: false }),
    passes(unbroken),
    opening,
  ),
  row(
    'striker pocketed, nothing touched: no due',
    ['18c'],
    { touched: false, striker: true },
    passes(unbroken),
    opening,
  ),
  row(
    'improper, a man touched and pocketed: it comes back, no penalty',
    ['18c'],
    improper({ white: 1 }),
    passes({ out: 1, left: [9, 9] }),
    opening,
  ),
  row(
    'striker pocketed after a touch: a due',
    ['45a', '45b'],
    { striker: true },
    passes({ left: [9, 9], owed: [1, 0] }),
    opening,
  ),
  row('the queen alone', ['68a'], { queen: true }, passes({ queenOut: true, left: [9, 9] }), opening),
  row(
    'the queen and the striker',
    ['68d'],
    { queen: true, striker: true },
    passes({ queenOut: true, left: [9, 9], owed: [1, 0] }),
    opening,
  ),
  row(
    'the queen and one man',
    ['70b'],
    { white: 1, queen: true },
    continues({ left: [8, 9], queen: 'to-cover' }),
    opening,
  ),
  row(
    'the queen and two men',
    ['70b'],
    { white: 2, queen: true },
    continues({ left: [7, 9], queen: 'covered-by-white' }),
    opening,
  ),
  row(
    'before "Play": what fell comes out, a penalty and a due are owed',
    ['20'],
    { white: 2, queen: true, breach: '20' },
    passes({ out: 2, queenOut: true, left: [9, 9], owed: [2, 0] }),
    opening,
  ),
  {
    name: 'before "Play", called',
    laws: ['20'],
    board: opening,
    call: { law: '20', against: 'white' },
    after: passes({ left: [9, 9], owed: [2, 0] }),
  },
];

describe('break', () => {
  it.each(named(rulebook, rows))('%s', (_, each) => expectRow(rulebook, each));

  it.each(['A', 'B'])('[icf-classic:15] [icf-classic:16] %s chose the break: breaks, with white', (first) => {
    const next = { game: 1, board: 1, breaks: first, white: first };
    expect(scoreMatch({ rulebook, first, boards: [] })).toMatchObject({ ok: { sheet: { next } } });
  });
});
