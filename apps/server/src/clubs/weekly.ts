import { Temporal } from 'temporal-polyfill';

/** A time of the week by the clocks of a zone. */
export interface Weekly {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** As 19:30. */
  readonly time: string;
  readonly zone: string;
}

const DAYS_A_WEEK = 7;

export function isZone(zone: string): boolean {
  try {
    return canonicalZone(zone) !== '';
  } catch {
    return false;
  }
}

/**
 * Returns the first such moment after another one, in milliseconds since 1970. A time that the clocks jump over comes as
 * much later as they jump. Of a time that comes twice, the first one counts.
 */
export function nextWeekly({ weekday, time, zone }: Weekly, after: number): number {
  const timeZone = canonicalZone(zone);
  const today = Temporal.Instant.fromEpochMilliseconds(after).toZonedDateTimeISO(timeZone).toPlainDate();
  // Temporal's Sunday is 7.
  const daysAhead = (weekday + DAYS_A_WEEK - today.dayOfWeek) % DAYS_A_WEEK;
  // Last week's time can still lie ahead: where clocks jump over midnight, it comes on the day after its weekday.
  for (let days = daysAhead - DAYS_A_WEEK; ; days += DAYS_A_WEEK) {
    const { epochMilliseconds } = today.add({ days }).toZonedDateTime({ timeZone, plainTime: time });
    if (epochMilliseconds > after) return epochMilliseconds;
  }
}

/** Returns the name that Temporal knows. Series made earlier may name a zone by three letters, which Intl alone reads. */
const canonicalZone = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
