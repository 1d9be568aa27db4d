import { describe, expect, it } from 'vitest';
import { backupName, backupsAmong, backupsToDrop, madeBy } from '../../src/operate/backups/kept-backups.js';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-06-17T12:30:00Z');

/** One an hour, for so many hours until now. */
const hourly = (hours: number) =>
  backupsAmong(Array.from({ length: hours }, (_, ago) => backupName(NOW - ago * HOUR)));

const keptOf = (hours: number): readonly string[] => {
  const all = hourly(hours);
  const dropped = new Set(backupsToDrop(all, NOW));
  return all.filter((backup) => !dropped.has(backup)).map(({ file }) => file);
};

describe('backups', () => {
  it('are known by their names, the newest first, and nothing else is one', () => {
    const names = ['opencarrom-2026-06-17T11-30-00Z.db', 'opencarrom-2026-06-17T12-30-00Z.db'];
    const found = backupsAmong([...names, 'opencarrom-2026-06-17T12-30-00Z.db.part', 'notes.txt']);
    expect(found).toEqual([
      { file: names[1], at: NOW, hasFaults: false },
      { file: names[0], at: NOW - HOUR, hasFaults: false },
    ]);
    expect(backupName(NOW)).toBe(names[1]);
  });

  it('of a day stay all', () => {
    expect(keptOf(24)).toHaveLength(24);
    expect(backupsToDrop(hourly(24), NOW)).toEqual([]);
  });

  it('of the days before stay the newest of each, for a week', () => {
    const older = keptOf(24 * 7).slice(24);
    expect(older).toEqual([15, 14, 13, 12, 11, 10].map((day) => `opencarrom-2026-06-${day}T23-30-00Z.db`));
  });

  it('of the weeks before stay the newest of each, for four', () => {
    const older = keptOf(24 * 60).slice(24 + 6);
    expect(older).toEqual([
      'opencarrom-2026-06-03T23-30-00Z.db',
      'opencarrom-2026-05-27T23-30-00Z.db',
      'opencarrom-2026-05-20T23-30-00Z.db',
    ]);
  });

  it('keeps the newest without faults, however many with faults are newer', () => {
    const sound = backupName(NOW - 1000 * 24 * HOUR);
    const faulty = Array.from({ length: 30 }, (_, day) => backupName(NOW - day * 24 * HOUR, true));
    const dropped = backupsToDrop(backupsAmong([sound, ...faulty]), NOW).map(({ file }) => file);
    expect(dropped).not.toContain(sound);
    expect(dropped.length).toBeGreaterThan(0);
  });

  it('ignores backups dated in the future, and deletes none of them', () => {
    const future = backupName(NOW + 1000 * HOUR);
    const all = backupsAmong([future, ...hourly(24 * 60).map(({ file }) => file)]);
    expect(madeBy(all, NOW)[0]?.file).toBe(backupName(NOW));
    const dropped = backupsToDrop(all, NOW).map(({ file }) => file);
    expect(dropped).toEqual(backupsToDrop(hourly(24 * 60), NOW).map(({ file }) => file));
  });

  it('never go all: after a long pause the newest stays', () => {
    const old = backupsAmong([backupName(NOW - 1000 * 24 * HOUR), backupName(NOW - 1001 * 24 * HOUR)]);
    expect(backupsToDrop(old, NOW)).toEqual(old.slice(1));
  });
});
