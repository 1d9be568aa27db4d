import { describe, expect, it } from 'vitest';
import { ask } from '../support/ask.js';
import { continues, ending, expectEnding, expectRow, improper, named, passes, row } from '../support/row.js';

const rulebook = 'icf-short';
const opening = { white: 9, black: 9, broken: false };

const unclaimed = (stroke = {}) => improper({ ...stroke, claimed: false });

/** Nobody claims: the improper stroke is judged as a proper one. */
const overlooked = [
  row('nothing', ['46', 'icf:48'], unclaimed(), passes({ left: [6, 7] })),
  row('own', ['46', 'icf:48'], unclaimed({ white: 1 }), continues({ left: [5, 7] })),
  row("opponent's", ['46', 'icf:48'], unclaimed({ black: 1 }), passes({ left: [6, 6] })),
  row("own and opponent's", ['46', 'icf:48'], unclaimed({ white: 1, black: 1 }), continues({ left: [5, 6] })),
  row('queen', ['46', '23'], unclaimed({ queen: true }), continues({ left: [6, 7], queen: 'to-cover' })),
  row(
    'queen and own',
    ['46', '26a'],
    unclaimed({ white: 1, queen: true }),
    continues({ left: [5, 7], queen: 'covered-by-white' }),
  ),
  row(
    'covering: own',
    ['46', '26'],
    unclaimed({ white: 1 }),
    continues({ left: [5, 7], queen: 'covered-by-white' }),
    {
      queen: 'to-cover',
    },
  ),
  row('covering: nothing', ['46', 'icf:96'], unclaimed(), passes({ queenOut: true, left: [6, 7] }), {
    queen: 'to-cover',
  }),
  row(
    'a try to break that touches nothing',
    ['46', '7a'],
    unclaimed({ touched: false }),
    continues({ left: [9, 9], broken: false, attempts: 1 }),
    opening,
  ),
  row(
    'a breach named but not claimed',
    ['46', 'icf:48'],
    { white: 1, breach: '5a', claimed: false },
    {
      ...continues({ left: [5, 7] }),
    },
  ),
];

/** The due for the striker needs no claim; the foul that went with it does. */
const dues = [
  row('striker alone', ['46', '13a'], unclaimed({ striker: true }), passes({ out: 1, left: [7, 7] })),
  row(
    'own and striker',
    ['46', '14'],
    unclaimed({ white: 1, striker: true }),
    continues({ out: 2, left: [7, 7] }),
  ),
  row('queen and striker', ['46', 'icf:99a'], unclaimed({ queen: true, striker: true }), {
    ...continues({ out: 1, queenOut: true, left: [7, 7] }),
  }),
];

const endings = [
  ending('my last before the queen', ['46', '32'], { white: 1, black: 5 }, unclaimed({ white: 1 }), [
    'black',
    3,
    1,
    0,
  ]),
  ending(
    'my last and striker before the queen',
    ['46', '33'],
    { white: 1, black: 5 },
    unclaimed({ white: 1, striker: true }),
    ['black', 3, 1, 1],
  ),
  ending(
    'my last, queen mine: won',
    ['46', 'icf:52'],
    { white: 1, black: 5, queen: 'covered-by-white' },
    unclaimed({ white: 1 }),
    ['white', 8, 5, 0],
  ),
  ending('his last before the queen', ['46', '31'], { white: 4, black: 1 }, unclaimed({ black: 1 }), [
    'black',
    7,
    4,
    0,
  ]),
];

describe('a foul nobody claims', () => {
  it.each(named(rulebook, overlooked))('%s', (_, each) => expectRow(rulebook, each));
  it.each(named(rulebook, dues))('%s: the due stands', (_, each) => expectRow(rulebook, each));
  it.each(named(rulebook, endings))('%s', (_, each) => expectEnding(rulebook, 22, each));

  it('[icf-short:46] a proper stroke is the same with and without a claim', () => {
    const claimed = ask({ rulebook, stroke: { striker: true, claimed: true } });
    expect(ask({ rulebook, stroke: { striker: true, claimed: false } })).toEqual(claimed);
    expect(claimed.laws).not.toContain('46');
  });

  it('[icf-short:46] [icf-short:5a] a breach named and claimed is a foul', () => {
    const answer = ask({ rulebook, stroke: { white: 1, breach: '5a' } });
    expect(answer).toMatchObject({ turn: 'passes', returned: { white: 2, black: 0, queen: false } });
    expect(answer.laws).toEqual(['5a', '15a']);
  });
});
