import { reading } from '@opencarrom/laws';
import { readMoment } from '../tables/moment.js';
import { refuse } from './fault.js';

/** A day of the calendar, as 2026-01-31: so written, days are in order as texts. */
export const isDay = (text: string): boolean => readMoment(text)?.hasTime === false;

export function readDay(value: unknown, path: string): string {
  const day = reading.text(value, path);
  if (!isDay(day))
    refuse('wrong-type', path, `${path} must be a day of the calendar as 2026-01-31, not "${day}"`);
  return day;
}
