const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** A backup by its file's name, and when it was made. */
export interface DatedBackup {
  readonly file: string;
  readonly at: number;
}

const NAME = /^opencarrom-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.db$/;

export const backupName = (at: number): string =>
  `opencarrom-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`;

/** The backups among the files of a folder, the newest first. */
export const backupsAmong = (files: readonly string[]): readonly DatedBackup[] =>
  files
    .flatMap((file) => {
      const [, day, hours, minutes, seconds] = NAME.exec(file) ?? [];
      return day ? [{ file, at: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) }] : [];
    })
    .sort((one, two) => two.at - one.at);

/**
 * Those that are kept no longer: of the last 24 hours all stay, of the last seven days the newest of each day, of the
 * last four weeks the newest of each week. The newest of all stays in any case.
 */
export function backupsToDrop(backups: readonly DatedBackup[], now: number): readonly DatedBackup[] {
  const kept = new Set<DatedBackup>(backups.slice(0, 1));
  for (const [within, step] of [
    [DAY, 1],
    [WEEK, DAY],
    [4 * WEEK, WEEK],
  ] as const) {
    const seen = new Set<number>();
    for (const backup of backups) {
      const span = Math.floor(backup.at / step);
      if (now - backup.at < within && !seen.has(span)) kept.add(backup);
      seen.add(span);
    }
  }
  return backups.filter((backup) => !kept.has(backup));
}
