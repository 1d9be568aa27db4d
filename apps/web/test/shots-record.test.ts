import { describe, expect, it } from 'vitest';
import { isCalendarDay, localDay, noonOf, untilTomorrow } from '../src/match/shots/days.js';
import { type DailyTry, daysInTime, emptyRecord, readShotRecord } from '../src/match/shots/shot-record.js';

const done = (begun: string): DailyTry => ({
  ...{ tries: [{ why: 'done', strokes: 1 }], help: null, shot: 'pot-001', begun },
  ...{ stars: 3, way: 0, strokes: [{ x: 0, y: -0.25, vx: 0, vy: 1 }], told: 'nothing' },
});

describe('what the device knows of shots', () => {
  it('is read as it was kept', () => {
    const record = {
      ...emptyRecord(),
      open: { 'cut-001': { tries: [{ why: 'missed', strokes: 1 }], help: 'hint' } },
      days: { '2026-11-18': done('2026-11-18') },
    };
    expect(readShotRecord(JSON.stringify(record))).toEqual(record);
  });

  it('loses what is damaged, and nothing else with it', () => {
    const days = {
      '2026-11-17': done('2026-11-17'),
      '2026-11-18': { ...done('2026-11-18'), stars: 7 },
      yesterday: done('2026-11-16'),
    };
    const read = readShotRecord(JSON.stringify({ ...emptyRecord(), progress: { overall: 'good' }, days }));
    expect(read).toEqual({ ...emptyRecord(), days: { '2026-11-17': done('2026-11-17') } });
    for (const nothing of [null, '', '{', '[]', '{"version":2}'])
      expect(readShotRecord(nothing)).toEqual(emptyRecord());
  });

  it('counts for a row what was begun on its own day, not what was made up for', () => {
    const missed: DailyTry = { ...done('2026-11-15'), tries: [{ why: 'missed', strokes: 1 }] };
    const days = {
      '2026-11-15': missed,
      '2026-11-16': done('2026-11-18'),
      '2026-11-17': done('2026-11-17'),
      '2026-11-18': done('2026-11-17'),
    };
    expect(daysInTime({ ...emptyRecord(), days })).toEqual(['2026-11-17', '2026-11-18']);
  });
});

describe('a day', () => {
  it('is the one of the device, to its last minute', () => {
    const late = new Date(2026, 10, 18, 23, 59, 30);
    expect(localDay(late)).toBe('2026-11-18');
    expect(untilTomorrow(late)).toBe(30_000);
    expect(localDay(new Date(late.getTime() + untilTomorrow(late)))).toBe('2026-11-19');
    expect(localDay(noonOf('2026-03-29'))).toBe('2026-03-29');
  });

  it('is one of the calendar', () => {
    expect(['2026-11-18', '2028-02-29', '2026-02-29', '2026-1-8', 'today'].map(isCalendarDay)).toEqual([
      ...[true, true, false, false, false],
    ]);
  });
});
