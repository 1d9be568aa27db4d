import { continues, improper, passes, row } from '../support/row.js';

const nine = { white: 9 };
const nineAgain = { white: 9, hasPocketed: { white: true } };
const owing = { white: 9, owed: { white: 1 }, hasPocketed: { white: true } };
const covering = { queen: 'to-cover' } as const;

const men = [
  row('nothing', ['icf:48'], {}, passes({ left: [6, 7], placing: [] })),
  row('nothing, improper', ['icf:64a'], improper(), passes({ out: 1, left: [7, 7] })),
  row(
    'striker alone',
    ['icf:72a', 'icf:78b.i'],
    { striker: true },
    passes({ out: 1, left: [7, 7], placing: ['white 1 right-hand'] }),
  ),
  row('striker alone, improper', ['icf:72b'], improper({ striker: true }), passes({ out: 2, left: [8, 7] })),
  row('own', ['icf:48'], { white: 1 }, continues({ left: [5, 7] })),
  row('own, improper', ['icf:77a'], improper({ white: 1 }), passes({ out: 2, left: [7, 7] })),
  row(
    'own and striker, improper: no choice',
    ['icf:77b'],
    improper({ white: 1, striker: true }),
    passes({ out: 3, left: [8, 7] }),
  ),
  row("opponents'", ['icf:48'], { black: 1 }, passes({ left: [6, 6] })),
  row("opponents', improper", ['icf:76'], improper({ black: 1 }), passes({ out: 1, left: [7, 6] })),
  row("opponents' and striker", ['icf:74'], { black: 1, striker: true }, passes({ out: 1, left: [7, 6] })),
  row(
    "opponents' and striker, improper",
    ['icf:76', 'icf:72b'],
    improper({ black: 1, striker: true }),
    passes({ out: 2, left: [8, 6] }),
  ),
  row("own and opponents'", ['icf:48'], { white: 1, black: 1 }, continues({ left: [5, 6] })),
  row(
    "own and opponents', improper",
    ['icf:76', 'icf:77a'],
    improper({ white: 1, black: 1 }),
    passes({ out: 2, left: [7, 6] }),
  ),
  row(
    'men of both and striker, improper: no choice',
    ['icf:77b'],
    improper({ white: 1, black: 1, striker: true }),
    passes({ out: 3, left: [8, 6] }),
  ),
];

const queen = [
  row(
    'queen, allowed',
    ['icf:48', 'icf:92'],
    { queen: true },
    continues({ left: [6, 7], queen: 'to-cover' }),
  ),
  row(
    'queen, improper',
    ['icf:64b'],
    improper({ queen: true }),
    passes({ out: 1, queenOut: true, left: [7, 7] }),
  ),
  row('queen too early', ['Q8'], { queen: true }, passes({ queenOut: true, left: [9, 7] }), nine),
  row(
    'queen too early, improper',
    ['Q8', 'icf:64b'],
    improper({ queen: true }),
    passes({ queenOut: true, left: [9, 7], owed: [1, 0] }),
    nine,
  ),
  row(
    'queen too early and striker: the turn is lost without a choice',
    ['Q8', 'Q2'],
    { queen: true, striker: true },
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
  {
    ...row(
      'dues recovered, all nine on the board: the queen may be taken',
      ['icf:48', 'icf:92'],
      { queen: true },
      continues({ left: [9, 7], queen: 'to-cover' }),
      nineAgain,
    ),
    also: ['icf:95c'],
  },
  row(
    'queen and one of nine: covered, whatever the International Laws say',
    ['Q9'],
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
    ['Q9'],
    { white: 2, queen: true },
    continues({ left: [7, 7], queen: 'covered-by-white' }),
    nine,
  ),
  row(
    'queen and own',
    ['Q9'],
    { white: 1, queen: true },
    continues({ left: [5, 7], queen: 'covered-by-white' }),
  ),
  row(
    'queen and own, improper',
    ['icf:64b'],
    improper({ white: 1, queen: true }),
    passes({ out: 2, queenOut: true, left: [7, 7] }),
  ),
  row(
    'queen and striker, improper: no choice',
    ['icf:99b'],
    improper({ queen: true, striker: true }),
    passes({ out: 2, queenOut: true, left: [8, 7] }),
  ),
  row(
    'queen, own and striker, improper: no choice',
    ['icf:98b'],
    improper({ white: 1, queen: true, striker: true }),
    passes({ out: 3, queenOut: true, left: [8, 7] }),
  ),
];

const cover = [
  row(
    'covering: own',
    ['icf:97', 'icf:48'],
    { white: 1 },
    continues({ left: [5, 7], queen: 'covered-by-white' }),
    covering,
  ),
  row(
    'covering: own, improper',
    ['icf:77a', 'Q5'],
    improper({ white: 1 }),
    passes({ out: 2, queenOut: true, left: [7, 7] }),
    covering,
  ),
  row('covering: nothing', ['Q5'], {}, passes({ queenOut: true, left: [6, 7] }), covering),
  row(
    'covering: nothing, improper',
    ['icf:64a', 'Q5'],
    improper(),
    passes({ out: 1, queenOut: true, left: [7, 7] }),
    covering,
  ),
  row("covering: opponents'", ['Q5'], { black: 1 }, passes({ queenOut: true, left: [6, 6] }), covering),
  row(
    "covering: opponents', improper",
    ['icf:76', 'Q5'],
    improper({ black: 1 }),
    passes({ out: 1, queenOut: true, left: [7, 6] }),
    covering,
  ),
  row(
    "covering: own and opponents', improper",
    ['icf:76', 'icf:77a', 'Q5'],
    improper({ white: 1, black: 1 }),
    passes({ out: 2, queenOut: true, left: [7, 6] }),
    covering,
  ),
  row(
    "covering: own and opponents'",
    ['icf:97', 'icf:48'],
    { white: 1, black: 1 },
    continues({ left: [5, 6], queen: 'covered-by-white' }),
    covering,
  ),
  row(
    'covering: striker alone; the queen is placed first',
    ['Q6'],
    { striker: true },
    passes({ out: 1, queenOut: true, left: [7, 7], placing: ['queen 1 umpire', 'white 1 right-hand'] }),
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
    'covering: own and striker, improper: no choice',
    ['icf:101b'],
    improper({ white: 1, striker: true }),
    passes({ out: 3, queenOut: true, left: [8, 7] }),
    covering,
  ),
  row(
    'my last, queen mine, improper: not over',
    ['icf:77a'],
    improper({ white: 1 }),
    passes({ out: 2, left: [2, 5], queen: 'covered-by-white' }),
    { white: 1, black: 5, queen: 'covered-by-white' },
  ),
  row(
    'my last as the cover, improper: not over',
    ['icf:77a', 'Q5'],
    improper({ white: 1 }),
    passes({ out: 2, queenOut: true, left: [2, 5] }),
    { white: 1, black: 5, queen: 'to-cover' },
  ),
];

export const strokes = [...men, ...queen, ...cover];
