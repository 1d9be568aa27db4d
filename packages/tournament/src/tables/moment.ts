const WRITTEN =
  /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/;

/** A date, or date and time of day, as ISO 8601 writes it. */
export interface Moment {
  /** Whole minutes by its own clock, since the first day of the year 0; a bare date is its midnight. */
  readonly minute: number;
  /** `Z`, `+05:30`, …; empty where none is said: the clock on the wall. */
  readonly zone: string;
  readonly hasTime: boolean;
}

const DAY = 24 * 60;

/** Null where it is written otherwise, or the calendar or the clock has no such day or time. */
export function readMoment(text: string): Moment | null {
  const written = WRITTEN.exec(text);
  if (!written) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = written
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const zone = written[7] ?? '';
  if (day < 1 || day > daysIn(year, month) || hour > 23 || minute > 59 || second > 59) return null;
  return {
    minute: (daysBefore(year) + dayOfYear(year, month, day)) * DAY + hour * 60 + minute,
    zone,
    hasTime: written[4] !== undefined,
  };
}

/** Is this a date of the calendar, or a date and time? */
export const isMoment = (text: string): boolean => readMoment(text) !== null;

/** As `2026-03-07T09:30`, with the zone after it. */
export function writeMoment(minute: number, zone: string): string {
  let day = Math.floor(minute / DAY);
  let year = Math.floor(day / 365.2425);
  while (daysBefore(year) > day) year -= 1;
  while (daysBefore(year + 1) <= day) year += 1;
  day -= daysBefore(year);
  let month = 1;
  for (; day >= daysIn(year, month); month++) day -= daysIn(year, month);
  const time = minute % DAY;
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day + 1)}T${two(Math.floor(time / 60))}:${two(time % 60)}${zone}`;
}

/** The minute of a moment by the clock of a zone; null where one of the two says no zone, so that nobody can tell. */
export function minuteIn(moment: Moment, zone: string): number | null {
  if (moment.zone === zone) return moment.minute;
  if (moment.zone === '' || zone === '') return null;
  return moment.minute - minutesAhead(moment.zone) + minutesAhead(zone);
}

/** How far a zone's clock is ahead. */
function minutesAhead(zone: string): number {
  if (zone === '' || zone === 'Z') return 0;
  const ahead = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4));
  return zone.startsWith('-') ? -ahead : ahead;
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const SHORT_MONTHS = [4, 6, 9, 11];

/** 0 where there is no such month. */
function daysIn(year: number, month: number): number {
  if (month < 1 || month > 12) return 0;
  if (month === 2) return isLeap(year) ? 29 : 28;
  return SHORT_MONTHS.includes(month) ? 30 : 31;
}

/** Days of all the years before it. */
const daysBefore = (year: number): number => {
  const past = year - 1;
  const leaps = year === 0 ? 0 : Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400) + 1;
  return year * 365 + leaps;
};

function dayOfYear(year: number, month: number, day: number): number {
  let days = day - 1;
  for (let before = 1; before < month; before++) days += daysIn(year, before);
  return days;
}
