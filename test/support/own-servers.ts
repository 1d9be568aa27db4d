import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import {
  createDatabase,
  type Postgres,
  startPostgres as startDurablePostgres,
} from '../../scripts/servers/postgres.js';

// What is stopped, killed or paused in a test is a server of that file alone, and ended by it.
export { startNats } from '../../scripts/servers/nats.js';
/** Tests cut no power, so their PostgreSQL need not wait for the disk. */
export const startPostgres = (): Promise<Postgres> => startDurablePostgres({ isDurable: false });

interface LanePostgres {
  readonly url: string;
  /** The name of the database that has the tables of the server, and nothing in them. */
  readonly migrated: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of the lane. `null` when there is none on this machine. */
    readonly postgres: LanePostgres | null;
    readonly nats: string | null;
  }
}

/** Are they on this machine? Else the tests that need them are skipped: `describe.skipIf(!hasPostgres)`. */
export const hasPostgres = inject('postgres') !== null;
export const hasNats = inject('nats') !== null;

/** Creates a database in the lane's PostgreSQL, with the tables of the server, and returns its URL. */
export function postgresFor(): Promise<string> {
  const { url, migrated } = there(inject('postgres'));
  return createDatabase(url, newName(), migrated);
}

/** Creates a database without any table, and returns its URL. */
export const emptyPostgresFor = (): Promise<string> =>
  createDatabase(there(inject('postgres')).url, newName());

const newName = () => `test-${randomUUID()}`;

/** The lane's NATS; other files speak there too. */
export const natsFor = (): string => there(inject('nats'));

function there<T>(server: T | null): T {
  if (server === null) throw new Error('it is not on this machine: skip what needs it');
  return server;
}
