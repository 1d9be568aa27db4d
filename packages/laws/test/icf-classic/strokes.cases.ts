import { continues, improper, passes, row } from '../support/row.js';

const nine = { white: 9 };
const nineAgain = { white: 9, hasPocketed: { white: true } };
const owing = { white: 9, owed: { white: 1 }, hasPocketed: { white: true } };
const covering = { queen: 'to-cover' } as const;

const men = [
  row('nothing', ['21'], {}, passes({ left: [6, 7], placing: [] })),
  row('nothing, improper', ['37a'], improper(), passes({ out: 1, left: [7, 7] })),
  row('striker alone', ['45a'], { striker: true }, passes({ out: 1, left: [7, 7] })),
  row(
    'striker alone, improper: still one',
    ['45a'],
    improper({ striker: true }),
    passes({ out: 1, left: [7, 7] }),
  ),
  row('own', ['21'], { white: 1 }, continues({ left: [5, 7] })),
  row('own, improper', ['50a'], improper({ white: 1 }), passes({ out: 2, left: [7, 7] })),
  row('two own, improper', ['50a'], improper({ white: 2 }), passes({ out: 3, left: [7, 7] })),
  row('own and striker', ['46'], { white: 1, striker: true }, continues({ out: 2, left: [7, 7] })),
  row('two own and striker', ['46'], { white: 2, striker: true }, continues({ out: 3, left: [7, 7] })),
  row(
    'own and striker, improper: one due, not two',
    ['50b'],
    improper({ white: 1, striker: true }),
    passes({ out: 2, left: [7, 7] }),
  ),
  row("opponent's", ['21'], { black: 1 }, passes({ left: [6, 6] })),
  row("opponent's, improper", ['49'], improper({ black: 1 }), passes({ out: 1, left: [7, 6] })),
  row("opponent's and striker", ['47'], { black: 1, striker: true }, passes({ out: 1, left: [7, 6] })),
  row(
    "opponent's and striker, improper: one due",
    ['49', '47'],
    improper({ black: 1, striker: true }),
    passes({ out: 1, left: [7, 6] }),
  ),
  row("own and opponent's", ['21'], { white: 1, black: 1 }, continues({ left: [5, 6] })),
  row(
    "own and opponent's, improper",
    ['49', '50a'],
    improper({ white: 1, black: 1 }),
    passes({ out: 2, left: [7, 6] }),
  ),
  row(
    'men of both and striker',
    ['48'],
    { white: 1, black: 1, striker: true },
    continues({ out: 2, left: [7, 6] }),
  ),
  row(
    'men of both and striker, improper: one due, turn lost',
    ['50b', '49'],
    improper({ white: 1, black: 1, striker: true }),
    passes({ out: 2, left: [7, 6] }),
  ),
];

const queen = [
  row('queen, allowed', ['21', '65'], { queen: true }, continues({ left: [6, 7], queen: 'to-cover' })),
  row(
    'queen, improper: no man more',
    ['37b'],
    improper({ queen: true }),
    passes({ queenOut: true, left: [6, 7] }),
  ),
  row('queen too early', ['68a'], { queen: true }, passes({ queenOut: true, left: [9, 7] }), nine),
  row(
    'queen too early, improper: nothing owed',
    ['68a', '37b'],
    improper({ queen: true }),
    passes({ queenOut: true, left: [9, 7] }),
    nine,
  ),
  row(
    'queen while owing',
    ['68b'],
    { queen: true },
    passes({ queenOut: true, left: [9, 7], owed: [1, 0] }),
    owing,
  ),
  row(
    'queen while owing, improper: no more owed',
    ['68b', '37b'],
    improper({ queen: true }),
    passes({ queenOut: true, left: [9, 7], owed: [1, 0] }),
    owing,
  ),
  {
    ...row(
      'dues recovered, all nine on the board: the queen may be taken',
      ['21', '65'],
      { queen: true },
      continues({ left: [9, 7], queen: 'to-cover' }),
      nineAgain,
    ),
    also: ['68c'],
  },
  row(
    'queen and one of nine',
    ['70b'],
    { white: 1, queen: true },
    continues({ left: [8, 7], queen: 'to-cover' }),
    nine,
  ),
  row(
    'queen and one of nine, dues recovered before',
    ['70b'],
    { white: 1, queen: true },
    continues({ left: [8, 7], queen: 'to-cover' }),
    nineAgain,
  ),
  row(
    'queen and one of nine, improper',
    ['37b'],
    improper({ white: 1, queen: true }),
    passes({ out: 1, queenOut: true, left: [9, 7] }),
    nine,
  ),
  row(
    'queen and two of nine',
    ['70b'],
    { white: 2, queen: true },
    continues({ left: [7, 7], queen: 'covered-by-white' }),
    nine,
  ),
  row(
    'queen and two of nine, improper',
    ['37b'],
    improper({ white: 2, queen: true }),
    passes({ out: 2, queenOut: true, left: [9, 7] }),
    nine,
  ),
  row(
    'queen and own',
    ['70a'],
    { white: 1, queen: true },
    continues({ left: [5, 7], queen: 'covered-by-white' }),
  ),
  row(
    'queen and own, improper: no man more',
    ['37b'],
    improper({ white: 1, queen: true }),
    passes({ out: 1, queenOut: true, left: [6, 7] }),
  ),
  row(
    'queen and striker',
    ['72a'],
    { queen: true, striker: true },
    continues({ out: 1, queenOut: true, left: [7, 7] }),
  ),
  row(
    'queen and striker, improper',
    ['72b'],
    improper({ queen: true, striker: true }),
    passes({ out: 2, queenOut: true, left: [8, 7] }),
  ),
  row(
    'queen and striker, all nine on the board',
    ['68d'],
    { queen: true, striker: true },
    passes({ queenOut: true, left: [9, 7], owed: [1, 0] }),
    nine,
  ),
  row(
    'queen and striker, all nine on the board again',
    ['68d'],
    { queen: true, striker: true },
    passes({ queenOut: true, left: [9, 7], owed: [1, 0] }),
    nineAgain,
  ),
  row(
    'queen and striker, all nine on the board, improper',
    ['72b'],
    improper({ queen: true, striker: true }),
    passes({ queenOut: true, left: [9, 7], owed: [2, 0] }),
    nine,
  ),
  row(
    'queen, own and striker',
    ['71a'],
    { white: 1, queen: true, striker: true },
    continues({ out: 2, queenOut: true, left: [7, 7] }),
  ),
  row(
    'queen, own and striker, improper',
    ['71b'],
    improper({ white: 1, queen: true, striker: true }),
    passes({ out: 3, queenOut: true, left: [8, 7] }),
  ),
];

const cover = [
  row(
    'covering: own',
    ['70', '21'],
    { white: 1 },
    continues({ left: [5, 7], queen: 'covered-by-white' }),
    covering,
  ),
  row(
    'covering: own, improper',
    ['50a', '69'],
    improper({ white: 1 }),
    passes({ out: 2, queenOut: true, left: [7, 7] }),
    covering,
  ),
  row(
    "covering: own and opponent's",
    ['70', '21'],
    { white: 1, black: 1 },
    continues({ left: [5, 6], queen: 'covered-by-white' }),
    covering,
  ),
  row('covering: nothing', ['69'], {}, passes({ queenOut: true, left: [6, 7] }), covering),
  row(
    'covering: nothing, improper',
    ['37a', '69'],
    improper(),
    passes({ out: 1, queenOut: true, left: [7, 7] }),
    covering,
  ),
  row("covering: opponent's", ['69'], { black: 1 }, passes({ queenOut: true, left: [6, 6] }), covering),
  row(
    "covering: opponent's, improper",
    ['49', '69'],
    improper({ black: 1 }),
    passes({ out: 1, queenOut: true, left: [7, 6] }),
    covering,
  ),
  row(
    'covering: striker alone',
    ['73a'],
    { striker: true },
    passes({ out: 1, queenOut: true, left: [7, 7], placing: ['queen 1 umpire', 'white 1 opponent'] }),
    covering,
  ),
  row(
    'covering: striker alone, improper',
    ['73b'],
    improper({ striker: true }),
    passes({ out: 2, queenOut: true, left: [8, 7] }),
    covering,
  ),
  row(
    'covering: own and striker',
    ['74a'],
    { white: 1, striker: true },
    continues({ out: 2, left: [7, 7], queen: 'to-cover' }),
    covering,
  ),
  row(
    'covering: own and striker, improper',
    ['74b', '69'],
    improper({ white: 1, striker: true }),
    passes({ out: 3, queenOut: true, left: [8, 7] }),
    covering,
  ),
];

export const strokes = [...men, ...queen, ...cover];
