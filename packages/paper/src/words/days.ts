/** A day of the calendar; the weekday from 0, a Sunday. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
}

/** A day written as 2026-01-31; null where it is none. No clock, and no time zone: a day is a day. */
export function calendarDay(written: string): CalendarDay | null {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})/.exec(written) ?? []).map(Number);
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  // Years begin with March, so that the odd day comes last.
  const [inYear, since] = month < 3 ? [month + 9, year - 1] : [month - 3, year];
  const days =
    since * 365 +
    Math.floor(since / 4) -
    Math.floor(since / 100) +
    Math.floor(since / 400) +
    Math.floor((inYear * 306 + 5) / 10) +
    day;
  return { year, month, day, weekday: (days + 2) % 7 };
}

/** The days from one to another, with what they share said once: 21–22 November 2026. */
export function datesSaid(from: CalendarDay, to: CalendarDay, inMonth: (day: CalendarDay) => string): string {
  const end = `${inMonth(to)} ${to.year}`;
  if (from.year !== to.year) return `${inMonth(from)} ${from.year} – ${end}`;
  if (from.month !== to.month) return `${inMonth(from)} – ${end}`;
  return from.day === to.day ? end : `${from.day}–${end}`;
}
