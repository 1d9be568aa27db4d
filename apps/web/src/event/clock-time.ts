import type { RoundClock } from '@opencarrom/protocol';
import type { Language } from '../device/languages.js';
import { inDates } from '../device/when.js';

/** How a round's clock stands at a moment. */
export interface ClockNow {
  /** Milliseconds until its end; 0 at the end and after it. */
  readonly left: number;
  /** So much of its length is gone, from 0 to 1. */
  readonly gone: number;
  readonly is: 'set' | 'running' | 'paused' | 'over';
  readonly warns: boolean;
}

/** `now` is the server's time, so that every screen shows the same. */
export function clockAt(clock: RoundClock, now: number): ClockNow {
  const { length, warning, endsAt, beganAt, left: kept } = clock;
  const left = Math.max(0, endsAt === null ? (kept ?? length) : endsAt - now);
  const is = left === 0 ? 'over' : endsAt !== null ? 'running' : beganAt === null ? 'set' : 'paused';
  return {
    left,
    gone: Math.min(1, Math.max(0, (length - left) / length)),
    is,
    warns: is !== 'set' && left <= warning,
  };
}

/** "18:42"; of more than an hour "1:05:00". A second begun is shown until it is over. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const pair = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${pair(minutes)}:${pair(seconds % 60)}` : `${minutes}:${pair(seconds % 60)}`;
}

/** A time of day as people say it: of a moment, or of what the timetable has ("2026-01-31T18:30+05:30"). */
export function timeOfDay(at: number | string, language: Language): string {
  const moment = new Date(at);
  return Number.isNaN(moment.getTime()) ? '' : inDates(language, TIME).format(moment);
}

/** When something is planned in an event of this day ("2026-01-31"): its time, and its weekday where it is on another one. */
export function plannedTime(at: string, language: Language, day: string | undefined): string {
  const time = timeOfDay(at, language);
  if (time === '' || day === undefined || at.startsWith(day.slice(0, 10))) return time;
  return `${inDates(language, { weekday: 'short' }).format(new Date(at))} ${time}`;
}

/** A moment of the days to come, as one agrees on it: its weekday, day and time. */
export const weekdayAndTime = (at: number, language: Language): string =>
  inDates(language, {
    ...{ weekday: 'long', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
  }).format(at);

/** A moment: its time, and its day where that is not today. */
export function dayAndTime(at: string, language: Language, now: number): string {
  const moment = new Date(at);
  const time = timeOfDay(at, language);
  if (moment.toDateString() === new Date(now).toDateString()) return time;
  return `${inDates(language, DAY).format(moment)}, ${time}`;
}

/** The day of an event ("2026-01-31") as people say it, or its days; as it was written where it is no date: a brought file may have any. */
export function dayOf(day: string, language: Language, last = day): string {
  const [from, to] = [noonOf(day), noonOf(last)];
  if (Number.isNaN(from.getTime())) return day;
  const format = inDates(language, DAY);
  return to > from ? format.formatRange(from, to) : format.format(from);
}

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DAY = { dateStyle: 'medium' } as const;

const noonOf = (day: string): Date => new Date(`${day}T12:00`);
