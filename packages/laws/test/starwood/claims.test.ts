import { describe, expect, it } from 'vitest';
import { ask, type StrokeInShort } from '../support/ask.js';
import { continues, ending, expectEnding, expectRow, improper, named, passes, row } from '../support/row.js';

const rulebook = 'starwood';

const unclaimed = (stroke: StrokeInShort) => ({ ...stroke, claimed: false });
const foul = (stroke: StrokeInShort = {}) => unclaimed(improper(stroke));
const covering = { queen: 'to-cover' } as const;

const overlooked = [
  row('improper, nothing', ['F8', 'icf:48'], foul(), passes({ left: [6, 7] })),
  row('improper, own', ['F8', 'icf:48'], foul({ white: 1 }), continues({ left: [5, 7] })),
  row(
    'improper, queen',
    ['F8', 'icf:48'],
    foul({ queen: true }),
    continues({ left: [6, 7], queen: 'to-cover' }),
  ),
  row('striker alone: no due', ['F8', 'icf:48'], unclaimed({ striker: true }), passes({ left: [6, 7] })),
  row('striker alone, improper', ['F8', 'icf:48'], foul({ striker: true }), passes({ left: [6, 7] })),
  row(
    'striker alone before any man: nothing owed',
    ['F8'],
    unclaimed({ striker: true }),
    passes({ left: [9, 7] }),
    {
      white: 9,
    },
  ),
  row(
    'own and striker: no fine, no choice',
    ['F8', 'icf:48'],
    unclaimed({ white: 1, striker: true }),
    continues({ left: [5, 7] }),
  ),
  row(
    "opponents' and striker",
    ['F8', 'icf:48'],
    unclaimed({ black: 1, striker: true }),
    passes({ left: [6, 6] }),
  ),
  row(
    'queen and striker: she may be covered',
    ['F8', 'icf:48'],
    unclaimed({ queen: true, striker: true }),
    continues({ left: [6, 7], queen: 'to-cover' }),
  ),
  row(
    'queen, own and striker: covered',
    ['F8', 'Q9'],
    unclaimed({ white: 1, queen: true, striker: true }),
    continues({ left: [5, 7], queen: 'covered-by-white' }),
  ),
  row(
    'covering, striker alone: the queen comes back, no due',
    ['F8', 'Q5'],
    unclaimed({ striker: true }),
    passes({ queenOut: true, left: [6, 7] }),
    covering,
  ),
  row(
    'covering, own and striker: covered',
    ['F8', 'icf:97'],
    unclaimed({ white: 1, striker: true }),
    continues({ left: [5, 7], queen: 'covered-by-white' }),
    covering,
  ),
];

const endings = [
  ending(
    'my last and striker, queen mine: won',
    ['F8', 'P.calc1'],
    { white: 1, black: 5, queen: 'covered-by-white' },
    unclaimed({ white: 1, striker: true }),
    ['white', 10, 5, 0],
  ),
  ending(
    'my last before the queen, improper: nothing to demand',
    ['F8', 'icf:107a'],
    { white: 1, black: 5 },
    foul({ white: 1 }),
    ['black', 5, 1, 0],
  ),
  ending(
    'my last and striker before the queen',
    ['F8', 'icf:107a'],
    { white: 1, black: 5 },
    foul({ white: 1, striker: true }),
    ['black', 5, 1, 0],
  ),
  ending(
    'one man each, both and striker, queen mine: won',
    ['F8', 'G8'],
    { white: 1, black: 1, queen: 'covered-by-white' },
    unclaimed({ white: 1, black: 1, striker: true }),
    ['white', 5, 1, 0],
  ),
  ending(
    'one man each before the queen: lost, claim or no claim',
    ['F8', 'Q10'],
    { white: 1, black: 1 },
    foul({ black: 1 }),
    ['black', 6, 1, 0],
  ),
];

describe('fouls and dues nobody claims', () => {
  it.each(named(rulebook, overlooked))('%s', (_, each) => expectRow(rulebook, each));
  it.each(named(rulebook, endings))('%s', (_, each) => expectEnding(rulebook, 25, each));

  it('[starwood:F8] a man due outstanding is paid, claimed stroke or not', () => {
    const paid = continues({ out: 1, left: [9, 7] });
    const board = { white: 9, owed: { white: 1 } };
    expectRow(rulebook, row('own', ['icf:48', 'icf:78a'], unclaimed({ white: 1 }), paid, board));
  });

  it('[starwood:F8] a stroke without fault is the same with and without a claim', () => {
    expect(ask({ rulebook, stroke: { white: 1, claimed: false } })).toEqual(
      ask({ rulebook, stroke: { white: 1 } }),
    );
  });
});
