const ISO_DATE =
  /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/;

/** What is wrong with a date: how it is written, or that the month has no such day; null: nothing. */
export function dateFault(date: string): 'form' | 'day' | null {
  const written = ISO_DATE.exec(date);
  if (!written) return 'form';
  const [year = 0, month = 0, day = 0] = written.slice(1).map(Number);
  return day > daysIn(year, month) ? 'day' : null;
}

const SHORT_MONTHS = [4, 6, 9, 11];

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return SHORT_MONTHS.includes(month) ? 30 : 31;
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const ISO_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/;

/** So many milliseconds after a date and time, to the second, by the same clock; null where no time of day is known. */
export function timeAfter(date: string, milliseconds: number): string | null {
  const written = ISO_TIME.exec(date);
  if (!written) return null;
  const zone = written[7] ?? '';
  let [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = written
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  seconds += minutes * 60 + hours * 3600 + Math.floor(milliseconds / 1000);
  for (; seconds >= DAY; seconds -= DAY) [year, month, day] = dayAfter(year, month, day);
  [hours, minutes, seconds] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hours)}:${two(minutes)}:${two(seconds)}${zone}`;
}

const DAY = 86_400;

function dayAfter(year: number, month: number, day: number): [number, number, number] {
  if (day < daysIn(year, month)) return [year, month, day + 1];
  return month < 12 ? [year, month + 1, 1] : [year + 1, 1, 1];
}
