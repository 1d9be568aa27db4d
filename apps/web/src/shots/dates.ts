import { TONGUES } from '../device/languages.js';
import { settings } from '../device/settings.svelte.js';
import { type DayOfShot, noonOf } from '../match/shots/days.js';

/** A day as whoever reads says it: the 18th of November before its month. */
const written = (day: DayOfShot, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(TONGUES[settings.language].voice, how).format(noonOf(day));

export const weekdayAndDate = (day: DayOfShot): string =>
  written(day, { weekday: 'long', day: 'numeric', month: 'long' });

export const shortDate = (day: DayOfShot): string => written(day, { day: 'numeric', month: 'long' });

export const shortWeekday = (day: DayOfShot): string => written(day, { weekday: 'short' });
