import { dayNumber, weekdayOf } from './day.js';

/**
 * Which shots come on which days from a Monday on: weeks of seven, from Monday's easy one to Sunday's hard one. After the
 * last week they begin again.
 */
export interface Calendar {
  /** The Monday from which it counts. */
  readonly from: string;
  readonly weeks: readonly (readonly string[])[];
}

/**
 * The id of a day's shot. A calendar is never changed: another that counts from a later day is added after it, so that no
 * day's shot is ever another than it was. Days before the first are counted back from it.
 */
export function idOfDay(calendars: readonly Calendar[], day: string): string {
  const number = dayNumber(day);
  const begun = calendars.filter(({ from }) => dayNumber(from) <= number);
  const calendar = begun.at(-1) ?? calendars[0];
  if (!calendar) throw new Error('there is no calendar of daily shots');
  const { from, weeks } = calendar;
  const week = Math.floor((number - dayNumber(from)) / 7);
  const id = weeks[((week % weeks.length) + weeks.length) % weeks.length]?.[weekdayOf(number)];
  if (id === undefined) throw new Error(`the calendar from ${from} has no shot for ${day}`);
  return id;
}
