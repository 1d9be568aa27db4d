import { writeMoment } from './moment.js';
import { type EventSession, minuteOf, nextFit, openTimes, type Span, zoneOf } from './sessions.js';

/** A match that is drawn, as far as time goes. */
export interface TimedMatch {
  readonly number: number;
  readonly stage: number;
  readonly round: number;
  readonly table: number | null;
  readonly entrants: readonly number[];
  /** How long it takes, as far as one can tell. */
  readonly minutes: number;
  readonly isOver: boolean;
  readonly started?: string;
  readonly ended?: string;
}

/** A round that is not drawn yet. */
export interface RoundAhead {
  readonly stage: number;
  readonly round: number;
  readonly matches: number;
  readonly minutes: number;
}

export interface TimetableQuestion {
  readonly sessions: readonly EventSession[];
  /** Minutes between two matches at a table, and for who plays both. */
  readonly gap: number;
  /** In the order they were drawn. */
  readonly matches: readonly TimedMatch[];
  readonly ahead: readonly RoundAhead[];
  /** How many can be played at; null: as many as are needed. */
  readonly tables: number | null;
  /** The time of day it is asked at: what has not begun begins no earlier. */
  readonly now?: string;
}

export interface MatchTime {
  readonly match: number;
  /** Null: no session is left that it would fit into. */
  readonly from: string | null;
  readonly to: string | null;
  /** Has somebody written down that it began then? */
  readonly isKnown: boolean;
}

export interface RoundTime {
  readonly stage: number;
  readonly round: number;
  readonly from: string | null;
  readonly to: string | null;
}

export interface Timetable {
  readonly matches: readonly MatchTime[];
  /** Of those that are drawn too. */
  readonly rounds: readonly RoundTime[];
}

/** When each match and each round is played, as far as one can tell from the sessions and from what has happened. */
export function timetable(question: TimetableQuestion): Timetable {
  const { sessions, matches, ahead } = question;
  const zone = zoneOf(sessions);
  const spans = spansOfDrawn(question);
  const rounds = matches.map(({ stage, round, number }) => ({
    stage,
    round,
    span: spans.get(number) ?? null,
  }));
  const drawnUntil = rounds.map(({ span }) => span?.to ?? Infinity);
  const spansAhead = spansOfAhead(question, Math.max(-Infinity, ...drawnUntil));
  const later = ahead.map(({ stage, round }, index) => ({ stage, round, span: spansAhead[index] ?? null }));
  const written = (span: Span | null) => ({
    from: span && writeMoment(span.from, zone),
    to: span && writeMoment(span.to, zone),
  });
  return {
    matches: matches.map(({ number, started }) => ({
      match: number,
      ...written(spans.get(number) ?? null),
      isKnown: started !== undefined && minuteOf(started, zone) !== null,
    })),
    rounds: byRound([...rounds, ...later]).map(({ stage, round, span }) => ({
      stage,
      round,
      ...written(span),
    })),
  };
}

/** Each match when its table and its players are free, in the order of the draws; null where no session is left. */
function spansOfDrawn(question: TimetableQuestion): ReadonlyMap<number, Span | null> {
  const { sessions, gap, matches } = question;
  const zone = zoneOf(sessions);
  const times = openTimes(sessions);
  const now = question.now === undefined ? null : minuteOf(question.now, zone);
  const freeFrom = new Map<string, number>();
  const spans = new Map<number, Span | null>();
  for (const match of matches) {
    const wanted = [...match.entrants.map(String), ...(match.table === null ? [] : [`table ${match.table}`])];
    const from = Math.max(-Infinity, ...wanted.map((each) => freeFrom.get(each) ?? -Infinity));
    const span = known(match, zone, now) ?? estimated(match, times, from, now);
    spans.set(match.number, span);
    for (const each of wanted) freeFrom.set(each, span ? span.to + gap : Infinity);
  }
  return spans;
}

/** What was written down of it; null: nothing that can be told by the clock of the sessions. */
function known(
  { started, ended, minutes, isOver }: TimedMatch,
  zone: string,
  now: number | null,
): Span | null {
  const [from, to] = [started, ended].map((each) => (each === undefined ? null : minuteOf(each, zone)));
  if (from == null && to == null) return null;
  if (from == null) return { from: (to as number) - minutes, to: to as number };
  if (to != null) return { from, to: Math.max(from, to) };
  return { from, to: isOver ? from + minutes : Math.max(from + minutes, now ?? from) };
}

function estimated(
  { minutes, isOver }: TimedMatch,
  times: readonly Span[],
  free: number,
  now: number | null,
): Span | null {
  const from = nextFit(times, isOver ? free : Math.max(free, now ?? free), minutes);
  if (!isOver) return from === null ? null : { from, to: from + minutes };
  // It was played, whenever that was: not later than now.
  const to = Math.min(from === null ? Infinity : from + minutes, now ?? Infinity);
  return to === Infinity ? null : { from: Math.min(from ?? to, to), to };
}

/** Round after round, each in as many waves as the tables ask for. */
function spansOfAhead(question: TimetableQuestion, drawnUntil: number): readonly (Span | null)[] {
  const { sessions, gap, tables } = question;
  const times = openTimes(sessions);
  const now = question.now === undefined ? null : minuteOf(question.now, zoneOf(sessions));
  let free = Math.max(drawnUntil + gap, now ?? -Infinity);
  return question.ahead.map(({ matches, minutes }) => {
    const waves = tables === null ? 1 : Math.ceil(matches / tables);
    const spans = Array.from({ length: waves }, () => {
      const from = nextFit(times, free, minutes);
      free = from === null ? Infinity : from + minutes + gap;
      return from === null ? null : { from, to: from + minutes };
    });
    return around(spans);
  });
}

/** From the first beginning to the last end; null where one of them is not known. */
function around(spans: readonly (Span | null)[]): Span | null {
  const known = spans.filter((span) => span !== null);
  if (known.length === 0 || known.length < spans.length) return null;
  return {
    from: Math.min(...known.map(({ from }) => from)),
    to: Math.max(...known.map(({ to }) => to)),
  };
}

interface RoundSpan {
  readonly stage: number;
  readonly round: number;
  readonly span: Span | null;
}

/** Each round once, from its first match to its last: of a bracket a part may be drawn and a part still to come. */
function byRound(parts: readonly RoundSpan[]): readonly RoundSpan[] {
  const rounds = new Map<string, RoundSpan[]>();
  for (const part of parts) {
    const key = `${part.stage}/${part.round}`;
    rounds.set(key, [...(rounds.get(key) ?? []), part]);
  }
  return [...rounds.values()].map((its) => ({
    ...(its[0] as RoundSpan),
    span: around(its.map(({ span }) => span)),
  }));
}
