import { ending, improper } from '../support/row.js';

const mine = 'covered-by-white';
const his = 'covered-by-black';
const lastOf = { white: 1, black: 5 };
const bothLast = { white: 1, black: 1 };
const hisLast = { white: 4, black: 1 };
const both = { white: 1, black: 1 };
const bothAndStriker = { ...both, striker: true };
const withQueen = { ...both, queen: true };
const hisAndStriker = { black: 1, striker: true };
const covering = (board: { white: number; black: number }) => ({ ...board, queen: 'to-cover' }) as const;

const won = [
  {
    ...ending('my last, queen mine', ['icf:52', 'icf:53'], { ...lastOf, queen: mine }, { white: 1 }, [
      'white',
      8,
      5,
      0,
    ]),
    also: ['8.i', '8.ii', 'icf:52a', 'icf:53a'],
  },
  {
    ...ending('my last, queen his', ['icf:53'], { ...lastOf, queen: his }, { white: 1 }, ['white', 5, 5, 0]),
    also: ['8.ii', 'icf:53c'],
  },
  ending('my last as the cover', ['icf:52', 'icf:53', '26'], covering(lastOf), { white: 1 }, [
    'white',
    8,
    5,
    0,
  ]),
  ending('my last with the queen', ['26a', 'icf:52'], lastOf, { white: 1, queen: true }, ['white', 8, 5, 0]),
  ending('both last as the cover', ['28a'], covering(bothLast), both, ['white', 3, 1, 0]),
  ending('both last with the queen', ['icf:104a'], bothLast, withQueen, ['white', 3, 1, 0]),
  ending('both last, queen mine', ['icf:52a'], { ...bothLast, queen: mine }, both, ['white', 3, 1, 0]),
  ending('both last, queen his', ['icf:52a'], { ...bothLast, queen: his }, both, ['white', 1, 1, 0]),
];

const lostByOwn = [
  ending('my last before the queen', ['32'], lastOf, { white: 1 }, ['black', 3, 1, 0]),
  ending('my last before the queen, improper', ['icf:107b'], lastOf, improper({ white: 1 }), [
    'black',
    3,
    1,
    1,
  ]),
  ending('my last and striker before the queen', ['33'], lastOf, { white: 1, striker: true }, [
    'black',
    3,
    1,
    1,
  ]),
  ending(
    'my last and striker before the queen, improper',
    ['icf:108b'],
    lastOf,
    improper({ white: 1, striker: true }),
    ['black', 3, 1, 2],
  ),
  ending('both last before the queen', ['30'], bothLast, both, ['black', 3, 1, 0]),
  ending('both last before the queen, improper', ['icf:105b'], bothLast, improper(both), ['black', 3, 1, 1]),
  ending('both last and striker before the queen', ['30', '33'], bothLast, bothAndStriker, [
    'black',
    3,
    1,
    1,
  ]),
  ending('both last as the cover, improper', ['28b'], covering(bothLast), improper(both), ['black', 3, 1, 1]),
  ending('both last and striker as the cover', ['28a', '34'], covering(bothLast), bothAndStriker, [
    'black',
    3,
    1,
    1,
  ]),
  ending('both last with the queen, improper', ['icf:104b'], bothLast, improper(withQueen), [
    'black',
    3,
    1,
    1,
  ]),
  ending('both last, queen and striker', ['34'], bothLast, { ...withQueen, striker: true }, [
    'black',
    3,
    1,
    1,
  ]),
  ending(
    'both last, queen and striker, improper',
    ['icf:109b'],
    bothLast,
    improper({ ...withQueen, striker: true }),
    ['black', 3, 1, 2],
  ),
  ending('both last and striker, queen mine', ['35'], { ...bothLast, queen: mine }, bothAndStriker, [
    'black',
    1,
    1,
    1,
  ]),
  ending(
    'both last and striker, queen mine, improper',
    ['icf:110b'],
    { ...bothLast, queen: mine },
    improper(bothAndStriker),
    ['black', 1, 1, 2],
  ),
  ending('both last and striker, queen his', ['37'], { ...bothLast, queen: his }, bothAndStriker, [
    'black',
    3,
    1,
    1,
  ]),
  ending(
    'both last and striker, queen his, improper',
    ['icf:112b'],
    { ...bothLast, queen: his },
    improper(bothAndStriker),
    ['black', 3, 1, 2],
  ),
];

const lostByHis = [
  ending('his last before the queen', ['31'], hisLast, { black: 1 }, ['black', 7, 4, 0]),
  ending('his last before the queen, improper', ['icf:106b'], hisLast, improper({ black: 1 }), [
    'black',
    7,
    4,
    1,
  ]),
  ending('his last and striker before the queen', ['36'], hisLast, hisAndStriker, ['black', 7, 4, 1]),
  ending('his last and striker before the queen, improper', ['icf:111b'], hisLast, improper(hisAndStriker), [
    'black',
    7,
    4,
    2,
  ]),
  ending('his last while covering', ['29a'], covering(hisLast), { black: 1 }, ['black', 7, 4, 0]),
  ending('his last while covering, improper', ['29b'], covering(hisLast), improper({ black: 1 }), [
    'black',
    7,
    4,
    1,
  ]),
  ending('his last and striker while covering', ['29a', '36'], covering(hisLast), hisAndStriker, [
    'black',
    7,
    4,
    1,
  ]),
  ending('his last with the queen', ['29a'], hisLast, { black: 1, queen: true }, ['black', 7, 4, 0]),
  ending('his last, queen his', ['icf:52a', 'icf:53'], { ...hisLast, queen: his }, { black: 1 }, [
    'black',
    7,
    4,
    0,
  ]),
  ending(
    'his last, queen his, improper',
    ['icf:76', 'icf:52a'],
    { ...hisLast, queen: his },
    improper({ black: 1 }),
    ['black', 7, 4, 1],
  ),
  ending('his last, queen mine', ['icf:52a', 'icf:53'], { ...hisLast, queen: mine }, { black: 1 }, [
    'black',
    4,
    4,
    0,
  ]),
  ending(
    'his last, queen mine, improper',
    ['icf:76', 'icf:52a'],
    { ...hisLast, queen: mine },
    improper({ black: 1 }),
    ['black', 4, 4, 1],
  ),
];

export const endings = [...won, ...lostByOwn, ...lostByHis];
