import { describe, expect, it } from 'vitest';
import { bookOf } from '../../src/books/index.js';
import { nextSeat, SEATS } from '../../src/index.js';
import { continues, expectRow, improper, named, passes, type Row, row } from '../support/row.js';

const rulebook = 'starwood';
const opening = { white: 9, black: 9, broken: false };
const unbroken = { left: [9, 9], broken: false } as const;

const dues: Row[] = [
  row(
    'the striker before any man: an outstanding due',
    ['icf:72a', 'F5'],
    { striker: true },
    passes({ left: [9, 7], owed: [1, 0], placing: [] }),
    { white: 9 },
  ),
  row(
    'it is paid with the first man pocketed',
    ['icf:48', 'F5', 'icf:78a'],
    { white: 1 },
    continues({ out: 1, left: [9, 7], placing: ['white 1 right-hand'] }),
    { white: 9, owed: { white: 1 } },
  ),
  row(
    "the opponents' due, made payable by this stroke, is placed by the striking player",
    ['icf:48', 'F5', 'icf:78b.ii'],
    { black: 1 },
    passes({ theirsOut: 1, left: [6, 9], placing: ['black 1 striker'] }),
    { black: 9, owed: { black: 1 } },
  ),
];

const breaks: Row[] = [
  row(
    'nothing touched: again',
    ['icf:45a'],
    { touched: false },
    continues({ ...unbroken, attempts: 1 }),
    opening,
  ),
  row('a third time: the break is lost', ['icf:45b'], { touched: false }, passes(unbroken), {
    ...opening,
    breakAttempts: 2,
  }),
  row('improper, nothing touched', ['icf:45c'], improper({ touched: false }), passes(unbroken), opening),
  row('the queen at the break', ['Q8'], { queen: true }, passes({ queenOut: true, left: [9, 9] }), opening),
  row(
    'the queen and a man at the break',
    ['Q9'],
    { white: 1, queen: true },
    continues({ left: [8, 9], queen: 'covered-by-white' }),
    opening,
  ),
];

const overboard: Row[] = [
  row(
    'a man',
    ['icf:48', 'Q3'],
    { overboard: { white: 1 } },
    passes({ left: [6, 7], placing: ['white 1 umpire'] }),
  ),
  row(
    'the queen',
    ['icf:48', 'Q3'],
    { overboard: { queen: true } },
    {
      ...passes({ left: [6, 7], placing: ['queen 1 umpire'] }),
    },
  ),
  row(
    'queen and man: the queen first',
    ['icf:48', 'Q4'],
    { overboard: { black: 1, queen: true } },
    passes({ left: [6, 7], placing: ['queen 1 umpire', 'black 1 umpire'] }),
  ),
  row(
    'both colours: the book is silent',
    ['icf:48', 'icf:65c'],
    { overboard: { white: 1, black: 1 } },
    passes({ left: [6, 7], placing: ['white 1 umpire', 'black 1 umpire'] }),
  ),
  row(
    'more than two: the book is silent',
    ['icf:48', 'icf:65d'],
    { overboard: { white: 1, black: 1, queen: true } },
    passes({ left: [6, 7], placing: ['queen 1 umpire', 'white 1 umpire', 'black 1 umpire'] }),
  ),
];

/** What falls as the striker is lifted is told as pocketed and ruled so. */
const lifted: Row[] = [
  { ...row('a man falls', ['icf:48'], { white: 1 }, continues({ left: [5, 7] })), also: ['F3'] },
  {
    ...row(
      'the queen falls: the player may cover',
      ['icf:48', 'icf:92'],
      { queen: true },
      {
        ...continues({ left: [6, 7], queen: 'to-cover' }),
      },
    ),
    also: ['Q1'],
  },
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

describe('the striker lifted off', () => {
  it.each(named(rulebook, lifted))('%s', (_, each) => expectRow(rulebook, each));
});

describe('turn', () => {
  it('[starwood:H6] clockwise: to the left hand, seen from above', () => {
    const book = bookOf(rulebook);
    expect(SEATS.map((seat) => `${seat}${nextSeat(book, seat)}`)).toEqual(['SW', 'ES', 'NE', 'WN']);
  });
});
