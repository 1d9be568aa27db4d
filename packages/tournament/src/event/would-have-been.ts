import { refusalOrGave } from './decide/decide.js';
import { emptyLog, evolveEvent, type LoggedEvent, standingLines } from './evolve.js';
import type { BroughtBy, EventLine } from './happening.js';
import type { MatchResult } from './result.js';
import type { DrawnMatch, EventState } from './state.js';

/** A draw that would come out otherwise by the results as they are now. */
export interface OtherDraw {
  /** The line that drew it. */
  readonly seq: number;
  readonly stage: number;
  readonly round: number;
  /** Who met whom. */
  readonly stands: readonly Meeting[];
  /** Who would have; null where there would have been no such draw. */
  readonly would: readonly Meeting[] | null;
}

/** A stage into which others would have come. */
export interface OtherStart {
  readonly seq: number;
  readonly stage: number;
  readonly stands: readonly number[];
  readonly would: readonly number[] | null;
}

interface Meeting {
  readonly a: number;
  readonly b: number | null;
}

export interface OtherCourse {
  readonly draws: readonly OtherDraw[];
  readonly starts: readonly OtherStart[];
}

/**
 * What the draws would have been had every result been known as it stands now. Pairings are kept when an old score is
 * corrected, for people have played them: this says what they were played instead of.
 */
export function wouldHaveBeen({ happenings, state }: LoggedEvent): OtherCourse {
  const now = resultsOf(state);
  const draws: OtherDraw[] = [];
  const starts: OtherStart[] = [];
  let log = emptyLog;
  for (const line of standingLines(happenings)) {
    if (line.act.type === 'pair') draws.push(...otherDraw(knowing(log, now), line));
    if (line.act.type === 'go-on') starts.push(...otherStart(knowing(log, now), line));
    log = evolveEvent(log, line);
  }
  return { draws, starts };
}

type Results = ReadonlyMap<number, MatchResult>;

/** What is known now of every match. */
function resultsOf({ stages }: EventState): Results {
  const known = new Map<number, MatchResult>();
  for (const { number, result } of stages.flatMap(({ matches }) => matches))
    if (result) known.set(number, result);
  return known;
}

/** An event as it was, had each result that it had been the one that is known now. */
function knowing({ happenings, state }: LoggedEvent, now: Results): LoggedEvent {
  const told = (match: DrawnMatch): DrawnMatch =>
    match.result ? { ...match, result: now.get(match.number) ?? match.result } : match;
  const stages = state.stages.map((stage) => ({ ...stage, matches: stage.matches.map(told) }));
  return { happenings, state: { ...state, stages } };
}

function otherDraw(log: LoggedEvent, { seq, act, gave }: EventLine): readonly OtherDraw[] {
  const { matches } = gave as BroughtBy<'pair'>;
  const stands = meetings(matches);
  const again = refusalOrGave(log, act);
  const would = 'gave' in again ? meetings((again.gave as BroughtBy<'pair'>).matches) : null;
  if (would && isSame(stands, would)) return [];
  const stage = Math.max(1, log.state.stages.length);
  return [{ seq, stage, round: matches[0]?.round ?? 0, stands, would }];
}

function otherStart(log: LoggedEvent, { seq, act, gave }: EventLine): readonly OtherStart[] {
  const stands = (gave as BroughtBy<'go-on'>).entrants;
  const again = refusalOrGave(log, act);
  const would = 'gave' in again ? (again.gave as BroughtBy<'go-on'>).entrants : null;
  return would?.join() === stands.join() ? [] : [{ seq, stage: log.state.stages.length + 1, stands, would }];
}

const meetings = (matches: readonly Meeting[]): readonly Meeting[] => matches.map(({ a, b }) => ({ a, b }));

/** The same people meet, at whatever table and whoever is named first. */
function isSame(one: readonly Meeting[], other: readonly Meeting[]): boolean {
  const names = (list: readonly Meeting[]): readonly string[] =>
    list.map(({ a, b }) => [a, b ?? 0].sort((x, y) => x - y).join(' ')).sort();
  return names(one).join() === names(other).join();
}
