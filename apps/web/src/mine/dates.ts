import { TONGUES } from '../device/languages.js';
import { settings } from '../device/settings.svelte.js';

/** A day of the calendar ("2026-11-16") as whoever reads says it; what is no day, as it stands. */
function written(day: string, how: Intl.DateTimeFormatOptions): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return day;
  return new Intl.DateTimeFormat(TONGUES[settings.language].voice, { ...how, timeZone: 'UTC' }).format(time);
}

export const fullDate = (day: string): string => written(day, { dateStyle: 'medium' });

export const shortDate = (day: string): string => written(day, { day: 'numeric', month: 'short' });
