import { continues, improper, passes, row } from '../support/row.js';

const nine = { white: 9 };
const nineAgain = { white: 9, hasPocketed: { white: true } };
const owing = { white: 9, owed: { white: 1 }, hasPocketed: { white: true } };
const covering = { queen: 'to-cover' } as const;

const men = [
  row('nothing', ['icf:48'], {}, passes({ left: [6, 7], placing: [] })),
  row('nothing, improper', ['11a'], improper(), passes({ out: 1, left: [7, 7] })),
  row('striker alone', ['13a'], { striker: true }, passes({ out: 1, left: [7, 7] })),
  row('striker alone, improper', ['13b'], improper({ striker: true }), passes({ out: 2, left: [8, 7] })),
  row('own', ['icf:48'], { white: 1 }, continues({ left: [5, 7] })),
  row('own, improper', ['15a'], improper({ white: 1 }), passes({ out: 2, left: [7, 7] })),
  row('own and striker', ['14'], { white: 1, striker: true }, continues({ out: 2, left: [7, 7] })),
  row('two own and striker', ['14'], { white: 2, striker: true }, continues({ out: 3, left: [7, 7] })),
  row(
    'own and striker, improper',
    ['15b'],
    improper({ white: 1, striker: true }),
    passes({ out: 3, left: [8, 7] }),
  ),
  row("opponent's", ['icf:48'], { black: 1 }, passes({ left: [6, 6] })),
  row("opponent's, improper", ['icf:76'], improper({ black: 1 }), passes({ out: 1, left: [7, 6] })),
  row("opponent's and striker", ['icf:74'], { black: 1, striker: true }, passes({ out: 1, left: [7, 6] })),
  row(
    "opponent's and striker, improper",
    ['icf:76', '13b'],
    improper({ black: 1, striker: true }),
    passes({ out: 2, left: [8, 6] }),
  ),
  row("own and opponent's", ['icf:48'], { white: 1, black: 1 }, continues({ left: [5, 6] })),
  row(
    "own and opponent's, improper",
    ['icf:76', '15a'],
    improper({ white: 1, black: 1 }),
    passes({ out: 2, left: [7, 6] }),
  ),
  row(
    'men of both and striker',
    ['icf:75'],
    { white: 1, black: 1, striker: true },
    continues({ out: 2, left: [7, 6] }),
  ),
  row(
    'men of both and striker, improper',
    ['15b'],
    improper({ white: 1, black: 1, striker: true }),
    passes({ out: 3, left: [8, 6] }),
  ),
];

const queen = [
  row('queen, allowed', ['23', 'icf:48'], { queen: true }, continues({ left: [6, 7], queen: 'to-cover' })),
  row(
    'queen, improper',
    ['11b'],
    improper({ queen: true }),
    passes({ out: 1, queenOut: true, left: [7, 7] }),
  ),
  row('queen too early', ['25a'], { queen: true }, passes({ queenOut: true, left: [9, 7] }), nine),
  row(
    'queen too early, improper',
    ['25a', '11b'],
    improper({ queen: true }),
    passes({ queenOut: true, left: [9, 7], owed: [1, 0] }),
    nine,
  ),
  row(
    'queen while owing',
    ['25b'],
    { queen: true },
    passes({ queenOut: true, left: [9, 7], owed: [1, 0] }),
    owing,
  ),
  row(
    'queen while owing, improper',
    ['25b', '11b'],
    improper({ queen: true }),
    passes({ queenOut: true, left: [9, 7], owed: [2, 0] }),
    owing,
  ),
  {
    ...row(
      'dues recovered, all nine on the board: the queen may be taken',
      ['23'],
      { queen: true },
      continues({ left: [9, 7], queen: 'to-cover' }),
      nineAgain,
    ),
    also: ['25c'],
  },
  row(
    'queen and one of nine',
    ['26b'],
    { white: 1, queen: true },
    continues({ left: [8, 7], queen: 'to-cover' }),
    nine,
  ),
  row(
    'queen and one of nine, improper',
    ['11b'],
    improper({ white: 1, queen: true }),
    passes({ out: 1, queenOut: true, left: [9, 7], owed: [1, 0] }),
    nine,
  ),
  row(
    'queen and two of nine',
    ['26b'],
    { white: 2, queen: true },
    continues({ left: [7, 7], queen: 'covered-by-white' }),
    nine,
  ),
  row(
    'queen and two of nine, improper',
    ['11b'],
    improper({ white: 2, queen: true }),
    passes({ out: 2, queenOut: true, left: [9, 7], owed: [1, 0] }),
    nine,
  ),
  row(
    'queen and own',
    ['26a'],
    { white: 1, queen: true },
    continues({ left: [5, 7], queen: 'covered-by-white' }),
  ),
  row(
    'queen and own, improper',
    ['11b'],
    improper({ white: 1, queen: true }),
    passes({ out: 2, queenOut: true, left: [7, 7] }),
  ),
  row(
    'queen and striker',
    ['icf:99a'],
    { queen: true, striker: true },
    continues({ out: 1, queenOut: true, left: [7, 7] }),
  ),
  row(
    'queen and striker, improper',
    ['icf:99b'],
    improper({ queen: true, striker: true }),
    passes({ out: 2, queenOut: true, left: [8, 7] }),
  ),
  row(
    'queen and striker, all nine on the board',
    ['25d'],
    { queen: true, striker: true },
    passes({ queenOut: true, left: [9, 7], owed: [1, 0] }),
    nine,
  ),
  row(
    'queen and striker, all nine on the board again',
    ['25d'],
    { queen: true, striker: true },
    passes({ queenOut: true, left: [9, 7], owed: [1, 0] }),
    nineAgain,
  ),
  row(
    'queen and striker, all nine on the board, improper',
    ['icf:99b'],
    improper({ queen: true, striker: true }),
    passes({ queenOut: true, left: [9, 7], owed: [2, 0] }),
    nine,
  ),
  row(
    'queen, own and striker',
    ['icf:98a'],
    { white: 1, queen: true, striker: true },
    continues({ out: 2, queenOut: true, left: [7, 7] }),
  ),
  row(
    'queen, own and striker, improper',
    ['icf:98b'],
    improper({ white: 1, queen: true, striker: true }),
    passes({ out: 3, queenOut: true, left: [8, 7] }),
  ),
];

const cover = [
  row(
    'covering: own',
    ['26', 'icf:48'],
    { white: 1 },
    continues({ left: [5, 7], queen: 'covered-by-white' }),
    covering,
  ),
  row(
    'covering: own, improper',
    ['15a', 'icf:96'],
    improper({ white: 1 }),
    passes({ out: 2, queenOut: true, left: [7, 7] }),
    covering,
  ),
  row('covering: nothing', ['icf:96'], {}, passes({ queenOut: true, left: [6, 7] }), covering),
  row(
    'covering: nothing, improper',
    ['11a', 'icf:96'],
    improper(),
    passes({ out: 1, queenOut: true, left: [7, 7] }),
    covering,
  ),
  row("covering: opponent's", ['icf:96'], { black: 1 }, passes({ queenOut: true, left: [6, 6] }), covering),
  row(
    "covering: opponent's, improper",
    ['icf:76', 'icf:96'],
    improper({ black: 1 }),
    passes({ out: 1, queenOut: true, left: [7, 6] }),
    covering,
  ),
  row(
    "covering: own and opponent's",
    ['26', 'icf:48'],
    { white: 1, black: 1 },
    continues({ left: [5, 6], queen: 'covered-by-white' }),
    covering,
  ),
  row(
    'covering: striker alone',
    ['icf:100a'],
    { striker: true },
    passes({ out: 1, queenOut: true, left: [7, 7] }),
    covering,
  ),
  row(
    'covering: striker alone, improper',
    ['icf:100b'],
    improper({ striker: true }),
    passes({ out: 2, queenOut: true, left: [8, 7] }),
    covering,
  ),
  row(
    'covering: own and striker',
    ['27a'],
    { white: 1, striker: true },
    continues({ out: 2, left: [7, 7], queen: 'to-cover' }),
    covering,
  ),
  row(
    'covering: own and striker, improper',
    ['27b'],
    improper({ white: 1, striker: true }),
    passes({ out: 3, queenOut: true, left: [8, 7] }),
    covering,
  ),
  row(
    'my last, queen mine, improper: not over',
    ['15a'],
    improper({ white: 1 }),
    passes({ out: 2, left: [2, 5], queen: 'covered-by-white' }),
    { white: 1, black: 5, queen: 'covered-by-white' },
  ),
  row(
    'my last as the cover, improper: not over',
    ['15a', 'icf:96'],
    improper({ white: 1 }),
    passes({ out: 2, queenOut: true, left: [2, 5] }),
    { white: 1, black: 5, queen: 'to-cover' },
  ),
];

export const strokes = [...men, ...queen, ...cover];
