import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
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
  it.each(['SIGKILL', 'SIGINT', 'SIGTERM'] as const)(
    'end with the process that started them, by %s',
    async (signal) => {
      const starter = spawn(process.execPath, [fileURLToPath(new URL('starter.js', import.meta.url))], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [said] = await once(starter.stdout, 'data');
      const urls: string[] = JSON.parse(said);
      for (const url of urls) expect(await answers(url)).toBe(true);
      starter.kill(signal);
      for (const url of urls) await expect.poll(() => answers(url)).toBe(false);
    },
  );

  it('keep what they have when they are killed and started again, at the same place', async () => {
    const postgres = await startPostgres();
    await createDatabase(postgres.url, 'kept');
    await postgres.kill();
    expect(await answers(postgres.url)).toBe(false);
    await postgres.start();
    await expect(createDatabase(postgres.url, 'kept')).rejects.toThrow('already exists');
    await postgres.end();
    expect(await answers(postgres.url)).toBe(false);
  });

  it('stand still while they are paused, and go on', async () => {
    const postgres = await startPostgres();
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
    await postgres.end();
  });
});
