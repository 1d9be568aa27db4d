import { describe, expect, it } from 'vitest';
import { bookOf } from '../../src/books/index.js';
import { nextSeat } from '../../src/index.js';
import { ask } from '../support/ask.js';
import { continues, expectRow, improper, named, passes, type Row, row } from '../support/row.js';

const rulebook = 'icf-classic';
const owing = { white: 9, owed: { white: 2 } };

const outstanding: Row[] = [
  row(
    'a due without a man to pay it is outstanding',
    ['45a', '45b'],
    { striker: true },
    passes({ left: [9, 7], owed: [1, 0], placing: [] }),
    { white: 9 },
  ),
  row(
    'of two men owed one is there: it comes out, the other stays outstanding',
    ['21', '51a', '56', '45b'],
    { white: 1 },
    continues({ out: 1, left: [9, 7], owed: [1, 0], placing: ['white 1 opponent'] }),
    owing,
  ),
  row(
    'two men owed come out when two are pocketed, in the turn of the same player',
    ['21', '51a', '56'],
    { white: 2 },
    continues({ out: 2, left: [9, 7], placing: ['white 2 opponent'] }),
    owing,
  ),
  row(
    'own men that come back are not there to pay with',
    ['50a', '45b'],
    improper({ white: 1 }),
    passes({ out: 1, left: [9, 7], owed: [3, 0] }),
    owing,
  ),
  row(
    "the opponent's due comes out when the opponent's man falls",
    ['21', '51a'],
    { black: 1 },
    passes({ theirsOut: 1, left: [6, 9], placing: ['black 1 striker'] }),
    { black: 9, owed: { black: 1 } },
  ),
  {
    ...row(
      'what the two sides owe is not set off',
      ['21', '51a'],
      { white: 1, black: 1 },
      continues({ out: 1, theirsOut: 1, left: [9, 9] }),
      { white: 9, black: 9, owed: { white: 1, black: 1 } },
    ),
    also: ['62a'],
  },
  {
    ...row(
      'a man placed stands on the board once the ruling is carried out',
      ['45a'],
      { striker: true },
      passes({ out: 1, left: [7, 7], placing: ['white 1 opponent'] }),
    ),
    also: ['57a'],
  },
];

const doubles: Row[] = [
  {
    ...row(
      'the player on the right places',
      ['45a', '51b.i'],
      { striker: true },
      passes({ out: 1, left: [7, 7], placing: ['white 1 right-hand'] }),
    ),
    discipline: 'doubles',
  },
  {
    ...row(
      "who pockets the opponents' man and so makes their due payable places it",
      ['21', '51b.ii'],
      { black: 1 },
      passes({ theirsOut: 1, left: [6, 9], placing: ['black 1 striker'] }),
      { black: 9, owed: { black: 1 } },
    ),
    discipline: 'doubles',
  },
  {
    ...row(
      'a man left over for want of room is placed on the right of whoever is on turn then',
      ['21', '51b.i'],
      {},
      passes({ out: 1, left: [7, 7], placing: ['white 1 right-hand'] }),
      { owed: { white: 1 } },
    ),
    discipline: 'doubles',
    also: ['52b'],
  },
];

const decided: Row[] = [
  {
    ...row(
      'no room: the due waits',
      ['45a', '52a'],
      { striker: true },
      passes({ left: [6, 7], owed: [1, 0] }),
    ),
    decisions: { forgo: 'no-space' },
  },
  {
    ...row(
      'room appears in the turn of the player who places',
      ['21', '51a'],
      {},
      passes({ theirsOut: 1, left: [6, 8], placing: ['black 1 striker'] }),
      { owed: { black: 1 } },
    ),
    also: ['54'],
  },
  {
    ...row(
      'forgone: dues are written off, pocketed men come back all the same',
      ['46', '60'],
      { white: 1, striker: true },
      continues({ out: 1, left: [6, 7], owed: [0, 0] }),
    ),
    decisions: { forgo: 'forgo' },
  },
  {
    ...row(
      'forgone in total: no part of two dues is placed',
      ['73b', '60'],
      improper({ striker: true }),
      passes({ queenOut: true, left: [6, 7] }),
      { queen: 'to-cover' },
    ),
    decisions: { forgo: 'forgo' },
  },
];

describe('dues and penalties', () => {
  it.each(named(rulebook, [...outstanding, ...doubles, ...decided]))('%s', (_, each) =>
    expectRow(rulebook, each),
  );

  it('[icf-classic:22b] in doubles the turn goes to the right hand', () => {
    const book = bookOf(rulebook);
    expect((['S', 'E', 'N', 'W'] as const).map((seat) => nextSeat(book, seat))).toEqual(['E', 'N', 'W', 'S']);
  });
});

/** What falls by itself counts as pocketed: it is told as pocketed and ruled so. */
const fallen: Row[] = [
  {
    ...row('a man drops as the striker is lifted off it', ['21'], { white: 1 }, continues({ left: [5, 7] })),
    also: ['42b'],
  },
  {
    ...row(
      'the striker drops as a man is lifted off it',
      ['45a'],
      { striker: true },
      passes({ out: 1, left: [7, 7] }),
    ),
    also: ['43b'],
  },
  { ...row('a hanging man drops', ['21'], { white: 1 }, continues({ left: [5, 7] })), also: ['44'] },
  {
    ...row(
      'a hanging queen drops',
      ['21', '65'],
      { queen: true },
      continues({ left: [6, 7], queen: 'to-cover' }),
    ),
    also: ['86'],
  },
  {
    ...row(
      'only the umpire puts the queen back',
      ['71a'],
      { white: 1, queen: true, striker: true },
      continues({ out: 2, queenOut: true, left: [7, 7], placing: ['queen 1 umpire', 'white 2 opponent'] }),
    ),
    also: ['66', '67'],
  },
];

const overboard: Row[] = [
  row(
    'a man',
    ['21', '38a'],
    { overboard: { white: 1 } },
    passes({ left: [6, 7], placing: ['white 1 umpire'] }),
  ),
  row(
    'a man while an own man is pocketed',
    ['21', '38a'],
    { white: 1, overboard: { black: 1 } },
    continues({ left: [5, 7], placing: ['black 1 umpire'] }),
  ),
  row(
    'the queen',
    ['21', '38a'],
    { overboard: { queen: true } },
    passes({ left: [6, 7], placing: ['queen 1 umpire'] }),
  ),
  row(
    'queen and man: the queen first',
    ['21', '38b'],
    { overboard: { white: 1, queen: true } },
    passes({ left: [6, 7], placing: ['queen 1 umpire', 'white 1 umpire'] }),
  ),
  row(
    "both colours: the striking player's first",
    ['21', '38c'],
    { overboard: { white: 1, black: 1 } },
    passes({ left: [6, 7], placing: ['white 1 umpire', 'black 1 umpire'] }),
  ),
  row(
    'more than two',
    ['21', '38d'],
    { overboard: { white: 1, black: 1, queen: true } },
    passes({ left: [6, 7], placing: ['queen 1 umpire', 'white 1 umpire', 'black 1 umpire'] }),
  ),
  row(
    'the striker, an own man pocketed: the book is silent',
    ['21', 'icf:116'],
    { white: 1, overboard: { striker: true } },
    continues({ left: [5, 7] }),
  ),
];

describe('what falls by itself', () => {
  it.each(named(rulebook, fallen))('%s', (_, each) => expectRow(rulebook, each));
});

describe('overboard', () => {
  it.each(named(rulebook, overboard))('%s', (_, each) => expectRow(rulebook, each));

  it('[icf-classic:60] where nothing is owed, forgoing is idle, and named', () => {
    const ruling = ask({ rulebook, stroke: { white: 1 } });
    expect(ruling.laws).not.toContain('60');
    for (const forgo of ['forgo', 'no-space'] as const)
      expect(ask({ rulebook, stroke: { white: 1 }, decisions: { forgo } })).toEqual({
        ...ruling,
        unusedDecisions: ['forgo'],
      });
  });
});
