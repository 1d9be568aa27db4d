import { by, properBy } from '../cited.js';
import type { Citation, DoubleFine, StrokeConsequence } from '../concerns.js';
import type { MatchFormat } from '../format.js';
import type { Differences } from '../rules.js';

/** One game of so many boards, or to so many points. */
const format = (boards: MatchFormat['boards'], target: MatchFormat['target']): MatchFormat => ({
  bestOf: { is: 1, laws: target.laws },
  target,
  boards,
  countedIn: { is: 'points', laws: ['P.knockout4'] },
  changeAfterGame: { is: false, laws: ['icf:60a'] },
  changeInGame: { is: { games: 'every', afterBoard: 4, atPoints: 13 }, laws: ['icf:60b', 'icf:60c'] },
});

const league: MatchFormat = {
  ...format({ is: 3, laws: ['P.league1'] }, { is: null, laws: ['P.league1', 'P.league2'] }),
  countedIn: { is: 'boards', laws: ['P.league1'] },
};
const quarter = format({ is: 4, laws: ['P.knockout2'] }, { is: 29, laws: ['P.knockout2'] });
const semi = format({ is: 6, laws: ['P.knockout3'] }, { is: 29, laws: ['P.knockout3'] });
const final = format({ is: null, laws: ['P.final1'] }, { is: 29, laws: ['P.final2'] });

/**
 * The striker with a man of one's own: bring the men back with one more and strike again, or leave
 * them down, give one, and give up the turn.
 */
function doubleFine(
  laws: Citation,
  queen: { kept: StrokeConsequence['queen']; lost: StrokeConsequence['queen'] },
): DoubleFine {
  const fine = { laws, extra: 1 };
  return {
    laws,
    choice: {
      'keep-turn': { ...fine, own: 'return', queen: queen.kept, turn: 'continues' },
      'lose-turn': { ...fine, own: 'stay', queen: queen.lost, turn: 'passes' },
    },
  };
}

const noQueen = { kept: 'as-she-is', lost: 'as-she-is' } as const;
const queenBack = { kept: 'returns', lost: 'returns' } as const;

const sixPoints = { points: 1, queen: true } as const;

export const changes: Differences = {
  disciplines: { is: ['doubles'], laws: ['T1', 'H6'] },
  queenPoints: { is: 5, laws: ['P.calc2'] },
  queenCountsBelow: { is: 25, laws: ['P.knockout5'] },
  boardCap: { is: 14, laws: ['P.calc1', 'P.calc2', 'icf:55'] },
  demands: { is: 'within-cap', laws: ['P.calc1', 'P.calc2', 'icf:55', 'icf:87b'] },
  claims: { is: 'fouls-and-dues', laws: ['F8'] },
  rotation: { is: 'clockwise', laws: ['H6'] },
  toss: { is: ['side', 'break'], laws: ['T1', 'T2'] },
  warnings: { is: 2, laws: ['G7', 'icf:143h', 'icf:129'] },
  match: { defaultStage: 'league', stages: { league, quarter, semi, final } },
  strokes: {
    'own+striker': { proper: doubleFine(['F6'], noQueen) },
    'own+opponents+striker': { proper: doubleFine(['F6'], noQueen) },
    'queen+own': properBy(['Q9']),
    'queen+one-of-nine': { proper: { laws: ['Q9'], queen: 'covered', reading: 'queen-with-first-own' } },
    'queen+some-of-nine': properBy(['Q9']),
    'queen+striker': { proper: doubleFine(['Q2', 'F6'], queenBack) },
    'queen+own+striker': { proper: doubleFine(['Q2', 'F6'], queenBack) },
    'queen-too-early': { proper: { laws: ['Q8'] }, improper: { laws: ['Q8', 'icf:64b'] } },
    'queen-too-early+striker': properBy(['Q8', 'Q2']),
    'queen-with-all-nine+striker': { proper: doubleFine(['Q2', 'F6'], queenBack) },
    'cover+striker': { proper: doubleFine(['Q7', 'F6'], { kept: 'as-she-is', lost: 'returns' }) },
    cover: { improper: { laws: ['icf:77a', 'Q5'] } },
    'cover+opponents': { improper: { laws: ['icf:76', 'icf:77a', 'Q5'] } },
    'cover-missed': by(['Q5'], ['icf:64a', 'Q5']),
    'cover-missed+opponents': by(['Q5'], ['icf:76', 'Q5']),
    'cover-missed+striker': properBy(['Q6']),
  },
  endings: {
    'finish-own-queen': properBy(['P.calc1', 'P.calc2', 'icf:52a']),
    'finish-others-queen': properBy(['P.calc1', 'icf:52a', 'icf:53c']),
    'finish-as-cover': properBy(['P.calc1', 'P.calc2', 'icf:52a']),
    'finish-with-queen': properBy(['Q9', 'P.calc1', 'P.calc2', 'icf:52a']),
    'both-last-as-cover': properBy(['G8', 'icf:102a']),
    'both-last-with-queen': properBy(['G8', 'Q9', 'icf:104a']),
    'both-last-own-queen': { proper: { laws: ['G8'] } },
    'both-last-others-queen': { proper: { laws: ['G8'] } },
    'one-man-each-before-queen': {
      proper: { laws: ['Q10'], winner: 'opponent', award: sixPoints, demand: 0, reading: 'six-points' },
      improper: { laws: ['Q10'], winner: 'opponent', award: sixPoints, demand: 0, reading: 'six-points' },
    },
  },
  contacts: {
    'man-on-base-line': { laws: ['H1'], makes: 'foul' },
    'opponents-single-man-hit': { laws: ['F9'], makes: 'foul' },
  },
  displacing: { is: sixPoints, laws: ['S5'] },
  notes: {
    'due-outstanding': ['F5'],
    'due-recovered': ['F5', 'icf:78a', 'icf:83'],
    'opponents-due-recovered': ['F5', 'icf:78a'],
    overboard: ['Q3'],
    'overboard-with-queen': ['Q4'],
    unclaimed: ['F8'],
  },
  conduct: {
    'seats-kept': ['T2'],
    'striker-off-base-lines': ['G1'],
    'striker-on-base-circle': ['G2'],
    'striker-on-arrow': ['G2'],
    'striker-on-man': ['F4'],
    'placed-on-man': ['F7'],
    // The law it repeats can be called too, and asks for the same.
    warned: ['G7', 'icf:143h'],
  },
  usualBreaches: {
    elbow: ['H4'],
    push: ['H2'],
    finger: null,
    'base-lines': ['G1'],
    'base-circle': ['G2'],
    'past-arrows': null,
    thumbing: ['H1'],
    'last-man-hit': ['F9'],
  },
  usualCalls: {
    foul: null,
    'technical-foul': null,
    'technical-foul-off-turn': null,
    'touches-men': ['F4'],
    'jolts-board': null,
    'upsets-board': ['S5'],
    'stops-piece': ['G5'],
    'struck-too-soon': ['G4'],
    'placed-own-man': null,
    'placed-outside': null,
    'placed-on-centre': null,
    'disturbed-in-placing': ['F7'],
    powder: null,
    talks: ['G3'],
    distracts: null,
    'no-room-to-strike': null,
  },
};
