import type { Services } from '../services.js';
import { archiveOver } from '../store/archive.js';
import { madeBy } from './backups/kept-backups.js';
import { backupsOf, makeBackup } from './backups/make-backup.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Until when one led that is gone is of use while its matches may still be taken up. */
/** Waits after failed backups: the first, and the longest. Each failure doubles the wait. */
const FIRST_WAIT = 5 * MINUTE;
const LONGEST_WAIT = 6 * HOUR;
const PROCESSES_KNOWN_FOR = 30 * 24 * HOUR;

/** What a server does for its data while it runs, besides playing. */
export interface Upkeep {
  /** Does what is due now; resolves when it is done. */
  readonly look: () => Promise<void>;
  /** What is under way is called off. */
  readonly close: () => Promise<void>;
}

/**
 * Every hour what has been over for a day is put away, and the file is backed up. A PostgreSQL is backed up by its own
 * means.
 */
export function startUpkeep({
  settings,
  store,
  now,
  logger,
  meters,
  deletesFrom,
}: Pick<Services, 'settings' | 'store' | 'now' | 'logger' | 'meters'> & {
  /** Milliseconds since 1970 before which no backup is deleted. */
  readonly deletesFrom: number;
}): Upkeep {
  const { store: place } = settings;
  let archivedAt = Number.NEGATIVE_INFINITY;
  let backup = { failures: 0, notBefore: Number.NEGATIVE_INFINITY };
  const closing = new AbortController();

  const newestBackup = () =>
    place.kind === 'sqlite' ? (madeBy(backupsOf(place.path), now())[0] ?? null) : null;
  meters.watch('backup_age_seconds', () => {
    const newest = newestBackup();
    return newest && (now() - newest.at) / 1000;
  });
  meters.watch('backup_has_faults', () => {
    const newest = newestBackup();
    return newest && Number(newest.hasFaults);
  });

  async function backUp(path: string): Promise<void> {
    const newest = newestBackup();
    const at = now();
    if ((newest && at - newest.at < HOUR) || at < backup.notBefore) return;
    try {
      const { file, matches, replayed, faults } = await makeBackup(path, at, {
        signal: closing.signal,
        keepAll: at < deletesFrom,
      });
      backup = { failures: 0, notBefore: Number.NEGATIVE_INFINITY };
      if (faults.length > 0) logger.error({ file, faults }, 'a backup has faults');
      else logger.info({ file, matches, replayed }, 'a backup was made');
    } catch (fault) {
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** backup.failures);
      backup = { failures: backup.failures + 1, notBefore: at + wait };
      throw fault;
    }
  }

  async function archive(): Promise<void> {
    if (now() - archivedAt < HOUR) return;
    archivedAt = now();
    const count = await archiveOver(store, now(), logger, closing.signal);
    if (count > 0) logger.info({ count }, 'matches were put away');
    const gone = store.db.deleteFrom('nodes').where('until', '<', now() - PROCESSES_KNOWN_FOR);
    await store.write([{ change: gone }]);
  }

  /** What is called off by the end is not told as a failure. */
  const attempt = async (doing: () => Promise<void>, failed: string): Promise<void> => {
    if (closing.signal.aborted) return;
    try {
      await doing();
    } catch (err) {
      if (!closing.signal.aborted) logger.error({ err }, failed);
    }
  };

  async function look(): Promise<void> {
    await attempt(archive, 'matches could not be put away');
    if (place.kind === 'sqlite') await attempt(() => backUp(place.path), 'no backup could be made');
  }

  let looking: Promise<void> = Promise.resolve();
  const lookNext = () => {
    looking = looking.then(look);
    return looking;
  };
  const timer = setInterval(lookNext, MINUTE);
  timer.unref();
  return {
    look: lookNext,
    close: async () => {
      clearInterval(timer);
      closing.abort();
      await looking;
    },
  };
}
