import { refusalOrGave } from './decide/decide.js';
import { type EventLog, emptyLog, evolve, standingLines } from './evolve.js';
import type { BroughtBy, Happening } from './happening.js';
import type { Report, Result } from './result.js';

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

export interface Meeting {
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
export function wouldHaveBeen({ happenings }: EventLog): OtherCourse {
  const lines = standingLines(happenings);
  const now = lastWords(lines);
  const draws: OtherDraw[] = [];
  const starts: OtherStart[] = [];
  let log = emptyLog;
  for (const line of lines) {
    if (isCorrection(line)) continue;
    if (line.act.type === 'pair') draws.push(...otherDraw(log, line));
    if (line.act.type === 'go-on') starts.push(...otherStart(log, line));
    log = evolve(log, asNow(line, now));
  }
  return { draws, starts };
}

const isCorrection = ({ act }: Happening): boolean => act.type === 'correct' || act.type === 'correct-rubber';

interface LastWord {
  /** Null where a rubber was corrected, and its tie had no report of its own. */
  readonly report: Report | null;
  readonly result: Result | null;
}

/** What was said last of each match. */
function lastWords(lines: readonly Happening[]): ReadonlyMap<number, LastWord> {
  const said = new Map<number, LastWord>();
  for (const { act, gave } of lines)
    if (act.type === 'correct' || act.type === 'report')
      said.set(act.match, { report: act.report, result: (gave as BroughtBy<'report'>).result });
    else if (act.type === 'correct-rubber' || act.type === 'rubber')
      said.set(act.match, { report: null, result: (gave as BroughtBy<'rubber'>).result });
  return said;
}

function asNow(line: Happening, now: ReadonlyMap<number, LastWord>): Happening {
  const { act } = line;
  if (act.type === 'pair')
    return { ...line, gave: withNow(line.gave as BroughtBy<'pair'>, now) } as Happening;
  const said = 'match' in act ? now.get(act.match) : undefined;
  const brought = line.gave && 'result' in line.gave ? line.gave.result : null;
  if (!said || !brought) return line;
  // The line that ended the match ends it as is known now.
  const as = act.type === 'report' && said.report ? { ...act, report: said.report } : act;
  return { ...line, act: as, gave: { ...line.gave, result: said.result } } as Happening;
}

/** A match that was walked over when it was drawn may have been played after all. */
const withNow = (drawn: BroughtBy<'pair'>, now: ReadonlyMap<number, LastWord>): BroughtBy<'pair'> => ({
  ...drawn,
  matches: drawn.matches.map((match) =>
    match.result ? { ...match, result: now.get(match.number)?.result ?? match.result } : match,
  ),
});

function otherDraw(log: EventLog, { seq, act, gave }: Happening): readonly OtherDraw[] {
  const { matches } = gave as BroughtBy<'pair'>;
  const stands = meetings(matches);
  const again = refusalOrGave(log, act);
  const would = 'gave' in again ? meetings((again.gave as BroughtBy<'pair'>).matches) : null;
  if (would && isSame(stands, would)) return [];
  const stage = Math.max(1, log.state.stages.length);
  return [{ seq, stage, round: matches[0]?.round ?? 0, stands, would }];
}

function otherStart(log: EventLog, { seq, act, gave }: Happening): readonly OtherStart[] {
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
