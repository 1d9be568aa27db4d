import { Problem } from '../http/problem.js';

const HOUR = 3_600_000;
/** So far before Greenwich it is tomorrow already. */
const FIRST_TO_HAVE_IT = 14 * HOUR;
/** A phone that was without a network for so long still counts. */
const TAKEN_FOR = 8 * 24 * HOUR;

/** When a day of the calendar begins at Greenwich. A text that is no day of any calendar is refused. */
function beginningOf(day: string): number {
  const begins = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(begins) || new Date(begins).toISOString().slice(0, 10) !== day)
    throw new Problem(400, 'bad-request', 'there is no such day', 'params.day');
  return begins;
}

/** A day that has begun somewhere; of others nothing can be told yet. */
export function mustHaveBegun(day: string, now: number): void {
  if (now < beginningOf(day) - FIRST_TO_HAVE_IT)
    throw new Problem(404, 'not-found', 'this day has not begun anywhere');
}

/** A day whose results are still taken. */
export function mustBeTaken(day: string, now: number): void {
  mustHaveBegun(day, now);
  if (now > beginningOf(day) + TAKEN_FOR)
    throw new Problem(400, 'bad-request', 'results of this day are taken no more', 'params.day');
}
