import { describe, expect, it } from 'vitest';
import { bookOf } from '../../src/books/index.js';
import { nextSeat, SEATS } from '../../src/index.js';
import { continues, expectRow, improper, named, passes, type Row, row } from '../support/row.js';

const rulebook = 'iiitn';
const opening = { white: 9, black: 9, broken: false };
const unbroken = { left: [9, 9], broken: false } as const;

const dues: Row[] = [
  row(
    'a player who has sunk none yet owes one',
    ['20', '21'],
    { striker: true },
    passes({ left: [9, 7], owed: [1, 0], placing: [] }),
    { white: 9 },
  ),
  row(
    'the first man and the striker: it comes up, the other is owed',
    ['20', '21'],
    { white: 1, striker: true },
    passes({ out: 1, left: [9, 7], owed: [1, 0] }),
    { white: 9 },
  ),
  {
    ...row(
      'the opponent places',
      ['20'],
      { white: 1, striker: true },
      {
        ...passes({ out: 2, left: [7, 7], placing: ['white 2 opponent'] }),
      },
    ),
    also: ['21'],
  },
  {
    ...row(
      'what is owed is paid with the next man',
      ['icf:48', 'icf:78a'],
      { white: 1 },
      continues({ out: 1, left: [9, 7] }),
      { white: 9, owed: { white: 1 } },
    ),
    also: ['1', '21'],
  },
  {
    ...row(
      'in doubles the player on the right',
      ['20', 'icf:78b.i'],
      { striker: true },
      {
        ...passes({ out: 1, left: [7, 7], placing: ['white 1 right-hand'] }),
      },
    ),
    discipline: 'doubles',
  },
];

const breaks: Row[] = [
  row('nothing touched: again', ['28'], { touched: false }, continues({ ...unbroken, attempts: 1 }), opening),
  row('a second time', ['28'], { touched: false }, continues({ ...unbroken, attempts: 2 }), {
    ...opening,
    breakAttempts: 1,
  }),
  row('a third time: the turn is lost', ['28'], { touched: false }, passes(unbroken), {
    ...opening,
    breakAttempts: 2,
  }),
  row('improper, nothing touched', ['icf:45c'], improper({ touched: false }), passes(unbroken), opening),
  row('a touch makes the break', ['icf:48'], {}, passes({ left: [9, 9] }), opening),
  row(
    'the queen at the break',
    ['7', 'icf:95a'],
    { queen: true },
    passes({ queenOut: true, left: [9, 9] }),
    opening,
  ),
  row(
    'the queen and a man at the break: covered',
    ['22', '9'],
    { white: 1, queen: true },
    continues({ left: [8, 9], queen: 'covered-by-white' }),
    opening,
  ),
];

const overboard: Row[] = [
  row(
    'a man',
    ['icf:48', '23'],
    { overboard: { white: 1 } },
    passes({ left: [6, 7], placing: ['white 1 umpire'] }),
  ),
  {
    ...row(
      'the queen',
      ['icf:48', '23'],
      { overboard: { queen: true } },
      {
        ...passes({ left: [6, 7], placing: ['queen 1 umpire'] }),
      },
    ),
    also: ['24'],
  },
  row(
    'queen and man: the book is silent on the order',
    ['icf:48', 'icf:65b'],
    { overboard: { white: 1, queen: true } },
    passes({ left: [6, 7], placing: ['queen 1 umpire', 'white 1 umpire'] }),
  ),
  row(
    'both colours',
    ['icf:48', 'icf:65c'],
    { overboard: { white: 1, black: 1 } },
    passes({ left: [6, 7], placing: ['white 1 umpire', 'black 1 umpire'] }),
  ),
  row(
    'a man, an own man pocketed',
    ['icf:48', '23'],
    { white: 1, overboard: { black: 1 } },
    continues({ left: [5, 7], placing: ['black 1 umpire'] }),
  ),
];

describe('dues', () => {
  it.each(named(rulebook, dues))('%s', (_, each) => expectRow(rulebook, each));
});

describe('break', () => {
  it.each(named(rulebook, breaks))('%s', (_, each) => expectRow(rulebook, each));
});

describe('overboard', () => {
  it.each(named(rulebook, overboard))('%s', (_, each) => expectRow(rulebook, each));
});

describe('turn in doubles', () => {
  it('[iiitn:1] [icf:49b] to the right hand: the book is silent', () => {
    expect(SEATS.map((seat) => `${seat}${nextSeat(bookOf(rulebook), seat)}`)).toEqual([
      'SE',
      'EN',
      'NW',
      'WS',
    ]);
  });
});
