import { ending, improper } from '../support/row.js';

const mine = 'covered-by-white';
const his = 'covered-by-black';
const lastOf = { white: 1, black: 5 };
const bothLast = { white: 1, black: 1 };
const hisLast = { white: 4, black: 1 };
const both = { white: 1, black: 1 };
const bothAndStriker = { ...both, striker: true };
const withQueen = { ...both, queen: true };

const won = [
  {
    ...ending('my last, queen mine', ['25', '26'], { ...lastOf, queen: mine }, { white: 1 }, [
      'white',
      8,
      5,
      0,
    ]),
    also: ['25a', '25b.i', '25b.ii', '26a', '26b'],
  },
  {
    ...ending('my last, queen his', ['26', '25'], { ...lastOf, queen: his }, { white: 1 }, [
      'white',
      5,
      5,
      0,
    ]),
    also: ['26a', '26c'],
  },
  ending('my last as the cover', ['25', '26', '70'], { ...lastOf, queen: 'to-cover' }, { white: 1 }, [
    'white',
    8,
    5,
    0,
  ]),
  ending('my last with the queen', ['70a', '25', '26'], lastOf, { white: 1, queen: true }, [
    'white',
    8,
    5,
    0,
  ]),
  ending('both last as the cover', ['75a'], { ...bothLast, queen: 'to-cover' }, both, ['white', 3, 1, 0]),
  ending('both last with the queen', ['77a'], bothLast, withQueen, ['white', 3, 1, 0]),
  ending('both last, queen mine', ['25a', '77a'], { ...bothLast, queen: mine }, both, ['white', 3, 1, 0]),
  ending('both last, queen his', ['25a', '26c'], { ...bothLast, queen: his }, both, ['white', 1, 1, 0]),
];

const ownLast = [
  ending('my last before the queen', ['80a'], lastOf, { white: 1 }, ['black', 3, 1, 0]),
  ending('my last before the queen, improper', ['80b'], lastOf, improper({ white: 1 }), ['black', 3, 1, 1]),
  ending('my last and striker before the queen', ['81a'], lastOf, { white: 1, striker: true }, [
    'black',
    3,
    1,
    1,
  ]),
  ending(
    'my last and striker before the queen, improper',
    ['81b'],
    lastOf,
    improper({ white: 1, striker: true }),
    ['black', 3, 1, 2],
  ),
];

const bothLastLost = [
  ending('both last before the queen', ['78a'], bothLast, both, ['black', 3, 1, 0]),
  ending('both last before the queen, improper', ['78b'], bothLast, improper(both), ['black', 3, 1, 1]),
  ending('both last and striker before the queen', ['78a'], bothLast, bothAndStriker, ['black', 3, 1, 1]),
  ending('both last and striker before the queen, improper', ['78b'], bothLast, improper(bothAndStriker), [
    'black',
    3,
    1,
    2,
  ]),
  ending('both last as the cover, improper', ['75b'], { ...bothLast, queen: 'to-cover' }, improper(both), [
    'black',
    3,
    1,
    1,
  ]),
  ending(
    'both last and striker as the cover',
    ['75a', '82a'],
    { ...bothLast, queen: 'to-cover' },
    bothAndStriker,
    ['black', 3, 1, 1],
  ),
  ending('both last with the queen, improper', ['77b'], bothLast, improper(withQueen), ['black', 3, 1, 1]),
  ending('both last, queen and striker', ['82a'], bothLast, { ...withQueen, striker: true }, [
    'black',
    3,
    1,
    1,
  ]),
  ending(
    'both last, queen and striker, improper',
    ['82b'],
    bothLast,
    improper({ ...withQueen, striker: true }),
    ['black', 3, 1, 2],
  ),
  ending('both last and striker, queen mine', ['83a'], { ...bothLast, queen: mine }, bothAndStriker, [
    'black',
    1,
    1,
    1,
  ]),
  ending(
    'both last and striker, queen mine, improper',
    ['83b'],
    { ...bothLast, queen: mine },
    improper(bothAndStriker),
    ['black', 1, 1, 2],
  ),
  ending(
    'both last and striker, queen his: three at any score',
    ['85a'],
    { ...bothLast, queen: his },
    bothAndStriker,
    ['black', 3, 3, 1],
  ),
  ending(
    'both last and striker, queen his, improper: three at any score',
    ['85b'],
    { ...bothLast, queen: his },
    improper(bothAndStriker),
    ['black', 3, 3, 2],
  ),
  ending('both last, queen mine, improper', ['83b'], { ...bothLast, queen: mine }, improper(both), [
    'black',
    1,
    1,
    1,
  ]),
  ending('both last, queen his, improper', ['85b'], { ...bothLast, queen: his }, improper(both), [
    'black',
    3,
    1,
    1,
  ]),
];

const hisLastLost = [
  ending('his last before the queen', ['79a'], hisLast, { black: 1 }, ['black', 7, 4, 0]),
  ending('his last before the queen, improper', ['79b'], hisLast, improper({ black: 1 }), ['black', 7, 4, 1]),
  ending('his last and striker before the queen', ['84a'], hisLast, { black: 1, striker: true }, [
    'black',
    7,
    4,
    1,
  ]),
  ending(
    'his last and striker before the queen, improper',
    ['84b'],
    hisLast,
    improper({ black: 1, striker: true }),
    ['black', 7, 4, 2],
  ),
  ending('his last while covering', ['76a'], { ...hisLast, queen: 'to-cover' }, { black: 1 }, [
    'black',
    7,
    4,
    0,
  ]),
  ending(
    'his last while covering, improper',
    ['76b'],
    { ...hisLast, queen: 'to-cover' },
    improper({ black: 1 }),
    ['black', 7, 4, 1],
  ),
  ending(
    'his last and striker while covering',
    ['76a', '84a'],
    { ...hisLast, queen: 'to-cover' },
    {
      black: 1,
      striker: true,
    },
    ['black', 7, 4, 1],
  ),
  ending(
    'his last and an own man while covering',
    ['76a'],
    { ...hisLast, queen: 'to-cover' },
    { white: 1, black: 1 },
    ['black', 6, 3, 0],
  ),
  ending('his last with the queen', ['76a'], hisLast, { black: 1, queen: true }, ['black', 7, 4, 0]),
  ending('his last, queen his', ['25a', '26'], { ...hisLast, queen: his }, { black: 1 }, ['black', 7, 4, 0]),
  ending(
    'his last, queen his, improper',
    ['49', '25a', '26'],
    { ...hisLast, queen: his },
    improper({ black: 1 }),
    ['black', 7, 4, 1],
  ),
  ending('his last, queen mine', ['25a', '26'], { ...hisLast, queen: mine }, { black: 1 }, [
    'black',
    4,
    4,
    0,
  ]),
  ending(
    'his last, queen mine, improper',
    ['49', '25a', '26'],
    { ...hisLast, queen: mine },
    improper({ black: 1 }),
    ['black', 4, 4, 1],
  ),
  ending(
    'his last and striker, queen mine',
    ['47', '25a', '26'],
    { ...hisLast, queen: mine },
    {
      black: 1,
      striker: true,
    },
    ['black', 4, 4, 1],
  ),
];

export const endings = [...won, ...ownLast, ...bothLastLost, ...hisLastLost];
