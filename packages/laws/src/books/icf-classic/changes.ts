import { by } from '../cited.js';
import type { MatchFormat } from '../format.js';
import type { Differences } from '../rules.js';
import { endings } from './endings.js';

/** Up to the pre-quarter-finals eight boards bind a game. */
const early: MatchFormat = {
  bestOf: { is: 3, laws: ['30'] },
  target: { is: 25, laws: ['29a'] },
  boards: { is: 8, laws: ['29a', '29b'] },
  countedIn: { is: 'points', laws: ['29a'] },
  changeAfterGame: { is: true, laws: ['31', '32'] },
  changeInGame: { is: { games: 'deciding', afterBoard: 4, atPoints: 13 }, laws: ['33a', '33c'] },
};

/** From the quarter-finals a game is to the points alone. */
const late: MatchFormat = {
  ...early,
  boards: { is: null, laws: ['29b'] },
  changeInGame: { is: { games: 'deciding', afterBoard: null, atPoints: 13 }, laws: ['33b', '33c'] },
};

/** A foul while the queen falls brings out what fell, and nothing more. */
const foulWithQueen = { laws: ['37b'], extra: 0 };

export const changes: Differences = {
  disciplines: { is: ['singles', 'doubles'], laws: ['1', '2'] },
  queenPoints: { is: 3, laws: ['25b.i'] },
  queenCountsBelow: { is: 22, laws: ['27', '25b.i'] },
  boardCap: { is: 12, laws: ['28'] },
  demands: { is: 'within-cap', laws: ['28', 'icf:87b'] },
  breakChances: { is: 3, laws: ['18a'] },
  rotation: { is: 'right-hand', laws: ['22b'] },
  colours: { is: 'white-breaks', laws: ['16', '22a.i'] },
  breaks: { is: 'alternate', laws: ['22a.i', '22a.ii', '22a.iii', '15'] },
  toss: { is: ['side', 'break'], laws: ['13a', '13b', '13c', '13d'] },
  extraBoardToss: { is: 'break', laws: ['29b'] },
  trialBoards: { is: 2, laws: ['trial'] },
  overlookedDues: { is: 'owed', laws: ['56'] },
  clocks: {
    strike: { is: 15, laws: ['23', '19'] },
    place: { is: 15, laws: ['61'] },
    changeSides: { is: 120, laws: ['34'] },
  },
  match: {
    defaultStage: 'league',
    stages: { league: early, 'pre-quarter': early, quarter: late, semi: late, final: late },
  },
  strokes: {
    nothing: by(['21'], ['37a']),
    striker: { proper: { laws: ['45a'] }, improper: { laws: ['45a'], extra: 1 } },
    own: by(['21'], ['50a']),
    'own+striker': { proper: { laws: ['46'] }, improper: { laws: ['50b'], extra: 1 } },
    opponents: by(['21'], ['49']),
    'opponents+striker': {
      proper: { laws: ['47'] },
      improper: { laws: ['49', '47'], extra: 1, reading: 'one-due-for-striker-and-foul' },
    },
    'own+opponents': by(['21'], ['49', '50a']),
    'own+opponents+striker': {
      proper: { laws: ['48'] },
      improper: { laws: ['50b', '49'], extra: 1, reading: 'one-due-for-striker-and-foul' },
    },
    queen: { proper: { laws: ['21', '65'] }, improper: { ...foulWithQueen, reading: 'foul-with-queen' } },
    'queen+own': { proper: { laws: ['70a'] }, improper: { ...foulWithQueen, reading: 'foul-with-queen' } },
    'queen+one-of-nine': {
      proper: { laws: ['70b'] },
      improper: { ...foulWithQueen, reading: 'foul-with-queen' },
    },
    'queen+some-of-nine': {
      proper: { laws: ['70b'] },
      improper: { ...foulWithQueen, reading: 'foul-with-queen' },
    },
    'queen+striker': by(['72a'], ['72b']),
    'queen+own+striker': by(['71a'], ['71b']),
    'queen-too-early': { proper: { laws: ['68a'] }, improper: { laws: ['68a', '37b'], extra: 0 } },
    'queen-too-early+striker': by(['68d'], ['72b']),
    'queen-while-owing': { proper: { laws: ['68b'] }, improper: { laws: ['68b', '37b'], extra: 0 } },
    'queen-with-all-nine+striker': by(['68d'], ['72b']),
    'queen-while-owing+striker': by(['68b', '68d'], ['68b', '72b']),
    'queen-while-owing+own+striker': by(['68b', '71a'], ['68b', '71b']),
    cover: by(['70', '21'], ['50a', '69']),
    'cover+opponents': by(['70', '21'], ['49', '50a', '69']),
    'cover+striker': by(['74a'], ['74b', '69']),
    'cover-missed': by(['69'], ['37a', '69']),
    'cover-missed+opponents': by(['69'], ['49', '69']),
    'cover-missed+striker': by(['73a'], ['73b']),
    'spoiled-break': by(['18c'], ['18c']),
    'break-before-play': {
      proper: { laws: ['20'], extra: 2 },
      improper: { laws: ['20'], extra: 2 },
    },
  },
  endings,
  calls: {
    foul: ['37a'],
    'technical-foul': ['36a'],
    'technical-foul-off-turn': ['36b'],
    'turn-lost-while-covering': ['69'],
  },
  notes: {
    'break-again': ['18a'],
    'break-lost': ['18b'],
    'due-outstanding': ['45b'],
    'due-recovered': ['51a', '56'],
    'opponents-due-recovered': ['51a'],
    'placed-by-right-hand': ['51b.i'],
    'placed-by-striker': ['51b.ii'],
    'no-space': ['52a'],
    forgone: ['60'],
    'opponents-due-forgone': ['60'],
    overboard: ['38a'],
    'overboard-with-queen': ['38b'],
    'overboard-both-colours': ['38c'],
    'overboard-many': ['38d'],
    'written-off': ['28'],
  },
  conduct: {
    'seats-kept': ['13d'],
    'wait-for-play': ['19'],
    'late-break': ['19'],
    'late-stroke': ['23'],
    'out-of-turn': ['24'],
    'queen-placing': ['66', '67'],
    'placed-outside': ['58'],
    'placed-on-centre': ['62b'],
    'placed-on-man': ['59'],
    'placed-as-shot': ['87'],
    'own-man-placed': ['55a'],
    'own-man-stands': ['55b'],
    'late-placing': ['61'],
    'late-forgoing': ['60'],
    'forgone-in-total': ['60'],
    'queen-overlooked': ['69'],
  },
  usualBreaches: {
    elbow: ['11a'],
    push: ['7'],
    finger: ['8'],
    'past-arrows': ['6'],
  },
  usualCalls: {
    foul: ['37a'],
    'technical-foul': ['36a'],
    'technical-foul-off-turn': ['36b'],
    'out-of-turn': ['24'],
    'leaves-seat': ['64'],
    'struck-too-soon': null,
    'placed-own-man': ['55a'],
    'placed-outside': ['58'],
    'placed-on-centre': ['62b'],
    'disturbed-in-placing': ['59'],
    powder: null,
    talks: null,
    distracts: null,
  },
};
