import { continues, improper, passes, row } from '../support/row.js';

const nine = { white: 9 };
const nineAgain = { white: 9, hasPocketed: { white: true } };
const owing = { white: 9, owed: { white: 1 }, hasPocketed: { white: true } };
const covering = { queen: 'to-cover' } as const;

const men = [
  { ...row('nothing', ['icf:48'], {}, passes({ left: [6, 7], placing: [] })), also: ['1'] },
  { ...row('nothing, improper', ['icf:64a'], improper(), passes({ out: 1, left: [7, 7] })), also: ['1'] },
  row('striker alone', ['20'], { striker: true }, passes({ out: 1, left: [7, 7] })),
  row(
    'striker alone, improper',
    ['20', 'icf:72b'],
    improper({ striker: true }),
    passes({ out: 2, left: [8, 7] }),
  ),
  { ...row('own', ['icf:48'], { white: 1 }, continues({ left: [5, 7] })), also: ['5'] },
  row('own, improper', ['icf:77a'], improper({ white: 1 }), passes({ out: 2, left: [7, 7] })),
  row(
    'own and striker: two come up, turn lost',
    ['20'],
    { white: 1, striker: true },
    passes({ out: 2, left: [7, 7] }),
  ),
  row('two own and striker: three', ['20'], { white: 2, striker: true }, passes({ out: 3, left: [7, 7] })),
  row(
    'own and striker, improper',
    ['icf:77b'],
    improper({ white: 1, striker: true }),
    passes({ out: 3, left: [8, 7] }),
  ),
  { ...row("opponent's", ['26'], { black: 1 }, passes({ left: [6, 6] })), also: ['5'] },
  row("opponent's, improper", ['icf:76'], improper({ black: 1 }), passes({ out: 1, left: [7, 6] })),
  row("opponent's and striker", ['20', '26'], { black: 1, striker: true }, passes({ out: 1, left: [7, 6] })),
  row(
    "opponent's and striker, improper",
    ['icf:76', 'icf:72b'],
    improper({ black: 1, striker: true }),
    passes({ out: 2, left: [8, 6] }),
  ),
  row("own and opponent's: turn lost", ['26'], { white: 1, black: 1 }, passes({ left: [5, 6] })),
  row(
    "own and opponent's, improper",
    ['icf:76', 'icf:77a'],
    improper({ white: 1, black: 1 }),
    passes({ out: 2, left: [7, 6] }),
  ),
  row(
    'men of both and striker',
    ['20', '26'],
    { white: 1, black: 1, striker: true },
    passes({ out: 2, left: [7, 6] }),
  ),
  row(
    'men of both and striker, improper',
    ['icf:77b'],
    improper({ white: 1, black: 1, striker: true }),
    passes({ out: 3, left: [8, 6] }),
  ),
];

const queen = [
  {
    ...row('queen after a first man', ['7'], { queen: true }, continues({ left: [6, 7], queen: 'to-cover' })),
    also: ['6'],
  },
  row(
    'queen, improper',
    ['icf:64b'],
    improper({ queen: true }),
    passes({ out: 1, queenOut: true, left: [7, 7] }),
  ),
  row(
    'queen before a first man',
    ['7', 'icf:95a'],
    { queen: true },
    passes({ queenOut: true, left: [9, 7] }),
    nine,
  ),
  row(
    'queen before a first man, improper',
    ['7', 'icf:95a', 'icf:64b'],
    improper({ queen: true }),
    passes({ queenOut: true, left: [9, 7], owed: [1, 0] }),
    nine,
  ),
  row(
    'queen while owing',
    ['icf:95b'],
    { queen: true },
    passes({ queenOut: true, left: [9, 7], owed: [1, 0] }),
    owing,
  ),
  row(
    'queen while owing, improper',
    ['icf:95b', 'icf:64b'],
    improper({ queen: true }),
    passes({ queenOut: true, left: [9, 7], owed: [2, 0] }),
    owing,
  ),
  row(
    'queen, all nine on the board again',
    ['7'],
    { queen: true },
    continues({ left: [9, 7], queen: 'to-cover' }),
    nineAgain,
  ),
  row(
    'queen and one of nine: covered',
    ['22', '9'],
    { white: 1, queen: true },
    continues({ left: [8, 7], queen: 'covered-by-white' }),
    nine,
  ),
  row(
    'queen and one of nine, improper',
    ['icf:64b'],
    improper({ white: 1, queen: true }),
    passes({ out: 1, queenOut: true, left: [9, 7], owed: [1, 0] }),
    nine,
  ),
  row(
    'queen and two of nine',
    ['22', '9'],
    { white: 2, queen: true },
    continues({ left: [7, 7], queen: 'covered-by-white' }),
    nine,
  ),
  {
    ...row(
      'queen and own',
      ['22', '9'],
      { white: 1, queen: true },
      continues({ left: [5, 7], queen: 'covered-by-white' }),
    ),
    also: ['6'],
  },
  row(
    'queen and own, improper',
    ['icf:64b'],
    improper({ white: 1, queen: true }),
    passes({ out: 2, queenOut: true, left: [7, 7] }),
  ),
  row(
    "queen and opponent's: the turn is lost and she comes back",
    ['7', '26'],
    { black: 1, queen: true },
    passes({ queenOut: true, left: [6, 6] }),
  ),
  row(
    "queen, own and opponent's: covered, the turn is lost",
    ['22', '26'],
    { white: 1, black: 1, queen: true },
    passes({ left: [5, 6], queen: 'covered-by-white' }),
  ),
  row(
    'queen and striker: turn lost',
    ['20', 'icf:99a'],
    { queen: true, striker: true },
    passes({ out: 1, queenOut: true, left: [7, 7] }),
  ),
  row(
    'queen and striker, improper',
    ['icf:99b'],
    improper({ queen: true, striker: true }),
    passes({ out: 2, queenOut: true, left: [8, 7] }),
  ),
  row(
    'queen and striker before a first man',
    ['20', '7', '21'],
    { queen: true, striker: true },
    passes({ queenOut: true, left: [9, 7], owed: [1, 0] }),
    nine,
  ),
  row(
    'queen, own and striker: turn lost',
    ['20', 'icf:98a'],
    { white: 1, queen: true, striker: true },
    passes({ out: 2, queenOut: true, left: [7, 7] }),
  ),
  row(
    'queen, own and striker, improper',
    ['icf:98b'],
    improper({ white: 1, queen: true, striker: true }),
    passes({ out: 3, queenOut: true, left: [8, 7] }),
  ),
];

const cover = [
  {
    ...row(
      'covering: own',
      ['7', 'icf:48'],
      { white: 1 },
      continues({ left: [5, 7], queen: 'covered-by-white' }),
      covering,
    ),
    also: ['6'],
  },
  row(
    'covering: own, improper',
    ['icf:77a', '7'],
    improper({ white: 1 }),
    passes({ out: 2, queenOut: true, left: [7, 7] }),
    covering,
  ),
  { ...row('covering: nothing', ['7'], {}, passes({ queenOut: true, left: [6, 7] }), covering), also: ['6'] },
  row(
    'covering: nothing, improper',
    ['icf:64a', '7'],
    improper(),
    passes({ out: 1, queenOut: true, left: [7, 7] }),
    covering,
  ),
  row("covering: opponent's", ['7', '26'], { black: 1 }, passes({ queenOut: true, left: [6, 6] }), covering),
  row(
    "covering: opponent's, improper",
    ['icf:76', '7'],
    improper({ black: 1 }),
    passes({ out: 1, queenOut: true, left: [7, 6] }),
    covering,
  ),
  row(
    "covering: own and opponent's, improper",
    ['icf:76', 'icf:77a', '7'],
    improper({ white: 1, black: 1 }),
    passes({ out: 2, queenOut: true, left: [7, 6] }),
    covering,
  ),
  row(
    "covering: own and opponent's: covered, turn lost",
    ['7', '26'],
    { white: 1, black: 1 },
    passes({ left: [5, 6], queen: 'covered-by-white' }),
    covering,
  ),
  {
    ...row(
      'covering: striker alone',
      ['20', '7'],
      { striker: true },
      passes({ out: 1, queenOut: true, left: [7, 7], placing: ['queen 1 umpire', 'white 1 opponent'] }),
      covering,
    ),
    also: ['21', '24'],
  },
  row(
    'covering: striker alone, improper',
    ['icf:100b'],
    improper({ striker: true }),
    passes({ out: 2, queenOut: true, left: [8, 7] }),
    covering,
  ),
  row(
    'covering: own and striker: two come up, the queen comes back',
    ['20', '7'],
    { white: 1, striker: true },
    passes({ out: 2, queenOut: true, left: [7, 7] }),
    covering,
  ),
  row(
    'covering: own and striker, improper',
    ['icf:101b'],
    improper({ white: 1, striker: true }),
    passes({ out: 3, queenOut: true, left: [8, 7] }),
    covering,
  ),
];

const unfinished = [
  row(
    'my last, queen mine, improper: not over',
    ['icf:77a'],
    improper({ white: 1 }),
    passes({ out: 2, left: [2, 5], queen: 'covered-by-white' }),
    { white: 1, black: 5, queen: 'covered-by-white' },
  ),
  row(
    'my last and striker, queen mine: two come up',
    ['20'],
    { white: 1, striker: true },
    passes({ out: 2, left: [2, 5], queen: 'covered-by-white' }),
    { white: 1, black: 5, queen: 'covered-by-white' },
  ),
  row(
    'my last and striker as the cover: two come up, the queen comes back',
    ['20', '7'],
    { white: 1, striker: true },
    passes({ out: 2, queenOut: true, left: [2, 5] }),
    { white: 1, black: 5, queen: 'to-cover' },
  ),
];

export const strokes = [...men, ...queen, ...cover, ...unfinished];
