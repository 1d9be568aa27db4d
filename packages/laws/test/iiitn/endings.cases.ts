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

/** The men the loser has left, and three for a queen of the winner's own below 21. */
const won = [
  ending('my last, queen mine', ['8', '10'], { ...lastOf, queen: mine }, { white: 1 }, ['white', 8, 5, 0]),
  ending('my last, queen his', ['10', '8'], { ...lastOf, queen: his }, { white: 1 }, ['white', 5, 5, 0]),
  ending('my last as the cover', ['8', '7', '10'], covering(lastOf), { white: 1 }, ['white', 8, 5, 0]),
  ending('my last with the queen', ['22', '8', '10'], lastOf, { white: 1, queen: true }, ['white', 8, 5, 0]),
];

/** Three and the winner's men left, at any score. */
const ownLast = [
  ending('my last before the queen', ['27'], lastOf, { white: 1 }, ['black', 8, 8, 0]),
  ending('my last before the queen, improper', ['27', 'icf:107b'], lastOf, improper({ white: 1 }), [
    'black',
    8,
    8,
    1,
  ]),
  ending('my last and striker before the queen', ['27', 'icf:108a'], lastOf, { white: 1, striker: true }, [
    'black',
    8,
    8,
    1,
  ]),
  ending(
    'my last and striker before the queen, improper',
    ['27', 'icf:108b'],
    lastOf,
    improper({ white: 1, striker: true }),
    ['black', 8, 8, 2],
  ),
  ending('my last two before the queen, nine against', ['27'], { white: 2, black: 9 }, { white: 2 }, [
    'black',
    12,
    12,
    0,
  ]),
  ending('both last before the queen', ['27', '26'], bothLast, both, ['black', 3, 3, 0]),
  ending('both last before the queen, improper', ['27', '26', 'icf:105b'], bothLast, improper(both), [
    'black',
    3,
    3,
    1,
  ]),
];

const bothBeforeQueen = [
  ending('both last and striker before the queen', ['27', '26', 'icf:108a'], bothLast, bothAndStriker, [
    'black',
    3,
    3,
    1,
  ]),
  ending(
    'both last and striker before the queen, improper',
    ['27', '26', 'icf:108b'],
    bothLast,
    improper(bothAndStriker),
    ['black', 3, 3, 2],
  ),
];

/** Three, whoever has the queen and however many men are left. */
const hisLastLost = [
  ending('his last before the queen', ['26'], hisLast, { black: 1 }, ['black', 3, 3, 0]),
  ending('his last before the queen, improper', ['26', 'icf:106b'], hisLast, improper({ black: 1 }), [
    'black',
    3,
    3,
    1,
  ]),
  ending('his last and striker before the queen', ['26', 'icf:111a'], hisLast, hisAndStriker, [
    'black',
    3,
    3,
    1,
  ]),
  ending(
    'his last and striker before the queen, improper',
    ['26', 'icf:111b'],
    hisLast,
    improper(hisAndStriker),
    ['black', 3, 3, 2],
  ),
  ending('his last while covering', ['26'], covering(hisLast), { black: 1 }, ['black', 3, 3, 0]),
  ending('his last while covering, improper', ['26', 'icf:103b'], covering(hisLast), improper({ black: 1 }), [
    'black',
    3,
    3,
    1,
  ]),
  ending('his last and striker while covering', ['26'], covering(hisLast), hisAndStriker, ['black', 3, 3, 1]),
  ending('his last with the queen', ['26'], hisLast, { black: 1, queen: true }, ['black', 3, 3, 0]),
  ending('his last and an own man with the queen', ['26'], hisLast, { white: 1, black: 1, queen: true }, [
    'black',
    3,
    3,
    0,
  ]),
  ending('his last, queen his', ['26'], { ...hisLast, queen: his }, { black: 1 }, ['black', 3, 3, 0]),
  ending(
    'his last, queen his, improper',
    ['26', 'icf:76'],
    { ...hisLast, queen: his },
    improper({ black: 1 }),
    ['black', 3, 3, 1],
  ),
  ending('his last, queen mine', ['26'], { ...hisLast, queen: mine }, { black: 1 }, ['black', 3, 3, 0]),
  ending(
    'his last, queen mine, improper',
    ['26', 'icf:76'],
    { ...hisLast, queen: mine },
    improper({ black: 1 }),
    ['black', 3, 3, 1],
  ),
  ending('his last and striker, queen mine', ['26'], { ...hisLast, queen: mine }, hisAndStriker, [
    'black',
    3,
    3,
    1,
  ]),
];

/** Both last men with the queen taken: won by a proper stroke, else lost for the three points of 26. */
const bothLastMen = [
  ending('both last as the cover', ['icf:102a'], covering(bothLast), both, ['white', 3, 1, 0]),
  ending('both last as the cover, improper', ['26', 'icf:102b'], covering(bothLast), improper(both), [
    'black',
    3,
    3,
    1,
  ]),
  ending('both last with the queen', ['icf:104a'], bothLast, withQueen, ['white', 3, 1, 0]),
  ending('both last with the queen, improper', ['26', 'icf:104b'], bothLast, improper(withQueen), [
    'black',
    3,
    3,
    1,
  ]),
  ending('both last, queen and striker', ['26', 'icf:109a'], bothLast, { ...withQueen, striker: true }, [
    'black',
    3,
    3,
    1,
  ]),
  ending(
    'both last, queen and striker, improper',
    ['26', 'icf:109b'],
    bothLast,
    improper({ ...withQueen, striker: true }),
    ['black', 3, 3, 2],
  ),
  ending(
    'both last and striker, queen mine',
    ['26', 'icf:110a'],
    { ...bothLast, queen: mine },
    bothAndStriker,
    ['black', 3, 3, 1],
  ),
  ending(
    'both last and striker, queen mine, improper',
    ['26', 'icf:110b'],
    { ...bothLast, queen: mine },
    improper(bothAndStriker),
    ['black', 3, 3, 2],
  ),
  ending(
    'both last and striker, queen his',
    ['26', 'icf:112a'],
    { ...bothLast, queen: his },
    bothAndStriker,
    ['black', 3, 3, 1],
  ),
  ending(
    'both last and striker, queen his, improper',
    ['26', 'icf:112b'],
    { ...bothLast, queen: his },
    improper(bothAndStriker),
    ['black', 3, 3, 2],
  ),
  ending('both last and striker as the cover', ['26', 'icf:109a'], covering(bothLast), bothAndStriker, [
    'black',
    3,
    3,
    1,
  ]),
  ending(
    'both last and striker as the cover, improper',
    ['26', 'icf:109b'],
    covering(bothLast),
    improper(bothAndStriker),
    ['black', 3, 3, 2],
  ),
  ending(
    'both last, queen mine, improper',
    ['26', 'icf:110b'],
    { ...bothLast, queen: mine },
    improper(both),
    ['black', 3, 3, 1],
  ),
  ending('both last, queen his, improper', ['26', 'icf:112b'], { ...bothLast, queen: his }, improper(both), [
    'black',
    3,
    3,
    1,
  ]),
  ending('both last, queen mine', ['icf:52a'], { ...bothLast, queen: mine }, both, ['white', 3, 1, 0]),
  ending('both last, queen his', ['icf:52a'], { ...bothLast, queen: his }, both, ['white', 1, 1, 0]),
];

export const endings = [...won, ...ownLast, ...bothBeforeQueen, ...hisLastLost, ...bothLastMen];
