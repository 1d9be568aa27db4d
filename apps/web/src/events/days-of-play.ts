import type { EventSession } from '@opencarrom/tournament';

const DAY = 24 * 60;

/** Days one after the other, each from one time of day ("10:00") to another; one before the first is that of the next day. */
export function daysOfPlay(date: string, count: number, from: string, to: string): readonly EventSession[] {
  const minutes = (minuteOf(to) - minuteOf(from) + DAY) % DAY || DAY;
  return Array.from({ length: count }, (_, day) => ({ start: `${dayAfter(date, day)}T${from}`, minutes }));
}

/** So many days after a day ("2026-01-31"). */
export function dayAfter(date: string, days = 1): string {
  const day = new Date(`${date}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
