import { describe, it } from 'vitest';
import { continues, expectRow, improper, named, passes, type Row, row } from '../support/row.js';

const rulebook = 'icf-short';
const opening = { white: 9, black: 9, broken: false };
const unbroken = { left: [9, 9], broken: false } as const;

const breaks: Row[] = [
  { ...row('a touch makes the break', ['icf:48'], {}, passes({ left: [9, 9] }), opening), also: ['icf:44'] },
  row('nothing touched: again', ['7a'], { touched: false }, continues({ ...unbroken, attempts: 1 }), opening),
  row('a second time', ['7a'], { touched: false }, continues({ ...unbroken, attempts: 2 }), {
    ...opening,
    breakAttempts: 1,
  }),
  row('a third time: the break is lost', ['7b'], { touched: false }, passes(unbroken), {
    ...opening,
    breakAttempts: 2,
  }),
  row(
    'improper, nothing touched: no penalty',
    ['7c'],
    improper({ touched: false }),
    passes(unbroken),
    opening,
  ),
  row(
    'striker pocketed, nothing touched: no due',
    ['7c'],
    { touched: false, striker: true },
    passes(unbroken),
    opening,
  ),
  row(
    'improper, a man touched and pocketed: it comes back, no penalty',
    ['7c'],
    improper({ white: 1 }),
    passes({ out: 1, left: [9, 9] }),
    opening,
  ),
  row(
    'the queen and the striker at the break',
    ['25d'],
    { queen: true, striker: true },
    passes({ queenOut: true, left: [9, 9], owed: [1, 0] }),
    opening,
  ),
  row(
    'before "Play": the book is silent, a foul',
    ['icf:47'],
    { white: 1, breach: 'icf:47' },
    passes({ out: 1, left: [9, 9], owed: [1, 0] }),
    opening,
  ),
];

const overboard: Row[] = [
  row(
    'a man',
    ['icf:48', '12a'],
    { overboard: { black: 1 } },
    passes({ left: [6, 7], placing: ['black 1 umpire'] }),
  ),
  row(
    'the queen',
    ['icf:48', '12a'],
    { overboard: { queen: true } },
    passes({ left: [6, 7], placing: ['queen 1 umpire'] }),
  ),
  row(
    'queen and man: the queen first',
    ['icf:48', '12b'],
    { overboard: { white: 1, queen: true } },
    passes({ left: [6, 7], placing: ['queen 1 umpire', 'white 1 umpire'] }),
  ),
  row(
    "both colours: the striking player's first",
    ['icf:48', '12c'],
    { overboard: { white: 1, black: 1 } },
    passes({ left: [6, 7], placing: ['white 1 umpire', 'black 1 umpire'] }),
  ),
  row(
    'more than two',
    ['icf:48', '12d'],
    { overboard: { white: 2, black: 1 } },
    passes({ left: [6, 7], placing: ['white 2 umpire', 'black 1 umpire'] }),
  ),
  row(
    'the striker, an own man pocketed',
    ['icf:48', 'icf:116'],
    { white: 1, overboard: { striker: true } },
    continues({ left: [5, 7] }),
  ),
];

const dues: Row[] = [
  row(
    'a due without a man to pay it is outstanding',
    ['13a', '13c'],
    { striker: true },
    passes({ left: [9, 7], owed: [1, 0], placing: [] }),
    { white: 9 },
  ),
  row(
    'due and penalty: one man to pay with, one outstanding',
    ['13b', '13c'],
    improper({ striker: true }),
    passes({ out: 1, left: [9, 7], owed: [1, 0], placing: ['white 1 opponent'] }),
    { white: 8 },
  ),
  row(
    'they come out as soon as they are available',
    ['icf:48', '13c', 'icf:78a'],
    { white: 2 },
    continues({ out: 2, left: [9, 7] }),
    { white: 9, owed: { white: 2 } },
  ),
  {
    ...row(
      'in doubles the player on the right places',
      ['13a', '16a'],
      { striker: true },
      {
        ...passes({ out: 1, left: [7, 7], placing: ['white 1 right-hand'] }),
      },
    ),
    discipline: 'doubles',
  },
  {
    ...row(
      "who makes the opponents' due payable places it",
      ['icf:48', '16b'],
      { black: 1 },
      passes({ theirsOut: 1, left: [6, 9], placing: ['black 1 striker'] }),
      { black: 9, owed: { black: 1 } },
    ),
    discipline: 'doubles',
  },
  {
    ...row(
      'no room: the due waits',
      ['13a', '17a'],
      { striker: true },
      passes({ left: [6, 7], owed: [1, 0] }),
    ),
    decisions: { forgo: 'no-space' },
  },
  {
    ...row(
      'a man left over is placed on the right of whoever is on turn then',
      ['icf:48', '16a'],
      {},
      passes({ out: 1, left: [7, 7], placing: ['white 1 right-hand'] }),
      { owed: { white: 1 } },
    ),
    discipline: 'doubles',
    also: ['17b'],
  },
  {
    ...row(
      'a man placed stands on the board',
      ['13a'],
      { striker: true },
      {
        ...passes({ out: 1, left: [7, 7], placing: ['white 1 opponent'] }),
      },
    ),
    also: ['20a'],
  },
  {
    ...row('forgone: the book is silent', ['13a', 'icf:87a'], { striker: true }, passes({ left: [6, 7] })),
    decisions: { forgo: 'forgo' },
  },
  {
    ...row(
      'the umpire puts the queen back, before any due',
      ['27b'],
      improper({ white: 1, striker: true }),
      passes({ out: 3, queenOut: true, left: [8, 7], placing: ['queen 1 umpire', 'white 3 opponent'] }),
      { queen: 'to-cover' },
    ),
    also: ['24'],
  },
];

describe('break', () => {
  it.each(named(rulebook, breaks))('%s', (_, each) => expectRow(rulebook, each));
});

describe('overboard', () => {
  it.each(named(rulebook, overboard))('%s', (_, each) => expectRow(rulebook, each));
});

describe('dues and penalties', () => {
  it.each(named(rulebook, dues))('%s', (_, each) => expectRow(rulebook, each));
});
