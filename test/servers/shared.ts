import type { TestProject } from 'vitest/node';
import { makeLogger } from '../../apps/server/src/operate/logger.js';
import { openStore } from '../../apps/server/src/store/open-store.js';
import { startNats } from '../../scripts/servers/nats.js';
import { createDatabase, startPostgres } from '../../scripts/servers/postgres.js';
import { programsOfServer } from '../../scripts/servers/programs.js';

const MIGRATED = 'migrated';

/** Starts one PostgreSQL and one NATS for the lane. Each test gets a database of its own in the one PostgreSQL. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [postgres, nats] = await Promise.all([
    programsOfServer('postgres') ? startPostgres({ isDurable: false }) : null,
    programsOfServer('nats') ? startNats() : null,
  ]);
  if (postgres) await migrate(await createDatabase(postgres.url, MIGRATED));
  provide('postgres', postgres && { url: postgres.url, migrated: MIGRATED });
  provide('nats', nats?.url ?? null);
  return async () => {
    await Promise.all([postgres?.end(), nats?.end()]);
  };
}

/** Creates the tables of the server, as every store does when it is opened. */
async function migrate(url: string): Promise<void> {
  const logger = makeLogger({ logLevel: 'silent', nodeName: MIGRATED });
  const store = await openStore(
    { store: { kind: 'postgres', url }, nodeName: MIGRATED },
    { now: Date.now, logger },
  );
  await store.close();
}
