import { describe, expect, it } from 'vitest';
import { nextWeekly, type Weekly } from '../../src/clubs/weekly.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A year with its changes of the clocks. */
const FROM = Date.UTC(2027, 0, 1);
const UNTIL = Date.UTC(2028, 0, 1);
const TIMES = ['00:00', '00:30', '01:30', '02:30', '23:30'];

/** The offset of a zone from UTC, as Intl prints it. */
function offsetReader(zone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  return (at) => {
    const text = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(text) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS);
  };
}

type Change = { readonly at: number; readonly before: number; readonly after: number };

/** Every change of a zone's offset in that year, to the minute. */
function changesOf(zone: string): readonly Change[] {
  const offsetAt = offsetReader(zone);
  const changes: Change[] = [];
  for (let day = FROM; day < UNTIL; day += 7 * DAY_MS) {
    const before = offsetAt(day);
    if (offsetAt(day + 7 * DAY_MS) === before) continue;
    let [low, high] = [day, day + 7 * DAY_MS];
    while (high - low > MINUTE_MS) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
      if (offsetAt(middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, before, after: offsetAt(high) });
  }
  return changes;
}

/** A moment by the clocks: its offset is that before the last change, or that after it. */
function momentsAt(wall: number, changes: readonly Change[], usual: number): number {
  const offsetAt = (moment: number) =>
    changes.reduce((offset, change) => (moment >= change.at ? change.after : offset), usual);
  const offsets = [...new Set([usual, ...changes.flatMap(({ before, after }) => [before, after])])];
  const real = offsets.map((offset) => wall - offset).filter((moment) => offsetAt(moment) === wall - moment);
  if (real.length > 0) return Math.min(...real);
  const [jump] = changes.filter(
    ({ at, before, after }) => at + before <= wall && wall < at + after && after > before,
  );
  if (!jump) throw new Error(`no clock shows ${new Date(wall).toISOString()}`);
  return wall - jump.before;
}

/** The first moment after another one, found by trying each day. */
function expectedNext(
  weekday: number,
  time: string,
  after: number,
  changes: readonly Change[],
  usual: number,
): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const midnight = Math.floor(after / DAY_MS) * DAY_MS;
  const moments: number[] = [];
  for (let days = -9; days <= 9; days++) {
    const date = midnight + days * DAY_MS;
    if (new Date(date).getUTCDay() === weekday)
      moments.push(momentsAt(date + hours * HOUR_MS + minutes * MINUTE_MS, changes, usual));
  }
  return Math.min(...moments.filter((moment) => moment > after));
}

/** What to ask of a zone: on the day of each change and the day before it, around the change. */
function* questionsAround(changes: readonly Change[], usual: number) {
  for (const { at, before } of changes.length > 0 ? changes : [{ at: FROM + 100 * DAY_MS, before: usual }]) {
    const day = new Date(at + before).getUTCDay();
    const times = changes.length > 0 ? TIMES : ['23:30'];
    for (const weekday of [(day + 6) % 7, day])
      for (const time of times)
        for (const after of [at - 7 * DAY_MS, at - 1, at + 10 * MINUTE_MS]) yield { weekday, time, after };
  }
}

describe('the next time of a week', () => {
  it('is right in every zone around every change of its clocks', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    expect(zones.length).toBeGreaterThan(400);
    const wrong: string[] = [];
    let asked = 0;
    for (const zone of zones) {
      const changes = changesOf(zone);
      const usual = changes[0]?.before ?? offsetReader(zone)(FROM);
      for (const { weekday, time, after } of questionsAround(changes, usual)) {
        asked += 1;
        const expected = expectedNext(weekday, time, after, changes, usual);
        const found = nextOrFault({ weekday, time, zone }, after);
        if (found !== expected)
          wrong.push(`${zone}, day ${weekday} at ${time} after ${after}: ${found}, not ${expected}`);
      }
    }
    expect(asked).toBeGreaterThan(5000);
    expect(wrong.slice(0, 10), `${wrong.length} of ${asked} are wrong`).toEqual([]);
  });
});

function nextOrFault(weekly: Weekly, after: number): number | string {
  try {
    return nextWeekly(weekly, after);
  } catch (fault) {
    return String(fault);
  }
}
