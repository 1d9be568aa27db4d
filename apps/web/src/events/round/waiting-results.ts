import type { WaitingResult } from '@opencarrom/protocol';
import {
  decideEvent,
  type EventAct,
  type EventRefusal,
  type LoggedEvent,
  type MatchResult,
  matchOf,
  type Report,
} from '@opencarrom/tournament';

/** Results that wait of one match, or of one rubber of a tie, beside what counts there now. */
export interface WaitingFor {
  /** Left out: the match is no tie. */
  readonly rubber?: number;
  readonly counts: MatchResult | null;
  /** What the one that counts was handed in as. */
  readonly report: Report | null;
  readonly results: readonly WaitingResult[];
}

type OfMatch = Pick<WaitingResult, 'match' | 'rubber'>;

function countsNow({ state }: LoggedEvent, { match: number, rubber }: OfMatch) {
  const match = matchOf(state, number)?.match;
  const found = rubber === undefined ? match : match?.tie?.rubbers[rubber - 1];
  return { counts: found?.result ?? null, report: found?.report ?? null };
}

/** What waits of a match, rubber by rubber in a tie. */
export function waitingIn(
  logged: LoggedEvent,
  number: number,
  all: readonly WaitingResult[],
): readonly WaitingFor[] {
  const own = all.filter(({ match }) => match === number);
  const rubbers = [...new Set(own.map(({ rubber }) => rubber))].sort(
    (one, other) => (one ?? 0) - (other ?? 0),
  );
  return rubbers.map((rubber) => ({
    ...(rubber === undefined ? {} : { rubber }),
    ...countsNow(logged, { match: number, ...(rubber === undefined ? {} : { rubber }) }),
    results: own.filter((each) => each.rubber === rubber),
  }));
}

const AT = '2026-01-01T00:00Z';

/** What a report comes to; null where the event cannot say. */
export function wouldCount(
  logged: LoggedEvent,
  { match, rubber, report }: WaitingResult,
): MatchResult | null {
  const { counts } = countsNow(logged, { match, ...(rubber === undefined ? {} : { rubber }) });
  const act: EventAct = counts
    ? { ...correcting(match, rubber), report, reason: '…' }
    : { ...reporting(match, rubber), report };
  const decided = decideEvent(logged, { at: AT, act });
  const gave = 'ok' in decided ? decided.ok.gave : undefined;
  if (!gave || !('result' in gave)) return null;
  return 'rubber' in gave ? gave.rubber : gave.result;
}

/**
 * What the event itself says against it, where that is still why it waits. Null: it waits for another reason, which the
 * server has told: that nobody signed it, say, is not to be hidden by what the event would say besides.
 */
export function stillRefused(
  logged: LoggedEvent,
  { match, rubber, report, why }: WaitingResult,
): EventRefusal | null {
  const decided = decideEvent(logged, { at: AT, act: { ...reporting(match, rubber), report } });
  if (!('refused' in decided)) return null;
  const { refused } = decided;
  const is = refused.why === 'report' || refused.why === 'tie' ? refused.fault.why : refused.why;
  return is === why ? refused : null;
}

const reporting = (match: number, rubber: number | undefined) =>
  rubber === undefined ? ({ type: 'report', match } as const) : ({ type: 'rubber', match, rubber } as const);

const correcting = (match: number, rubber: number | undefined) =>
  rubber === undefined
    ? ({ type: 'correct', match } as const)
    : ({ type: 'correct-rubber', match, rubber } as const);
