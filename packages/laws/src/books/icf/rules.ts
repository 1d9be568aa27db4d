import type { MatchFormat } from '../format.js';
import type { Rules } from '../rules.js';
import { endings } from './endings.js';
import { strokes } from './strokes.js';

const format: MatchFormat = {
  bestOf: { is: 3, laws: ['49a.iii', '138'] },
  target: { is: 25, laws: ['56a'] },
  boards: { is: 8, laws: ['56a', '56b'] },
  countedIn: { is: 'points', laws: ['56a'] },
  changeAfterGame: { is: false, laws: ['60a'] },
  changeInGame: { is: { games: 'every', afterBoard: 4, atPoints: 13 }, laws: ['60b', '60c'] },
};

export const rules: Rules = {
  disciplines: { is: ['singles', 'doubles'], laws: ['27', '28'] },
  queenPoints: { is: 3, laws: ['52b.i'] },
  queenCountsBelow: { is: 22, laws: ['54', '52b.i'] },
  boardCap: { is: 12, laws: ['55'] },
  breakChances: { is: 3, laws: ['45a'] },
  claims: { is: 'none', laws: [] },
  rotation: { is: 'right-hand', laws: ['49b'] },
  colours: { is: 'white-breaks', laws: ['43', '49a.i'] },
  breaks: { is: 'alternate', laws: ['49a.i', '49a.ii', '49a.iii', '42'] },
  toss: { is: ['side', 'break'], laws: ['39a', '39b', '39c', '39d'] },
  extraBoardToss: { is: 'break', laws: ['56b'] },
  trialBoards: { is: null, laws: ['trial'] },
  clocks: {
    strike: { is: 15, laws: ['50', '46', '124a', '124b'] },
    place: { is: 15, laws: ['88a'] },
    changeSides: { is: 120, laws: ['61'] },
    interval: { is: 600, laws: ['138'] },
  },
  match: {
    defaultStage: 'league',
    stages: { league: format, 'pre-quarter': format, quarter: format, semi: format, final: format },
  },
  strokes,
  endings,
  contacts: {
    'man-on-base-line': null,
    'own-last-touched-before-queen': null,
    'opponents-single-man-hit': null,
  },
  calls: {
    foul: ['64a'],
    'technical-foul': ['63a'],
    'technical-foul-off-turn': ['63b'],
    'turn-lost-while-covering': ['96'],
  },
  displacing: null,
  notes: {
    'break-again': ['45a'],
    'break-lost': ['45b'],
    'due-outstanding': ['72c'],
    'due-recovered': ['78a', '83'],
    'opponents-due-recovered': ['78a'],
    'placed-by-right-hand': ['78b.i'],
    'placed-by-striker': ['78b.ii'],
    'no-space': ['79a'],
    forgone: ['87a'],
    demanded: ['87b'],
    'opponents-man-ends-turn': null,
    overboard: ['65a'],
    'overboard-with-queen': ['65b'],
    'overboard-both-colours': ['65c'],
    'overboard-many': ['65d'],
    'striker-overboard': ['116'],
    unclaimed: null,
    'written-off': ['55'],
  },
};
