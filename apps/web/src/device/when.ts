import { type Language, TONGUES } from './languages.js';

/** Dates as they are written where the language is spoken at carrom boards: 31 Jan 2026, not Jan 31, 2026. */
export const inDates = (language: Language, how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(TONGUES[language].voice, how);

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** A time as people say it: "5 minutes ago", "yesterday", and after a week the date. */
export function when(iso: string, language: Language, now: Date): string {
  const then = new Date(iso);
  if (Number.isNaN(then.getTime())) return '';
  const seconds = (now.getTime() - then.getTime()) / 1000;
  if (seconds >= 7 * 86_400)
    return inDates(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(then);
  const [unit, size] = STEPS.find(([, step]) => seconds >= step) ?? (['second', 1] as const);
  const count = unit === 'second' ? 0 : Math.floor(seconds / size);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-count, unit);
}

/** A day and an hour: when something ends, or was done. */
export const dayOf = (at: number, language: Language): string =>
  inDates(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
