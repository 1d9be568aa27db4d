import type { Citation, StrokeConcern, StrokeConsequence, StrokeRule } from '../concerns.js';

/** Own men stay, nothing more comes out, the queen is as she was. */
const plain = (
  turn: StrokeConsequence['turn'],
  laws: Citation,
  change: Partial<StrokeConsequence> = {},
): StrokeConsequence => ({
  laws,
  own: 'stay',
  extra: 0,
  queen: 'as-she-is',
  turn,
  ...change,
});

const continues = (laws: Citation, change?: Partial<StrokeConsequence>) => plain('continues', laws, change);
const passes = (laws: Citation, change?: Partial<StrokeConsequence>) => plain('passes', laws, change);

/** Own men come back with `extra` more, and the turn is lost: every improper stroke. */
const foul = (extra: number, laws: Citation, change: Partial<StrokeConsequence> = {}): StrokeConsequence =>
  passes(laws, { own: 'return', extra, ...change });

/** The same, the queen coming back too. */
const foulWithQueen = (extra: number, laws: Citation): StrokeConsequence =>
  foul(extra, laws, { queen: 'returns' });

/** The table of strokes that do not end the board. */
export const strokes: Readonly<Record<StrokeConcern, StrokeRule>> = {
  nothing: { proper: passes(['48']), improper: foul(1, ['64a']) },
  striker: { proper: passes(['72a'], { extra: 1 }), improper: foul(2, ['72b']) },
  own: { proper: continues(['48']), improper: foul(1, ['77a']) },
  'own+striker': {
    proper: continues(['73'], { own: 'return', extra: 1 }),
    improper: foul(2, ['77b']),
  },
  opponents: { proper: passes(['48', '125']), improper: foul(1, ['76']) },
  'opponents+striker': { proper: passes(['74'], { extra: 1 }), improper: foul(2, ['76', '72b']) },
  'own+opponents': { proper: continues(['48']), improper: foul(1, ['76', '77a']) },
  'own+opponents+striker': {
    proper: continues(['75'], { own: 'return', extra: 1 }),
    improper: foul(2, ['77b']),
  },

  queen: { proper: continues(['48', '92'], { queen: 'to-cover' }), improper: foulWithQueen(1, ['64b']) },
  'queen+own': { proper: continues(['97a'], { queen: 'covered' }), improper: foulWithQueen(1, ['64b']) },
  'queen+one-of-nine': {
    proper: continues(['97b'], { queen: 'to-cover' }),
    improper: foulWithQueen(1, ['64b']),
  },
  'queen+some-of-nine': {
    proper: continues(['97b'], { queen: 'covered' }),
    improper: foulWithQueen(1, ['64b']),
  },
  'queen+striker': {
    proper: continues(['99a'], { queen: 'returns', extra: 1 }),
    improper: foulWithQueen(2, ['99b']),
  },
  'queen+own+striker': {
    proper: continues(['98a'], { queen: 'returns', own: 'return', extra: 1 }),
    improper: foulWithQueen(2, ['98b']),
  },
  'queen-too-early': {
    proper: passes(['95a'], { queen: 'returns' }),
    improper: foulWithQueen(1, ['95a', '64b']),
  },
  'queen-too-early+striker': {
    proper: passes(['95d'], { queen: 'returns', extra: 1 }),
    improper: foulWithQueen(2, ['99b']),
  },
  // All nine on the board bar her, with the striker, even from a player who has pocketed before.
  'queen-with-all-nine+striker': {
    proper: passes(['95d'], { queen: 'returns', extra: 1 }),
    improper: foulWithQueen(2, ['99b']),
  },
  'queen-while-owing': {
    proper: passes(['95b'], { queen: 'returns', reading: 'queen-and-own-while-owing' }),
    improper: foulWithQueen(1, ['95b', '64b']),
  },
  'queen-while-owing+striker': {
    proper: passes(['95b', '95d'], {
      queen: 'returns',
      extra: 1,
      reading: 'queen-and-striker-while-owing',
    }),
    improper: foulWithQueen(2, ['95b', '99b']),
  },
  'queen-while-owing+own+striker': {
    proper: passes(['95b', '98a'], {
      queen: 'returns',
      own: 'return',
      extra: 1,
      reading: 'queen-and-striker-while-owing',
    }),
    improper: foulWithQueen(2, ['95b', '98b']),
  },

  cover: {
    proper: continues(['97', '48'], { queen: 'covered' }),
    improper: foulWithQueen(1, ['77a', '96']),
  },
  'cover+opponents': {
    proper: continues(['97', '48'], { queen: 'covered' }),
    improper: foulWithQueen(1, ['76', '77a', '96']),
  },
  'cover+striker': {
    proper: continues(['101a'], { own: 'return', extra: 1 }),
    improper: foulWithQueen(2, ['101b']),
  },
  'cover-missed': {
    proper: passes(['96'], { queen: 'returns' }),
    improper: foulWithQueen(1, ['64a', '96']),
  },
  'cover-missed+opponents': {
    proper: passes(['96'], { queen: 'returns' }),
    improper: foulWithQueen(1, ['76', '96']),
  },
  'cover-missed+striker': {
    proper: passes(['100a'], { queen: 'returns', extra: 1 }),
    improper: foulWithQueen(2, ['100b']),
  },

  'spoiled-break': {
    proper: passes(['45c']),
    improper: foul(0, ['45c'], { queen: 'returns', reading: 'improper-break' }),
  },
  'break-before-play': { proper: foulWithQueen(1, ['47']), improper: foulWithQueen(1, ['47']) },
};
