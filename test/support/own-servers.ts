import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase } from '../../scripts/servers/postgres.js';

// What is stopped, killed or paused in a test is a server of that file alone, and ended by it.
export { startNats } from '../../scripts/servers/nats.js';
export { startPostgres } from '../../scripts/servers/postgres.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the PostgreSQL of all these tests is reached; null: there is none on this machine. */
    readonly postgres: string | null;
    readonly nats: string | null;
  }
}

/** Are they on this machine? Else the tests that need them are skipped: `describe.skipIf(!hasPostgres)`. */
export const hasPostgres = inject('postgres') !== null;
export const hasNats = inject('nats') !== null;

/** An empty database in the lane's PostgreSQL. */
export function postgresFor(): Promise<string> {
  return createDatabase(there(inject('postgres')), `test-${randomUUID()}`);
}

/** The lane's NATS; other files speak there too. */
export const natsFor = (): string => there(inject('nats'));

function there(url: string | null): string {
  if (url === null) throw new Error('it is not on this machine: skip what needs it');
  return url;
}
