import { statSync } from 'node:fs';
import type { Services } from '../services.js';
import { archiveOver } from '../store/archive.js';
import { backupsOf, makeBackup } from './backups/make-backup.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What a server does for its data while it runs, besides playing. */
export interface Upkeep {
  /** Does what is due now; resolves when it is done. */
  readonly look: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Every hour the file is backed up, if anything was written since, and what has been over for a day is put away. A
 * PostgreSQL is backed up by its own means.
 */
export function startUpkeep({
  settings,
  store,
  now,
  logger,
  meters,
}: Pick<Services, 'settings' | 'store' | 'now' | 'logger' | 'meters'>): Upkeep {
  const { store: place } = settings;
  let archivedAt = Number.NEGATIVE_INFINITY;

  meters.watch('backup_age_seconds', () => {
    const [newest] = place.kind === 'sqlite' ? backupsOf(place.path) : [];
    return newest ? (now() - newest.at) / 1000 : 0;
  });

  async function backUp(path: string): Promise<void> {
    const [newest] = backupsOf(path);
    const at = now();
    if (newest && (at - newest.at < HOUR || lastWritten(path) <= lastWritten(newest.path))) return;
    const { file, matches, replayed } = await makeBackup(path, at);
    logger.info({ file, matches, replayed }, 'a backup was made');
  }

  async function archive(): Promise<void> {
    if (now() - archivedAt < HOUR) return;
    archivedAt = now();
    const count = await archiveOver(store, now(), logger);
    if (count > 0) logger.info({ count }, 'matches were put away');
  }

  async function look(): Promise<void> {
    if (place.kind === 'sqlite')
      await backUp(place.path).catch((err) => logger.error({ err }, 'no backup could be made'));
    await archive().catch((err) => logger.error({ err }, 'matches could not be put away'));
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
      await looking;
    },
  };
}

/** What was written lies beside the file at first. */
const lastWritten = (path: string): number =>
  Math.max(...[path, `${path}-wal`].map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0));
