import type { Award, BoardEnding, Citation, EndingConcern, EndingRule } from '../concerns.js';

/** The loser's men on the board. */
const men: Award = { men: 'losers' };
const menAndQueen: Award = { men: 'losers', queen: true };
/** The queen's points, or one where she no longer counts for the winner. */
const queenOrOne: Award = { queen: true, insteadOfQueen: 1 };
const one: Award = { points: 1 };

const strikerWins = (award: Award, laws: Citation, reading?: string): BoardEnding => ({
  laws,
  winner: 'striker',
  award,
  demand: 0,
  ...(reading ? { reading } : {}),
});

const opponentWins = (award: Award, demand: number, laws: Citation, reading?: string): BoardEnding => ({
  laws,
  winner: 'opponent',
  award,
  demand,
  ...(reading ? { reading } : {}),
});

/** A proper finish; an improper one brings the men back and the board goes on. */
const finish = (award: Award, laws: Citation): EndingRule => ({
  proper: strikerWins(award, laws),
  improper: null,
});

/** The opponent's board: an improper stroke lets them demand one point more. */
const lost = (award: Award, proper: Citation, improper: Citation, reading?: string): EndingRule => ({
  proper: opponentWins(award, 0, proper, reading),
  improper: opponentWins(award, 1, improper, reading),
});

/** The same with the striker pocketed: one more point again. */
const lostWithStriker = (
  award: Award,
  proper: Citation,
  improper: Citation,
  reading?: string,
): EndingRule => ({
  proper: opponentWins(award, 1, proper, reading),
  improper: opponentWins(award, 2, improper, reading),
});

/** The striker's board by a proper stroke, the opponent's by an improper one. */
const wonUnlessImproper = (
  award: Award,
  proper: BoardEnding,
  improper: Citation,
  reading?: string,
): EndingRule => ({
  proper,
  improper: opponentWins(award, 1, improper, reading),
});

/** The table of strokes that end the board. */
export const endings: Readonly<Record<EndingConcern, EndingRule>> = {
  'finish-own-queen': finish(menAndQueen, ['52', '53']),
  'finish-others-queen': finish(men, ['53', '52']),
  'finish-as-cover': finish(menAndQueen, ['52', '53', '97']),
  'finish-with-queen': finish(menAndQueen, ['97a', '52', '53']),

  'own-last-before-queen': lost(queenOrOne, ['107a'], ['107b']),
  'own-last-before-queen+striker': lostWithStriker(queenOrOne, ['108a'], ['108b']),

  'own-last-while-owing': {
    proper: opponentWins(queenOrOne, 0, ['107a', '95b'], 'queen-and-own-while-owing'),
    improper: null,
  },

  'both-last-before-queen': lost(queenOrOne, ['105a'], ['105b']),
  'both-last-before-queen+striker': lostWithStriker(
    queenOrOne,
    ['105a', '108a'],
    ['105b', '108b'],
    'both-last-and-striker-before-queen',
  ),
  'both-last-while-owing': lost(queenOrOne, ['105a', '95b'], ['105b', '95b'], 'queen-and-own-while-owing'),
  'both-last-as-cover': wonUnlessImproper(queenOrOne, strikerWins(queenOrOne, ['102a']), ['102b']),
  'both-last-as-cover+striker': lostWithStriker(
    queenOrOne,
    ['102a', '109a'],
    ['102b', '109b'],
    'both-last-and-striker-as-cover',
  ),
  'both-last-with-queen': wonUnlessImproper(queenOrOne, strikerWins(queenOrOne, ['104a']), ['104b']),
  'both-last-with-queen+striker': lostWithStriker(queenOrOne, ['109a'], ['109b']),
  'both-last-own-queen': wonUnlessImproper(
    one,
    strikerWins(queenOrOne, ['52a', '104a'], 'both-last-queen-covered'),
    ['110b', '77a'],
    'both-last-queen-covered-improper',
  ),
  'both-last-own-queen+striker': lostWithStriker(one, ['110a'], ['110b']),
  'both-last-others-queen': wonUnlessImproper(
    queenOrOne,
    strikerWins(one, ['52a', '53c'], 'both-last-queen-covered'),
    ['112b', '77a'],
    'both-last-queen-covered-improper',
  ),
  'both-last-others-queen+striker': lostWithStriker(queenOrOne, ['112a'], ['112b']),

  'opponents-last-before-queen': lost(menAndQueen, ['106a'], ['106b']),
  'opponents-last-before-queen+striker': lostWithStriker(menAndQueen, ['111a'], ['111b']),
  'opponents-last-while-covering': lost(menAndQueen, ['103a'], ['103b']),
  'opponents-last-while-covering+striker': lostWithStriker(
    menAndQueen,
    ['103a', '111a'],
    ['103b', '111b'],
    'opponents-last-and-striker',
  ),
  'opponents-last-with-queen': lost(menAndQueen, ['103a'], ['103b'], 'opponents-last-with-queen'),
  'opponents-last-own-queen': lost(men, ['52a', '53'], ['76', '52a', '53']),
  'opponents-last-own-queen+striker': lostWithStriker(
    men,
    ['74', '52a', '53'],
    ['76', '72b', '52a', '53'],
    'opponents-last-and-striker',
  ),
  'opponents-last-others-queen': lost(menAndQueen, ['52a', '53'], ['76', '52a', '53']),
  'opponents-last-others-queen+striker': lostWithStriker(
    menAndQueen,
    ['74', '52a', '53'],
    ['76', '72b', '52a', '53'],
    'opponents-last-and-striker',
  ),

  'one-man-each-before-queen': { proper: null, improper: null },
};
