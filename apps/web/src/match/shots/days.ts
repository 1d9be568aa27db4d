import { dayNumber } from '@opencarrom/shots';

/** A day of the calendar, as "2026-11-18": wherever the device is, the day it says it is. */
export type DayOfShot = string;

const padded = (number: number, length: number): string => String(number).padStart(length, '0');

export const localDay = (moment: Date): DayOfShot =>
  [padded(moment.getFullYear(), 4), padded(moment.getMonth() + 1, 2), padded(moment.getDate(), 2)].join('-');

/** Noon, so that no change of the clocks makes another day of it. */
export function noonOf(day: DayOfShot): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** Is it a day of the calendar? What an address says may be anything. */
export function isCalendarDay(text: string): boolean {
  try {
    dayNumber(text);
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds until another day begins. */
export function untilTomorrow(now: Date): number {
  const next = new Date(now);
  next.setHours(24, 0, 0, 0);
  return next.getTime() - now.getTime();
}
