import type { FinishedBoard } from '@opencarrom/laws';
import { ENDINGS, type MatchResult, type Report, SIDES } from '../event/result.js';
import { among, line, listOf, object, orNull, pairOf, type ReadPart, recordOf, whole, yes } from './parts.js';
import { moment } from './read-moment.js';

const competitor = among(['A', 'B'] as const);

const counted = object({ winner: competitor, men: whole, queen: orNull(competitor) }, {});
const outright = object({ winner: competitor, points: whole }, {});
const givenUp = object({ winner: competitor, conceded: among(['game'] as const) }, {});

const board: ReadPart<FinishedBoard> = (value, path) => {
  const has = (field: string): boolean => typeof value === 'object' && value !== null && field in value;
  if (has('points')) return outright(value, path);
  return has('conceded') ? givenUp(value, path) : counted(value, path);
};

export const readReport: ReadPart<Report> = object(
  {},
  {
    score: pairOf(whole),
    games: listOf(pairOf(whole)),
    boards: listOf(board),
    first: competitor,
    tosses: recordOf(competitor),
    how: among(ENDINGS),
    winner: among([...SIDES, 'none'] as const),
    law: line,
    reason: line,
    protest: yes,
    umpire: line,
    signatures: listOf(line),
    started: moment,
    ended: moment,
    sent: object({ from: line, sequence: whole, hash: line }, {}),
  },
);

export const readResult: ReadPart<MatchResult> = object(
  { scores: pairOf(whole), winner: among([...SIDES, 'draw', 'none'] as const), how: among(ENDINGS) },
  { boards: pairOf(whole), games: pairOf(whole), rubbers: pairOf(whole), provisional: yes },
);
