import { dateFault } from '@opencarrom/match';

/** A day of the calendar that is none, or is written otherwise. */
export class DayError extends Error {
  constructor(readonly day: string) {
    super(`a day is written 2026-11-18, not "${day}"`);
  }
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MARCH = 3;
const DAYS_OF_FIVE_MONTHS = 153;

/** Days since 1970-01-01, in the calendar we all use. */
export function dayNumber(day: string): number {
  const [, year, month, date] = DAY.exec(day)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined || dateFault(day))
    throw new DayError(day);
  // A year that begins in March ends with the day that is not always there.
  const y = month < MARCH ? year - 1 : year;
  const m = month < MARCH ? month + 12 - MARCH : month - MARCH;
  const leaps = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return 365 * y + leaps + Math.floor((DAYS_OF_FIVE_MONTHS * m + 2) / 5) + date - 1 - FIRST;
}

/** The same of 1970-01-01, from the year 0. */
const FIRST = 719_468;
const DAYS_OF_400_YEARS = 146_097;

/** The day of a number: the way back. */
export function dayFromNumber(number: number): string {
  const since = number + FIRST;
  const era = Math.floor(since / DAYS_OF_400_YEARS);
  const inEra = since - era * DAYS_OF_400_YEARS;
  const leaps = Math.floor(inEra / 1460) - Math.floor(inEra / 36_524) + Math.floor(inEra / 146_096);
  const yearOfEra = Math.floor((inEra - leaps) / 365);
  const inYear = inEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const m = Math.floor((5 * inYear + 2) / DAYS_OF_FIVE_MONTHS);
  const date = inYear - Math.floor((DAYS_OF_FIVE_MONTHS * m + 2) / 5) + 1;
  const month = m < 10 ? m + MARCH : m + MARCH - 12;
  const year = yearOfEra + 400 * era + (month < MARCH ? 1 : 0);
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(date)].join('-');
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** 0 for Monday to 6 for Sunday: 1970 began on a Thursday. */
export const weekdayOf = (number: number): number => (((number + 3) % 7) + 7) % 7;

/** The days of the week that a day is in, from Monday. */
export function weekOf(day: string): string[] {
  const number = dayNumber(day);
  const monday = number - weekdayOf(number);
  return Array.from({ length: 7 }, (_, n) => dayFromNumber(monday + n));
}
