import type {
  DrawnMatch,
  EventAct,
  EventRefusal,
  HowEnded,
  MatchRules,
  MatchSide,
  Report,
} from '@opencarrom/tournament';
import { readTyped } from './typed-result.js';

/** A result while it is typed. */
export interface Typing {
  readonly text: string;
  readonly how: HowEnded;
  readonly winner: MatchSide | 'none' | null;
  readonly law: string;
  readonly reason: string;
  readonly protest: boolean;
  /** Why it is corrected, where there is a result already. */
  readonly because: string;
}

/** Which field something is wrong with. */
export type TypedField = 'text' | 'winner' | 'law' | 'reason' | 'because' | 'how';

/** Endings that name who has the match. */
const WITH_WINNER: readonly HowEnded[] = ['conceded', 'awarded', 'walked-over'];
const WITH_LAW: readonly HowEnded[] = ['awarded'];
const WITHOUT_SCORE: readonly HowEnded[] = ['walked-over'];
const WITH_REASON: readonly HowEnded[] = ['awarded', 'abandoned', 'walked-over', 'conceded'];

export const asksFor = (how: HowEnded, what: 'winner' | 'law' | 'score' | 'reason'): boolean => {
  if (what === 'score') return !WITHOUT_SCORE.includes(how);
  return { winner: WITH_WINNER, law: WITH_LAW, reason: WITH_REASON }[what].includes(how);
};

/** The report that was typed; null where its score cannot be read. Nothing typed is no score. */
export function reportFrom(
  typing: Typing,
  counted: MatchRules['counted'],
  had: Report | null,
): Report | null {
  const { how, winner, law, reason, protest } = typing;
  const isPlayed = asksFor(how, 'score') && typing.text.trim() !== '';
  const read = isPlayed ? readTyped(typing.text, counted) : {};
  if (!read) return null;
  return {
    ...read,
    ...(how === 'played' ? {} : { how }),
    ...(asksFor(how, 'winner') && winner ? { winner } : {}),
    ...(asksFor(how, 'law') && law.trim() ? { law: law.trim() } : {}),
    ...(asksFor(how, 'reason') && reason.trim() ? { reason: reason.trim() } : {}),
    ...(protest ? { protest: true as const } : {}),
    ...(had?.umpire === undefined ? {} : { umpire: had.umpire }),
    ...(had?.started === undefined ? {} : { started: had.started }),
    ...(had?.ended === undefined ? {} : { ended: had.ended }),
  };
}

/** What saving it does to the event. */
export function actFrom(match: DrawnMatch, rubber: number | null, report: Report, because: string): EventAct {
  const of = { match: match.number, report };
  if (rubber !== null)
    return match.tie?.rubbers[rubber - 1]?.result
      ? { type: 'correct-rubber', ...of, rubber, reason: because.trim() }
      : { type: 'rubber', ...of, rubber };
  if (match.result) return { type: 'correct', ...of, reason: because.trim() };
  if (report.how !== 'walked-over' || report.winner === undefined) return { type: 'report', ...of };
  const against = report.winner === 'none' ? 'both' : report.winner === 'a' ? 'b' : 'a';
  const { reason } = report;
  return { type: 'walk-over', match: match.number, against, ...(reason === undefined ? {} : { reason }) };
}

/** At which field a refusal is shown; null: it is about the whole. */
export function fieldOf(refusal: EventRefusal): TypedField | null {
  if (refusal.why === 'reason-needed') return 'because';
  if (refusal.why !== 'report') return null;
  const { path } = refusal.fault;
  if (path === 'winner' || path === 'law' || path === 'reason' || path === 'how') return path;
  return 'text';
}
