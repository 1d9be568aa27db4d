import { type Book, bookOf, citationOf, formatOf, type MatchFormat, type Stage } from '@opencarrom/laws';
import {
  type CountedReport,
  countBoards,
  countGames,
  countScore,
  majorityOf,
  notWhole,
  type Tallied,
} from './count-report.js';
import type { MatchRules } from './format.js';
import type { ReportFault } from './report-fault.js';
import type { Both, HowEnded, MatchResult, MatchSide, Report } from './result.js';

/** By what a report of one match is judged. */
export interface MatchTerms {
  readonly rules: MatchRules;
  /** What the match is to the laws. */
  readonly stage: Stage;
  readonly drawsAllowed: boolean;
  /** What a match that was not played counts for who has it. */
  readonly phantomScore: number;
}

export type Judged = { readonly result: MatchResult } | { readonly refused: ReportFault };

interface Judging extends MatchTerms {
  readonly book: Book;
  readonly format: MatchFormat;
}

const refused = (fault: ReportFault): { readonly refused: ReportFault } => ({ refused: fault });

/** What a match came to, by what its board handed in; or why that cannot be. */
export function judgeReport(terms: MatchTerms, report: Report): Judged {
  const book = bookOf(terms.rules.rulebook);
  const format = formatOf(book, terms.stage);
  if (!format)
    return refused({ why: 'no-such-stage', path: '', stage: terms.stage, rulebook: terms.rules.rulebook });
  const judging = { ...terms, book, format };
  const how = report.how ?? 'played';
  const fault = endingFault(judging, report, how);
  if (fault) return refused(fault);
  const given = countedIn(judging, report);
  if (given && 'refused' in given) return given;
  const judged = given ? counted(judging, report, how, given.tallied) : uncounted(judging, report, how);
  if ('refused' in judged || !report.protest) return judged;
  return { result: { ...judged.result, provisional: true } };
}

/** Who may be named as winner, and must be, by how a match ended. */
const WINNERS: Readonly<Record<HowEnded, 'may-be-told' | 'a-side' | 'anybody' | 'nobody'>> = {
  played: 'may-be-told',
  time: 'may-be-told',
  conceded: 'a-side',
  awarded: 'a-side',
  'walked-over': 'anybody',
  abandoned: 'nobody',
};
const WITH_REASON: readonly HowEnded[] = ['awarded', 'abandoned'];

/** What its ending asks of a report: a winner, a reason, a law that the book has. */
function endingFault({ rules, book }: Judging, report: Report, how: HowEnded): ReportFault | null {
  const { winner, reason, law } = report;
  const named = WINNERS[how];
  if (how === 'time' && rules.minutes === null) return { why: 'no-time-limit', path: 'how' };
  if (named === 'nobody' && winner !== undefined && winner !== 'none')
    return { why: 'winner-not-told', path: 'winner', how };
  if (named === 'a-side' && (winner === undefined || winner === 'none'))
    return { why: 'winner-missing', path: 'winner', how };
  if (named === 'anybody' && winner === undefined) return { why: 'winner-missing', path: 'winner', how };
  if (WITH_REASON.includes(how) && !reason?.trim()) return { why: 'reason-missing', path: 'reason', how };
  if (law !== undefined && citationOf(book, law) === null)
    return { why: 'no-such-law', path: 'law', law, rulebook: book.id };
  return null;
}

const GIVEN = ['score', 'games', 'boards'] as const;

/** What the report says was played, counted; null where it says nothing of it. */
function countedIn(judging: Judging, report: Report): CountedReport | null {
  const given = GIVEN.filter((each) => report[each] !== undefined);
  const [one, other] = given;
  if (one === undefined) return null;
  if (other !== undefined) return refused({ why: 'reported-twice', path: other, given });
  const { rules, format } = judging;
  const told = {
    said: report.winner === 'none' ? null : (report.winner ?? null),
    brokenOff: (report.how ?? 'played') !== 'played',
  };
  const otherwise = refused({ why: 'counted-otherwise', path: one, wanted: rules.counted, given: one });
  if (report.score) {
    const fault = notWhole(report.score, 'score');
    if (fault) return refused(fault);
    if (rules.counted === 'score') return countScore(report.score, rules.mostScore);
    // The points of a match of one game are that game's, and so are those of one that did not get further.
    return format.bestOf.is === 1 || told.brokenOff
      ? countGames(judging, { ...told, games: [report.score], pathOf: () => 'score' })
      : otherwise;
  }
  if (rules.counted === 'score') return otherwise;
  return report.games
    ? countGames(judging, { ...told, games: report.games, pathOf: (game) => `games[${game}]` })
    : countBoards(judging, report);
}

/** A match of which something was played. */
function counted(judging: Judging, report: Report, how: HowEnded, tallied: Tallied): Judged {
  const { scores, ahead, next, games, boards } = tallied;
  const ended = (winner: MatchResult['winner']): Judged => ({
    result: { scores, winner, how, ...(boards && { boards }), ...(games && { games }) },
  });
  if (how === 'walked-over') return refused({ why: 'unplayed-score', path: pathOf(report) });
  if (how === 'abandoned') return ended('none');
  if (how !== 'played' && how !== 'time') return ended(report.winner as MatchSide);
  if (scores[0] === 0 && scores[1] === 0) return refused({ why: 'not-played', path: pathOf(report) });
  if (next && how === 'played') return refused({ why: 'unfinished', path: pathOf(report), ...next });
  if (report.winner !== undefined && report.winner !== ahead)
    return refused({ why: 'winner-disagrees', path: 'winner', won: ahead, given: report.winner });
  if (ahead) return ended(ahead);
  return judging.drawsAllowed
    ? ended('draw')
    : refused({ why: 'draw-not-allowed', path: pathOf(report), score: scores });
}

const pathOf = (report: Report): string => GIVEN.find((each) => report[each] !== undefined) ?? '';

/** A match of which nothing is told but its end: who has it, has it at the phantom's score. */
function uncounted(judging: Judging, { winner }: Report, how: HowEnded): Judged {
  const { rules, format, phantomScore } = judging;
  if (how === 'played' || how === 'time')
    return refused({ why: 'nothing-reported', path: '', wanted: rules.counted });
  if (how === 'abandoned' || winner === undefined || winner === 'none')
    return { result: { scores: [0, 0], winner: 'none', how } };
  const toWinner = (what: number): Both => (winner === 'a' ? [what, 0] : [0, what]);
  const games = rules.counted === 'score' ? {} : { games: toWinner(majorityOf(format)) };
  return { result: { scores: toWinner(phantomScore), winner, how, ...games } };
}
