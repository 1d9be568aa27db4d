const WRITTEN =
  /^(\d{4})-(\d\d)-(\d\d)(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/;

/** Is this a date of the calendar, or a date and time, as ISO 8601 writes them? */
export function isTime(written: string): boolean {
  const [, year = '', month = '', day = ''] = WRITTEN.exec(written) ?? [];
  return Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const FEBRUARY = 2;

function daysIn(year: number, month: number): number {
  const leap = month === FEBRUARY && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return (DAYS[month - 1] ?? 0) + (leap ? 1 : 0);
}
