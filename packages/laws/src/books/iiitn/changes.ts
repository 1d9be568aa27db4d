import { by, properBy } from '../cited.js';
import { atEveryStage, type MatchFormat } from '../format.js';
import type { Differences } from '../rules.js';

const format: MatchFormat = {
  bestOf: { is: 3, laws: ['icf:49a.iii', 'icf:138'] },
  target: { is: 21, laws: ['11'] },
  boards: { is: 8, laws: ['icf:56a', 'icf:56b'] },
  countedIn: { is: 'points', laws: ['icf:56a'] },
  changeAfterGame: { is: true, laws: ['15'] },
  changeInGame: { is: null, laws: ['15'] },
};

/** Sinking the opponent's last man costs the board and three points, whoever has the queen. */
const threePoints = (...laws: string[]) => ({
  laws,
  award: { points: 3 },
  reading: 'opponents-last-three-points',
});

const opponentsLast = (improper: string) => ({
  proper: threePoints('26'),
  improper: threePoints('26', improper),
});

const opponentsLastAndStriker = {
  proper: threePoints('26', 'icf:111a'),
  improper: threePoints('26', 'icf:111b'),
};

/** Own last man before the queen: three, and one for each man the winner still has. */
const ownLast = { points: 3, men: 'winners' } as const;

/** A pocketed striker always costs the turn. */
const strikerEndsTurn = (...laws: string[]) => ({ proper: { laws, turn: 'passes' } as const });

export const changes: Differences = {
  queenPoints: { is: 3, laws: ['10'] },
  queenCountsBelow: { is: 21, laws: ['10'] },
  breakChances: { is: 3, laws: ['28'] },
  colours: { is: 'swap-each-board', laws: ['16'] },
  toss: { is: ['colour'], laws: ['2'] },
  match: atEveryStage(format),
  teams: {
    size: { is: { players: 7, men: 5, women: 2 }, laws: ['3'] },
    matchesEach: { is: 1, laws: ['4'] },
  },
  strokes: {
    striker: by(['20'], ['20', 'icf:72b']),
    'own+striker': strikerEndsTurn('20'),
    opponents: properBy(['26']),
    'opponents+striker': properBy(['20', '26']),
    'own+opponents': { proper: { laws: ['26'], turn: 'passes', reading: 'opponents-man-ends-turn' } },
    'own+opponents+striker': strikerEndsTurn('20', '26'),
    queen: properBy(['7']),
    'queen+own': properBy(['22', '9']),
    'queen+one-of-nine': { proper: { laws: ['22', '9'], queen: 'covered', reading: 'queen-with-first-own' } },
    'queen+some-of-nine': properBy(['22', '9']),
    'queen+striker': strikerEndsTurn('20', 'icf:99a'),
    'queen+own+striker': strikerEndsTurn('20', 'icf:98a'),
    'queen-too-early': by(['7', 'icf:95a'], ['7', 'icf:95a', 'icf:64b']),
    'queen-too-early+striker': properBy(['20', '7', 'icf:95d']),
    'queen-with-all-nine+striker': properBy(['20', 'icf:95d']),
    cover: by(['7', 'icf:48'], ['icf:77a', '7']),
    'cover+opponents': by(['7', 'icf:48'], ['icf:76', 'icf:77a', '7']),
    'cover+striker': { proper: { laws: ['20', '7'], turn: 'passes', queen: 'returns' } },
    'cover-missed': by(['7'], ['icf:64a', '7']),
    'cover-missed+opponents': by(['7', '26'], ['icf:76', '7']),
    'cover-missed+striker': properBy(['20', '7']),
  },
  endings: {
    'finish-own-queen': properBy(['8', '10']),
    'finish-others-queen': properBy(['10', '8']),
    'finish-as-cover': properBy(['8', '7', '10']),
    'finish-with-queen': properBy(['22', '8', '10']),
    'own-last-before-queen': {
      proper: { laws: ['27'], award: ownLast },
      improper: { laws: ['27', 'icf:107b'], award: ownLast },
    },
    'own-last-before-queen+striker': {
      proper: { laws: ['27', 'icf:108a'], award: ownLast },
      improper: { laws: ['27', 'icf:108b'], award: ownLast },
    },
    'own-last-while-owing': { proper: { laws: ['27', 'icf:95b'], award: ownLast } },
    'both-last-before-queen': {
      proper: { laws: ['27', '26'], award: ownLast },
      improper: { laws: ['27', '26', 'icf:105b'], award: ownLast },
    },
    'both-last-before-queen+striker': {
      proper: { laws: ['27', '26', 'icf:108a'], award: ownLast },
      improper: { laws: ['27', '26', 'icf:108b'], award: ownLast },
    },
    'both-last-while-owing': {
      proper: { laws: ['27', '26', 'icf:95b'], award: ownLast },
      improper: { laws: ['27', '26', 'icf:95b'], award: ownLast },
    },
    'both-last-as-cover': { improper: threePoints('26', 'icf:102b') },
    'both-last-as-cover+striker': {
      proper: threePoints('26', 'icf:102a', 'icf:109a'),
      improper: threePoints('26', 'icf:102b', 'icf:109b'),
    },
    'both-last-with-queen': { improper: threePoints('26', 'icf:104b') },
    'both-last-with-queen+striker': {
      proper: threePoints('26', 'icf:109a'),
      improper: threePoints('26', 'icf:109b'),
    },
    'both-last-own-queen': { improper: threePoints('26', 'icf:110b', 'icf:77a') },
    'both-last-own-queen+striker': {
      proper: threePoints('26', 'icf:110a'),
      improper: threePoints('26', 'icf:110b'),
    },
    'both-last-others-queen': { improper: threePoints('26', 'icf:112b', 'icf:77a') },
    'both-last-others-queen+striker': {
      proper: threePoints('26', 'icf:112a'),
      improper: threePoints('26', 'icf:112b'),
    },
    'opponents-last-before-queen': opponentsLast('icf:106b'),
    'opponents-last-before-queen+striker': opponentsLastAndStriker,
    'opponents-last-while-covering': opponentsLast('icf:103b'),
    'opponents-last-while-covering+striker': opponentsLastAndStriker,
    'opponents-last-with-queen': opponentsLast('icf:103b'),
    'opponents-last-own-queen': opponentsLast('icf:76'),
    'opponents-last-own-queen+striker': opponentsLastAndStriker,
    'opponents-last-others-queen': opponentsLast('icf:76'),
    'opponents-last-others-queen+striker': opponentsLastAndStriker,
  },
  contacts: {
    'man-on-base-line': { laws: ['19'], makes: 'foul' },
    'own-last-touched-before-queen': { laws: ['25'], makes: 'penalty' },
  },
  notes: {
    'break-again': ['28'],
    'break-lost': ['28'],
    'due-outstanding': ['21'],
    'opponents-man-ends-turn': ['26'],
    overboard: ['23'],
  },
  conduct: {
    'striker-off-base-lines': ['12'],
    'striker-on-base-circle': ['12'],
    'striker-on-arrow': ['12'],
    'striker-on-man': ['14'],
    'queen-placing': ['icf:93', '24'],
  },
  usualBreaches: {
    push: ['17'],
    finger: null,
    'base-lines': ['12'],
    'base-circle': null,
    'past-arrows': null,
    thumbing: ['19'],
  },
  usualCalls: {
    foul: null,
    'technical-foul': null,
    'technical-foul-off-turn': null,
    'touches-men': ['14'],
    // One man, and nothing else: the stroke itself is judged by what fell, so it is no breach of it.
    'own-last-hit': ['25'],
    'struck-too-soon': null,
    'placed-own-man': null,
    'placed-outside': null,
    'placed-on-centre': null,
    'disturbed-in-placing': null,
    powder: null,
    talks: null,
  },
};
