import { minuteIn, readMoment } from './moment.js';

/** A time without play, within a session. */
export interface SessionBreak {
  readonly start: string;
  readonly minutes: number;
}

/** A time in which matches are played. */
export interface EventSession {
  readonly start: string;
  readonly minutes: number;
  readonly breaks?: readonly SessionBreak[];
}

/** From a minute to another one, by the clock of the sessions. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What is wrong with a list of sessions: which of them, from 0. */
export interface SessionFault {
  readonly session: number;
  readonly fault: 'no-time' | 'no-length' | 'another-clock' | 'before-the-last-ends' | 'break-outside';
}

/** The zone by which an event's sessions are told: that of the first. */
export const zoneOf = ([first]: readonly EventSession[]): string =>
  (first && readMoment(first.start)?.zone) ?? '';

/** The first thing that is wrong with them; null: nothing. They come in the order of time. */
export function sessionFault(sessions: readonly EventSession[]): SessionFault | null {
  const zone = zoneOf(sessions);
  let end = -Infinity;
  for (const [session, each] of sessions.entries()) {
    const fault = faultOf(each, zone, end);
    if (fault) return { session, fault };
    end = spanOf(each, zone).to;
  }
  return null;
}

function faultOf(session: EventSession, zone: string, after: number): SessionFault['fault'] | null {
  const parts = [session, ...(session.breaks ?? [])];
  if (parts.some(({ start }) => !readMoment(start)?.hasTime)) return 'no-time';
  if (parts.some(({ minutes }) => minutes <= 0)) return 'no-length';
  if (parts.some(({ start }) => minuteOf(start, zone) === null)) return 'another-clock';
  const { from, to } = spanOf(session, zone);
  if (from < after) return 'before-the-last-ends';
  let free = from;
  for (const { from: starts, to: ends } of (session.breaks ?? []).map((each) => spanOf(each, zone))) {
    if (starts < free || ends > to) return 'break-outside';
    free = ends;
  }
  return null;
}

/** The minute of a written moment by the clock of a zone; null where it cannot be told. */
export function minuteOf(written: string, zone: string): number | null {
  const moment = readMoment(written);
  return moment?.hasTime ? minuteIn(moment, zone) : null;
}

function spanOf({ start, minutes }: SessionBreak, zone: string): Span {
  const from = minuteOf(start, zone) ?? 0;
  return { from, to: from + minutes };
}

/** When matches can be played: the sessions without their breaks. */
export function openTimes(sessions: readonly EventSession[]): readonly Span[] {
  const zone = zoneOf(sessions);
  return sessions.flatMap((session) => {
    const { from, to } = spanOf(session, zone);
    const breaks = (session.breaks ?? []).map((each) => spanOf(each, zone));
    const starts = [from, ...breaks.map((each) => each.to)];
    const ends = [...breaks.map((each) => each.from), to];
    return starts.map((start, index) => ({ from: start, to: ends[index] as number }));
  });
}

/** The first minute, this one or a later one, from which so many are free; null: it does not fit any more. */
export function nextFit(times: readonly Span[], from: number, minutes: number): number | null {
  for (const time of times) {
    const start = Math.max(from, time.from);
    if (start + minutes <= time.to) return start;
  }
  return null;
}
