import { ending, improper } from '../support/row.js';

const mine = 'covered-by-white';
const his = 'covered-by-black';
const lastOf = { white: 1, black: 5 };
const two = { white: 2, black: 2 };
const oneEach = { white: 1, black: 1 };
const hisLast = { white: 4, black: 1 };
const both = { white: 1, black: 1 };
const bothAndStriker = { ...both, striker: true };
const withQueen = { ...both, queen: true };
const hisAndStriker = { black: 1, striker: true };
const covering = (board: { white: number; black: number }) => ({ ...board, queen: 'to-cover' }) as const;

const won = [
  ending('my last, queen mine', ['P.calc1', 'P.calc2', 'icf:52a'], { ...lastOf, queen: mine }, { white: 1 }, [
    'white',
    10,
    5,
    0,
  ]),
  ending('my last, queen his', ['P.calc1', 'icf:52a', 'icf:53c'], { ...lastOf, queen: his }, { white: 1 }, [
    'white',
    5,
    5,
    0,
  ]),
  ending('my last as the cover', ['P.calc1', 'P.calc2', 'icf:52a'], covering(lastOf), { white: 1 }, [
    'white',
    10,
    5,
    0,
  ]),
  ending('my last with the queen', ['Q9', 'P.calc2', 'icf:52a'], lastOf, { white: 1, queen: true }, [
    'white',
    10,
    5,
    0,
  ]),
];

/** One man each: both by one stroke wins; either, before the queen, loses. */
const oneManEach = [
  ending('both, queen mine', ['G8'], { ...oneEach, queen: mine }, both, ['white', 5, 1, 0]),
  ending('both, queen his', ['G8'], { ...oneEach, queen: his }, both, ['white', 1, 1, 0]),
  ending('both as the cover', ['G8', 'icf:102a'], covering(oneEach), both, ['white', 5, 1, 0]),
  ending('both with the queen', ['G8', 'Q9', 'icf:104a'], oneEach, withQueen, ['white', 5, 1, 0]),
  ending('mine, the queen on the board', ['Q10'], oneEach, { white: 1 }, ['black', 6, 1, 0]),
  ending('mine, the queen on the board, improper', ['Q10'], oneEach, improper({ white: 1 }), [
    'black',
    6,
    1,
    0,
  ]),
  ending('mine and striker, the queen on the board', ['Q10'], oneEach, { white: 1, striker: true }, [
    'black',
    6,
    1,
    0,
  ]),
  ending('his, the queen on the board', ['Q10'], oneEach, { black: 1 }, ['black', 6, 1, 0]),
  ending('his, the queen on the board, improper', ['Q10'], oneEach, improper({ black: 1 }), [
    'black',
    6,
    1,
    0,
  ]),
  ending('his and striker, the queen on the board', ['Q10'], oneEach, hisAndStriker, ['black', 6, 1, 0]),
  ending('both, the queen on the board', ['Q10'], oneEach, both, ['black', 6, 1, 0]),
  ending('both, the queen on the board, improper', ['Q10'], oneEach, improper(both), ['black', 6, 1, 0]),
  ending('mine with the queen: won', ['Q9', 'P.calc2'], oneEach, { white: 1, queen: true }, [
    'white',
    6,
    1,
    0,
  ]),
  ending('both as the cover, improper', ['icf:102b'], covering(oneEach), improper(both), ['black', 5, 1, 1]),
  ending('both with the queen, improper', ['icf:104b'], oneEach, improper(withQueen), ['black', 5, 1, 1]),
  ending('both, queen mine, improper', ['icf:110b'], { ...oneEach, queen: mine }, improper(both), [
    'black',
    1,
    1,
    1,
  ]),
  ending('both, queen his, improper', ['icf:112b'], { ...oneEach, queen: his }, improper(both), [
    'black',
    5,
    1,
    1,
  ]),
];

/** Where the book is silent the International Laws rule, with five points for the queen. */
const fallenBack = [
  ending('my last before the queen', ['icf:107a'], lastOf, { white: 1 }, ['black', 5, 1, 0]),
  ending('my last before the queen, improper', ['icf:107b'], lastOf, improper({ white: 1 }), [
    'black',
    5,
    1,
    1,
  ]),
  ending('my last and striker before the queen', ['icf:108a'], lastOf, { white: 1, striker: true }, [
    'black',
    5,
    1,
    1,
  ]),
  ending(
    'my last and striker before the queen, improper',
    ['icf:108b'],
    lastOf,
    improper({ white: 1, striker: true }),
    ['black', 5, 1, 2],
  ),
  ending('two and two before the queen', ['icf:105a'], two, { white: 2, black: 2 }, ['black', 5, 1, 0]),
  ending('two and two before the queen, improper', ['icf:105b'], two, improper({ white: 2, black: 2 }), [
    'black',
    5,
    1,
    1,
  ]),
  ending('both last, queen and striker', ['icf:109a'], oneEach, { ...withQueen, striker: true }, [
    'black',
    5,
    1,
    1,
  ]),
  ending(
    'both last, queen and striker, improper',
    ['icf:109b'],
    oneEach,
    improper({ ...withQueen, striker: true }),
    ['black', 5, 1, 2],
  ),
  ending('both last and striker, queen mine', ['icf:110a'], { ...oneEach, queen: mine }, bothAndStriker, [
    'black',
    1,
    1,
    1,
  ]),
  ending(
    'both last and striker, queen mine, improper',
    ['icf:110b'],
    { ...oneEach, queen: mine },
    improper(bothAndStriker),
    ['black', 1, 1, 2],
  ),
  ending('both last and striker, queen his', ['icf:112a'], { ...oneEach, queen: his }, bothAndStriker, [
    'black',
    5,
    1,
    1,
  ]),
  ending(
    'both last and striker, queen his, improper',
    ['icf:112b'],
    { ...oneEach, queen: his },
    improper(bothAndStriker),
    ['black', 5, 1, 2],
  ),
  ending('his last before the queen', ['icf:106a'], hisLast, { black: 1 }, ['black', 9, 4, 0]),
  ending('his last before the queen, improper', ['icf:106b'], hisLast, improper({ black: 1 }), [
    'black',
    9,
    4,
    1,
  ]),
  ending('his last and striker before the queen', ['icf:111a'], hisLast, hisAndStriker, ['black', 9, 4, 1]),
  ending('his last and striker before the queen, improper', ['icf:111b'], hisLast, improper(hisAndStriker), [
    'black',
    9,
    4,
    2,
  ]),
  ending('his last while covering', ['icf:103a'], covering(hisLast), { black: 1 }, ['black', 9, 4, 0]),
  ending('his last while covering, improper', ['icf:103b'], covering(hisLast), improper({ black: 1 }), [
    'black',
    9,
    4,
    1,
  ]),
  ending('his last, queen his', ['icf:52a', 'icf:53'], { ...hisLast, queen: his }, { black: 1 }, [
    'black',
    9,
    4,
    0,
  ]),
  ending(
    'his last, queen his, improper',
    ['icf:76', 'icf:52a'],
    { ...hisLast, queen: his },
    improper({ black: 1 }),
    ['black', 9, 4, 1],
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

export const endings = [...won, ...oneManEach, ...fallenBack];
