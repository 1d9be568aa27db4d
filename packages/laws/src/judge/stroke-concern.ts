import type { StrokeConcern } from '../books/concerns.js';
import { MEN_PER_SIDE, type Queen } from '../vocabulary.js';
import type { CountedFacts } from './counted-facts.js';

/** Which row of the book's table of strokes this stroke is. */
export function strokeConcern(queenBefore: Queen, facts: CountedFacts): StrokeConcern {
  if (facts.beforePlay) return 'break-before-play';
  if (facts.queen) return queenPocketed(facts);
  return queenBefore === 'to-cover' ? covering(facts) : men(facts);
}

function men({ own, opponents, striker }: CountedFacts): StrokeConcern {
  if (own > 0 && opponents > 0) return striker ? 'own+opponents+striker' : 'own+opponents';
  if (own > 0) return striker ? 'own+striker' : 'own';
  if (opponents > 0) return striker ? 'opponents+striker' : 'opponents';
  return striker ? 'striker' : 'nothing';
}

function queenPocketed({ mine, own, striker }: CountedFacts): StrokeConcern {
  if (mine.owed > 0) return whileOwing(own, striker);
  if (own === 0) return queenAlone(mine.hasPocketed, mine.onBoard === MEN_PER_SIDE, striker);
  if (striker) return 'queen+own+striker';
  if (mine.onBoard < MEN_PER_SIDE) return 'queen+own';
  return own === 1 ? 'queen+one-of-nine' : 'queen+some-of-nine';
}

function queenAlone(hasPocketed: boolean, allNine: boolean, striker: boolean): StrokeConcern {
  if (!striker) return hasPocketed ? 'queen' : 'queen-too-early';
  if (!hasPocketed) return 'queen-too-early+striker';
  return allNine ? 'queen-with-all-nine+striker' : 'queen+striker';
}

function whileOwing(own: number, striker: boolean): StrokeConcern {
  if (!striker) return 'queen-while-owing';
  return own > 0 ? 'queen-while-owing+own+striker' : 'queen-while-owing+striker';
}

function covering({ own, opponents, striker }: CountedFacts): StrokeConcern {
  if (own > 0 && striker) return 'cover+striker';
  if (own > 0) return opponents > 0 ? 'cover+opponents' : 'cover';
  if (striker) return 'cover-missed+striker';
  return opponents > 0 ? 'cover-missed+opponents' : 'cover-missed';
}
