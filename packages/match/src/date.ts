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
