import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../scripts/servers/postgres.js';
import { hasNats, hasPostgres, startNats, startPostgres } from '../support/own-servers.js';

/** Does somebody take connections there? */
function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

describe.skipIf(!hasPostgres || !hasNats)('the servers of the tests', () => {
  // Both are ended in the same way, so one of them is enough for the other signals.
  it.each([
    ['SIGKILL', ['nats', 'postgres']],
    ['SIGINT', ['nats']],
    ['SIGTERM', ['nats']],
  ] as const)('end with the process that started them, by %s', async (signal, servers) => {
    const script = fileURLToPath(new URL('starter.js', import.meta.url));
    const starter = spawn(process.execPath, [script, ...servers], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = await once(starter.stdout, 'data');
    const urls: string[] = JSON.parse(said);
    expect(urls).toHaveLength(servers.length);
    for (const url of urls) expect(await answers(url)).toBe(true);
    starter.kill(signal);
    for (const url of urls) await expect.poll(() => answers(url)).toBe(false);
  });

  describe('PostgreSQL', () => {
    let postgres: Awaited<ReturnType<typeof startPostgres>>;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres?.end());

    it('stands still while it is paused, and goes on', async () => {
      postgres.pause();
      let isMade = false;
      const made = createDatabase(postgres.url, 'late').then(() => {
        isMade = true;
      });
      // A whole other server comes and goes meanwhile.
      const nats = await startNats();
      await nats.end();
      expect(isMade).toBe(false);
      postgres.resume();
      await made;
      expect(isMade).toBe(true);
    });

    it('keeps what it has when it is killed and started again, at the same place', async () => {
      await createDatabase(postgres.url, 'kept');
      await postgres.kill();
      expect(await answers(postgres.url)).toBe(false);
      await postgres.start();
      await expect(createDatabase(postgres.url, 'kept')).rejects.toThrow('already exists');
      await postgres.end();
      expect(await answers(postgres.url)).toBe(false);
    });
  });
});
