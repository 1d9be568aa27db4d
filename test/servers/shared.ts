import type { TestProject } from 'vitest/node';
import { startNats } from '../../scripts/servers/nats.js';
import { startPostgres } from '../../scripts/servers/postgres.js';
import { programsOfServer } from '../../scripts/servers/programs.js';

/** One PostgreSQL and one NATS for all files of the lane: each has a database of its own in it. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [postgres, nats] = await Promise.all([
    programsOfServer('postgres') ? startPostgres() : null,
    programsOfServer('nats') ? startNats() : null,
  ]);
  provide('postgres', postgres?.url ?? null);
  provide('nats', nats?.url ?? null);
  return async () => {
    await Promise.all([postgres?.end(), nats?.end()]);
  };
}
