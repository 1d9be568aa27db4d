import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/servers/ports.js';
import { answers, isOver, useNpm } from '../support/npm-shim.js';
import { hasNats, hasPostgres } from '../support/own-servers.js';

const npm = useNpm();

/** The server processes among the children of this one. */
function serversOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .flatMap((child) => {
      const command = readFileSync(`/proc/${child}/cmdline`, 'utf8');
      return command.includes('dist/main.js') ? [child] : serversOf(child);
    });
}

describe.skipIf(!hasPostgres || !hasNats)('npm run cluster', () => {
  it('serves by three processes at one port, goes on when one hangs or dies, and leaves nobody behind', async () => {
    const port = await freePort();
    const run = await npm.run('cluster', { PORT: String(port), CLUSTER_DATA: join(npm.folder(), 'cluster') });
    const origin = `http://localhost:${port}`;
    expect(run.said()).toContain(origin);
    const ports = [...run.said().matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, found]) => Number(found));
    expect(ports).toHaveLength(2);
    for (const each of ports) expect(await answers(each)).toBe(true);

    const guest = await fetch(`${origin}/api/guests`, { method: 'POST' });
    expect(guest.status).toBe(201);
    const { token } = await guest.json();
    /** Who am I, asked of each of the processes: they know each other's people. */
    const asked = async () => {
      const me = { headers: { authorization: `Bearer ${token}` } };
      const statuses = [];
      for (let each = 0; each < 6; each++) statuses.push((await fetch(`${origin}/api/me`, me)).status);
      return statuses;
    };
    expect(new Set(await asked())).toEqual(new Set([200]));

    const pid = run.npm.pid ?? 0;
    const before = serversOf(pid);
    expect(before).toHaveLength(3);
    const [killed = 0, hung = 0] = before;
    process.kill(hung, 'SIGSTOP');
    expect(new Set(await asked())).toEqual(new Set([200]));
    process.kill(hung, 'SIGCONT');
    process.kill(killed, 'SIGKILL');
    expect(new Set(await asked())).toEqual(new Set([200]));
    await expect.poll(() => serversOf(pid).length).toBe(3);
    expect(serversOf(pid)).not.toContain(killed);
    expect(run.said()).toContain('started again');

    run.npm.kill('SIGTERM');
    for (const each of [port, ...ports]) await expect.poll(() => answers(each)).toBe(false);
    await expect.poll(() => isOver(run.npm)).toBe(true);
    for (const each of before) expect(() => process.kill(each, 0)).toThrow();
  });
});
