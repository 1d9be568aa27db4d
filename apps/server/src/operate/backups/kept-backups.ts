const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** A backup as its file's name tells it. */
export interface DatedBackup {
  readonly file: string;
  /** Milliseconds since 1970 at which it was made. */
  readonly at: number;
  /** The check found a match or a tournament in it that does not replay. */
  readonly hasFaults: boolean;
}

const NAME = /^opencarrom-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z(-with-faults)?\.db$/;

export const backupName = (at: number, hasFaults = false): string =>
  `opencarrom-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z${hasFaults ? '-with-faults' : ''}.db`;

/** Returns the backups among the files of a folder, the newest first. */
export const backupsAmong = (files: readonly string[]): readonly DatedBackup[] =>
  files
    .flatMap((file) => {
      const [, day, hours, minutes, seconds, faults] = NAME.exec(file) ?? [];
      if (!day) return [];
      return [
        { file, at: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`), hasFaults: faults !== undefined },
      ];
    })
    .sort((one, two) => two.at - one.at);

/** Leaves out backups dated in the future: the clock was wrong when they were made. */
export const madeBy = <B extends DatedBackup>(backups: readonly B[], now: number): readonly B[] =>
  backups.filter(({ at }) => at <= now);

/**
 * Returns the backups to delete. Kept are all of the last 24 hours, the newest of each day of the last seven days, the
 * newest of each week of the last four weeks, the newest of all, the newest without faults, and those dated in the future.
 */
export function backupsToDrop(backups: readonly DatedBackup[], now: number): readonly DatedBackup[] {
  const past = madeBy(backups, now);
  const kept = new Set<DatedBackup>(past.slice(0, 1));
  const sound = past.find(({ hasFaults }) => !hasFaults);
  if (sound) kept.add(sound);
  for (const [within, step] of [
    [DAY_MS, 1],
    [WEEK_MS, DAY_MS],
    [4 * WEEK_MS, WEEK_MS],
  ] as const) {
    const seen = new Set<number>();
    for (const backup of past) {
      const span = Math.floor(backup.at / step);
      if (now - backup.at < within && !seen.has(span)) kept.add(backup);
      seen.add(span);
    }
  }
  return past.filter((backup) => !kept.has(backup));
}
